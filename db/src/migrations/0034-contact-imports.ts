import { type Kysely, sql } from 'kysely'

/** Contacts from files, which can be taken out again for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_imports (
      id integer primary key generated always as identity,
      -- Of the attempt: an import that is sent twice is done once.
      idempotency_key uuid not null unique,
      file_name text not null,
      counts jsonb not null,
      staff_email text not null,
      -- Also the time of its contacts' last change.
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index contact_imports_by_time on contact_imports (created_at)`.execute(db)
  await sql`
    create table contact_import_rows (
      import_id integer not null references contact_imports on delete cascade,
      -- Deleted with the person.
      contact_id integer not null references contacts on delete cascade,
      -- What an existing contact got; null if the import created the contact.
      filled jsonb,
      primary key (import_id, contact_id)
    )`.execute(db)
  await sql`
    create index contact_import_rows_of on contact_import_rows (contact_id)`.execute(db)
}
