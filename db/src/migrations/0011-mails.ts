import { type Kysely, sql } from 'kysely'

/** Emails to the owner and to visitors, each written with the event it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('message', 'concept', 'quote', 'generation_failed')),
      recipient text not null check (recipient in ('owner', 'visitor')),
      submission_id integer not null references submissions on delete cascade,
      contact_id integer not null references contacts on delete cascade,
      to_name text not null,
      to_address text not null,
      -- Whom an answer goes to; where null, to the sender.
      reply_name text,
      reply_address text,
      subject text not null,
      -- Null once their time is over.
      body_text text,
      body_html text,
      -- A stored file that is sent within the mail.
      picture_url text,
      message_id text not null unique,
      request_id text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
      attempts integer not null default 0,
      -- In words for staff.
      last_error text,
      created_at timestamptz not null default now(),
      -- When it was handed to the mail server, or kept.
      sent_at timestamptz,
      -- One mail for one event and recipient, however often the event is reported.
      unique (submission_id, kind, recipient),
      check ((sent_at is not null) = (state in ('sent', 'kept')))
    )`.execute(db)
  await sql`create index mails_by_time on mails (created_at, id)`.execute(db)
  await sql`create index mails_by_state on mails (state, created_at, id)`.execute(db)
  await sql`create index mails_of_contact on mails (contact_id)`.execute(db)
  await sql`
    create index mails_text on mails
      using gin (to_name gin_trgm_ops, to_address gin_trgm_ops, subject gin_trgm_ops)
  `.execute(db)
  await sql`
    create index mails_with_text on mails (created_at) where body_text is not null
  `.execute(db)
  // False if the sender has been sent enough emails for now.
  await sql`
    alter table submissions add column confirm_by_mail boolean not null default true
  `.execute(db)
}
