import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Redirects of the public site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirects (
      id integer primary key generated always as identity,
      path text not null unique,
      target text,
      -- Wherever the project is. No reference: a deleted project can be restored.
      project_id integer,
      uses integer not null default 0,
      created_at timestamptz not null default now(),
      check (num_nonnulls(target, project_id) = 1)
    )`.execute(db)
  // Uses are counted by updates, which are no change by staff.
  for (const [operation, rows] of operations) {
    await sql`
      create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on redirects referencing ${sql.raw(rows)}
      for each statement
      execute function audit_statement('redirect', 'staff', 'id', 'path', 'path target project_id', '')
    `.execute(db)
  }
}
