import { type Kysely, sql } from 'kysely'

/** Deposits of accepted proposals: the open hosted checkout, and how the deposit was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposits (
      proposal_id integer primary key references proposals on delete cascade,
      amount_cents integer not null check (amount_cents > 0),
      -- The checkout that a client is sent to, or has paid by; opens nothing without the secret key.
      checkout_session text unique,
      -- Counts up with each checkout, so that a request for a new one is told from the last.
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      paid_by text check (paid_by in ('card', 'transfer')),
      payment_intent text,
      check ((paid_at is null) = (paid_by is null))
    )`.execute(db)
}
