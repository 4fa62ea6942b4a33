import { type Kysely, sql } from 'kysely'

/** What waits for the owner: contacts without an answer, and follow-ups on their morning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An estimate that staff made for somebody is no request by that person.
  await sql`
    alter table submissions add column by_staff boolean not null default false`.execute(db)

  await sql`alter table contacts add column waiting_since timestamptz`.execute(db)
  // The first thing that a person sent since they were last answered: by a proposal, or by a status
  // other than New that staff set.
  await sql`
    create function waiting_since_of(contact integer) returns timestamptz language sql stable as $$
      select min(asked.created_at)
      from (
        select created_at from submissions where contact_id = contact and not by_staff
        union all
        select created_at from proposal_events where contact_id = contact and kind = 'asked'
      ) as asked
      where asked.created_at > coalesce(greatest(
        (
          select case when new_value <> 'New' then created_at end from contact_changes
          where contact_id = contact and field = 'status'
          order by created_at desc, id desc limit 1
        ),
        (
          select max(created_at) from proposal_events where contact_id = contact and kind = 'sent'
        )
      ), '-infinity')
    $$`.execute(db)
  // Triggers keep the column up to date, whichever release writes.
  await sql`
    create function update_waiting() returns trigger language plpgsql as $$
    declare since timestamptz;
    begin
      -- The next statement sees what the transactions wrote that held this lock.
      perform from contacts where id = new.contact_id for no key update;
      since := waiting_since_of(new.contact_id);
      update contacts set waiting_since = since
      where id = new.contact_id and waiting_since is distinct from since;
      return null;
    end $$`.execute(db)
  // For submissions in the update that counts them: each update writes to all indexes of a contact.
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
        waiting_since = waiting_since_of(contacts.id)
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
  await sql`
    create trigger contact_changes_waiting after insert on contact_changes
    for each row when (new.field = 'status') execute function update_waiting()`.execute(db)
  await sql`
    create trigger proposal_events_waiting after insert on proposal_events
    for each row when (new.kind in ('asked', 'sent') and new.contact_id is not null)
    execute function update_waiting()`.execute(db)
  await sql`update contacts set waiting_since = waiting_since_of(id)`.execute(db)
  await sql`
    create index contacts_waiting on contacts (waiting_since, id) where waiting_since is not null
  `.execute(db)

  // A notification is about a submission, an event of a proposal, or a planned follow-up.
  await sql`
    alter table notifications
      add column contact_id integer references contacts on delete cascade,
      add column follow_up_on date`.execute(db)
  await sql`
    create unique index notifications_of_follow_up on notifications (contact_id, follow_up_on)
    where contact_id is not null`.execute(db)

  // The days on which staff were reminded, so that each is handled once.
  await sql`
    create table follow_up_digests (
      day date primary key,
      -- Null if there was nothing to write, or if the email was deleted.
      mail_id integer references mails on delete set null,
      -- The contacts that the email names.
      contact_ids integer[] not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index follow_up_digests_of_mail on follow_up_digests (mail_id)`.execute(db)
}
