import { type Kysely, sql } from 'kysely'

/** The stages of a generation, and the results of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table generations
      add column stage text not null default 'queued' check (stage in (
        'queued', 'brief', 'designing', 'rendering', 'pricing', 'done', 'failed', 'cancelled'
      )),
      add column stage_at timestamptz not null default now(),
      -- How often it was taken up: only the last to do so may write.
      add column attempt integer not null default 0,
      -- What a stage made, for whoever goes on after it.
      add column concept jsonb,
      add column drawn jsonb,
      add column kept text[] not null default '{}',
      -- Why it failed, in words for the person; where null, in those for any failure.
      add column failure_message text`.execute(db)
  await sql`
    update generations set
      stage = case status when 'running' then 'queued' else status end,
      stage_at = coalesce(finished_at, started_at, created_at)`.execute(db)
  await sql`
    update generations set finished_at = coalesce(finished_at, started_at, created_at)
    where stage in ('done', 'failed')`.execute(db)
  await sql`drop index generations_open`.execute(db)
  await sql`alter table generations drop column status`.execute(db)
  await sql`
    alter table generations
      drop constraint generations_failure_check,
      add constraint generations_failure_check check (
        failure in ('GENERATION_FAILED', 'UPSTREAM_FAILED', 'TIMEOUT', 'DISK_FULL')
      ),
      add constraint generations_finished_check check (
        (finished_at is not null) = (stage in ('done', 'failed', 'cancelled'))
      )`.execute(db)
  await sql`
    create index generations_open on generations (created_at, id) where finished_at is null
  `.execute(db)
}
