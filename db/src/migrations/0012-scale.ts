import { type Kysely, sql } from 'kysely'

/** What lists and searches need to stay fast with a hundred thousand rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The row count of a table, split into parts, so that concurrent transactions seldom wait for
  // each other's part.
  await sql`
    create table row_counts (
      name text not null,
      part smallint not null,
      count integer not null,
      primary key (name, part)
    ) with (fillfactor = 50)`.execute(db)
  await sql`
    create function count_rows() returns trigger language plpgsql as $$
    declare change integer;
    begin
      if tg_op = 'TRUNCATE' then
        delete from row_counts where name = tg_table_name;
        return null;
      elsif tg_op = 'INSERT' then
        select count(*) into change from added;
      else
        select -count(*) into change from removed;
      end if;
      if change <> 0 then
        insert into row_counts (name, part, count)
        values (tg_table_name, pg_backend_pid() % 16, change)
        on conflict (name, part) do update set count = row_counts.count + excluded.count;
      end if;
      return null;
    end $$`.execute(db)
  for (const name of ['contacts', 'submissions', 'concepts']) {
    const table = sql.table(name)
    await sql`
      create trigger ${sql.ref(`${name}_added`)} after insert on ${table}
      referencing new table as added for each statement execute function count_rows()
    `.execute(db)
    await sql`
      create trigger ${sql.ref(`${name}_removed`)} after delete on ${table}
      referencing old table as removed for each statement execute function count_rows()
    `.execute(db)
    await sql`
      create trigger ${sql.ref(`${name}_emptied`)} after truncate on ${table}
      for each statement execute function count_rows()`.execute(db)
    await sql`
      insert into row_counts (name, part, count) select ${name}, 0, count(*) from ${table}
    `.execute(db)
  }

  // One searchable text, in lower case, as concepts have; line breaks separate its parts.
  await sql`
    alter table contacts add column search_text text not null
      generated always as (lower(name || E'\\n' || email || E'\\n' || company)) stored`.execute(db)
  await sql`
    alter table mails add column search_text text not null
      generated always as (lower(to_name || E'\\n' || to_address || E'\\n' || subject)) stored
  `.execute(db)
  // And its words, to search by one or two initial letters: a trigram needs three.
  await sql`
    create function words_of(text) returns tsvector
    language sql immutable strict parallel safe
    return to_tsvector('simple', regexp_replace($1, '[^[:alnum:]]+', ' ', 'g'))`.execute(db)
  await sql`drop index contacts_search, mails_text`.execute(db)
  for (const [name, text] of Object.entries({
    concepts: sql`search_text`,
    // A generated column cannot reference another one.
    contacts: sql`lower(name || ' ' || email || ' ' || company)`,
    mails: sql`lower(to_name || ' ' || to_address || ' ' || subject)`,
  })) {
    const table = sql.table(name)
    await sql`
      alter table ${table} add column search_words tsvector not null
        generated always as (words_of(${text})) stored`.execute(db)
    await sql`
      create index ${sql.ref(`${name}_words`)} on ${table} using gin (search_words)`.execute(db)
    // The planner estimates matches from samples of the column: with few samples, rare text looks
    // common, and rows are then scanned in order until enough are found.
    await sql`alter table ${table} alter column search_text set statistics 1000`.execute(db)
    if (name === 'concepts') continue
    await sql`
      create index ${sql.ref(`${name}_text`)} on ${table} using gin (search_text gin_trgm_ops)
    `.execute(db)
  }

  // Contacts with at least one submission of a kind, in the list's order.
  for (const kind of ['message', 'concept', 'quote']) {
    await sql`
      create index ${sql.ref(`contacts_with_${kind}`)} on contacts (last_activity, id)
      where ${sql.ref(`${kind}_count`)} > 0`.execute(db)
  }
  // The concepts that visitors see already have an index; few are hidden.
  await sql`create index concepts_hidden on concepts (id) where not active`.execute(db)

  // For a day in progress only a few pages of events are read: smaller ranges add few extra ones.
  await sql`drop index site_events_time`.execute(db)
  await sql`
    create index site_events_time on site_events using brin (created_at)
    with (pages_per_range = 16)`.execute(db)

  // Person counts of periods that end on a day, from before it began; its changes are added.
  await sql`
    create table people_days (
      day date not null,
      -- Length of the period.
      days integer not null,
      active integer not null,
      active_before integer not null,
      active_earlier integer not null,
      came_back integer not null,
      came_back_before integer not null,
      briefed integer not null,
      converted integer not null,
      briefed_before integer not null,
      converted_before integer not null,
      primary key (day, days)
    )`.execute(db)
}
