import { type Kysely, sql } from 'kysely'

/** Proposals that are edited, sent, chosen from and signed, with an append-only timeline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposals (
      id integer primary key generated always as identity,
      reference text not null unique,
      -- Opens the client's page, and nothing else.
      token text not null unique,
      estimate_id integer references estimates on delete set null,
      contact_id integer not null references contacts on delete cascade,
      -- 'expired' follows from expires_on.
      state text not null default 'draft'
        check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
      title text not null,
      draft jsonb not null,
      draft_version integer not null default 1 check (draft_version >= 1),
      -- What was sent, as the bytes that its hash is of; each sending has a number.
      snapshot text,
      snapshot_sha256 text,
      sendings integer not null default 0,
      sent_draft_version integer,
      -- Counts up with each sending and each change of the choices.
      version integer not null default 0,
      choices jsonb not null default '{}',
      total_cents integer not null,
      sent_at timestamptz,
      expires_on date,
      opens integer not null default 0,
      decided_at timestamptz,
      decline_reason text not null default '',
      signer_name text,
      signer_drawing text,
      signer_address text,
      signer_browser text,
      verify_code text unique,
      document_url text,
      document_sha256 text,
      reminders_stopped_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((snapshot is null) = (sendings = 0)),
      check ((signer_name is not null) = (state = 'accepted')),
      check ((decided_at is not null) = (state in ('accepted', 'declined')))
    )`.execute(db)
  await sql`create index proposals_by_time on proposals (updated_at, id)`.execute(db)
  await sql`
    create index proposals_by_state on proposals (state, updated_at, id) include (total_cents)
  `.execute(db)
  await sql`create index proposals_of_contact on proposals (contact_id)`.execute(db)
  await sql`create index proposals_of_estimate on proposals (estimate_id)`.execute(db)
  await sql`create index proposals_open on proposals (expires_on) where state = 'sent'`.execute(db)

  await sql`
    create table proposal_events (
      id integer primary key generated always as identity,
      proposal_id integer not null references proposals on delete cascade,
      contact_id integer not null references contacts on delete cascade,
      kind text not null,
      -- What was asked, why it was declined, what was chosen.
      text text not null default '',
      total_cents integer,
      address text not null default '',
      browser text not null default '',
      staff_email text not null default '',
      -- Names what happens once, such as one reminder of one sending.
      once_key text,
      created_at timestamptz not null default now(),
      unique (proposal_id, once_key)
    )`.execute(db)
  await sql`
    create index proposal_events_of on proposal_events (proposal_id, id)`.execute(db)
  await sql`
    create index proposal_events_of_contact on proposal_events (contact_id, created_at, id)
  `.execute(db)
  // The timeline is evidence, so its rows are immutable.
  await sql`
    create function keep_proposal_events() returns trigger language plpgsql as $$
    begin
      raise exception 'The timeline of a proposal is not changed.';
    end $$`.execute(db)
  await sql`
    create trigger proposal_events_kept before update on proposal_events
    for each row execute function keep_proposal_events()`.execute(db)

  // Documents that a client signed are kept as long as the proposal.
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
  `.execute(db)

  // An email or a notification is about a submission, or about an event of a proposal.
  for (const name of ['mails', 'notifications']) {
    await sql`
      alter table ${sql.table(name)}
        alter column submission_id drop not null,
        add column proposal_event_id integer references proposal_events on delete cascade
    `.execute(db)
  }
  await sql`
    create unique index mails_of_proposal_event on mails (proposal_event_id, recipient)
    where proposal_event_id is not null`.execute(db)
  await sql`
    create unique index notifications_of_proposal_event on notifications (proposal_event_id)
    where proposal_event_id is not null`.execute(db)
}
