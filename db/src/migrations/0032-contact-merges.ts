import { type Kysely, sql } from 'kysely'

/** Two contacts who are one person become one, and can be separated again for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_merges (
      id integer primary key generated always as identity,
      -- Deleted with the person.
      kept_id integer not null references contacts on delete cascade,
      -- The contact that was merged into it, as it was, and the ids of the rows that it had.
      merged jsonb not null,
      moved jsonb not null,
      -- The kept contact before, and after.
      kept_before jsonb not null,
      kept_after jsonb not null,
      staff_email text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index contact_merges_of on contact_merges (kept_id, id)`.execute(db)
  await sql`create index contact_merges_by_time on contact_merges (created_at)`.execute(db)

  // Rows stay immutable evidence, except that the contact may be removed, or become another one in a
  // transaction that says that it merges contacts.
  await sql`
    create or replace function keep_proposal_events() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'contact_id' = to_jsonb(old) - 'contact_id' and (
        new.contact_id is null or current_setting('agency.merges_contacts', true) = 'on'
      ) then
        return new;
      end if;
      raise exception 'The timeline of a proposal is not changed.';
    end $$`.execute(db)
}
