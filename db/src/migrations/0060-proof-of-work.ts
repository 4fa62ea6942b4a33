import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Table, kind, who is recorded, key, name, and the columns whose values are recorded, or hidden. */
const audited = [
  ...['settings', 'settings', 'everybody', '', ''],
  ...['agency rate_card retention font ai_services pipeline mcp embedding bot_protection', ''],
] as const

/** When visitors are asked for a proof of work, and the solutions that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column bot_protection jsonb not null default '{"proofOfWork": "nearLimits"}'`.execute(db)
  await sql`
    create table spent_proofs (
      -- Random; each challenge has another.
      nonce text primary key,
      -- After this time the challenge is refused anyway.
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index spent_proofs_by_time on spent_proofs (expires_at)`.execute(db)
  // The settings have these triggers already: now for one more column.
  const [table, ...values] = audited
  for (const [operation, rows] of operations) {
    await sql`
      create or replace trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on ${sql.table(table)} referencing ${sql.raw(rows)} for each statement
      execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
    `.execute(db)
  }
}
