import { type Actor, currentActor } from '@agency/db/actor'
import type { Database } from '@agency/db/connect'
import { insertAuditEntry, type NewAuditEntry } from './audit-queries.ts'

/**
 * Stores something that somebody did, and that the database cannot record by itself: it changes no
 * audited row, or a row of which no value may be recorded. Does nothing for the system.
 */
export async function recordAction(
  db: Database,
  entry: NewAuditEntry,
  actor: Actor | undefined = currentActor(),
): Promise<void> {
  if (actor) await insertAuditEntry(db, actor, entry)
}
