import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStageGates, type StageGates } from '../support/gated-stages.ts'
import { startGeneration } from '../support/generation-calls.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { watch } from '../support/watch-stream.ts'

let gates: StageGates
let site: TestApp
let origin: string
beforeEach(async () => {
  gates = createStageGates()
  site = await openTestApp({ stages: gates.stages })
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  gates.openAll()
  await site.close()
})

const start = () => startGeneration(callerOf(site))
const stages = ['brief', 'designing', 'rendering', 'pricing'] as const

test('reports each stage as it begins, then the result, and closes the stream', async () => {
  const id = await start()
  await expect.poll(() => gates.startedStages).toEqual(['brief'])
  const stream = await watch(origin, id)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('content-encoding')).toBeNull()
  expect(stream.response.headers.get('cache-control')).toContain('no-transform')
  for (const stage of stages) {
    // Reported while the stage waits: nothing on the way delays events.
    await expect.poll(() => stream.states.at(-1)?.stage).toBe(stage)
    gates.open(stage)
  }
  await stream.closed
  expect(stream.states.map(({ stage }) => stage)).toEqual([...stages, 'done'])
  expect(stream.states.at(-1)?.result).toMatchObject({ generationId: id })
  expect(stream.events.at(-1)).toBe('return')
  const { queuedAt, stageAt, now } = stream.states[2] ?? {}
  expect([queuedAt, stageAt, now]).toEqual([queuedAt, stageAt, now].sort())
  expect(site.deps.sseSlots.inUse()).toBe(0)
})

test('reports the current stage after a refresh, and a finished generation’s end', async () => {
  const id = await start()
  gates.open('brief')
  await expect.poll(() => gates.startedStages).toContain('designing')
  const before = await watch(origin, id)
  before.disconnect()
  const after = await watch(origin, id)
  await expect.poll(() => after.states.map(({ stage }) => stage)).toEqual(['designing'])
  gates.openAll()
  await after.closed
  const lateStream = await watch(origin, id)
  await lateStream.closed
  expect(lateStream.states.map(({ stage }) => stage)).toEqual(['done'])
})

test('leaves no error and no open watch when clients disconnect at any moment', async () => {
  const id = await start()
  const errors: unknown[] = []
  const onRejection = (error: unknown) => errors.push(error)
  process.on('unhandledRejection', onRejection)
  for (let n = 0; n < 200; n += 1) {
    const abortController = new AbortController()
    const input = encodeURIComponent(JSON.stringify({ generationId: id }))
    fetch(`${origin}/trpc/generations.watch?input=${input}`, { signal: abortController.signal })
      .then((response) => response.text())
      .catch(() => {})
    await sleep(n % 13)
    abortController.abort()
  }
  await expect.poll(() => site.deps.sseSlots.inUse()).toBe(0)
  process.off('unhandledRejection', onRejection)
  expect(errors).toEqual([])
})

test('reports the position in the queue as it changes', async () => {
  const ids = [await start(), await start(), await start(), await start()]
  await expect.poll(() => gates.startedStages).toHaveLength(2)
  const stream = await watch(origin, ids[3] as string)
  await expect.poll(() => stream.states.at(-1)).toMatchObject({ stage: 'queued', position: 2 })
  await callerOf(site).mutate('generations.cancel', { generationId: ids[2] })
  await expect.poll(() => stream.states.at(-1)).toMatchObject({ stage: 'queued', position: 1 })
  gates.openAll()
  await stream.closed
  expect(stream.states.at(-1)?.stage).toBe('done')
})

test('reports a failure with its message, and a cancellation', async () => {
  const failedStream = await watch(origin, await start())
  gates.open('brief', new Error('the pen broke'))
  gates.open('pricing')
  await failedStream.closed
  expect(failedStream.states.at(-1)).toMatchObject({
    ...{ stage: 'failed', result: null },
    failure: { code: 'GENERATION_FAILED', message: expect.stringContaining('could not generate') },
  })
  gates.close('brief')
  const id = await start()
  const cancelled = await watch(origin, id)
  await callerOf(site).mutate('generations.cancel', { generationId: id })
  await cancelled.closed
  expect(cancelled.states.at(-1)?.stage).toBe('cancelled')
})

test('leaves nothing behind when the client disconnects', async () => {
  const id = await start()
  const stream = await watch(origin, id)
  await expect.poll(() => stream.states.length).toBeGreaterThan(0)
  expect(site.deps.sseSlots.inUse()).toBe(1)
  stream.disconnect()
  await expect.poll(() => site.deps.sseSlots.inUse()).toBe(0)
  // Only the job itself is listening.
  expect(site.deps.generations.listeners()).toBe(1)
})

test('reports an unknown generation as not found', async () => {
  const stream = await watch(origin, '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01')
  await stream.closed
  expect(stream.errors[0]?.data.code).toBe('NOT_FOUND')
  expect(site.deps.sseSlots.inUse()).toBe(0)
})

test('allows twenty streams per address', async () => {
  const id = await start()
  const streams = await Promise.all(Array.from({ length: 20 }, () => watch(origin, id)))
  await expect.poll(() => site.deps.sseSlots.inUse()).toBe(20)
  const rejectedStream = await watch(origin, id)
  await rejectedStream.closed
  expect(rejectedStream.errors[0]?.data.code).toBe('TOO_MANY_REQUESTS')
  streams[0]?.disconnect()
  await expect.poll(() => site.deps.sseSlots.inUse()).toBe(19)
  const next = await watch(origin, id)
  await expect.poll(() => next.states.length).toBe(1)
  for (const stream of [...streams, next]) stream.disconnect()
})

test('closing the server ends its streams at once, so that clients reconnect', async () => {
  const id = await start()
  const stream = await watch(origin, id)
  await expect.poll(() => stream.states.length).toBeGreaterThan(0)
  const closing = site.app.close()
  await stream.closed
  // Without an end event, after which no browser would reconnect.
  expect(stream.events).not.toContain('return')
  await Promise.race([
    closing,
    sleep(3_000).then(() => Promise.reject(new Error('It waits for the stream.'))),
  ])
})
