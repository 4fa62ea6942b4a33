import { randomUUID } from 'node:crypto'
import { addJob } from '@agency/api/jobs/add-job'
import { handleJob } from '@agency/api/jobs/job'
import { runJobs } from '@agency/api/jobs/run-jobs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
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

test('a job that outlasts the shutdown is aborted before what it needs is closed', async () => {
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const hanging = handleJob(
    { id: 'hanging', payload: z.object({}) },
    async (_deps, _payload, { signal }) => {
      signal?.addEventListener('abort', () => ended.reject(signal.reason))
      started.resolve()
      await ended.promise
    },
  )
  const jobs = await runJobs(site.deps, {
    jobs: [hanging],
    ...{ pool: site.pool, url: site.url, concurrency: 1 },
  })
  await site.db.transaction().execute((trx) => addJob(trx, hanging, {}))
  await started.promise
  // graphile-worker itself waits for 25 seconds.
  await jobs.stop(10)
  await expect(ended.promise).rejects.toThrow('aborted')
})
