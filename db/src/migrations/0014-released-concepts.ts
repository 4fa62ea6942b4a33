import { type Kysely, sql } from 'kysely'

/**
 * A concept is shown to the public where the person who asked for it agreed, and a picture that the
 * public saw gets another address when it is hidden. Nobody was asked before: what visitors made is
 * hidden, what the demo brought along stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table concepts
      add column released boolean not null default false,
      -- Whether the public was shown the addresses of its pictures; it was shown all there were.
      add column picture_published boolean not null default true`.execute(db)
  // The release before this one stores a concept without saying whether it is shown.
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
  // Demo concepts of a filled site share their pictures.
  await sql`create index concepts_of_picture on concepts using hash (image_url)`.execute(db)
}
