import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Events that pages report to the site's own analytics: no address, no cookie, no personal data.
  await sql`
    create table site_events (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('view', 'form_start', 'form_submit', 'pdf_open')),
      path text not null,
      form text check (form in ('contact', 'generator', 'estimate', 'style')),
      entry boolean not null,
      referrer text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      bot boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  // Rows arrive in time order, so a BRIN index of a few kilobytes can find a period.
  await sql`create index site_events_time on site_events using brin (created_at)`.execute(db)
}
