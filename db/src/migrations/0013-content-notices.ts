import { type Kysely, sql } from 'kysely'

/**
 * Notifies the channel 'site_content' when a transaction that changed the content of public pages
 * commits, whoever changed it: every instance then re-renders the pages it rendered before.
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
