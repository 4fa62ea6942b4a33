import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRunner } from './runner-watchdog.ts'

const MINUTE = 60_000
let events: EventEmitter
let reasons: string[]
let unwatch: () => void
beforeEach(() => {
  vi.useFakeTimers()
  events = new EventEmitter()
  reasons = []
  const end = watchRunner(events, 25_000)
  void end.promise.then((reason) => reasons.push(reason))
  unwatch = end.unwatch
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

test('reports workers as not responding after ten minutes of silence', async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(reasons).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reasons).toEqual(['are not responding'])
})

test.each(['worker:getJob:start', 'job:start', 'job:complete'])(
  'keeps workers alive after %s',
  async (event) => {
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    events.emit(event)
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    expect(reasons).toEqual([])
  },
)

test('gives a graceful shutdown the time for its jobs plus a few seconds', async () => {
  events.emit('pool:gracefulShutdown')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(reasons).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reasons).toEqual(['did not stop in time'])
})

test('leaves no timer once unwatched', () => {
  events.emit('pool:gracefulShutdown')
  unwatch()
  events.emit('job:complete')
  expect(vi.getTimerCount()).toBe(0)
})
