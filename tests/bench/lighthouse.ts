// Lighthouse's four categories on every public page, as on a phone on a slow network; and the
// layout shift. The median of several runs counts: one run is as noisy as its machine.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { findChromium } from '@agency/tools/browser/chromium'
import { otherProjectRoutes, publicRoutes } from '@agency/tools/browser/public-routes'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { median } from '../support/quantile.ts'

// Downloaded on demand: it is a quarter of everything that the site installs, and only this uses
// it.
const LIGHTHOUSE = 'lighthouse@13.0.2'
/** LIGHTHOUSE_RUNS=1 gives a first impression. */
/** Occasionally Chromium's trace lacks its beginning; Lighthouse itself says to run it again. */
const MAX_TRIES = 3
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
/** How long the variants of the demo's pictures may take, in ms. */
const MAX_WAIT_MS = 600_000
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
const SHIFT_MAX = 0.02
/** LIGHTHOUSE_PAGES=our-work measures only the pages whose path contains that. */
const routes = [...publicRoutes, ...otherProjectRoutes].filter((route) =>
  route.includes(process.env.LIGHTHOUSE_PAGES ?? ''),
)
/** Pages with noindex fail Lighthouse's SEO audit by design. */
const noindex = ['/login']

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; score: number | null }>
}

const dir = await makeTemporaryDir('lighthouse')
const chromium = findChromium(console.log)
const site = await waitUntilReady(
  await spawnSite(
    {
      DATA_DIR: path.join(dir.path, 'data'),
      SEED: 'demo',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'fatal',
    },
    { warmUp: true },
  ),
)

/** A fresh demo makes variants of its pictures for some minutes, on the core that is measured. */
async function waitForVariants(): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS
  const get = async (path: string) => (await fetch(`${site.url}${path}`)).json()
  for (;;) {
    const concepts: { pictures: unknown[] }[] = await get('/api/gallery-concepts')
    const { data: projects }: { data: { pictures: unknown[] }[] } = await get('/api/projects')
    const hasConceptVariants = concepts.every(({ pictures }) => pictures.length === 2)
    if (hasConceptVariants && projects.every(({ pictures }) => pictures.length === 4)) return
    if (Date.now() > deadline) throw new Error('The variants of the demo were not made in time.')
    await sleep(1_000)
  }
}

async function audit(address: string): Promise<Report> {
  const file = path.join(dir.path, 'report.json')
  const runOnce = () =>
    new Promise((resolve) => {
      const args = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`]
      spawn('npx', ['--yes', LIGHTHOUSE, address, ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CHROME_PATH: chromium.path },
      }).once('close', resolve)
    })
  let code = await runOnce()
  for (let triesLeft = MAX_TRIES - 1; triesLeft > 0 && code !== 0; triesLeft -= 1)
    code = await runOnce()
  if (code !== 0) throw new Error(`Lighthouse exited with ${code} on ${address}.`)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The lowest score over all pages, and the largest shift. */
const worst = { performance: 100, accessibility: 100, practices: 100, seo: 100, shift: 0 }
console.log(
  'page                                   perf  a11y  best   seo    LCP ms  TBT ms   shift',
)
try {
  await waitForVariants()
  for (const route of routes) {
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
    worst.performance = Math.min(worst.performance, performance)
    worst.accessibility = Math.min(worst.accessibility, accessibility)
    worst.practices = Math.min(worst.practices, practices)
    if (!noindex.includes(route)) worst.seo = Math.min(worst.seo, seo)
    // A missing measurement fails as well.
    worst.shift = Math.max(worst.shift, shift)
    console.log(
      route.padEnd(38),
      ...[performance, accessibility, practices, seo].map((points) => String(points).padStart(5)),
      value('largest-contentful-paint').toFixed(0).padStart(8),
      value('total-blocking-time').toFixed(0).padStart(7),
      shift.toFixed(3).padStart(7),
    )
  }
} finally {
  await site.stop()
  await dir.remove()
}
const suffix = `lowest of ${routes.length} pages`
report(
  { metric: `performance, ${suffix}`, value: worst.performance, atLeast: 98 },
  { metric: `accessibility, ${suffix}`, value: worst.accessibility, atLeast: 100 },
  { metric: `best practices, ${suffix}`, value: worst.practices, atLeast: 100 },
  { metric: 'SEO, lowest of the indexable pages', value: worst.seo, atLeast: 100 },
  { metric: 'layout shift, largest', value: worst.shift, atMost: SHIFT_MAX },
)
