import { type Kysely, sql } from 'kysely'

/**
 * A notice on the channel 'site_content' when a transaction that changed what public pages show is
 * committed, whoever changed it: pages drawn before it are then drawn again, on every instance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_site_content() returns trigger language plpgsql as $$
    begin
      -- The same notice twice in a transaction is sent once.
      perform pg_notify('site_content', '');
      return null;
    end $$`.execute(db)
  for (const table of ['settings', 'projects', 'project_images', 'concepts', 'pictures']) {
    await sql`
      create trigger site_content after insert or update or delete or truncate
        on ${sql.table(table)} for each statement execute function tell_site_content()
    `.execute(db)
  }
}
