import { type Kysely, sql } from 'kysely'

/** Notes of staff on contacts, notifications, days of the analytics, more settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await sql`
    alter table contacts
      add column message_count integer not null default 0,
      add column concept_count integer not null default 0,
      add column quote_count integer not null default 0,
      add column submission_count integer not null
        generated always as (message_count + concept_count + quote_count) stored,
      add column next_follow_up date,
      -- Of the last change by staff; what people send does not touch it.
      add column updated_at timestamptz not null default now()`.execute(db)
  await sql`
    update contacts set
      message_count = sent.messages, concept_count = sent.concepts, quote_count = sent.quotes
    from (
      select contact_id,
        count(*) filter (where kind = 'message') as messages,
        count(*) filter (where kind = 'concept') as concepts,
        count(*) filter (where kind = 'quote') as quotes
      from submissions group by contact_id
    ) as sent
    where contacts.id = sent.contact_id`.execute(db)

  // A list can only be sorted and filtered by submissions if each contact row carries their counts;
  // a trigger keeps them up to date, whoever writes the submissions.
  await sql`
    create function count_submissions() returns trigger language plpgsql as $$
    begin
      update contacts set
        message_count = message_count + sent.messages,
        concept_count = concept_count + sent.concepts,
        quote_count = quote_count + sent.quotes,
        first_seen = least(first_seen, sent.first),
        last_activity = greatest(last_activity, sent.last)
      from (
        select contact_id,
          count(*) filter (where kind = 'message') as messages,
          count(*) filter (where kind = 'concept') as concepts,
          count(*) filter (where kind = 'quote') as quotes,
          min(created_at) as first, max(created_at) as last
        from added group by contact_id
      ) as sent
      where contacts.id = sent.contact_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger submissions_counted after insert on submissions
    referencing new table as added for each statement execute function count_submissions()
  `.execute(db)

  // One index per sort order of the list; each is scanned in either direction.
  await sql`create index contacts_by_activity on contacts (last_activity, id)`.execute(db)
  await sql`create index contacts_by_first_seen on contacts (first_seen, id)`.execute(db)
  await sql`create index contacts_by_name on contacts (lower(name), id)`.execute(db)
  await sql`create index contacts_by_submissions on contacts (submission_count, id)`.execute(db)
  await sql`create index contacts_by_status on contacts (status, last_activity, id)`.execute(db)
  await sql`
    create index contacts_due on contacts (next_follow_up) where next_follow_up is not null
  `.execute(db)
  // Text search matches anywhere in a word and is case-insensitive.
  await sql`
    create index contacts_search on contacts
      using gin (name gin_trgm_ops, email gin_trgm_ops, company gin_trgm_ops)`.execute(db)

  // Audit trail of changes to a contact; written with the change and immutable.
  await sql`
    create table contact_changes (
      id integer primary key generated always as identity,
      contact_id integer not null references contacts on delete cascade,
      field text not null
        check (field in ('status', 'notes', 'nextFollowUp', 'name', 'company', 'phone')),
      old_value text not null,
      new_value text not null,
      staff_id integer references staff on delete set null,
      -- Kept beside the id: the trail outlives the login.
      staff_email text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index contact_changes_of on contact_changes (contact_id, created_at)`.execute(db)

  await sql`
    create table notifications (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('message', 'concept', 'quote', 'generation_failed')),
      submission_id integer not null references submissions on delete cascade,
      created_at timestamptz not null default now(),
      unique (submission_id, kind)
    )`.execute(db)
  await sql`create index notifications_by_time on notifications (created_at, id)`.execute(db)
  // One row for each staff member who has not read it: 'mark all read' in progress loses none that
  // arrive in the meantime, and a new login starts with none.
  await sql`
    create table unread_notifications (
      staff_id integer not null references staff on delete cascade,
      notification_id integer not null references notifications on delete cascade,
      primary key (staff_id, notification_id)
    )`.execute(db)
  await sql`
    create index unread_notifications_of on unread_notifications (notification_id)`.execute(db)

  // The industry named in a brief or a quote request, next to the document it comes from.
  await sql`
    alter table submissions add column industry text
      generated always as (nullif(btrim(payload ->> 'industry'), '')) stored`.execute(db)
  await sql`
    create index submissions_report on submissions (created_at) include (kind, contact_id, industry)
  `.execute(db)
  // People are counted contact by contact: this index has that order and covers the query.
  await sql`drop index submissions_of`.execute(db)
  await sql`
    create index submissions_of on submissions (contact_id, created_at) include (kind)`.execute(db)
  await sql`
    create index submissions_forms on submissions (id) where kind <> 'concept'`.execute(db)

  await sql`create index estimates_by_time on estimates (created_at, id)`.execute(db)

  // Past days of the analytics, counted once; days are in Melbourne time.
  await sql`
    create table site_days (
      day date primary key,
      visits integer not null,
      views integer not null
    )`.execute(db)
  await sql`
    create table submission_days (
      day date not null,
      kind text not null,
      -- '' where none was named.
      industry text not null,
      count integer not null,
      primary key (day, kind, industry)
    )`.execute(db)

  await sql`
    alter table settings
      add column retention jsonb not null
        default '{"styleResultDays": 30, "shareLinkDays": 90, "eventDays": 400}',
      add column font jsonb not null default '{"provider": "own"}'`.execute(db)
}
