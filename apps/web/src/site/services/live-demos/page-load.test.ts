import { expect, test } from 'vitest'
import {
  type Burden,
  burdens,
  connections,
  hasArrived,
  kilobytesOf,
  loadPage,
} from './page-load.ts'

const [train] = connections
const timesOf = (carried: Burden[], connection: (typeof connections)[number] = train) =>
  Object.fromEntries(
    loadPage(new Set(carried), connection).map(({ part, to }) => [part, Math.round(to)]),
  )

test('the light page, calculated by hand', () => {
  // 3 round trips of 150 ms, then one for each part and its kilobytes at 200 a second.
  expect(timesOf([])).toEqual({ words: 720, button: 1350, photo: 1850 })
})

test('a heavy photo delays nothing but the photo', () => {
  const { photo, ...others } = timesOf([])
  const heavy = timesOf(['photo'])
  expect(heavy).toMatchObject(others)
  expect(heavy.photo).toBeGreaterThan(photo ?? 0)
})

test('font files that the words wait for delay everything', () => {
  const light = timesOf([])
  for (const [part, time] of Object.entries(timesOf(['fonts']))) {
    expect(time).toBeGreaterThan(light[part] ?? 0)
  }
})

test('scripts leave the words alone', () => {
  expect(timesOf(['scripts']).words).toBe(timesOf([]).words)
})

test('a slower connection is never faster', () => {
  for (const carried of [[], burdens.map(({ id }) => id)]) {
    const [slow, middle, fast] = connections.map((connection) => timesOf(carried, connection))
    for (const part of ['words', 'button', 'photo']) {
      expect(slow?.[part]).toBeGreaterThan(middle?.[part] ?? 0)
      expect(middle?.[part]).toBeGreaterThan(fast?.[part] ?? 0)
    }
  }
})

test('each burden adds to the bytes', () => {
  const weights = [[], ['photo'], ['photo', 'fonts'], ['photo', 'fonts', 'scripts']].map(
    (carried) => kilobytesOf(loadPage(new Set(carried as Burden[]), train)),
  )
  expect(weights).toEqual([190, 2520, 2764, 3604])
})

test('a part is there from the moment it arrives', () => {
  const arrivals = loadPage(new Set(), train)
  expect(hasArrived(arrivals, 'words', 719)).toBe(false)
  expect(hasArrived(arrivals, 'words', 720)).toBe(true)
})
