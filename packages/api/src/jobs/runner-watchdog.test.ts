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

test('reports workers as not responding after ten minutes of silence', async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['are not responding'])
})

test.each(['worker:getJob:start', 'job:start', 'job:complete'])(
  'keeps workers alive after %s',
  async (sign) => {
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    events.emit(sign)
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    expect(ends).toEqual([])
  },
)

test('gives a graceful shutdown the time for its jobs plus a few seconds', async () => {
  events.emit('pool:gracefulShutdown')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['did not stop in time'])
})

test('leaves no timer once unwatched', () => {
  events.emit('pool:gracefulShutdown')
  unwatch()
  events.emit('job:complete')
  expect(vi.getTimerCount()).toBe(0)
})
