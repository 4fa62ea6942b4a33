import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Table, kind, who is recorded, key, name, and the columns whose values are recorded, or hidden. */
const audited = [
  ['passkeys', 'second factor', 'everybody', 'id', 'name', 'staff_id name', ''],
  ['required_second_factors', 'second factor', 'everybody', 'role', 'role', 'role', ''],
] as const

/** Second factors of logins, the roles that need one, and when a session was last proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticator_apps (
      staff_id integer primary key references staff on delete cascade,
      -- Encrypted with a key that is derived from the secret of the site.
      secret bytea not null,
      -- Null until a code has been entered.
      confirmed_at timestamptz,
      -- The 30 seconds, counted from 1970, of the latest code that was accepted.
      last_step integer
    )`.execute(db)
  await sql`
    create table recovery_codes (
      staff_id integer not null references staff on delete cascade,
      -- SHA-256 of the code. A code that was used is deleted.
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (staff_id, code_hash)
    )`.execute(db)
  await sql`
    create table passkeys (
      id integer primary key generated always as identity,
      staff_id integer not null references staff on delete cascade,
      name text not null,
      -- In base64url.
      credential_id text not null unique,
      public_key bytea not null,
      -- How often the authenticator says that it was used; 0 if it does not count.
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_of on passkeys (staff_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      staff_id integer not null references staff on delete cascade,
      purpose text not null check (purpose in ('registration', 'login', 'proof')),
      -- Deleted when it is used: no response counts twice.
      challenge text not null,
      expires_at timestamptz not null,
      primary key (staff_id, purpose)
    )`.execute(db)
  await sql`
    create table required_second_factors (
      role text primary key check (role in ('owner', 'editor', 'viewer'))
    )`.execute(db)
  await sql`
    alter table staff_sessions
      -- When the person last entered a password or a second factor in this session.
      add column proven_at timestamptz,
      -- Until a second factor is added, this session can do nothing else.
      add column must_enrol boolean not null default false`.execute(db)
  for (const [operation, rows] of operations) {
    for (const [table, ...values] of audited) {
      await sql`
        create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)} for each statement
        execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
      `.execute(db)
    }
  }
}
