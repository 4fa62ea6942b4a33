import { type Kysely, sql } from 'kysely'

/** People who are deleted with all that is stored of them; what they signed is kept without its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // That it was done, and names nobody it was done to.
  await sql`
    create table forgotten_people (
      id integer primary key generated always as identity,
      forgotten_at timestamptz not null default now(),
      -- No reference: the record outlives the login.
      staff_id integer not null,
      submissions integer not null,
      concepts integer not null,
      estimates integer not null,
      proposals integer not null,
      mails integer not null,
      kept_proposals integer not null
    )`.execute(db)

  for (const name of ['proposals', 'proposal_events']) {
    const key = sql.ref(`${name}_contact_id_fkey`)
    await sql`
      alter table ${sql.table(name)}
        alter column contact_id drop not null,
        drop constraint ${key},
        add constraint ${key} foreign key (contact_id) references contacts on delete set null
    `.execute(db)
  }
  // Still evidence: of all that was written down, only whose page shows it may end.
  await sql`
    create or replace function keep_proposal_events() returns trigger language plpgsql as $$
    begin
      if new.contact_id is null and to_jsonb(new) - 'contact_id' = to_jsonb(old) - 'contact_id' then
        return new;
      end if;
      raise exception 'The timeline of a proposal is not changed.';
    end $$`.execute(db)
}
