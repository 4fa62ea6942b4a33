import { type Kysely, sql } from 'kysely'

/** Stages of the pipeline, with what each contact is worth and how long nothing has happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Each stage belongs to one documented status, and each status has a default stage.
  await sql`
    create function status_of_stage(stage text) returns text
    language sql immutable strict parallel safe
    return case stage
      when 'new' then 'New'
      when 'contacted' then 'Contacted'
      when 'talking' then 'Responded'
      when 'proposal' then 'Responded'
      when 'won' then 'Converted'
      when 'lost' then 'Cold'
    end`.execute(db)
  await sql`
    create function stage_of_status(status text) returns text
    language sql immutable strict parallel safe
    return case status
      when 'New' then 'new'
      when 'Contacted' then 'contacted'
      when 'Responded' then 'talking'
      when 'Converted' then 'won'
      when 'Cold' then 'lost'
    end`.execute(db)

  await sql`
    alter table contacts
      add column stage text not null default 'new'
        check (stage in ('new', 'contacted', 'talking', 'proposal', 'won', 'lost')),
      -- Of the last change of stage, submission, or event of a proposal.
      add column moved_at timestamptz not null default now(),
      -- Why they were lost; null if unknown, and in every other stage.
      add column lost_reason text check (
        lost_reason in ('price', 'timing', 'competitor', 'no_answer', 'not_a_fit', 'other')
      ),
      add column lost_note text not null default '',
      -- What they signed, and what they may still sign.
      add column won_cents integer not null default 0,
      add column open_cents integer not null default 0`.execute(db)
  await sql`
    alter table contacts add column value_cents integer not null generated always as (
      case when stage = 'won' and won_cents > 0 then won_cents else open_cents end
    ) stored`.execute(db)

  // The accepted proposals of a contact in total; and their newest open proposal, or their newest
  // estimate since they last accepted one. It reads a few rows by index, also while the tables have
  // no statistics because they are being filled.
  await sql`
    create function contact_values(contact integer, out won integer, out open integer)
    language sql stable
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      select
        (
          select least(coalesce(sum(total_cents), 0), 2147483647) from proposals
          where contact_id = contact and state = 'accepted'
        )::integer,
        coalesce(
          (
            select (array_agg(total_cents order by id desc))[1] from proposals
            where contact_id = contact and state in ('draft', 'sent')
          ),
          (
            select (array_agg(
              estimates.total_cents order by estimates.created_at desc, estimates.id desc
            ))[1]
            from submissions
            join estimates on estimates.submission_id = submissions.id
            where submissions.contact_id = contact and estimates.created_at > coalesce((
              select max(decided_at) from proposals
              where contact_id = contact and state = 'accepted'
            ), '-infinity')
          ),
          0
        )
    $$`.execute(db)

  await sql`
    update contacts set
      stage = stage_of_status(status),
      (won_cents, open_cents) = (select won, open from contact_values(contacts.id)),
      moved_at = greatest(
        last_activity,
        (select max(created_at) from contact_changes
          where contact_id = contacts.id and field = 'status'),
        (select max(created_at) from proposal_events where contact_id = contacts.id)
      )`.execute(db)

  // Triggers keep these columns up to date, whichever release writes: the status governs.
  await sql`
    create function place_contact() returns trigger language plpgsql as $$
    begin
      if status_of_stage(new.stage) <> new.status then
        new.stage := stage_of_status(new.status);
      end if;
      if new.stage <> 'lost' then
        new.lost_reason := null;
        new.lost_note := '';
      end if;
      if tg_op = 'INSERT' then
        new.moved_at := new.last_activity;
      elsif new.stage <> old.stage then
        new.moved_at := now();
      elsif new.last_activity > old.last_activity then
        new.moved_at := greatest(new.moved_at, new.last_activity);
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger contacts_placed
    before insert or update of status, stage, last_activity, lost_reason on contacts
    for each row execute function place_contact()`.execute(db)
  await sql`
    create function move_contact() returns trigger language plpgsql as $$
    begin
      update contacts set moved_at = new.created_at
      where id = new.contact_id and moved_at < new.created_at;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger proposal_events_move_contact after insert on proposal_events
    for each row when (new.contact_id is not null) execute function move_contact()`.execute(db)

  await sql`
    create function value_contacts(ids integer[]) returns void language plpgsql as $$
    begin
      -- The next statement sees what the transactions wrote that held these locks.
      perform from contacts where id = any (ids) order by id for no key update;
      update contacts set won_cents = worth.won, open_cents = worth.open
      from unnest(ids) as valued (id)
      cross join lateral contact_values(valued.id) as worth
      where contacts.id = valued.id
        and (won_cents, open_cents) is distinct from (worth.won, worth.open);
    end $$`.execute(db)
  // Once for a statement: a row that one transaction updates many times gets slower each time.
  await sql`
    create function value_contacts_of_proposals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform value_contacts(array(
          select distinct contact_id from added where contact_id is not null
        ));
      elsif tg_op = 'DELETE' then
        perform value_contacts(array(
          select distinct contact_id from removed where contact_id is not null
        ));
      else
        perform value_contacts(array(
          select distinct changed.contact_id
          from removed join added using (id)
          cross join lateral (values (removed.contact_id), (added.contact_id))
            as changed (contact_id)
          where changed.contact_id is not null
            and (removed.state, removed.total_cents, removed.contact_id)
              is distinct from (added.state, added.total_cents, added.contact_id)
        ));
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger proposals_valued_when_added after insert on proposals
    referencing new table as added for each statement
    execute function value_contacts_of_proposals()`.execute(db)
  await sql`
    create trigger proposals_valued_when_removed after delete on proposals
    referencing old table as removed for each statement
    execute function value_contacts_of_proposals()`.execute(db)
  await sql`
    create trigger proposals_valued_when_changed after update on proposals
    referencing old table as removed new table as added for each statement
    execute function value_contacts_of_proposals()`.execute(db)
  await sql`
    create function value_contacts_of_estimates() returns trigger language plpgsql as $$
    begin
      perform value_contacts(array(
        select distinct contact_id from added
        join submissions on submissions.id = added.submission_id
      ));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger estimates_valued after insert on estimates
    referencing new table as added for each statement
    execute function value_contacts_of_estimates()`.execute(db)

  // Totals of each stage, split into parts like the row counts.
  await sql`
    create table pipeline_totals (
      stage text not null,
      part smallint not null,
      contacts integer not null,
      value_cents bigint not null,
      primary key (stage, part)
    ) with (fillfactor = 50)`.execute(db)
  await sql`
    insert into pipeline_totals (stage, part, contacts, value_cents)
    select stage, 0, count(*), sum(value_cents) from contacts group by stage`.execute(db)
  await sql`
    create function total_pipeline() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from pipeline_totals;
      elsif tg_op = 'INSERT' then
        insert into pipeline_totals (stage, part, contacts, value_cents)
        select stage, pg_backend_pid() % 64, count(*), sum(value_cents)
        from added group by stage order by stage
        on conflict (stage, part) do update set
          contacts = pipeline_totals.contacts + excluded.contacts,
          value_cents = pipeline_totals.value_cents + excluded.value_cents;
      elsif tg_op = 'DELETE' then
        insert into pipeline_totals (stage, part, contacts, value_cents)
        select stage, pg_backend_pid() % 64, -count(*), -sum(value_cents)
        from removed group by stage order by stage
        on conflict (stage, part) do update set
          contacts = pipeline_totals.contacts + excluded.contacts,
          value_cents = pipeline_totals.value_cents + excluded.value_cents;
      else
        insert into pipeline_totals (stage, part, contacts, value_cents)
        select stage, pg_backend_pid() % 64, sum(contacts), sum(value_cents) from (
          select stage, 1 as contacts, value_cents::bigint from added
          union all select stage, -1, -value_cents::bigint from removed
        ) as change
        group by stage having sum(contacts) <> 0 or sum(value_cents) <> 0 order by stage
        on conflict (stage, part) do update set
          contacts = pipeline_totals.contacts + excluded.contacts,
          value_cents = pipeline_totals.value_cents + excluded.value_cents;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger contacts_added_to_pipeline after insert on contacts
    referencing new table as added for each statement execute function total_pipeline()
  `.execute(db)
  await sql`
    create trigger contacts_removed_from_pipeline after delete on contacts
    referencing old table as removed for each statement execute function total_pipeline()
  `.execute(db)
  // Once for a statement: a row that one transaction updates many times gets slower each time.
  await sql`
    create trigger contacts_moved_in_pipeline after update on contacts
    referencing old table as removed new table as added
    for each statement execute function total_pipeline()`.execute(db)
  await sql`
    create trigger contacts_emptied_from_pipeline after truncate on contacts
    for each statement execute function total_pipeline()`.execute(db)

  await sql`create index contacts_by_stage on contacts (stage, moved_at, id)`.execute(db)
  await sql`
    create index contacts_by_stage_value on contacts (stage, value_cents, id)`.execute(db)
  await sql`create index contacts_by_movement on contacts (moved_at, id)`.execute(db)
  await sql`create index contacts_by_value on contacts (value_cents, id)`.execute(db)

  // A change of status says which stages it was between: two stages can have the same status.
  await sql`
    alter table contact_changes
      add column old_stage text,
      add column new_stage text,
      add column lost_reason text`.execute(db)

  // The share of a stage's value that the forecast counts, in percent.
  await sql`
    alter table settings add column pipeline jsonb not null
      default '{"weights": {"new": 10, "contacted": 20, "talking": 40, "proposal": 60}}'
  `.execute(db)
}
