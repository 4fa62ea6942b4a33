import { buildApp } from '@agency/api/build-app'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { type Connection, connect } from '@agency/db/connect'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let proxy: DatabaseProxy
let connection: Connection
let app: FastifyInstance
const lost: Error[] = []
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  proxy = await openDatabaseProxy(site.url)
  connection = connect({ url: proxy.url, max: 2, onError: (error) => lost.push(error) })
  app = await buildApp({
    deps: { ...site.deps, db: connection.db, limits: openRateLimits(connection.pool, 1) },
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
  })
})
afterEach(async () => {
  await app.close()
  await connection.close()
  proxy.close()
  lost.length = 0
})

/** Requests that query the database each time. */
const read = async (url = '/readyz') => {
  const started = performance.now()
  const { statusCode, headers, body } = await app.inject(url)
  return {
    status: statusCode,
    retryAfter: headers['retry-after'],
    body,
    ms: performance.now() - started,
  }
}

test('a frozen database: 503 within 5 s, and normal service afterwards', async () => {
  expect((await read()).status).toBe(200)
  proxy.freeze(true)
  // More than there are connections: some wait for a response and some for a connection.
  for (const answer of await Promise.all(Array.from({ length: 5 }, () => read()))) {
    expect(answer.status).toBe(503)
    expect(answer.retryAfter).toBe('2')
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    expect(answer.ms).toBeLessThan(5_000)
  }
  const message = { name: 'Ana', email: 'ana@tidewater.example', message: 'Hello.' }
  const started = performance.now()
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: message })
  // It is counted first, which also waits for the database, but not for long.
  expect(sent.statusCode).toBe(503)
  expect(performance.now() - started).toBeLessThan(5_000)
  const live = await read('/livez')
  expect(live.status).toBe(200)
  proxy.freeze(false)
  await expect.poll(async () => (await read()).status).toBe(200)
})

test('the database server cancels a statement that takes too long', async () => {
  const started = performance.now()
  const cause = await sql`select pg_sleep(20)`.execute(connection.db).catch((error) => error)
  expect(cause.code).toBe('57014')
  expect(performance.now() - started).toBeLessThan(3_500)
})

test('an idle connection that breaks is reported and replaced', async () => {
  await sql`select 1`.execute(connection.db)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'agency-site' and pid <> pg_backend_pid()
      and query = 'select 1'`.execute(site.db)
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect((await read()).status).toBe(200)
})
