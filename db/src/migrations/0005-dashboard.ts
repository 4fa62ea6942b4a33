import { type Kysely, sql } from 'kysely'

/** What staff search, filter and take back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  // Text is looked for anywhere in a word, whatever its case.
  await sql`
    create index concepts_text on concepts
      using gin (company_name gin_trgm_ops, industry gin_trgm_ops)`.execute(db)
  await sql`
    create index contacts_text on contacts using gin (name gin_trgm_ops, email gin_trgm_ops)
  `.execute(db)
  await sql`create index concepts_of_contact on concepts (contact_id)`.execute(db)
  await sql`create index concepts_by_company on concepts (lower(company_name), id)`.execute(db)
  await sql`create index concepts_by_industry on concepts (industry, id)`.execute(db)
  // Holds all that the counts of the filters ask for, so that they read no rows.
  await sql`
    create index concepts_counted on concepts (created_at) include (active, business_type, industry)
  `.execute(db)

  // '' for a picture that only decorates; null where nobody said.
  await sql`
    alter table projects
      add column cover_image_alt text,
      add column image2_alt text,
      add column image3_alt text`.execute(db)

  // Projects on their way out: no query of projects can show them, and they can be brought back.
  await sql`
    create table deleted_projects (
      id integer primary key,
      project jsonb not null,
      images jsonb not null,
      /** Addresses of its files. */
      files text[] not null,
      deleted_at timestamptz not null default now(),
      deleted_by integer references staff on delete set null
    )`.execute(db)

  await sql`
    create or replace view file_references as
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
      union all select unnest(files) from deleted_projects
      union all
      select (regexp_matches(project ->> 'content', '/uploads/[^"''<> ]+', 'g'))[1]
      from deleted_projects
  `.execute(db)
}
