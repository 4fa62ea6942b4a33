import { type Kysely, sql } from 'kysely'

interface AuditedTable {
  table: string
  kind: string
  /** Who is recorded: staff only, or also the system, such as a command on the server. */
  scope: 'staff' | 'everybody'
  /** The column that identifies a row; '' if there is only one. */
  key: string
  /** The column with the name of a row; '' to name it by its key. */
  name: string
  /** Columns whose values are recorded. */
  columns: string
  /** Columns of which only the change is recorded. */
  hidden: string
}

const audited: AuditedTable[] = [
  {
    ...{ table: 'staff', kind: 'person', scope: 'everybody', key: 'id', name: 'email' },
    ...{ columns: 'email role deactivated_at', hidden: 'password_hash' },
  },
  {
    ...{ table: 'invitations', kind: 'invitation', scope: 'everybody', key: 'id', name: 'email' },
    ...{ columns: 'email role expires_at', hidden: '' },
  },
  {
    ...{ table: 'settings', kind: 'settings', scope: 'everybody', key: '', name: '' },
    ...{ columns: 'agency rate_card retention font ai_services pipeline', hidden: '' },
  },
  {
    ...{ table: 'rate_card_versions', kind: 'price book', scope: 'everybody', key: 'version' },
    ...{ name: '', columns: 'version rate_card', hidden: 'price_book' },
  },
  {
    ...{ table: 'projects', kind: 'project', scope: 'staff', key: 'id', name: 'title' },
    columns:
      'title slug active featured client_name summary description problem solution content services technologies project_url published_date meta_title meta_description testimonial embed cover_image image2 image3 client_logo',
    hidden: '',
  },
  {
    ...{ table: 'concepts', kind: 'concept', scope: 'staff', key: 'id', name: '' },
    ...{ columns: 'active pending_review', hidden: 'concept' },
  },
  // A person can ask to be forgotten, and this log cannot forget: no name, address or note is in it.
  {
    ...{ table: 'contacts', kind: 'contact', scope: 'staff', key: 'id', name: '' },
    columns: 'status stage lost_reason value_cents next_follow_up assignee_id',
    hidden: 'name email phone company notes lost_note tags',
  },
  {
    ...{ table: 'contact_imports', kind: 'import', scope: 'staff', key: 'id', name: '' },
    ...{ columns: 'counts', hidden: '' },
  },
  {
    ...{ table: 'proposals', kind: 'proposal', scope: 'staff', key: 'id', name: 'reference' },
    ...{ columns: 'state total_cents expires_on', hidden: 'draft' },
  },
  {
    ...{ table: 'share_links', kind: 'share link', scope: 'staff', key: 'concept_id', name: '' },
    ...{ columns: 'expires_at revoked_at', hidden: '' },
  },
  {
    ...{ table: 'edit_links', kind: 'edit link', scope: 'staff', key: 'id', name: '' },
    ...{ columns: 'concept_id expires_at revoked_at', hidden: '' },
  },
]

