import { type Kysely, sql } from 'kysely'

/** Where visits and leads come from, counted by day so that the counts outlive the events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site_events
      -- Path of the page on which the visit began, and of the page before this one; '' if unknown.
      add column landing text not null default '',
      add column previous text not null default '',
      add column device text not null default ''
        check (device in ('', 'phone', 'tablet', 'desktop'))`.execute(db)

  // The classified sources of the visit in which a form was sent. Null if its browser did not
  // report any.
  await sql`
    alter table submissions
      add column first_source jsonb,
      add column last_source jsonb`.execute(db)
  await sql`
    alter table submissions
      add column lead_channel text not null
        generated always as (coalesce(last_source ->> 'channel', 'unknown')) stored,
      add column lead_source text not null generated always as (
        coalesce((last_source ->> 'channel') || '/' || (last_source ->> 'name'), 'unknown/')
      ) stored,
      add column lead_campaign text not null
        generated always as (coalesce(last_source ->> 'campaign', '')) stored,
      add column lead_landing text not null
        generated always as (coalesce(last_source ->> 'landing', '')) stored`.execute(db)
  for (const name of ['channel', 'source', 'campaign', 'landing']) {
    await sql`
      create index ${sql.ref(`submissions_by_${name}`)}
      on submissions (${sql.ref(`lead_${name}`)}, created_at, id) where not by_staff`.execute(db)
  }
  await sql`
    create index submissions_by_visitors on submissions (created_at, id)
    include (lead_channel, lead_source, lead_campaign, lead_landing) where not by_staff
  `.execute(db)

  // One row for each name of a dimension on which something was counted.
  await sql`
    create table source_days (
      dimension text not null
        check (dimension in ('channel', 'source', 'campaign', 'page', 'device', 'bot')),
      day date not null,
      name text not null,
      visits integer not null default 0,
      started integer not null default 0,
      sent integer not null default 0,
      opened integer not null default 0,
      views integer not null default 0,
      -- Views that no other view of the same visit followed.
      exits integer not null default 0,
      primary key (dimension, day, name)
    )`.execute(db)
  // A day is only in source_days if this is set: an earlier release rolls up days without sources.
  await sql`
    alter table site_days add column sources_counted boolean not null default false`.execute(db)
  await sql`
    create index site_days_without_sources on site_days (day) where not sources_counted
  `.execute(db)

  // Counts of forms match the forms that exist: deleting a contact deletes theirs.
  await sql`
    create function subtract_deleted_leads() returns trigger language plpgsql as $$
    begin
      if not exists (select from removed where not by_staff) then
        return null;
      end if;
      -- Waits for a roll-up that has read these rows and not written its counts yet.
      lock table source_days in share row exclusive mode;
      update source_days set sent = source_days.sent - lead.count
      from (
        select (created_at at time zone 'Australia/Melbourne')::date as day, dimension, name,
          count(*) as count
        from removed cross join lateral (values
          ('channel', lead_channel), ('source', lead_source),
          ('campaign', lead_campaign), ('page', lead_landing)
        ) as names (dimension, name)
        where not by_staff
        group by 1, 2, 3
      ) as lead
      where source_days.dimension = lead.dimension and source_days.day = lead.day
        and source_days.name = lead.name;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger submissions_subtracted after delete on submissions
    referencing old table as removed for each statement execute function subtract_deleted_leads()
  `.execute(db)

  // The first time that a proposal was sent, and the time it was accepted.
  await sql`
    create index proposal_events_sent on proposal_events (created_at) include (proposal_id)
    where kind = 'sent'`.execute(db)
  await sql`
    create index proposals_accepted on proposals (decided_at) where state = 'accepted'
  `.execute(db)
}
