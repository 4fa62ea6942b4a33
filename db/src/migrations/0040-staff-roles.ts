import { type Kysely, sql } from 'kysely'

/** Roles, deactivated logins, invitations, and the sessions of each login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Everybody who had a login until now could do everything.
  await sql`
    alter table staff
      add column role text not null default 'owner'
        check (role in ('owner', 'editor', 'viewer')),
      add column deactivated_at timestamptz`.execute(db)
  await sql`
    create table invitations (
      id integer primary key generated always as identity,
      email text not null,
      role text not null check (role in ('owner', 'editor', 'viewer')),
      -- The token is derived from this and the secret of the site, so that neither this table nor
      -- the stored email contains it.
      nonce uuid not null,
      token_hash bytea not null unique,
      invited_by text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create unique index invitations_email on invitations (lower(email))`.execute(db)
  await sql`
    create table staff_sessions (
      id uuid primary key,
      staff_id integer not null references staff on delete cascade,
      user_agent text not null,
      address text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create index staff_sessions_of on staff_sessions (staff_id, last_seen_at desc)`.execute(db)
  await sql`
    create index staff_sessions_by_expiry on staff_sessions (expires_at)`.execute(db)
  // Kept after the invitation is gone, which is why it references nothing.
  await sql`alter table mails add column invitation_id integer`.execute(db)
}
