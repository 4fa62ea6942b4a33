import { type Kysely, sql } from 'kysely'

/** Tags of contacts, and second email addresses of the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts add column tags text[] not null default '{}'`.execute(db)
  await sql`create index contacts_tags on contacts using gin (tags)`.execute(db)
  // One spelling for each tag, whatever the case in which it is entered.
  await sql`
    create table tags (
      name text primary key,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index tags_by_name on tags (lower(name))`.execute(db)

  // What is sent from these addresses belongs to the contact; their first address is in contacts.
  await sql`
    create table contact_emails (
      id integer primary key generated always as identity,
      contact_id integer not null references contacts on delete cascade,
      email text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index contact_emails_by_email on contact_emails (lower(email))`.execute(
    db,
  )
  await sql`create index contact_emails_of on contact_emails (contact_id)`.execute(db)
}
