import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { median } from './quantile.ts'

/** Fewer than the database has connections, so that the server is measured and not a queue. */
const CONNECTIONS = 10
const SECONDS = 3
const WARM_UP_SECONDS = 2
const PAIRS = 5

export interface LoadResult {
  /** Requests per second. */
  rate: number
  /** The 99th percentile of the response time, in milliseconds. */
  p99: number
}

/** Loads one URL from a separate process. Throws if a response was not 200. */
async function loadUrl(
  url: string,
  headers: Record<string, string> = {},
  seconds = SECONDS,
): Promise<LoadResult> {
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('autocannon')),
      ...['--json', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(await text(child.stdout))
  if (errors + timeouts + non2xx > 0 || requests.total === 0) {
    throw new Error(`${url}: ${requests.total} answers, ${errors} errors, ${non2xx} not 2xx.`)
  }
  return { rate: requests.average, p99: latency.p99 }
}

export interface Target {
  url: string
  headers?: Record<string, string>
}

/** Loads two URLs alternately; returns the medians of both, and of their ratio in each pair. */
export async function comparePairs(site: Target, baseline: Target) {
  const load = ({ url, headers }: Target, seconds?: number) => loadUrl(url, headers, seconds)
  for (const target of [site, baseline]) await load(target, WARM_UP_SECONDS)
  const pairs: { site: LoadResult; baseline: LoadResult }[] = []
  for (let i = 0; i < PAIRS; i += 1) {
    pairs.push({ site: await load(site), baseline: await load(baseline) })
  }
  return {
    value: median(pairs.map((pair) => pair.site.rate)),
    baseline: median(pairs.map((pair) => pair.baseline.rate)),
    ratio: median(pairs.map((pair) => pair.site.rate / pair.baseline.rate)),
    p99: median(pairs.map((pair) => pair.site.p99)),
  }
}
