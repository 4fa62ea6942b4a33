import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('lets so many run, so many wait, and turns the next one away', async () => {
  const inTurn = openTurns({ running: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const works = [inTurn(work), inTurn(work), inTurn(work)]
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 2 })
  expect(ends.length).toBe(2)
  ends[0]?.()
  await works[0]
  await expect.poll(() => ends.length).toBe(3)
  for (const end of ends) end()
  await Promise.all(works)
})

test('gives the turn of a work that failed to the next', async () => {
  const inTurn = openTurns({ running: 1, waiting: 1 })
  const failing = inTurn(() => Promise.reject(new Error('failed')))
  const next = inTurn(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
  expect(await inTurn(() => Promise.resolve('after'))).toBe('after')
})
