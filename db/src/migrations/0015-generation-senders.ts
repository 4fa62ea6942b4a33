import { type Kysely, sql } from 'kysely'

/** The network of a concept's request, kept for a few minutes: networks are served in turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table generation_senders (
      generation_id uuid primary key references generations on delete cascade,
      -- What one customer of a provider has, and the larger block that it is part of.
      network text not null,
      block text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
