import { type Kysely, sql } from 'kysely'

/**
 * What an estimate's price follows from besides the rate card, kept with it under one number. A version
 * without a book, which is how an earlier release stores one, has that of the version before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rate_card_versions
      add column price_book jsonb,
      add column staff_email text`.execute(db)
  // Small, and part of what a version says: kept with it, and named by its bytes.
  await sql`
    create table document_logos (
      id text primary key,
      picture bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
}
