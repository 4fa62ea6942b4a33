import { type Kysely, sql } from 'kysely'

/** Pictures that were uploaded in the Studio: photographs and logos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table concept_pictures (
      file text primary key check (file ~ '^[0-9a-f]{32}$'),
      concept_id integer not null references concepts on delete cascade,
      kind text not null check (kind in ('photo', 'logo')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes > 0),
      -- The colours of a logo.
      inks jsonb not null,
      created_at timestamptz not null default now(),
      -- Since when no version that is kept shows it; null while one does.
      unused_since timestamptz default now()
    )`.execute(db)
  await sql`create index concept_pictures_of_concept on concept_pictures (concept_id)`.execute(db)
  await sql`
    create index concept_pictures_unused on concept_pictures (unused_since)
      where unused_since is not null`.execute(db)
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
  `.execute(db)
}
