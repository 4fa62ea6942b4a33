import { type Kysely, sql } from 'kysely'

/** What staff search, filter and undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The searchable text of a concept, in lower case. A separate column, since it includes the
  // contact's name and email address, and no index spans two tables. Line breaks separate its
  // parts.
  await sql`alter table concepts add column search_text text not null default ''`.execute(db)
  await sql`
    create function concept_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := lower(concat_ws(E'\\n', new.company_name, new.industry,
        (select concat_ws(E'\\n', name, email) from contacts where id = new.contact_id)));
      return new;
    end $$`.execute(db)
  await sql`
    create trigger concepts_search_text
      before insert or update of company_name, industry, contact_id on concepts
      for each row execute function concept_search_text()`.execute(db)
  await sql`
    create function contact_renamed() returns trigger language plpgsql as $$
    begin
      update concepts set contact_id = contact_id where contact_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger contacts_renamed after update on contacts
      for each row when ((old.name, old.email) is distinct from (new.name, new.email))
      execute function contact_renamed()`.execute(db)
  await sql`update concepts set company_name = company_name`.execute(db)
  await sql`create index concepts_text on concepts using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index concepts_of_contact on concepts (contact_id)`.execute(db)
  await sql`create index concepts_by_company on concepts (lower(company_name), id)`.execute(db)
  await sql`create index concepts_by_industry on concepts (industry, id)`.execute(db)
  // Covers the counts of the filters, so that they read no rows.
  await sql`
    create index concepts_counted on concepts (created_at) include (active, business_type, industry)
  `.execute(db)

  // '' for a decorative image; null if unspecified.
  await sql`
    alter table projects
      add column cover_image_alt text,
      add column image2_alt text,
      add column image3_alt text`.execute(db)

  // Deleted projects: no query of projects returns them, but they can be restored.
  await sql`
    create table deleted_projects (
      id integer primary key,
      project jsonb not null,
      images jsonb not null,
      /** URLs of its files. */
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
