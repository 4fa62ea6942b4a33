import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

const audited = [
  ...['settings', 'everybody', '', ''],
  ...['agency rate_card retention font ai_services pipeline mcp', ''],
]

/** The switch of the MCP endpoint, and its calls in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings add column mcp jsonb not null default '{"isEnabled": false}'`.execute(db)
  await sql`
    alter table audit_entries
    drop constraint audit_entries_means_check,
    add constraint audit_entries_means_check check (means in ('screen', 'key', 'mcp', 'system'))
  `.execute(db)
  // The settings have these triggers already: now for one more column.
  for (const [operation, rows] of operations) {
    await sql`
      create or replace trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on settings referencing ${sql.raw(rows)} for each statement
      execute function audit_statement(${sql.join(audited.map((value) => sql.lit(value)))})
    `.execute(db)
  }
}
