import { type Kysely, sql } from 'kysely'

/** The phone image of a concept, rendered on first request and kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table concepts add column phone_url text`.execute(db)
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
  `.execute(db)
}
