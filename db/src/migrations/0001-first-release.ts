import { type Kysely, sql } from 'kysely'

/** Staff, projects, contacts and their submissions, concepts, estimates, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      id integer primary key generated always as identity,
      email text not null,
      password_hash text not null,
      password_changed_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index staff_email on staff (lower(email))`.execute(db)

  await sql`
    create table settings (
      id boolean primary key default true check (id),
      agency jsonb not null,
      rate_card jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table projects (
      id integer primary key generated always as identity,
      slug text unique,
      title text not null,
      client_name text,
      description text not null default '',
      summary text not null default '',
      problem text not null default '',
      solution text not null default '',
      content text not null default '',
      services text[] not null default '{}',
      technologies text[] not null default '{}',
      project_url text,
      meta_title text,
      meta_description text,
      active boolean not null default true,
      featured boolean not null default false,
      published_date date not null default current_date,
      cover_image text,
      image2 text,
      image3 text,
      client_logo text,
      testimonial text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by integer references staff on delete set null
    )`.execute(db)
  // At most one project is featured, even with concurrent changes.
  await sql`create unique index projects_one_featured on projects (featured) where featured`.execute(
    db,
  )
  await sql`create index projects_order on projects (featured desc, id desc)`.execute(db)

  await sql`
    create table project_images (
      id integer primary key generated always as identity,
      project_id integer not null references projects on delete cascade,
      image text not null,
      caption text not null default '',
      alt text not null default '',
      position integer not null
    )`.execute(db)
  await sql`create index project_images_of on project_images (project_id, position)`.execute(db)

  await sql`
    create table contacts (
      id integer primary key generated always as identity,
      email text not null,
      name text not null,
      company text not null default '',
      phone text not null default '',
      status text not null default 'New'
        check (status in ('New', 'Contacted', 'Responded', 'Converted', 'Cold')),
      notes text not null default '',
      first_seen timestamptz not null default now(),
      last_activity timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index contacts_email on contacts (lower(email))`.execute(db)

  await sql`
    create table submissions (
      id integer primary key generated always as identity,
      contact_id integer not null references contacts,
      kind text not null check (kind in ('message', 'concept', 'quote')),
      payload jsonb not null,
      idempotency_key text,
      request_id text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index submissions_once on submissions (kind, idempotency_key)`.execute(db)
  await sql`create index submissions_of on submissions (contact_id, created_at)`.execute(db)

  await sql`
    create table generations (
      id uuid primary key,
      submission_id integer not null unique references submissions,
      brief jsonb not null,
      seed integer not null,
      file_token text not null,
      status text not null default 'queued'
        check (status in ('queued', 'running', 'done', 'failed')),
      failure text check (failure in ('GENERATION_FAILED', 'DISK_FULL')),
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`
    create index generations_open on generations (created_at) where status in ('queued', 'running')
  `.execute(db)

  await sql`
    create table concepts (
      id integer primary key generated always as identity,
      public_id text not null unique,
      generation_id uuid unique references generations,
      contact_id integer references contacts,
      company_name text not null,
      industry text not null,
      overall_vibe text not null,
      website_for text not null,
      design_style text not null,
      business_type text check (business_type in ('B2B', 'B2C', 'Both')),
      employee_count text not null default '',
      color_palette text not null,
      page_type text not null,
      image_url text not null,
      thumbnail_url text,
      image_width integer,
      image_height integer,
      image_alt text not null default '',
      concept jsonb,
      active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index concepts_gallery on concepts (id desc) where active`.execute(db)
  // A hash index: a URL may be longer than a B-tree key can be.
  await sql`
    create index concepts_picture on concepts using hash (image_url) where active`.execute(db)

  await sql`
    create table estimates (
      id integer primary key generated always as identity,
      reference text not null unique,
      submission_id integer unique references submissions,
      concept_id integer references concepts on delete set null,
      estimate jsonb not null,
      total_cents integer not null,
      pdf_url text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index estimates_of_concept on estimates (concept_id)`.execute(db)

  // Images that the style tool made and a visitor chose to keep.
  await sql`
    create table style_results (
      id integer primary key generated always as identity,
      image text not null unique,
      prompt text not null,
      generator text not null,
      idempotency_key text unique,
      width integer not null,
      height integer not null,
      created_at timestamptz not null default now()
    )`.execute(db)

  // The job workers of each process; it holds the advisory lock of its key while it lives.
  await sql`
    create table worker_leases (
      worker_id text primary key,
      lock_key integer not null
    )`.execute(db)

  // The table format of rate-limiter-flexible's PostgreSQL limiter; expire is in ms since 1970.
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)

  await sql`
    create table seeds (
      name text primary key,
      done_at timestamptz not null default now()
    )`.execute(db)
}
