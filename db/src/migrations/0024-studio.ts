import { type Kysely, sql } from 'kysely'

/**
 * The Studio: edit links to concepts, their changes and versions. `concepts.concept` stays what is
 * shown, so a release from before this one shows edited concepts as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table concepts
      add column revision integer not null default 0 check (revision >= 0),
      -- The revision that its picture, phone view and document show.
      add column drawn_revision integer not null default 0`.execute(db)
  await sql`
    create table concept_edits (
      concept_id integer primary key references concepts on delete cascade,
      -- The concept as it was composed, which the changes are relative to.
      original jsonb not null,
      edits jsonb not null,
      edited_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table concept_versions (
      concept_id integer not null references concepts on delete cascade,
      revision integer not null check (revision > 0),
      edits jsonb not null,
      made_by text not null check (made_by in ('client', 'staff')),
      -- The revision that this one restored; null for an ordinary change.
      restored integer,
      made_at timestamptz not null default now(),
      primary key (concept_id, revision)
    )`.execute(db)
  await sql`
    create table edit_links (
      id integer primary key generated always as identity,
      concept_id integer not null references concepts on delete cascade,
      -- The token itself is not stored.
      token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
      made_by text not null check (made_by in ('client', 'staff')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index edit_links_of_concept on edit_links (concept_id, id)`.execute(db)
  await sql`create index edit_links_ending on edit_links (expires_at)`.execute(db)
}
