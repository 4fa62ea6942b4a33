import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Stored images that have variants next to them, by URL.
  await sql`
    create table pictures (
      url text primary key,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      thumb_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db)

  // All URLs of stored files that are shown or linked anywhere. Files not listed are orphans.
  await sql`
    create view file_references as
      select image_url as url from concepts
      union all select thumbnail_url from concepts where thumbnail_url is not null
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
  `.execute(db)
}
