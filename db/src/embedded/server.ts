import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, fchmodSync, openSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lockShared, tryLock, unlockShared } from '../advisory-locks.ts'
import { openPersistentConnection } from '../persistent-connection.ts'
import { withTimeout } from '../with-timeout.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { prepareServerPaths, type ServerPaths } from './place.ts'
import { withStartLock } from './start-lock.ts'

const USER = 'agency'
const DATABASE = 'agency'
/** Crash recovery after a hard stop can take a while; a dead server is noticed at once. */
const START_WITHIN_MS = 60_000
/** A server that hangs never acknowledges the end of a connection. */
const END_MS = 2_000

export interface EmbeddedServer {
  url: string
  /** 'started', or 'joined' if another process had already started it. */
  how: 'started' | 'joined'
  /** Path of the server's log, as set by the process that started it. */
  logFile: string
  /** Releases this process's use of the server; the last one to leave stops it. */
  release(): Promise<void>
}

interface Running {
  pid: number
  port: number
}

const isPostgres = async (pid: number) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  // Neither a PID that has been reused by another program nor a zombie that its parent has not
  // reaped (PID 1 of a container may never do so) counts as the server.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /^\d+ \(postgres.*\) [^ZX] /.test(stat)
}

/** The server that `postmaster.pid` names, if it is running. */
async function findRunning(data: string): Promise<Running | undefined> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  const running = { pid: Number(lines[0]), port: Number(lines[3]) }
  return running.pid && running.port && (await isPostgres(running.pid)) ? running : undefined
}

/**
 * Below the ephemeral port range (from 32768 on Linux). In that range a client that keeps retrying
 * while the server is down can connect to itself: its own source port equals the server's, and the
 * server can no longer bind to it.
 */
const PORTS = { from: 20_000, to: 32_000 }
const PORT_TRIES = 50

const probePort = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

