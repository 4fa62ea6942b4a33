import { type Kysely, sql } from 'kysely'

/** The owner is told of what happens to a signed proposal whose person was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails alter column contact_id drop not null`.execute(db)
}
