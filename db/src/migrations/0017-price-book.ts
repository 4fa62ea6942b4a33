import { type Kysely, sql } from 'kysely'

/**
 * The price book: together with the rate card, it determines an estimate's price and is stored with
 * it under one version number. A version without a book, as an earlier release stores it, uses the
 * book of the version before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rate_card_versions
      add column price_book jsonb,
      add column staff_email text`.execute(db)
  // Small, and part of a version's content, so it is stored with it and identified by its bytes.
  await sql`
    create table document_logos (
      id text primary key,
      picture bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
}
