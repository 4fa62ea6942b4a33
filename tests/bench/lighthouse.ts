// Lighthouse's four categories on every public page, as a phone on a slow network sees it; and how
// much of the page jumps. The median of several runs counts: one run is as noisy as its machine.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '../support/chromium.ts'
import { publicRoutes } from '../support/public-routes.ts'
import { spawnSite, untilReady } from '../support/site-process.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'

// Fetched when it is asked for: it is a quarter of all that the site installs, and only this uses it.
const LIGHTHOUSE = 'lighthouse@13.0.2'
/** LIGHTHOUSE_RUNS=1 gives a first impression. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
/** How long the demo's pictures may take to get their variants. */
const QUIET_WITHIN_MS = 600_000
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
const SHIFT_MAX = 0.02
/** Pages that tell search engines to leave them alone fail Lighthouse's SEO by design. */
const noindex = ['/login']

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; score: number | null }>
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const dir = await makeTemporaryDir('lighthouse')
const chromium = findChromium(console.log)
const site = await untilReady(
  await spawnSite({
    DATA_DIR: path.join(dir.path, 'data'),
    SEED: 'demo',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'fatal',
  }),
)

/** A fresh demo makes variants of its pictures for some minutes, on the core that is measured. */
async function untilQuiet(): Promise<void> {
  const until = Date.now() + QUIET_WITHIN_MS
  for (;;) {
    const response = await fetch(`${site.url}/api/gallery-concepts`)
    const concepts = (await response.json()) as { pictures: unknown[] }[]
    if (concepts.every(({ pictures }) => pictures.length === 2)) return
    if (Date.now() > until) throw new Error('The demo did not come to rest.')
    await sleep(1_000)
  }
}

async function audit(address: string): Promise<Report> {
  const file = path.join(dir.path, 'report.json')
  const code = await new Promise((resolve) => {
    const args = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`]
    spawn('npx', ['--yes', LIGHTHOUSE, address, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromium.path },
    }).once('close', resolve)
  })
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${address}.`)
  return JSON.parse(await readFile(file, 'utf8'))
}

let failed = 0
console.log(
  'page                                   perf  a11y  best   seo    LCP ms  TBT ms   shift',
)
try {
  await untilQuiet()
  for (const route of publicRoutes) {
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(`${site.url}${route}`))
    const score = (category: string) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)))
    const value = (name: string) =>
      median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
    const [performance, accessibility, practices, seo] = [
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ]
    const shift = value('cumulative-layout-shift')
    const isGood =
      performance >= 98 &&
      accessibility === 100 &&
      practices === 100 &&
      (seo === 100 || noindex.includes(route)) &&
      shift <= SHIFT_MAX
    if (!isGood) failed += 1
    console.log(
      route.padEnd(38),
      ...[performance, accessibility, practices, seo].map((points) => String(points).padStart(5)),
      value('largest-contentful-paint').toFixed(0).padStart(8),
      value('total-blocking-time').toFixed(0).padStart(7),
      shift.toFixed(3).padStart(7),
      isGood ? '' : '  MISSED',
    )
  }
} finally {
  await site.stop()
  await dir.remove()
}
process.exit(failed === 0 ? 0 : 1)
