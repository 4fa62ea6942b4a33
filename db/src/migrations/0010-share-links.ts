import { type Kysely, sql } from 'kysely'

/** Share links to a concept's page: one per concept, which expires or is revoked by staff. */
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
