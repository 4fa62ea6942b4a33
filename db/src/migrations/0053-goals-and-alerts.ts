import { type Kysely, sql } from 'kysely'

const operations = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const

/** Goals and their counts, weekly and monthly summaries, and alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goals (
      id integer primary key generated always as identity,
      name text not null,
      event text not null,
      page_match text not null check (page_match in ('any', 'exact', 'below')),
      path text not null,
      active boolean not null,
      -- The first day that is counted, and the last one whose count is in goal_days.
      counted_from date not null,
      counted_to date not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Set while the deletion can be undone.
      deleted_at timestamptz
    )`.execute(db)
  // Outlives the events. Days without any have no row.
  await sql`
    create table goal_days (
      goal_id integer not null references goals on delete cascade,
      day date not null,
      count integer not null,
      primary key (goal_id, day)
    )`.execute(db)
  // Counts of forms match the forms that exist: deleting a contact deletes theirs.
  await sql`
    create function subtract_deleted_goals() returns trigger language plpgsql as $$
    begin
      if not exists (select from removed where not by_staff) then
        return null;
      end if;
      -- Waits for a roll-up that has read these rows and not written its counts yet.
      lock table goal_days in share row exclusive mode;
      update goal_days set count = goal_days.count - sent.count
      from (
        select goals.id, (removed.created_at at time zone 'Australia/Melbourne')::date as day,
          count(*) as count
        from removed join goals on goals.event in ('form_sent', case removed.kind
          when 'message' then 'message_sent'
          when 'concept' then 'brief_sent'
          when 'quote' then 'estimate_requested'
        end)
        where not removed.by_staff
        group by 1, 2
      ) as sent
      where goal_days.goal_id = sent.id and goal_days.day = sent.day;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger submissions_subtracted_from_goals after delete on submissions
    referencing old table as removed for each statement execute function subtract_deleted_goals()
  `.execute(db)

  // What everybody with a login chose to be sent.
  await sql`
    alter table staff
      add column weekly_summary boolean not null default true,
      add column monthly_summary boolean not null default true,
      add column lead_alerts boolean not null default true,
      add column failure_alerts boolean not null default true`.execute(db)

  // The weeks and months whose summaries were sent, so that each is sent once.
  await sql`
    create table summaries (
      period text not null check (period in ('week', 'month')),
      first_day date not null,
      created_at timestamptz not null default now(),
      primary key (period, first_day)
    )`.execute(db)

  await sql`
    create table alerts (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('leads_stopped', 'failures_rose')),
      -- Why, in a sentence for staff.
      reason text not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db)
  // One at a time of each kind, whichever process notices it.
  await sql`create unique index alerts_open on alerts (kind) where ended_at is null`.execute(db)
  await sql`
    alter table notifications add column alert_id integer references alerts on delete cascade
  `.execute(db)
  await sql`create index notifications_of_alert on notifications (alert_id)`.execute(db)

  // Earlier releases know neither kind, and list such an email among the follow-ups.
  await sql`
    alter table mails
      add column report_kind text check (report_kind in ('summary', 'alert')),
      add column failed_at timestamptz`.execute(db)
  await sql`update mails set failed_at = created_at where state = 'failed'`.execute(db)
  await sql`
    create function note_email_failure() returns trigger language plpgsql as $$
    begin
      new.failed_at := now();
      return new;
    end $$`.execute(db)
  await sql`
    create trigger mails_failed before update of state on mails
    for each row when (new.state = 'failed' and old.state <> 'failed')
    execute function note_email_failure()`.execute(db)
  await sql`
    create index mails_by_failure on mails (failed_at) where failed_at is not null`.execute(db)
  await sql`
    create index generations_by_failure on generations (finished_at) where failure is not null
  `.execute(db)

  for (const [operation, rows] of operations) {
    await sql`
      create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
      on goals referencing ${sql.raw(rows)}
      for each statement
      execute function audit_statement(
        'goal', 'staff', 'id', 'name', 'name event page_match path active deleted_at', ''
      )`.execute(db)
  }
}
