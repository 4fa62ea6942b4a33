import { type Kysely, sql } from 'kysely'

/**
 * A concept is shown to the public if the person who requested it agreed, and an image that the
 * public saw gets a new URL when it is hidden. Nobody was asked before, so visitors' concepts are
 * hidden and the demo's stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table concepts
      add column released boolean not null default false,
      -- Whether the public was shown the addresses of its pictures; it was shown all there were.
      add column picture_published boolean not null default true`.execute(db)
  // The previous release stores a concept without saying whether it is shown.
  await sql`
    alter table concepts
      alter column picture_published set default false,
      alter column active set default false`.execute(db)
  await sql`
    update concepts set released = true
    where image_url like '/uploads/concepts/demo-%' or image_url like '/uploads/concepts/scale-%'
  `.execute(db)
  await sql`update concepts set active = false where active and not released`.execute(db)
  await sql`
    create index concepts_to_withdraw on concepts (id) where picture_published and not active
  `.execute(db)
  // Demo concepts of a seeded site share their images.
  await sql`create index concepts_of_picture on concepts using hash (image_url)`.execute(db)
}
