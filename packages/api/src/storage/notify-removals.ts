import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import type { PubSub } from '../pubsub/pubsub.ts'
import type { Storage } from './storage.ts'

/**
 * Wraps a storage whose processes serve local copies: when one process removes a file, all of them
 * drop their copies. A process that is not listening at that moment serves its copy until it checks
 * it.
 */
export function notifyRemovals(
  storage: Storage,
  db: Database,
  pubsub: Pick<PubSub, 'on'>,
): Storage {
  const { serveFrom } = storage
  if ('root' in serveFrom) return storage
  pubsub.on('file_removed', serveFrom.removeCopy)
  return {
    ...storage,
    remove: async (key) => {
      await storage.remove(key)
      await sql`select pg_notify('file_removed', ${key})`.execute(db)
    },
  }
}
