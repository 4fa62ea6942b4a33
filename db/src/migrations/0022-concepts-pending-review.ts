import { type Kysely, sql } from 'kysely'

/** Concepts that a visitor released for the gallery wait for a review by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table concepts add column pending_review boolean not null default false`.execute(
    db,
  )
  await sql`create index concepts_pending_review on concepts (id) where pending_review`.execute(db)
}
