import { type Kysely, sql } from 'kysely'

/** What a visitor released for the gallery waits until staff have looked at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table concepts add column waits boolean not null default false`.execute(db)
  await sql`create index concepts_waiting on concepts (id) where waits`.execute(db)
}
