import path from 'node:path'
import { migrateJobs } from '@agency/api/jobs/run-jobs'
import { type Connection, connect } from '@agency/db/connect'
import { startEmbedded } from '@agency/db/embedded/server'
import { listUnknownMigrations, migrate } from '@agency/db/migrate'
import { type SharedSiteData, SiteDataInUseError } from '@agency/db/site-data'
import type { Logger } from 'pino'
import { truncateLine } from './backup/truncate-line.ts'
import { type Env, StartError } from './env.ts'
import { openFiles } from './files.ts'
import { useSiteData } from './unfinished-restore.ts'

export interface OpenDatabase extends Connection {
  url: string
  kind: 'external' | 'embedded'
  /** The line that is printed at startup. */
  description: string
  /** Closes the pool and releases the embedded server, if there is one. */
  release(): Promise<void>
}

/** Connects to DATABASE_URL, or else to the embedded server, and migrates the schema. */
export async function openDatabase(env: Env, log: Logger): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedServer(env, log)
  const url = env.DATABASE_URL ?? embedded?.url ?? ''
  let isReleased = false
  let data: SharedSiteData | undefined
  const connection = connect({
    url,
    // The last process to exit stops the server, which causes errors on connections still closing.
    onError: (error) => isReleased || log.warn({ err: error }, 'lost a database connection'),
  })
  const release = async () => {
    isReleased = true
    await data?.close()
    await connection.close()
    // A server that hangs keeps running, as after a kill; the next start joins it.
    await embedded
      ?.release()
      .catch((error) => log.warn({ err: error }, 'could not stop the database server'))
  }
  try {
    // Comes first, so that an interrupted restore is finished while nobody else is connected.
    data = await useSiteData({
      url,
      emailDir: path.join(env.dataDir, 'mail'),
      openFiles: () => openFiles(env),
      onError: (error) => isReleased || log.warn({ err: error }, 'lost the data lock'),
    })
    const { rows } = await connection.pool.query('show server_version')
    const version = String(rows[0]?.server_version).split(' ')[0]
    await migrateDatabase(url, log)
    await migrateJobs(connection.pool, log)
    const description = embedded
      ? `PostgreSQL ${version}, embedded (${embedded.how}), data in ${path.relative('.', path.join(env.dataDir, 'postgres')) || '.'}`
      : `PostgreSQL ${version} at ${new URL(url).host} (DATABASE_URL)`
    return { ...connection, url, kind: embedded ? 'embedded' : 'external', description, release }
  } catch (error) {
    await release().catch(() => {})
    if (error instanceof SiteDataInUseError) throw new StartError(error.message)
    const reason =
      error instanceof AggregateError ? error.errors[0]?.message : (error as Error).message
    if (!embedded) throw new StartError(`DATABASE_URL cannot be used: ${reason}.`)
    throw error
  }
}

async function migrateDatabase(url: string, log: Logger): Promise<void> {
  const { db, close } = connect({ url, max: 2, hasTimeLimits: false })
  try {
    await migrate(db)
    const unknown = await listUnknownMigrations(db)
    if (unknown.length > 0) {
      // Allows rolling back by one release (docs/decisions/0026); going back further is untested.
      log.warn(
        { migrations: unknown.map((name) => truncateLine(name)) },
        'the database has migrations of a newer release; using it as is',
      )
    }
  } finally {
    await close()
  }
}

async function startEmbeddedServer(env: Env, log: Logger) {
  try {
    return await startEmbedded(path.join(env.dataDir, 'postgres'), (error) =>
      log.warn({ err: error }, 'could not restart the database yet; retrying'),
    )
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}
