import { endStuckGenerations } from '@agency/api/features/generations/make-concept-job'
import { jobHandlers } from '@agency/api/job-handlers'
import { runJobs } from '@agency/api/jobs/run-jobs'
import type { GenerationState } from '@agency/contract/generation'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { createStageGates, type StageGates } from '../support/gated-stages.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let gates: StageGates
let site: TestApp
beforeEach(async () => {
  gates = createStageGates()
  site = await openTestApp({ stages: gates.stages })
})
afterEach(async () => {
  // Waiting generations must not be made before the test's site can close.
  await sql`update generations set stage = 'cancelled', finished_at = now()
    where finished_at is null`.execute(site.db)
  gates.openAll()
  await site.close()
})

/** Requests a concept from an IP address; undefined if the queue is full. */
async function requestFrom(remoteAddress: string): Promise<string | undefined> {
  const { statusCode, json } = await site.app.inject({
    method: 'POST',
    url: '/trpc/generations.start',
    remoteAddress,
    payload: { ...validBrief, userEmail: `${remoteAddress.replaceAll(':', '-')}@lantern.example` },
  })
  if (statusCode === 503) return undefined
  expect(statusCode).toBe(200)
  return json().result.data.generationId
}

async function startFrom(remoteAddress: string): Promise<string> {
  const id = await requestFrom(remoteAddress)
  if (!id) throw new Error(`The queue was full for ${remoteAddress}.`)
  return id
}

const find = async (generationId: string) =>
  (await callerOf(site).query<GenerationState>('generations.find', { generationId })).result

/** Waiting generations, in the order that visitors are shown. */
async function readShownOrder(): Promise<string[]> {
  const queued = await site.db
    .selectFrom('generations')
    .select('id')
    .where('stage', '=', 'queued')
    .execute()
  const order: string[] = []
  for (const { id } of queued) order[((await find(id)).position ?? 0) - 1] = id
  expect(order.filter(Boolean)).toHaveLength(queued.length)
  return order
}

/** Generations that were started, in order. */
const listStarted = async () => {
  const rows = await site.db
    .selectFrom('generations')
    .select('id')
    .where('startedAt', 'is not', null)
    .orderBy('startedAt')
    .execute()
  return rows.map(({ id }) => id)
}

/** Submits until two are being made, which is what the site makes concurrently. */
async function occupy(address: string): Promise<string[]> {
  const ids = [await startFrom(address), await startFrom(address)]
  await expect.poll(() => gates.startedStages).toEqual(['brief', 'brief'])
  return ids
}

/** Cancels those in progress, so that the next one starts. */
async function cancelRunning(ids: string[]): Promise<void> {
  for (const generationId of ids) {
    await callerOf(site).mutate('generations.cancel', { generationId })
  }
  gates.openAll()
}

const flooders = Array.from({ length: 40 }, (_, n) => n)

test.each([
  ['networks far apart', (n: number) => `2001:${(0xd00 + n).toString(16)}:1::1`],
  ['networks of one block', (n: number) => `2001:db8:${n.toString(16)}::1`],
  ['IPv4 addresses', (n: number) => `198.51.100.${n + 1}`],
])(
  'serves a newcomer next despite a flood from forty %s',
  async (_, address) => {
    const running = await occupy(address(0))
    const rejected: number[] = []
    for (let i = 0; i < 3; i += 1) {
      for (const n of flooders) if (!(await requestFrom(address(n)))) rejected.push(n)
    }
    // The queue is full for those who are already waiting, and for nobody else.
    expect(rejected.length).toBeGreaterThanOrEqual(20)
    const newcomerId = await startFrom('203.0.113.77')
    expect(await find(newcomerId)).toMatchObject({ stage: 'queued', position: 1 })
    await cancelRunning(running)
    await expect.poll(async () => (await listStarted()).length).toBeGreaterThan(2)
    expect((await listStarted())[2]).toBe(newcomerId)
  },
  60_000,
)

test('networks take turns, and one that had its turn waits for the others', async () => {
  const running = await occupy('192.0.2.1')
  const greedyIds = [
    await startFrom('192.0.2.1'),
    await startFrom('192.0.2.1'),
    await startFrom('192.0.2.1'),
  ]
  const neighbourId = await startFrom('192.0.2.2')
  const [first, second] = [await startFrom('198.51.100.1'), await startFrom('198.51.100.1')]
  const order = await readShownOrder()
  // The greedy address had two turns; its block still alternates with the other one.
  expect(order).toEqual([first, second, neighbourId, ...greedyIds])
  await cancelRunning(running)
  await expect.poll(async () => (await listStarted()).length).toBe(8)
  // Two are made concurrently: each starts in its turn or together with the one next to it.
  const positions = (await listStarted()).slice(2).map((id) => order.indexOf(id))
  for (const [n, position] of positions.entries())
    expect(Math.abs(n - position)).toBeLessThanOrEqual(1)
})

test('every process takes the generations shown as next', async () => {
  await occupy('192.0.2.1')
  for (const _ of [1, 2, 3]) await startFrom('192.0.2.1')
  await startFrom('198.51.100.1')
  await startFrom('203.0.113.1')
  const order = await readShownOrder()
  const otherJobs = await runJobs(site.deps, {
    jobs: jobHandlers,
    ...{ pool: site.pool, url: site.url, concurrency: 2 },
  })
  await expect.poll(async () => (await listStarted()).length).toBe(4)
  expect((await listStarted()).slice(2).sort()).toEqual(order.slice(0, 2).sort())
  expect(await readShownOrder()).toEqual(order.slice(2))
  gates.openAll()
  await otherJobs.stop()
})

test('a sender’s network is deleted once its turn no longer counts', async () => {
  const [queuedId, oldId, recentId] = [
    await startFrom('192.0.2.1'),
    await startFrom('192.0.2.2'),
    await startFrom('192.0.2.3'),
  ]
  await callerOf(site).mutate('generations.cancel', { generationId: oldId })
  await callerOf(site).mutate('generations.cancel', { generationId: recentId })
  await sql`update generation_senders set created_at = now() - interval '11 minutes'
    where generation_id <> ${recentId}`.execute(site.db)
  await endStuckGenerations(site.deps)
  const remaining = await site.db.selectFrom('generationSenders').select('generationId').execute()
  expect(remaining.map(({ generationId }) => generationId).sort()).toEqual(
    [queuedId, recentId].sort(),
  )
})
