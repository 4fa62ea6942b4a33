import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openScheduler } from './request-scheduler.ts'

/** A scheduler that records which requests were let through. */
function recordingScheduler(budgetMs = 0) {
  const schedule = openScheduler({ budgetMs })
  const through: string[] = []
  const enter = (network: string, isOnlyRequest = false) =>
    schedule({ network, isOnlyRequest }, () => through.push(network))
  return { enter, through }
}

test('lets requests through at once when nobody waits', async () => {
  const { enter, through } = recordingScheduler()
  enter('a')
  expect(through).toEqual(['a'])
  await nextRound()
  await nextRound()
  enter('b')
  expect(through).toEqual(['a', 'b'])
})

test('without budget lets one request through per round, and networks take turns', async () => {
  const { enter, through } = recordingScheduler()
  for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) enter(network)
  expect(through).toEqual(['a'])
  for (let round = 0; round < 8; round += 1) {
    const before = through.length
    await nextRound()
    expect(through.length - before).toBeLessThanOrEqual(1)
  }
  expect(through).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('lets everything through within the time budget', async () => {
  const { enter, through } = recordingScheduler(60_000)
  for (const network of ['a', 'a', 'a', 'b']) enter(network)
  expect(through).toEqual(['a', 'a', 'a', 'b'])
})

test('lets a network’s first request through before a round of all the others', async () => {
  const { enter, through } = recordingScheduler()
  for (let n = 0; n < 300; n += 1) enter(`flood ${n % 200}`)
  enter('new', true)
  for (let round = 0; round < 4; round += 1) await nextRound()
  expect(through).toContain('new')
})
