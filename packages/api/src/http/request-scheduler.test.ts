import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openScheduler } from './request-scheduler.ts'

/** A pace, and who was let through. */
function recordingScheduler(budgetMs = 0) {
  const pace = openScheduler({ budgetMs })
  const through: string[] = []
  const enter = (of: string, isFirst = false) => pace({ of, isFirst }, () => through.push(of))
  return { enter, through }
}

test('nothing waits where nobody does', async () => {
  const { enter, through } = recordingScheduler()
  enter('a')
  expect(through).toEqual(['a'])
  await nextRound()
  await nextRound()
  enter('b')
  expect(through).toEqual(['a', 'b'])
})

test('one is let through in each round that has no time for more, and networks take turns', async () => {
  const { enter, through } = recordingScheduler()
  for (const of of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) enter(of)
  expect(through).toEqual(['a'])
  for (let round = 0; round < 8; round += 1) {
    const before = through.length
    await nextRound()
    expect(through.length - before).toBeLessThanOrEqual(1)
  }
  expect(through).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('nothing waits while there is time', async () => {
  const { enter, through } = recordingScheduler(60_000)
  for (const of of ['a', 'a', 'a', 'b']) enter(of)
  expect(through).toEqual(['a', 'a', 'a', 'b'])
})

test('who has nothing else here does not wait for a round of all others', async () => {
  const { enter, through } = recordingScheduler()
  for (let n = 0; n < 300; n += 1) enter(`flood ${n % 200}`)
  enter('new', true)
  for (let round = 0; round < 4; round += 1) await nextRound()
  expect(through).toContain('new')
})
