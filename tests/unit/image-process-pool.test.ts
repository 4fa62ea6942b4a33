import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type ImageProcessPool, openImageProcessPool } from '@agency/api/workers/image-process-pool'
import { afterEach, expect, test } from 'vitest'

const file = new URL('../support/blocking-worker.ts', import.meta.url)
const GENEROUS_MS = 30_000
const opened: ImageProcessPool[] = []
const open = (taskMs: number) => {
  const pool = openImageProcessPool({ file, maxProcesses: 1, idleMs: 60_000, taskMs })
  opened.push(pool)
  return pool
}
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.close())))

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
const hasExited = (id: number) =>
  expect.poll(() => isRunning(id), { timeout: GENEROUS_MS }).toBe(false)

/** A process that has started, and the task that it then blocks in. */
async function blocked(pool: ImageProcessPool, signal?: AbortSignal) {
  const id = await pool.run<number>(undefined, { name: 'answer' })
  return { id, blocking: pool.run(undefined, { name: 'block', signal }) }
}

test('a hung task is ended with its process, and another process takes the next one', async () => {
  const pool = open(300)
  const { id, blocking } = await blocked(pool)
  const queuedTask = pool.run<number>(undefined, { name: 'answer' })
  await expect(blocking).rejects.toMatchObject({ name: 'TimeoutError' })
  // A busy machine takes longer than that to start the next process.
  pool.setTaskTimeout(GENEROUS_MS)
  expect(await queuedTask).not.toBe(id)
  await hasExited(id)
})

test('time in the queue does not count towards a task’s time limit', async () => {
  const pool = open(GENEROUS_MS)
  const { blocking } = await blocked(pool)
  const queuedTask = pool.run<number>(undefined, { name: 'answer' })
  pool.setTaskTimeout(300)
  await expect(blocking).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await queuedTask).toBeGreaterThan(0)
})

test('a signal ends a hung task and its process', async () => {
  const pool = open(GENEROUS_MS)
  const abortController = new AbortController()
  const { id, blocking } = await blocked(pool, abortController.signal)
  abortController.abort(new Error('cancelled'))
  await expect(blocking).rejects.toThrow('cancelled')
  await hasExited(id)
  await expect(
    pool.run(undefined, { name: 'answer', signal: abortController.signal }),
  ).rejects.toThrow('cancelled')
})

test('a closed pool starts no more processes', async () => {
  const pool = open(GENEROUS_MS)
  const { id, blocking } = await blocked(pool)
  const rejection = expect(blocking).rejects.toThrow()
  await pool.close()
  await rejection
  await hasExited(id)
  await expect(pool.run(undefined, { name: 'answer' })).rejects.toThrow('is closed')
  expect(pool.processIds()).toEqual([])
})

test('a hung process does not outlive its parent', async () => {
  const owner = fileURLToPath(new URL('../support/blocked-owner.ts', import.meta.url))
  const child = spawn(process.execPath, [owner], { stdio: ['ignore', 'pipe', 'inherit'] })
  const id = Number(await text(child.stdout))
  expect(id).toBeGreaterThan(0)
  await hasExited(id)
})
