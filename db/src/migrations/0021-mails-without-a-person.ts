import { type Kysely, sql } from 'kysely'

/** The owner is still emailed about events of a signed proposal whose contact was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails alter column contact_id drop not null`.execute(db)
}
