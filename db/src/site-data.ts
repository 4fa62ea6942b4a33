import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tryLock } from './advisory-locks.ts'
import { isRestoreUnfinished } from './backup/restore-journal.ts'
import { openPersistentConnection, type PersistentConnection } from './persistent-connection.ts'

/** A killed process keeps its locks until the server notices. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 100

/** The connection that holds the exclusive lock on the site's data. */
export type SiteDataClient = pg.Client

/** The site's data is in use in a way that keeps this process from using it. */
export class SiteDataInUseError extends Error {}

async function waitForLock(client: pg.Client, mode: 'exclusive' | 'shared', waitMs: number) {
  const giveUpAt = Date.now() + waitMs
  while (!(await tryLock(client, 'siteData', mode))) {
    if (Date.now() > giveUpAt) return false
    await sleep(LOOK_EVERY_MS)
  }
  return true
}

export interface SharedSiteData extends Pick<PersistentConnection, 'close'> {
  /** Whether a restore was interrupted; the data must not be used before that is repaired. */
  isUnfinished: boolean
}

/**
 * Shares the site's data with other processes until this one exits or closes it. Throws
 * SiteDataInUseError while a restore holds it exclusively.
 */
export async function shareSiteData(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<SharedSiteData> {
  let isUnfinished = false
  const { close } = await openPersistentConnection({
    url,
    name: 'agency-site data',
    prepare: async (client) => {
      if (!(await waitForLock(client, 'shared', WAIT_MS))) {
        throw new SiteDataInUseError(
          'a backup is being restored into this database; start again when that is done.',
        )
      }
      isUnfinished = await isRestoreUnfinished(client)
    },
    onError,
  })
  return { close, isUnfinished }
}

/** Finds processes of releases that did not yet take the lock, by their application names. */
async function findUser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name in ('agency-site', 'agency-site listen', 'agency-site workers')`,
  )
  return rows.length > 0
}

/**
 * Holds the site's data exclusively while `work` runs on the connection that has the lock; no other
 * process can start meanwhile. Throws SiteDataInUseError if it is still in use after `waitMs`.
 */
export async function withSiteDataAlone<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  waitMs = 0,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'agency-site restore',
    keepAlive: true,
  })
  // If the connection breaks, the next query rejects; the error is reported there.
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await waitForLock(client, 'exclusive', waitMs)) || (await findUser(client))) {
      throw new SiteDataInUseError('The site runs on this database. Stop it first.')
    }
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
