import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@agency/db/embedded/server'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import pg from 'pg'

/**
 * Starts the site as `npm start` does, without demo content and with practically unlimited rate
 * limits.
 */
export async function startSite(dataDir: string): Promise<SiteProcess> {
  const site = await spawnSite(
    {
      DATA_DIR: dataDir,
      SEED: 'none',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'fatal',
    },
    { warmUp: true },
  )
  stopWhenCutOff(site)
  return waitUntilReady(site)
}

/** Stops the site if this bench is cut off, or if the process that started it has died. */
function stopWhenCutOff(site: Pick<SiteProcess, 'stop'>): void {
  const stop = () => void site.stop().finally(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop)
  // A listener for 'disconnect' keeps the process alive, and a bench that is done would never end.
  process.channel?.unref()
}

export interface SendResult {
  status: number
  ms: number
}

/** Sends one message of the contact form; status 0 if there was no response. */
export async function sendMessage(url: string, id: string): Promise<SendResult> {
  const startedAt = performance.now()
  const status = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ledger', email: `${id}@ledger.example`, message: id }),
    signal: AbortSignal.timeout(30_000),
  })
    .then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
    .catch(() => 0)
  return { status, ms: performance.now() - startedAt }
}

/** How often each message is stored, by id. */
export async function countStoredMessages(dataDir: string): Promise<Map<string, number>> {
  const server = await startEmbedded(path.join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query(
    "select payload->>'message' as id, count(*)::int as n from submissions group by 1",
  )
  await client.end()
  await server.release()
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The server's main process. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

/** The server's processes: the main one and its children. Linux only. */
export async function listPostgresProcesses(dataDir: string): Promise<number[]> {
  const postmaster = await findPostmaster(dataDir)
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const children = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return Number(/\) \S (\d+)/.exec(stat)?.[1]) === postmaster ? [pid] : []
    }),
  )
  return [postmaster, ...children.flat()]
}

/** The number of pending jobs. */
export async function countJobs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as jobs from graphile_worker.jobs')
  await client.end()
  return rows[0].jobs
}

/**
 * The maximum time for the queue to empty, in ms; a fresh demo makes variants of its pictures for
 * some minutes.
 */
const MAX_WAIT_MS = 900_000

/** Resolves when the queue is empty. */
export async function waitUntilNoJobs(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS
  while ((await countJobs(databaseUrl)) > 0) {
    if (Date.now() > deadline) throw new Error('The job queue did not empty in time.')
    await sleep(1_000)
  }
}
