import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRunner } from './runner-watchdog.ts'

const MINUTE = 60_000
let events: EventEmitter
let ends: string[]
let unwatch: () => void
beforeEach(() => {
  vi.useFakeTimers()
  events = new EventEmitter()
  ends = []
  const end = watchRunner(events, 25_000)
  void end.promise.then((how) => ends.push(how))
  unwatch = end.unwatch
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

test('workers of which nothing is heard for ten minutes are not responding', async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['are not responding'])
})

test.each(['worker:getJob:start', 'job:start', 'job:complete'])(
  'those that %s is heard of live on',
  async (sign) => {
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    events.emit(sign)
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    expect(ends).toEqual([])
  },
)

test('those that shut down by themselves have the time for their jobs, and some seconds', async () => {
  events.emit('pool:gracefulShutdown')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['did not stop in time'])
})

test('a runner that has ended leaves no timer', () => {
  events.emit('pool:gracefulShutdown')
  unwatch()
  events.emit('job:complete')
  expect(vi.getTimerCount()).toBe(0)
})
