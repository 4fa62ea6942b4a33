import { type Kysely, sql } from 'kysely'

/** What each saving of a project stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_versions (
      -- Wherever the project is. No reference: a deleted project can be restored.
      project_id integer not null,
      number integer not null check (number > 0),
      content jsonb not null,
      -- The fields that differ from the version before.
      changes text[] not null,
      -- Null for what changed without being saved, as on a schedule.
      staff_email text,
      restored integer,
      made_at timestamptz not null,
      primary key (project_id, number)
    )`.execute(db)
}