async function findFreePort(): Promise<number> {
  for (let left = PORT_TRIES; ; left -= 1) {
    try {
      return await probePort(randomInt(PORTS.from, PORTS.to))
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

/**
 * The port of the last start if it is still free, so that known URLs keep working. With `keep`, no
 * other port is used, and the caller retries.
 */
async function choosePort(home: string, keep: boolean): Promise<number> {
  const file = path.join(home, 'port')
  const last = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (keep) return probePort(last)
  const port = await (last ? probePort(last).catch(findFreePort) : findFreePort())
  await writeFile(file, String(port))
  return port
}

const urlOf = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

const logFileOf = (home: string) => path.join(home, 'server.log')
const passwordFile = (home: string) => path.join(home, 'password')

/** The password file does not match PostgreSQL's password, so retrying would change nothing. */
const wrongPassword = (home: string) =>
  new Error(
    `${passwordFile(home)} does not hold the password of the database beside it. Put back the file that belongs to it, or restore a backup into an empty DATA_DIR.`,
  )
/** Whether PostgreSQL rejected the password. */
const isRefused = (error: unknown) => (error as { code?: string }).code === '28P01'

/**
 * The environment variables that PostgreSQL needs. The site's keys and passwords are in the
 * environment too, and anybody who has the server's account, or may run COPY FROM PROGRAM, could
 * read them.
 */
const serverEnv = () =>
  Object.fromEntries(
    ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'].flatMap(
      (name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]),
    ),
  )

/**
 * Creates the cluster in one step: an interrupted initdb leaves nothing that looks like a cluster.
 */
async function createCluster(place: ServerPaths, binaries: Binaries, password: string) {
  const data = path.join(place.home, 'data')
  const unfinished = `${data}.new`
  const initdbPassword = path.join(place.home, 'initdb-password')
  await rm(unfinished, { recursive: true, force: true })
  if (place.account) {
    await mkdir(unfinished, { mode: 0o700 })
    await chown(unfinished, place.account.uid, place.account.gid)
  }
  await writeFile(initdbPassword, password, { mode: 0o600 })
  if (place.account) await chown(initdbPassword, place.account.uid, place.account.gid)
  const made = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${initdbPassword}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { cwd: place.home, env: serverEnv(), ...place.account },
  )
  await rm(initdbPassword, { force: true })
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.stderr?.toString().trim() || made.error?.message}`)
  }
  await rename(unfinished, data)
}

/** Starts the server as a separate process, which outlives a killed app without losing data. */
async function spawnServer(
  place: ServerPaths,
  binaries: Binaries,
  password: string,
  keepPort: boolean,
): Promise<number> {
  const data = path.join(place.home, 'data')
  const port = await choosePort(place.home, keepPort)
  const logFile = logFileOf(place.home)
  const log = openSync(logFile, 'w', 0o600)
  // The log has failed statements with their parameters; earlier releases left it world-readable.
  fchmodSync(log, 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
  }
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    {
      ...{ cwd: place.home, env: serverEnv(), detached: true, stdio: ['ignore', log, log] },
      ...place.account,
    },
  )
  let ended: string | undefined
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, signal) => {
    ended = `it ended with ${signal ?? code}`
  })
  child.unref()
  const giveUpAt = Date.now() + START_WITHIN_MS
  for (;;) {
    try {
      await query(urlOf(port, password, 'postgres'), 'select 1')
      return port
    } catch (error) {
      if (isRefused(error)) {
        await stopServer(data)
        throw wrongPassword(place.home)
      }
      if (ended !== undefined || Date.now() > giveUpAt) {
        const tail = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-3).join(' | ')
        throw new Error(`PostgreSQL did not start: ${ended ?? (error as Error).message}. ${tail}`)
      }
      await sleep(25)
    }
  }
}

async function readPassword(home: string): Promise<string> {
  const file = passwordFile(home)
  const known = existsSync(file) ? (await readFile(file, 'utf8')).trim() : ''
  if (known) return known
  if (existsSync(path.join(home, 'data', 'PG_VERSION'))) throw wrongPassword(home)
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/**
 * Joins the running server, or starts it. Returns undefined if the running one is shutting down.
 */
async function joinOrStart(
  place: ServerPaths,
  binaries: Binaries,
  password: string,
  keepPort: boolean,
) {
  const data = path.join(place.home, 'data')
  if (!existsSync(path.join(data, 'PG_VERSION'))) await createCluster(place, binaries, password)
  const running = await findRunning(data)
  if (!running) {
    // Left behind after a power loss; the server checks its shared memory as well.
    await rm(path.join(data, 'postmaster.pid'), { force: true })
    return { port: await spawnServer(place, binaries, password, keepPort), how: 'started' as const }
  }
  try {
    await query(urlOf(running.port, password, 'postgres'), 'select 1')
    return { port: running.port, how: 'joined' as const }
  } catch (error) {
    if (isRefused(error)) throw wrongPassword(place.home)
    return undefined
  }
}

async function waitForServer(
  place: ServerPaths,
  binaries: Binaries,
  password: string,
  keepPort = false,
) {
  const giveUpAt = Date.now() + START_WITHIN_MS
  for (;;) {
    const found = await joinOrStart(place, binaries, password, keepPort)
    if (found) return found
    if (Date.now() > giveUpAt) {
      throw new Error(`PostgreSQL in ${place.home} is running but not responding.`)
    }
    await sleep(50)
  }
}

async function stopServer(data: string) {
  const running = await findRunning(data)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  while (await findRunning(data)) await sleep(20)
}

/**
 * Runs the project's own PostgreSQL in `dir`. Several processes share one server; the last to
 * release it stops it. After a kill -9 of the app the server stays up, and the next start joins it;
 * a server that died is restarted at the same address by a process that uses it. `onError` is
 * called for each failed restart.
 */
export async function startEmbedded(
  dir: string,
  onError: (error: Error) => void = () => {},
): Promise<EmbeddedServer> {
  const place = await prepareServerPaths(path.resolve(dir))
  const binaries = await findBinaries(place.account, place.stage)
  const data = path.join(place.home, 'data')
  const lock = path.join(place.home, 'start-lock.sqlite')

  const { port, how, password, lease } = await withStartLock(lock, async () => {
    const password = await readPassword(place.home)
    const found = await waitForServer(place, binaries, password)
    const admin = urlOf(found.port, password, 'postgres')
    const known = await query(admin, `select 1 from pg_database where datname = '${DATABASE}'`)
    if (known.rowCount === 0) await query(admin, `create database ${DATABASE}`)
    // Taken before another process can check whether it is the last.
    const lease = await openPersistentConnection({
      url: admin,
      name: 'agency-site lease',
      prepare: (client) => lockShared(client, 'embeddedServer'),
      beforeReconnect: () =>
        withStartLock(lock, () => waitForServer(place, binaries, password, true)),
      onError,
    })
    return { ...found, password, lease }
  })
  return {
    url: urlOf(port, password, DATABASE),
    how,
    logFile: logFileOf(place.home),
    release: async () => {
      const client = lease.detach()
      try {
        if (!client) return
        await withStartLock(lock, async () => {
          await unlockShared(client, 'embeddedServer')
          if (await tryLock(client, 'embeddedServer', 'exclusive')) await stopServer(data)
        })
      } finally {
        if (client)
          await withTimeout(
            END_MS,
            client.end().catch(() => {}),
          )
      }
    },
  }
}
