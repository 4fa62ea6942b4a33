import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Tables whose rows are marked as deleted, with what of them is in the audit log. */
const marked = [
  ['email_templates', ['email template', 'name', 'name deleted_at', 'subject body']],
  ['webhooks', ['webhook', 'url', 'url description events state deleted_at', 'secret']],
] as const

/** Email templates and webhooks can be restored after they were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, [kind, name, columns, hidden]] of marked) {
    // Set while the deletion can be undone.
    await sql`alter table ${sql.table(table)} add column deleted_at timestamptz`.execute(db)
    const values = [kind, 'staff', 'id', name, columns, hidden]
    for (const [operation, rows] of operations) {
      await sql`
        create or replace trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement
        execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
      `.execute(db)
    }
  }
  // The name of a deleted template can be given to another one.
  await sql`drop index email_templates_by_name`.execute(db)
  await sql`
    create unique index email_templates_by_name on email_templates (lower(name))
    where deleted_at is null`.execute(db)
}
