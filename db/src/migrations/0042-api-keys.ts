import { type Kysely, sql } from 'kysely'

/** Keys with which other programs call the documented paths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id integer primary key generated always as identity,
      name text not null,
      -- The first characters of the key; the rest is stored as a hash only.
      start text not null,
      key_hash bytea not null unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      -- A key does nothing that its maker may not, and ends with their login.
      staff_id integer not null references staff on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_of on api_keys (staff_id)`.execute(db)
  const values = ['API key', 'everybody', 'id', 'name', 'name scopes expires_at revoked_at', '']
  const operations = [
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows'],
  ] as const
  for (const [operation, rows] of operations) {
    await sql`
      create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on api_keys referencing ${sql.raw(rows)}
      for each statement
      execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
    `.execute(db)
  }
}
