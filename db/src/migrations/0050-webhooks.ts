import { type Kysely, sql } from 'kysely'

/** Webhooks: subscriptions, the events to deliver, and a log of what was sent and answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id integer primary key generated always as identity,
      url text not null,
      description text not null default '',
      -- The types of events it is sent.
      events text[] not null,
      state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
      disabled_reason text check (disabled_reason in ('gone', 'failing')),
      secret text not null,
      -- Signs as well until then, so that a receiver can change to the new one.
      previous_secret text,
      previous_secret_until timestamptz,
      -- The first and the last of the failed attempts since one succeeded.
      failing_since timestamptz,
      last_failed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table webhook_events (
      id integer primary key generated always as identity,
      -- The same in each attempt to deliver it.
      message_id text not null unique,
      type text not null,
      -- Text, not json: what is signed are its bytes.
      payload text not null,
      -- Deleted with the person it is about.
      contact_id integer references contacts on delete cascade,
      submission_id integer references submissions on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index webhook_events_of_contact on webhook_events (contact_id)`.execute(db)
  await sql`create index webhook_events_of_submission on webhook_events (submission_id)`.execute(db)
  await sql`create index webhook_events_by_time on webhook_events (created_at)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id integer primary key generated always as identity,
      webhook_id integer not null references webhooks on delete cascade,
      event_id integer not null references webhook_events on delete cascade,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      -- Since it was queued or replayed.
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      -- The result of the last attempt.
      last_status integer,
      last_error text,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create index webhook_deliveries_of_webhook
    on webhook_deliveries (webhook_id, created_at, id)`.execute(db)
  await sql`create index webhook_deliveries_of_event on webhook_deliveries (event_id)`.execute(db)
  await sql`
    create index webhook_deliveries_pending on webhook_deliveries (webhook_id, next_attempt_at, id)
    where state = 'pending'`.execute(db)
  await sql`
    create table webhook_attempts (
      id integer primary key generated always as identity,
      delivery_id integer not null references webhook_deliveries on delete cascade,
      attempted_at timestamptz not null,
      duration_ms integer not null,
      url text not null,
      request_headers jsonb not null,
      -- Null if there was no response.
      status integer,
      response_headers jsonb not null default '{}',
      response_body text not null default '',
      -- Why the attempt failed; null if it succeeded.
      error text
    )`.execute(db)
  await sql`
    create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id)`.execute(db)

  const values = ['webhook', 'staff', 'id', 'url', 'url description events state', 'secret']
  const operations = [
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows'],
  ] as const
  for (const [operation, rows] of operations) {
    await sql`
      create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on webhooks referencing ${sql.raw(rows)}
      for each statement
      execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
    `.execute(db)
  }

  // Earlier releases write only emails about follow-ups that belong to no submission or proposal.
  await sql`
    alter table mails add column staff_kind text check (staff_kind in ('follow_ups', 'webhook', 'invitation'))
  `.execute(db)
}
