import type { Connection } from '@agency/db/connect'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { addSiteGauges } from './site-gauges.ts'

/** Result of the page cache: served from the cache, rendered for this request, or served stale. */
export type CacheResult = 'hit' | 'miss' | 'stale'
export type JobOutcome = 'done' | 'failed'

/** The metrics of this process, for Prometheus. */
export interface Metrics {
  /** `route` is a route pattern, never a URL that somebody typed. */
  countRequest(request: { method: string; route: string; status: number }, seconds: number): void
  countPage(result: CacheResult): void
  countJob(task: string, outcome: JobOutcome, seconds: number): void
  /** All metrics in Prometheus's text format, including those that all processes share. */
  read(): Promise<string>
  contentType: string
}

/** Upper bounds in seconds: a cached page takes one millisecond, a concept up to a minute. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.3, 1, 3, 10, 60]
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 20, 120]

/** `tasks` are the kinds of jobs that are reported even if there are none. */
export function openMetrics(
  database: Pick<Connection, 'db' | 'pool'>,
  tasks: string[] = [],
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    ...{ registers, buckets: REQUEST_BUCKETS },
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
  })
  const pages = new Counter({
    registers,
    name: 'page_cache_total',
    help: 'Public pages and files: cache hit, miss (rendered for the request), or stale.',
    labelNames: ['result'],
  })
  const jobs = new Histogram({
    ...{ registers, buckets: JOB_BUCKETS },
    name: 'agency_job_duration_seconds',
    help: 'Duration of job attempts in this process, by task and outcome.',
    labelNames: ['task', 'outcome'],
  })
  const refresh = addSiteGauges(registry, database, tasks)
  return {
    contentType: registry.contentType,
    read: async () => {
      await refresh()
      return registry.metrics()
    },
    countRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status }, seconds),
    countPage: (result) => pages.inc({ result }),
    countJob: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
  }
}
