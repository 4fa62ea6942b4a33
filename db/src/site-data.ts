import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tryLock } from './advisory-locks.ts'
import { isRestoreUnfinished } from './backup/restore-journal.ts'
import { openPersistentConnection, type PersistentConnection } from './persistent-connection.ts'

/** A process that was killed keeps its locks until its server notices. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 100

/** The connection that holds the site's data alone. */
export type SiteDataClient = pg.Client

/** The site's data is used by somebody else, in a way that keeps this process from using it. */
export class SiteDataInUseError extends Error {}

async function waitForLock(client: pg.Client, how: 'alone' | 'shared', waitMs: number) {
  const giveUpAt = Date.now() + waitMs
  while (!(await tryLock(client, 'siteData', how))) {
    if (Date.now() > giveUpAt) return false
    await sleep(LOOK_EVERY_MS)
  }
  return true
}

export interface SharedSiteData extends Pick<PersistentConnection, 'close'> {
  /** Whether a restore ended before its time; nothing may be done with the data before it is mended. */
  isUnfinished: boolean
}

/**
 * Uses the site's data together with others, for as long as the process lives or until it is closed.
 * Throws SiteDataInUseError while a restore has it alone.
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

/** Processes of releases that share no lock, by the names that they gave. */
async function findUser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name in ('agency-site', 'agency-site listen', 'agency-site workers')`,
  )
  return rows.length > 0
}

/**
 * Works on the site's data alone, by the connection that holds it: nobody else starts meanwhile. Throws
 * SiteDataInUseError when somebody uses it already, at the latest after `waitMs`.
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
  // A connection that breaks rejects the next query; that is told there.
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await waitForLock(client, 'alone', waitMs)) || (await findUser(client))) {
      throw new SiteDataInUseError('The site runs on this database. Stop it first.')
    }
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
