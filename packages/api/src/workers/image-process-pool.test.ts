import { expect, test } from 'vitest'
import { retryAfterCrash } from './image-process-pool.ts'

const failing = (times: number, error: Error) => {
  let runs = 0
  return {
    run: async () => {
      runs += 1
      if (runs <= times) throw error
      return 'done'
    },
    runs: () => runs,
  }
}

test.each([
  ['while working', new Error('Worker exited unexpectedly')],
  ['before receiving the task', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  [
    'with its channel closed',
    Object.assign(new Error('Channel closed'), { code: 'ERR_IPC_CHANNEL_CLOSED' }),
  ],
])('runs a task at most three times when its process dies %s', async (_, death) => {
  const failingOnce = failing(1, death)
  expect(await retryAfterCrash(failingOnce.run)).toBe('done')
  const failingAlways = failing(9, death)
  await expect(retryAfterCrash(failingAlways.run)).rejects.toBe(death)
  expect(failingAlways.runs()).toBe(3)
})

test('does not retry a task that fails by itself', async () => {
  const broken = failing(1, new Error('not a picture'))
  await expect(retryAfterCrash(broken.run)).rejects.toThrow('not a picture')
  expect(broken.runs()).toBe(1)
})
