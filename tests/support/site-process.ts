import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { serverProcess } from '../../apps/server/src/server-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Below the ports of outgoing connections, which take any port there as soon as it is free. */
const PORTS = { from: 12_000, to: 20_000 }

/** A port that nothing on this machine listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(PORTS.from, PORTS.to)
    const probe = createServer().once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

export interface SiteProcess {
  child: ChildProcess
  url: string
  /** Everything it printed so far. */
  output: () => string
  /** Resolves with the exit code. */
  ended: Promise<number | null>
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<number | null>
}

interface SpawnOptions {
  /** An open file that takes the output. */
  log?: number
  script?: string
  /** In a process group of its own, as a terminal or a service manager has it. */
  detached?: boolean
  /** Draws a page for nobody once it is up, as in service; most sites of tests live for seconds. */
  warmUp?: boolean
}

const SERVER = 'apps/server/src/main.ts'
/** The same server, most of whose pictures are plain: seconds of a core each are drawn in little time. */
export const PLAIN_SITE = 'tests/support/plain-site.ts'

/** Whose site a test starts, where it is not the demo. */
export const siteAgency = {
  AGENCY_NAME: 'Emberlane',
  AGENCY_EMAIL: 'studio@agency-under-test.example',
  AGENCY_PHONE: '+61 3 5550 0199',
  AGENCY_STREET: '1 Test Lane, Melbourne VIC 3000',
  AGENCY_PRINCIPAL: 'Marlow Quill',
  AGENCY_FOUNDED_YEAR: '2018',
}

/**
 * Starts the server's own entry file as a process, or another script; its output is kept, or goes to
 * the open file `log`. Nothing of this process's environment is the site's.
 */
export async function spawnSite(
  env: Record<string, string>,
  { log, script = SERVER, detached = false, warmUp = false }: SpawnOptions = {},
): Promise<SiteProcess> {
  const port = env.PORT ?? String(await freePort())
  // Any other script starts it by itself.
  const isServer = script === SERVER || script === PLAIN_SITE
  const { flags, env: given } = isServer ? serverProcess : { flags: [], env: {} }
  const asked = warmUp ? [] : ['--no-warm-up']
  const child = spawn(process.execPath, [...flags, path.join(root, script), ...asked], {
    ...{ cwd: root, detached },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      ...siteAgency,
      ...given,
      ...env,
    },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function untilTold(site: SiteProcess, state: 'ready' | 'warm'): Promise<SiteProcess> {
  const told = new Promise<string>((resolve) => {
    site.child.on('message', (message) => {
      if (message === state) resolve(state)
    })
  })
  if ((await Promise.race([told, site.ended])) !== state) {
    throw new Error(`The site ended before it was ${state}: ${site.output()}`)
  }
  return site
}

/** Resolves when the site says that it is ready; throws what it printed when it ends instead. */
export const untilReady = (site: SiteProcess) => untilTold(site, 'ready')

/** The same of a site with a warm-up, when that is over. */
export const untilWarm = (site: SiteProcess) => untilTold(site, 'warm')
