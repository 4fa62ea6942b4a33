import { buildApp } from '@agency/api/build-app'
import { buildWorkerApp } from '@agency/api/build-worker-app'
import { openMetrics } from '@agency/api/metrics/metrics'
import { connect } from '@agency/db/connect'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const TOKEN = 'a token for those who watch'

let site: TestApp
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  app = await buildApp({
    deps: { ...site.deps, metrics: openMetrics(site) },
    ...{ publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({
        assets: { scripts: [], styles: [] },
        shareImageOf: () => '',
        render: async () => ({ status: 200, html: 'page', inlineScripts: [], inlineStyles: [] }),
      }),
    },
  })
})

const readMetrics = async (instance: FastifyInstance = app) =>
  (await instance.inject('/metrics')).body
/** The value of a metric, by its full name and labels. */
const metricOf = (text: string, name: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}

describe('access', () => {
  test('is allowed from this machine when there is no token', async () => {
    const { statusCode, headers } = await app.inject('/metrics')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain; version=0.0.4'),
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['a client behind a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a client behind another kind of proxy', { headers: { forwarded: 'for=127.0.0.1' } }],
  ])('is denied to %s', async (_who, options) => {
    const response = await app.inject({ url: '/metrics', ...options })
    expect([response.statusCode, response.body]).toEqual([
      404,
      expect.not.stringContaining('agency_'),
    ])
  })

  test.each([
    ['PUBLIC_URL is public', 'https://agency.example', false],
    ['a proxy is trusted', 'http://127.0.0.1:3000', '127.0.0.1'],
  ])(
    'without a token is denied when %s, as a proxy makes every client look local',
    async (_, publicUrl, trustProxy) => {
      const opened = await buildApp({ deps: site.deps, publicUrl, trustProxy })
      expect((await opened.inject('/metrics')).statusCode).toBe(404)
      await opened.close()
    },
  )

  test('is denied under another host name, as through a proxy or DNS rebinding', async () => {
    const response = await app.inject({ url: '/metrics', headers: { host: 'agency.example' } })
    expect(response.statusCode).toBe(404)
  })

  test('is allowed from anywhere with the bearer token, and only with it', async () => {
    const siteWithToken = await buildApp({
      ...{ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
      metricsToken: TOKEN,
    })
    const status = async (authorization?: string) =>
      (
        await siteWithToken.inject({
          ...{ url: '/metrics', remoteAddress: '192.0.2.7' },
          headers: { ...(authorization && { authorization }) },
        })
      ).statusCode
    expect(await status(`Bearer ${TOKEN}`)).toBe(200)
    expect(await status(`Bearer ${TOKEN}s`)).toBe(404)
    expect(await status()).toBe(404)
    expect((await siteWithToken.inject('/metrics')).statusCode).toBe(404)
  })
})

test('requests are counted by route and status, without labels from user input', async () => {
  for (const url of [
    '/livez',
    '/livez',
    '/api/nothing',
    '/api/nothing-else',
    '/about',
    '/gallery',
  ]) {
    await app.inject(url)
  }
  await app.inject({ method: 'POST', url: '/anything' })
  const text = await readMetrics()
  const count = (route: string, status: number, method = 'GET') =>
    metricOf(
      text,
      `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    )
  expect(count('/livez', 200)).toBe(2)
  expect(count('/*', 200)).toBe(2)
  expect(count('none', 404)).toBe(2)
  expect(count('none', 404, 'POST')).toBe(1)
  expect(text).not.toContain('nothing')
})

test('pages are counted by cache result', async () => {
  await app.inject('/')
  await app.inject('/')
  site.deps.content.changed()
  await app.inject('/')
  const text = await readMetrics()
  expect(metricOf(text, 'page_cache_total{result="miss"}')).toBe(2)
  expect(metricOf(text, 'page_cache_total{result="hit"}')).toBe(1)
})

test('the process reports its memory, event-loop delay and connections', async () => {
  const text = await readMetrics()
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'agency_database_connections{state="idle"}',
  ]) {
    expect([name, metricOf(text, name)]).toEqual([name, expect.any(Number)])
  }
})

describe('the job queue', () => {
  // Tested with jobs that run once a day: others that start by themselves meanwhile would be
  // counted too.
  const addJob = (task: string, options: string, payload = {}) =>
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, ${sql.raw(options)})`.execute(
      site.db,
    )

  test('reports waiting jobs, their age, and jobs out of attempts', async () => {
    // In a queue that nobody processes: its row is locked by a worker that does not exist.
    await addJob('sweep-files', "queue_name => 'held', run_at => now() + interval '1 hour'")
    await addJob('sweep-files', "queue_name => 'held', run_at => now() + interval '1 hour'")
    await sql`update graphile_worker._private_job_queues
              set locked_at = now(), locked_by = 'nobody' where queue_name = 'held'`.execute(
      site.db,
    )
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'
              where job_queue_id in (select id from graphile_worker._private_job_queues
                                     where queue_name = 'held')`.execute(site.db)
    await sql`update graphile_worker._private_jobs set attempts = max_attempts
              where id = (select max(id) from graphile_worker._private_jobs)`.execute(site.db)
    const text = await readMetrics()
    expect(metricOf(text, 'agency_jobs_waiting{task="sweep-files"}')).toBe(1)
    expect(metricOf(text, 'agency_jobs_dead{task="sweep-files"}')).toBe(1)
    const oldest = metricOf(text, 'agency_jobs_oldest_seconds{task="sweep-files"}')
    expect(oldest).toBeGreaterThanOrEqual(90)
    expect(oldest).toBeLessThan(600)
  })

  test('counts each attempt in the process that made it', async () => {
    await addJob('sweep-files', 'max_attempts => 1')
    const doneMetric = 'agency_job_duration_seconds_count{task="sweep-files",outcome="done"}'
    await expect.poll(async () => metricOf(await site.deps.metrics.read(), doneMetric)).toBe(1)
    // Not the URL of a stored file.
    await addJob('make-variants', 'max_attempts => 1', { url: 'elsewhere' })
    const failed = 'agency_job_duration_seconds_count{task="make-variants",outcome="failed"}'
    await expect.poll(async () => metricOf(await site.deps.metrics.read(), failed)).toBe(1)
  })
})

test('services report their cost since midnight', async () => {
  await sql`insert into service_calls (purpose, host, cost, outcome, started_at, ended_at)
            values ('concept', 'ai.example', 1250, 'done', now(), now()),
                   ('concept', 'ai.example', 250, 'failed', now(), now()),
                   ('concept', 'ai.example', 9999, 'done', now() - interval '2 days', now())`.execute(
    site.db,
  )
  const text = await readMetrics()
  expect(metricOf(text, 'agency_provider_cost_today_aud{purpose="concept"}')).toBe(0.15)
  expect(metricOf(text, 'agency_provider_results_today{purpose="concept"}')).toBe(1)
})

test('the process still reports its state without the database', async () => {
  const unreachable = connect({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const metrics = openMetrics(unreachable)
  const siteWithoutDatabase = await buildApp({
    ...{ deps: { ...site.deps, metrics }, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
  })
  const text = await readMetrics(siteWithoutDatabase)
  expect(metricOf(text, 'agency_database_up')).toBe(0)
  expect(metricOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(text).not.toMatch(/^agency_jobs_waiting\{/m)
  await unreachable.close()
})

test('a worker process reports its health, and serves nothing else', async () => {
  const worker = buildWorkerApp(site.deps)
  expect((await worker.inject('/livez')).body).toBe('ok')
  expect((await worker.inject('/readyz')).body).toBe('ok')
  expect(metricOf(await readMetrics(worker), 'agency_database_up')).toBe(1)
  const response = await worker.inject('/api/projects')
  expect([response.statusCode, response.json()]).toEqual([
    404,
    expect.objectContaining({ success: false }),
  ])
})
