import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Tables whose rows are marked as deleted, with what of them is in the audit log. */
const marked = [
  ['email_templates', ['email template', 'name', 'name deleted_at', 'subject body']],
  ['webhooks', ['webhook', 'url', 'url description events state deleted_at', 'secret']],
] as const

/** Concepts, email templates and webhooks can be restored after they were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, [kind, name, columns, hidden]] of marked) {
    // Set while the deletion can be undone.
    await sql`alter table ${sql.table(table)} add column deleted_at timestamptz`.execute(db)
    const values = [kind, 'staff', 'id', name, columns, hidden]
    for (const [operation, rows] of operations) {
      await sql`
        create or replace trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement
        execute function audit_statement(${sql.join(values.map((value) => sql.lit(value)))})
      `.execute(db)
    }
  }
  // The name of a deleted template can be given to another one.
  await sql`drop index email_templates_by_name`.execute(db)
  await sql`
    create unique index email_templates_by_name on email_templates (lower(name))
    where deleted_at is null`.execute(db)

  // No query of concepts returns these. No references to contacts and generations, whose rows are
  // locked before those of concepts.
  await sql`
    create table deleted_concepts (
      id integer primary key,
      -- The same for all that were deleted at once.
      deletion uuid not null,
      company_name text not null,
      contact_id integer,
      generation_id uuid,
      estimate_ids integer[] not null,
      concept jsonb not null,
      -- By table, the rows that belong to it.
      parts jsonb not null,
      -- URLs of its files.
      files text[] not null,
      -- Whether its pictures are at new URLs, which nobody knows.
      withdrawn boolean not null default false,
      deleted_at timestamptz not null default now(),
      deleted_by integer references staff on delete set null
    )`.execute(db)
  await sql`
    create index deleted_concepts_of_deletion on deleted_concepts (deletion, id)`.execute(db)
  await sql`create index deleted_concepts_by_time on deleted_concepts (deleted_at)`.execute(db)
  await sql`create index deleted_concepts_of_contact on deleted_concepts (contact_id)`.execute(db)
  await sql`
    create index deleted_concepts_of_generation on deleted_concepts (generation_id)`.execute(db)
  await sql`create index deleted_concepts_files on deleted_concepts using gin (files)`.execute(db)
  await sql`
    create index deleted_concepts_to_withdraw on deleted_concepts (id) where not withdrawn
  `.execute(db)
  await sql`
    create or replace view file_references as
      select image_url as url from concepts
      union all select thumbnail_url from concepts where thumbnail_url is not null
      union all select phone_url from concepts where phone_url is not null
      union all select pdf_url from estimates
      union all select '/uploads/styles/' || image from style_results
      union all
      select case when value like '/%' then value else '/uploads/projects/' || value end
      from (
        select unnest(array[cover_image, image2, image3, client_logo]) as value from projects
        union all select image from project_images
      ) as of_projects
      where value <> ''
      union all
      select (regexp_matches(content, '/uploads/[^"''<> ]+', 'g'))[1] from projects
      union all select unnest(files) from deleted_projects
      union all
      select (regexp_matches(project ->> 'content', '/uploads/[^"''<> ]+', 'g'))[1]
      from deleted_projects
      union all select document_url from proposals where document_url is not null
      union all select '/uploads/concept-pictures/' || file || '.webp' from concept_pictures
      union all select unnest(files) from deleted_concepts
  `.execute(db)
}
