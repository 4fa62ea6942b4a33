import { randomUUID } from 'node:crypto'
import { insertGeneration } from '@agency/api/features/generations/generation-queries'
import { endStuckGenerations } from '@agency/api/features/generations/make-concept-job'
import { countAhead, insertSender } from '@agency/api/features/generations/queue-queries'
import { storeSubmission } from '@agency/api/features/submissions/submission-service'
import { blockOf, networkOf } from '@agency/api/limits/rate-limits'
import { randomName } from '@agency/api/storage/storage'
import type { GenerationState } from '@agency/contract/generation'
import { lockForConnection } from '@agency/db/advisory-locks'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { createStageGates, type StageGates } from '../support/gated-stages.ts'
import { startGeneration } from '../support/generation-calls.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let gates: StageGates
let site: TestApp
let visitor: ReturnType<typeof callerOf>
beforeEach(async () => {
  gates = createStageGates()
  // Nothing times out, however long the machine takes to fill the queue.
  site = await openTestApp({ stages: gates.stages, generationTimeoutMs: 3_600_000 })
  visitor = callerOf(site)
})
afterEach(async () => {
  // Waiting generations must not be made before the test's site can close.
  await sql`update generations set stage = 'cancelled', finished_at = now()
    where finished_at is null`.execute(site.db)
  gates.openAll()
  await site.close()
})

const start = (change: object = {}) => startGeneration(visitor, change)

/**
 * One after the other: of many concurrent requests, a busy machine rejects those that wait too long
 * to enter.
 */
async function fill(count: number) {
  for (let n = 0; n < count; n++) await start({ companyName: `Company ${n}` })
}

test('accepts exactly a hundred, however many requests arrive at once', async () => {
  await fill(95)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      // From different people: requests by the same person already wait for each other.
      visitor.mutate('generations.start', { ...validBrief, userEmail: `late${n}@lantern.example` }),
    ),
  )
  const accepted = responses.filter(({ status }) => status === 200).length
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(20 - accepted)
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThanOrEqual(5)
  await fill(5 - accepted)
  expect((await visitor.mutate('generations.start', validBrief)).status).toBe(503)
  const leads = await site.db.selectFrom('submissions').select('id').execute()
  expect(leads).toHaveLength(100)
  // It is logged as a warning, not as an error.
  const warnings = site.logLines.filter(({ msg }) => String(msg).startsWith('Many concepts'))
  expect(warnings.length).toBeGreaterThan(0)
  expect(new Set(warnings.map(({ level }) => level))).toEqual(new Set([40]))
})

test('a request that began earlier but enters later is queued later', async () => {
  await fill(2)
  await expect.poll(() => gates.startedStages).toHaveLength(2)
  const address = '127.0.0.1'
  await site.db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const { id: submissionId } = await storeSubmission(trx, {
      ...{ kind: 'concept', payload: validBrief, requestId: 'early', confirmByMail: false },
      idempotencyKey: undefined,
      sender: { email: 'early@lantern.example', name: 'Early', company: 'Early', phone: '' },
    })
    const { brief, seed } = { brief: JSON.stringify(validBrief), seed: 1 }
    await insertGeneration(trx, { id, submissionId, brief, seed, fileToken: randomName() })
    const sender = { network: networkOf(address), block: blockOf(address) }
    await insertSender(trx, { generationId: id, ...sender })
    await start({ userEmail: 'late@lantern.example' })
    expect(await countAhead(trx, id)).toBe(3)
  })
})

test('a repeated request succeeds even when the queue is full', async () => {
  const idempotencyKey = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'
  const id = await start({ idempotencyKey })
  await fill(99)
  expect((await visitor.mutate('generations.start', validBrief)).status).toBe(503)
  expect(await start({ idempotencyKey })).toBe(id)
})

test('a process that briefly loses its lease regains it, with all its workers', async () => {
  const leases = () =>
    site.db.selectFrom('workerLeases').select('workerId').orderBy('workerId').execute()
  const before = await leases()
  expect(before.length).toBeGreaterThan(0)
  // As another process would if it found the lock free.
  await site.db.deleteFrom('workerLeases').execute()
  await site.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'agency-site workers' and datname = current_database()`)
  await expect.poll(leases).toEqual(before)
})

test('a generation that the queue gave up on is failed, and no other', async () => {
  const [abandonedId, waitingId, recentId] = [await start(), await start(), await start()]
  await expect.poll(() => gates.startedStages).toHaveLength(2)
  // As after five processes that died while working on it.
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null,
    locked_by = null where key in (${`generation:${abandonedId}`}, ${`generation:${recentId}`})`.execute(
    site.db,
  )
  await sql`update generations set created_at = now() - interval '1 hour',
    stage_at = now() - interval '1 hour' where id in (${abandonedId}, ${waitingId})`.execute(
    site.db,
  )
  await endStuckGenerations(site.deps)
  const stages = await Promise.all(
    [abandonedId, waitingId, recentId].map(async (generationId) => {
      const { result } = await visitor.query<GenerationState>('generations.find', { generationId })
      return result.stage
    }),
  )
  expect(stages).toEqual(['failed', 'brief', 'queued'])
})

test('requests waiting to enter the queue do not hold connections that others need', async () => {
  const holder = await site.pool.connect()
  await lockForConnection(holder, 'generationQueue')
  let isClaimedBy = true
  const responses: { isClaimedBy: boolean; status: number }[] = []
  const requests = Array.from({ length: 30 }, async (_, n) => {
    const { statusCode } = await site.app.inject({
      ...{ method: 'POST', url: '/trpc/generations.start', remoteAddress: `198.51.100.${n}` },
      payload: { ...validBrief, userEmail: `entering${n}@lantern.example` },
    })
    responses.push({ isClaimedBy, status: statusCode })
  })
  try {
    await expect
      .poll(async () => (await site.pool.query(`${LOCKS} and not granted`)).rowCount)
      .toBeGreaterThan(0)
    const payload = { name: 'Ana', email: 'ana@lantern.example', message: 'Hello.' }
    const message = await site.app.inject({ method: 'POST', url: '/api/contact', payload })
    expect([message.statusCode, site.pool.waitingCount]).toEqual([200, 0])
    const { rowCount } = await site.pool.query(`${LOCKS} and not granted`)
    expect(rowCount).toBeLessThanOrEqual(2)
  } finally {
    isClaimedBy = false
    holder.release(true)
  }
  await Promise.all(requests)
  // No request entered while the queue was locked: on a busy machine some waited for the maximum
  // time.
  for (const { isClaimedBy, status } of responses) expect(status).toBe(isClaimedBy ? 503 : 200)
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
})
const LOCKS = "select 1 from pg_locks where locktype = 'advisory'"
