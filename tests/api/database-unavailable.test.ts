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
const connectionErrors: Error[] = []
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  proxy = await openDatabaseProxy(site.url)
  connection = connect({ url: proxy.url, max: 2, onError: (error) => connectionErrors.push(error) })
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
  connectionErrors.length = 0
})

/** Requests that query the database each time. */
const request = async (url = '/readyz') => {
  const startedAt = performance.now()
  const { statusCode, headers, body } = await app.inject(url)
  return {
    status: statusCode,
    retryAfter: headers['retry-after'],
    body,
    ms: performance.now() - startedAt,
  }
}

test('a frozen database: 503 within 5 s, and normal service afterwards', async () => {
  expect((await request()).status).toBe(200)
  proxy.setFrozen(true)
  // More than there are connections: some wait for a response and some for a connection.
  for (const response of await Promise.all(Array.from({ length: 5 }, () => request()))) {
    expect(response.status).toBe(503)
    expect(response.retryAfter).toBe('2')
    expect(JSON.parse(response.body)).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    expect(response.ms).toBeLessThan(5_000)
  }
  const message = { name: 'Ana', email: 'ana@tidewater.example', message: 'Hello.' }
  const startedAt = performance.now()
  const contactResponse = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: message,
  })
  // It is counted first, which also waits for the database, but not for long.
  expect(contactResponse.statusCode).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  const live = await request('/livez')
  expect(live.status).toBe(200)
  proxy.setFrozen(false)
  await expect.poll(async () => (await request()).status).toBe(200)
})

test('the database server cancels a statement that takes too long', async () => {
  const startedAt = performance.now()
  const cause = await sql`select pg_sleep(20)`.execute(connection.db).catch((error) => error)
  expect(cause.code).toBe('57014')
  expect(performance.now() - startedAt).toBeLessThan(3_500)
})

test('an idle connection that breaks is reported and replaced', async () => {
  await sql`select 1`.execute(connection.db)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'agency-site' and pid <> pg_backend_pid()
      and query = 'select 1'`.execute(site.db)
  await expect.poll(() => connectionErrors.length).toBeGreaterThan(0)
  expect((await request()).status).toBe(200)
})
