import { type Kysely, sql } from 'kysely'

/** How each contact first reached the agency, and which staff member is responsible for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The first channel that a form of theirs reported.
  await sql`
    create function first_channel_of(contact integer) returns text language sql stable as $$
      select coalesce((
        select first_source ->> 'channel' from submissions
        where contact_id = contact and not by_staff and first_source is not null
        order by created_at, id limit 1
      ), 'unknown')
    $$`.execute(db)
  await sql`
    alter table contacts
      -- 'import' for those from a file, whatever they send later.
      add column channel text not null default 'unknown',
      -- Where an imported contact comes from, in the words of its file.
      add column source text not null default '',
      add column assignee_id integer references staff on delete set null`.execute(db)
  await sql`
    update contacts set channel = first_channel_of(id)
    where exists (
      select from submissions where contact_id = contacts.id and first_source is not null
    )`.execute(db)
  await sql`create index contacts_by_channel on contacts (channel, last_activity, id)`.execute(db)
  // Covers the pipeline's totals, so that they read no rows.
  await sql`
    create index contacts_by_assignee on contacts (assignee_id, last_activity, id)
    include (stage, value_cents)`.execute(db)

  // In the update that counts submissions: each update writes to all indexes of a contact.
  await sql`
    create or replace function count_submissions() returns trigger language plpgsql as $$
    begin
      perform from contacts where id in (select contact_id from added)
      order by id for no key update;
      update contacts set
        message_count = message_count + sent.messages,
        concept_count = concept_count + sent.concepts,
        quote_count = quote_count + sent.quotes,
        first_seen = least(first_seen, sent.first),
        last_activity = greatest(last_activity, sent.last),
        waiting_since = waiting_since_of(contacts.id),
        channel = case
          when channel = 'unknown' then first_channel_of(contacts.id) else channel
        end
      from (
        select contact_id,
          count(*) filter (where kind = 'message') as messages,
          count(*) filter (where kind = 'concept') as concepts,
          count(*) filter (where kind = 'quote') as quotes,
          min(created_at) as first, max(created_at) as last
        from added group by contact_id
      ) as sent
      where contacts.id = sent.contact_id;
      return null;
    end $$`.execute(db)
}
