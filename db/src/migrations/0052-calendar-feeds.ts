import { type Kysely, sql } from 'kysely'

/** The secret address under which a calendar program reads a staff member's follow-ups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      -- One each: a new address replaces the one before.
      staff_id integer primary key references staff on delete cascade,
      -- SHA-256 of the token, which is stored nowhere.
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_at timestamptz not null default now(),
      last_read_at timestamptz
    )`.execute(db)
  // Whoever is activated again needs a new address.
  await sql`
    create function delete_calendar_feed() returns trigger language plpgsql as $$
    begin
      delete from calendar_feeds where staff_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger staff_calendar_feed after update of deactivated_at on staff
    for each row when (new.deactivated_at is not null) execute function delete_calendar_feed()
  `.execute(db)
}
