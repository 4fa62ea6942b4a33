import { type Kysely, sql } from 'kysely'

/** Calls to the AI services, their costs, and when a service is paused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings add column ai_services jsonb not null default '{
      "concept": { "dailyCapCents": 1000, "resultCost": 1500, "fallBack": true },
      "brief": { "dailyCapCents": 200, "resultCost": 100, "fallBack": true },
      "style": { "dailyCapCents": 500, "resultCost": 300, "fallBack": true }
    }'::jsonb`.execute(db)

  // One row per purpose; a caller locks it while the day's costs are added up.
  await sql`
    create table service_states (
      purpose text primary key check (purpose in ('concept', 'brief', 'style')),
      service text not null default '',
      failures integer not null default 0,
      open_until timestamptz
    )`.execute(db)
  await sql`
    insert into service_states (purpose) values ('concept'), ('brief'), ('style')`.execute(db)

  // One row per request, written before it is sent. cost is in hundredths of a cent of AUD.
  await sql`
    create table service_calls (
      id bigint primary key generated always as identity,
      purpose text not null references service_states,
      host text not null,
      model text,
      generation_id uuid references generations on delete set null,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome text check (outcome in (
        'done', 'unreachable', 'timeout', 'unauthorized', 'busy', 'failed', 'unusable',
        'declined', 'rejected', 'cancelled')),
      input_tokens integer,
      output_tokens integer,
      cost integer not null check (cost >= 0)
    )`.execute(db)
  await sql`create index service_calls_time on service_calls (purpose, started_at)`.execute(db)
  await sql`
    create index service_calls_generation on service_calls (generation_id)
    where generation_id is not null`.execute(db)
}
