import { readFile } from 'node:fs/promises'
import { startEmbedded } from '@agency/db/embedded/server'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import pg from 'pg'
import { Wait } from 'testcontainers'
import { makeTemporaryDir, parentInMemory } from '../site/temporary-dir.ts'

export interface TestPostgres {
  /** URL of a database whose role may create others. */
  url: string
  description: string
  /** Log lines about a crash of one of the server's processes, which resets every connection. */
  crashes(): Promise<string[]>
  close(): Promise<void>
}

const findCrashes = (log: string) =>
  log.split('\n').filter((line) => /PANIC|terminated by signal|Failed process was/.test(line))

const IMAGE = 'postgres:18'
/** Longer than any run: Docker runs the first health check after one interval. */
const NO_HEALTH_CHECKS_MS = 7 * 24 * 3_600_000

async function startDocker(print: (line: string) => void): Promise<TestPostgres | undefined> {
  // The clean-up helper container of testcontainers would be one more image to pull.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'
  try {
    let log = ''
    const container = await new PostgreSqlContainer(IMAGE)
      // A health check that times out is killed, and its orphaned child is re-parented to
      // PostgreSQL, which is PID 1: it treats the child's abnormal exit as a crash and resets every
      // connection.
      .withHealthCheck({ test: ['CMD', 'true'], interval: NO_HEALTH_CHECKS_MS })
      // Each test database is a thousand files, which take ten times as long on a disk: ext4
      // searches for inodes that were not deleted within the last minute.
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      // The image starts the server once to initialise it, and then to serve.
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .withStartupTimeout(60_000)
      .withLogConsumer((lines) => {
        lines.on('data', (chunk) => {
          log += chunk
        })
      })
      .start()
    return {
      url: container.getConnectionUri(),
      description: `testcontainers (${IMAGE})`,
      crashes: async () => findCrashes(log),
      close: async () => {
        await container.stop()
      },
    }
  } catch (error) {
    print(`Docker is not used: ${(error as Error).message.split('\n')[0]}`)
    return undefined
  }
}

async function startEmbeddedServer(): Promise<TestPostgres> {
  // Each test database is a thousand files, for which ext4 searches through all that were deleted
  // within the last minute.
  const dir = await makeTemporaryDir('test-postgres', false, await parentInMemory())
  const server = await startEmbedded(dir.path)
  return {
    url: server.url,
    description: 'embedded',
    crashes: async () => findCrashes(await readFile(server.logFile, 'utf8')),
    close: async () => {
      await server.release()
      await dir.remove()
    },
  }
}

function fromEnvironment(): TestPostgres | undefined {
  const configuredUrl = process.env.TEST_DATABASE_URL
  return configuredUrl
    ? {
        url: configuredUrl,
        description: `TEST_DATABASE_URL (${new URL(configuredUrl).host})`,
        crashes: async () => [],
        close: async () => {},
      }
    : undefined
}

/**
 * A server that only lives for one run need not survive a crash of the machine: it does not wait
 * for the disk, which on a busy one may take longer than the statement timeout.
 */
async function disableSync(server: TestPostgres): Promise<TestPostgres> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query('alter system set fsync = off')
    await client.query('alter system set full_page_writes = off')
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
  return server
}

/**
 * TEST_DATABASE_URL, otherwise testcontainers if a Docker engine is available, otherwise embedded.
 */
export const openTestPostgres = async (print: (line: string) => void): Promise<TestPostgres> =>
  fromEnvironment() ?? disableSync((await startDocker(print)) ?? (await startEmbeddedServer()))

/** The same on the database that `npm start` uses. */
export const openBrowserTestPostgres = async (): Promise<TestPostgres> =>
  fromEnvironment() ?? disableSync(await startEmbeddedServer())

/** TEST_DATABASE_URL, otherwise embedded: what the site itself would start on. */
export const openSitePostgres = async (): Promise<TestPostgres> =>
  fromEnvironment() ?? (await startEmbeddedServer())

/** The version of the server, such as '18.4'. */
export async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  return String(rows[0].server_version).split(' ')[0] ?? ''
}
