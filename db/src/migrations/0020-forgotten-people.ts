import { type Kysely, sql } from 'kysely'

/** Deletes contacts with all their data; documents they signed are kept without the contact. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Records that a deletion happened, without naming anybody.
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
  // Rows stay immutable evidence, except that the link to the contact may be removed.
  await sql`
    create or replace function keep_proposal_events() returns trigger language plpgsql as $$
    begin
      if new.contact_id is null and to_jsonb(new) - 'contact_id' = to_jsonb(old) - 'contact_id' then
        return new;
      end if;
      raise exception 'The timeline of a proposal is not changed.';
    end $$`.execute(db)
}
