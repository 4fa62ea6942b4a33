import { type Kysely, sql } from 'kysely'

/** Size of the stored image without its variants; unknown for those of earlier releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table style_results add column bytes integer`.execute(db)
}
