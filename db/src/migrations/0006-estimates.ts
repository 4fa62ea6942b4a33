import { type Kysely, sql } from 'kysely'

/** Versions of the rate card, and what the list of estimates shows of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Every rate card that was in force, newest last; settings hold the current one.
  await sql`
    create table rate_card_versions (
      version integer primary key check (version >= 1),
      rate_card jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into rate_card_versions (version, rate_card, created_at)
    select 1, rate_card, updated_at from settings`.execute(db)

  // Earlier estimates stored their range and issue date, but not how many days they are valid.
  await sql`
    alter table estimates
      add column low_cents integer,
      add column high_cents integer,
      add column valid_until date`.execute(db)
  await sql`
    update estimates set
      low_cents = coalesce((estimate->>'low')::integer, total_cents),
      high_cents = coalesce((estimate->>'high')::integer, total_cents),
      valid_until = (created_at at time zone 'Australia/Melbourne')::date + 30`.execute(db)
  await sql`
    alter table estimates
      alter column low_cents set not null,
      alter column high_cents set not null,
      alter column valid_until set not null`.execute(db)
}
