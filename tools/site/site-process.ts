import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { serverProcess } from '../../apps/server/src/server-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Below the ephemeral ports, which outgoing connections take as soon as they are free. */
const PORTS = { from: 12_000, to: 20_000 }

/** A port on which nothing on this machine listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(PORTS.from, PORTS.to)
    const probe = createServer().once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

export interface SiteProcess {
  child: ChildProcess
  url: string
  /** All output so far. */
  output: () => string
  /** Resolves with the exit code. */
  exited: Promise<number | null>
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<number | null>
}

interface SpawnOptions {
  /** An open file that receives the output. */
  log?: number
  /** Starts the server itself, and is run instead of it. */
  script?: string
  /** Another entry file of the server. */
  entry?: string
  /** In a separate process group, as under a terminal or a service manager. */
  detached?: boolean
  /**
   * Renders a warm-up page once it has started, as in production; most test sites only live for
   * seconds.
   */
  warmUp?: boolean
}

const SERVER = 'apps/server/src/main.ts'

/** Agency settings of a site under test that is not the demo. */
export const siteAgency = {
  AGENCY_NAME: 'Emberlane',
  AGENCY_EMAIL: 'studio@agency-under-test.example',
  AGENCY_PHONE: '+61 3 5550 0199',
  AGENCY_STREET: '1 Test Lane, Melbourne VIC 3000',
  AGENCY_PRINCIPAL: 'Marlow Quill',
  AGENCY_FOUNDED_YEAR: '2018',
}

/**
 * Starts the server as a process, or a script that does; its output is stored, or goes
 * to the open file `log`. The site inherits nothing of this process's environment.
 */
export async function spawnSite(
  env: Record<string, string>,
  { log, script, entry = SERVER, detached = false, warmUp = false }: SpawnOptions = {},
): Promise<SiteProcess> {
  const port = env.PORT ?? String(await freePort())
  const { flags, env: serverEnv } = script ? { flags: [], env: {} } : serverProcess
  const extraFlags = warmUp ? [] : ['--no-warm-up']
  const child = spawn(
    process.execPath,
    [...flags, path.join(root, script ?? entry), ...extraFlags],
    {
      ...{ cwd: root, detached },
      stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: port,
        ...siteAgency,
        ...serverEnv,
        ...env,
      },
    },
  )
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    exited,
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

async function waitForMessage(site: SiteProcess, state: 'ready' | 'warm'): Promise<SiteProcess> {
  const reached = new Promise<string>((resolve) => {
    site.child.on('message', (message) => {
      if (message === state) resolve(state)
    })
  })
  if ((await Promise.race([reached, site.exited])) !== state) {
    throw new Error(`The site exited before it was ${state}: ${site.output()}`)
  }
  return site
}

/** Resolves when the site reports that it is ready; throws its output if it exits instead. */
export const waitUntilReady = (site: SiteProcess) => waitForMessage(site, 'ready')

/** The same for a site with a warm-up, once that is finished. */
export const waitUntilWarm = (site: SiteProcess) => waitForMessage(site, 'warm')