/** Who changed what, from and to, when, from which address and by which means. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id integer primary key generated always as identity,
      created_at timestamptz not null default clock_timestamp(),
      means text not null check (means in ('screen', 'key', 'system')),
      -- No reference: the entries of somebody who was removed stay as they are.
      staff_id integer,
      staff_email text not null default '',
      key_name text not null default '',
      address text not null default '',
      kind text not null,
      action text not null,
      subject_id text not null default '',
      subject text not null default '',
      -- By field, its value before and after; null for a value that is not recorded.
      changes jsonb not null default '{}'
    )`.execute(db)
  await sql`create index audit_entries_by_time on audit_entries (created_at, id)`.execute(db)
  await sql`
    create index audit_entries_by_person on audit_entries (staff_email, created_at, id)
  `.execute(db)
  await sql`create index audit_entries_by_kind on audit_entries (kind, created_at, id)`.execute(db)

  // Only the clean-up may delete, and never what is less than 30 days old.
  await sql`
    create function keep_audit_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('agency.audit_clean_up', true) = 'on'
        and old.created_at < now() - interval '30 days' then
        return old;
      end if;
      raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
    end $$`.execute(db)
  await sql`
    create trigger keep_audit_entries before update or delete on audit_entries
    for each row execute function keep_audit_entries()`.execute(db)
  await sql`
    create trigger keep_all_audit_entries before truncate on audit_entries
    for each statement execute function keep_audit_entries()`.execute(db)

  // A long text is cut, so that an entry stays readable.
  await sql`
    create function audit_value(value jsonb) returns jsonb language sql immutable as $$
      select case
        when value is null then 'null'::jsonb
        when length(value #>> '{}') > 300 then to_jsonb(left(value #>> '{}', 300) || '…')
        else value
      end
    $$`.execute(db)
  // The values that differ, by their path within nested objects.
  await sql`
    create function audit_differences(path text, before jsonb, after jsonb)
    returns table (field text, change jsonb) language plpgsql immutable as $$
    begin
      before := nullif(before, 'null'::jsonb);
      after := nullif(after, 'null'::jsonb);
      if before is not distinct from after then return; end if;
      if jsonb_typeof(before) = 'object' and jsonb_typeof(after) = 'object' then
        return query
          select nested.* from (
            select jsonb_object_keys(before) as name union select jsonb_object_keys(after)
          ) as names,
          lateral audit_differences(path || '.' || name, before -> name, after -> name) as nested;
      else
        field := path;
        change := jsonb_build_array(audit_value(before), audit_value(after));
        return next;
      end if;
    end $$`.execute(db)
  await sql`
    create function audit_changes(before jsonb, after jsonb, columns text[], hidden text[])
    returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(field, change), '{}') from (
        select difference.* from unnest(columns) as name,
          lateral audit_differences(name, before -> name, after -> name) as difference
        union all
        select name, 'null'::jsonb from unnest(hidden) as name
        where before is not null and after is not null
          and (before -> name) is distinct from (after -> name)
      ) as differences
    $$`.execute(db)
  // By statement, since a change of thousands of rows is one entry.
  await sql`
    create function audit_statement() returns trigger language plpgsql as $$
    declare
      actor jsonb := nullif(current_setting('agency.actor', true), '')::jsonb;
      key_column text := tg_argv[2];
      name_column text := tg_argv[3];
      columns text[] := string_to_array(tg_argv[4], ' ');
      hidden text[] := string_to_array(tg_argv[5], ' ');
      row_limit constant integer := 20;
      pairs jsonb[];
      row_count integer;
    begin
      if actor is null and tg_argv[1] = 'staff' then return null; end if;
      if tg_op = 'INSERT' then
        select count(*) into row_count from new_rows;
        select array_agg(jsonb_build_array(null, to_jsonb(n))) into pairs
        from (select * from new_rows limit row_limit) as n;
      elsif tg_op = 'DELETE' then
        select count(*) into row_count from old_rows;
        select array_agg(jsonb_build_array(to_jsonb(o), null)) into pairs
        from (select * from old_rows limit row_limit) as o;
      else
        select count(*) into row_count from new_rows;
        select array_agg(jsonb_build_array(o.old_row, n.new_row)) into pairs
        from (select to_jsonb(r) as new_row from new_rows as r limit row_limit) as n
        join lateral (
          select to_jsonb(r) as old_row from old_rows as r
          where row_count <= row_limit and
            coalesce(to_jsonb(r) ->> key_column, '') = coalesce(n.new_row ->> key_column, '')
        ) as o on true;
      end if;
      if row_count = 0 then return null; end if;
      if row_count > row_limit then
        insert into audit_entries
          (means, staff_id, staff_email, key_name, address, kind, action, subject)
        values (
          coalesce(actor ->> 'means', 'system'), (actor ->> 'staffId')::integer,
          coalesce(actor ->> 'email', ''), coalesce(actor ->> 'keyName', ''),
          coalesce(actor ->> 'address', ''), tg_argv[0],
          case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
          row_count || ' at once'
        );
        return null;
      end if;
      insert into audit_entries
        (means, staff_id, staff_email, key_name, address, kind, action, subject_id, subject, changes)
      select
        coalesce(actor ->> 'means', 'system'), (actor ->> 'staffId')::integer,
        coalesce(actor ->> 'email', ''), coalesce(actor ->> 'keyName', ''),
        coalesce(actor ->> 'address', ''), tg_argv[0],
        case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
        coalesce(entry.row ->> key_column, ''),
        coalesce(left(entry.row ->> name_column, 200), ''), entry.changes
      from (
        select
          case when jsonb_typeof(pair -> 1) = 'object' then pair -> 1 else pair -> 0 end as row,
          audit_changes(
            nullif(pair -> 0, 'null'::jsonb), nullif(pair -> 1, 'null'::jsonb), columns, hidden
          ) as changes
        from unnest(pairs) as pair
      ) as entry
      where tg_op <> 'UPDATE' or entry.changes <> '{}';
      return null;
    end $$`.execute(db)
  for (const { table, kind, scope, key, name, columns, hidden } of audited) {
    const values = [kind, scope, key, name, columns, hidden].map((value) => sql.lit(value))
    const operations = [
      ['insert', 'new table as new_rows'],
      ['update', 'old table as old_rows new table as new_rows'],
      ['delete', 'old table as old_rows'],
    ] as const
    for (const [operation, rows] of operations) {
      await sql`
        create trigger ${sql.ref(`audit_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement execute function audit_statement(${sql.join(values)})`.execute(db)
    }
  }
}
