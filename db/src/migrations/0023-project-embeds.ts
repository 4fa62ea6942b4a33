import { type Kysely, sql } from 'kysely'

/** Pictures, a film or a page that leads a project's page; null for its cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projects add column embed jsonb`.execute(db)
}
