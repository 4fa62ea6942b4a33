import { type Kysely, sql } from 'kysely'

/** Links to a concept's own page: one for a concept, which ends by itself or is ended by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_links (
      concept_id integer primary key references concepts on delete cascade,
      token text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      views integer not null default 0 check (views >= 0),
      last_viewed_at timestamptz
    )`.execute(db)
  await sql`create index share_links_ending on share_links (expires_at)`.execute(db)
}
