import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let listener: pg.Client
beforeAll(async () => {
  site = await openTestApp()
  listener = new pg.Client({ connectionString: site.url })
  await listener.connect()
})
afterAll(async () => {
  await listener.end()
  await site.close()
})

test('finishing a job of a queue wakes the workers for the next one', async () => {
  let notices = 0
  listener.on('notification', () => {
    notices += 1
  })
  await listener.query('listen "jobs:insert"')
  await site.app.inject({
    ...{ method: 'POST', url: '/api/contact', headers: { 'idempotency-key': randomUUID() } },
    payload: { name: 'Mei Tran', email: 'mei@juniper.example', subject: '', message: 'Hello.' },
  })
  // Two emails are queued, and each of them is sent.
  await expect.poll(() => notices).toBeGreaterThanOrEqual(4)
})
