import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Emails that staff write to a contact, the templates for them, and changed automatic texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      -- The address of the staff member who wrote it; null for an automatic one. No reference: it
      -- stays when the login is removed.
      add column written_by text,
      -- Of the form that was sent, so that sending it again writes no second email.
      add column idempotency_key uuid`.execute(db)
  await sql`
    create unique index mails_of_form on mails (idempotency_key) where idempotency_key is not null
  `.execute(db)
  await sql`
    create index mails_written on mails (contact_id, created_at) where written_by is not null
  `.execute(db)

  // An email that staff wrote is an answer, unless it could not be delivered.
  await sql`
    create or replace function waiting_since_of(contact integer) returns timestamptz
    language sql stable as $$
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
        ),
        (
          select max(created_at) from mails
          where contact_id = contact and written_by is not null and state <> 'failed'
        )
      ), '-infinity')
    $$`.execute(db)
  await sql`
    create trigger mails_written_waiting after insert on mails
    for each row when (new.written_by is not null and new.contact_id is not null)
    execute function update_waiting()`.execute(db)
  await sql`
    create trigger mails_failed_waiting after update of state on mails
    for each row when (
      new.written_by is not null and new.contact_id is not null
      and (old.state = 'failed') <> (new.state = 'failed')
    )
    execute function update_waiting()`.execute(db)

  await sql`
    create table email_templates (
      id integer primary key generated always as identity,
      name text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index email_templates_by_name on email_templates (lower(name))`.execute(
    db,
  )
  // A row for each automatic email whose text differs from the original.
  await sql`
    create table email_texts (
      key text primary key,
      subject text not null,
      heading text not null,
      opening text not null,
      closing text not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  const audited = [
    // A text may name a client, and the audit log cannot forget: only its change is recorded.
    ['email_templates', ['email template', 'staff', 'id', 'name', 'name', 'subject body']],
    ['email_texts', ['email text', 'staff', 'key', 'key', 'subject heading', 'opening closing']],
  ] as const
  for (const [table, values] of audited) {
    for (const [operation, rows] of operations) {
      await sql`
        create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement
        execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
      `.execute(db)
    }
  }
}
