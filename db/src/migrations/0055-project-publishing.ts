import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Table, kind, who is recorded, key, name, and the columns whose values are recorded, or hidden. */
const audited = [
  [
    ...['projects', 'project', 'staff', 'id', 'title'],
    'title slug active publish_at featured client_name summary description problem solution content services technologies project_url published_date meta_title meta_description testimonial embed cover_image image2 image3 client_logo',
    '',
  ],
  ['redirects', 'redirect', 'staff', 'id', 'path', 'path target project_id', ''],
  ['project_previews', 'preview link', 'staff', 'project_id', '', 'expires_at', ''],
] as const

/** Redirects of the public site; previews, order and scheduled publishing of projects. */
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
  await sql`
    create table project_previews (
      -- One each.
      project_id integer primary key references projects on delete cascade,
      token text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
  // Null for a project that was not ordered by hand.
  await sql`alter table projects add column position integer`.execute(db)
  await sql`alter table projects add column publish_at timestamptz`.execute(db)
  // Projects have these triggers already: now for one more column.
  for (const [operation, rows] of operations) {
    for (const [table, ...values] of audited) {
      await sql`
        create or replace trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)} for each statement
        execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
      `.execute(db)
    }
  }
}
