// npm start from the command to the first response: cold on an empty data directory, and warm on
// the same one afterwards. The web app is already built, as it is after the first start.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { freePort } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { median } from '../support/quantile.ts'

const root = path.resolve(import.meta.dirname, '../..')
const WARM_STARTS = 5
const MAX_WARM_S = 5
/** A cold start draws the demo's pictures. */
const TIMEOUT_MS = 300_000

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const isAlive = (group: number) => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/**
 * Stops npm and its child processes, as Ctrl+C does: all of them are signalled, and all are waited
 * for.
 */
async function stopGroup(group: number): Promise<void> {
  process.kill(-group, 'SIGINT')
  while (isAlive(group)) await sleep(10)
}

/** Resolves when no jobs are left: the variants of the demo's pictures are made after the start. */
async function waitUntilIdle(url: string): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const waitingCounts = [...metrics.matchAll(/^agency_jobs_waiting\{.*\} (\d+)$/gm)]
    if (waitingCounts.length > 0 && waitingCounts.every(([, jobs]) => jobs === '0')) return
    await sleep(500)
  }
}

/**
 * Seconds until the site reports that it is ready; it is then stopped, immediately or once it is
 * idle.
 */
async function start(dataDir: string, { waitsForIdle = false } = {}): Promise<number> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
  })
  const group = npm.pid
  if (group === undefined) throw new Error('npm start could not be started.')
  try {
    while (!(await isReady(url))) {
      if (npm.exitCode !== null) throw new Error(`npm start exited with ${npm.exitCode}.`)
      if (performance.now() - startedAt > TIMEOUT_MS) throw new Error('npm start took too long.')
      await sleep(10)
    }
    const seconds = (performance.now() - startedAt) / 1000
    if (waitsForIdle) await waitUntilIdle(url)
    return seconds
  } finally {
    if (isAlive(group)) await stopGroup(group)
  }
}

const dir = await makeTemporaryDir('start')
try {
  const cold = await start(dir.path, { waitsForIdle: true })
  const warm: number[] = []
  for (let round = 0; round < WARM_STARTS; round += 1) warm.push(await start(dir.path))
  report(
    { metric: 'cold npm start with the demo, to the first response', value: cold, unit: 's' },
    {
      metric: `warm npm start to the first response, median of ${WARM_STARTS}`,
      ...{ value: median(warm), unit: 's', atMost: MAX_WARM_S },
    },
    { metric: 'warm npm start, slowest', value: Math.max(...warm), unit: 's' },
  )
} finally {
  await dir.remove()
}
