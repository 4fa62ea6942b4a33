import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Table, kind, who is recorded, key, name, and the columns whose values are recorded, or hidden. */
const audited = [
  ...['settings', 'settings', 'everybody', '', ''],
  ...['agency rate_card retention font ai_services pipeline mcp embedding', ''],
] as const

/** The other sites whose pages may contain the generator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings add column embedding jsonb not null default '{"origins": []}'`.execute(db)
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
