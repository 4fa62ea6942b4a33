import { describe, expect, test } from 'vitest'
import { findRisenPeriod, poissonTail, silentDaysOfAlarm } from './alert-rules.ts'

describe('a silence', () => {
  test('is an alarm after a time that chance explains once in ten years', () => {
    // Five people a week: 365 × 5/7 gaps a year, of which 0.1 are longer than this.
    const days = silentDaysOfAlarm(40) ?? 0
    expect(days).toBeCloseTo(11.01, 1)
    expect(365 * (5 / 7) * Math.exp((-5 / 7) * days)).toBeCloseTo(0.1, 6)
  })

  test('is none after fewer than eight people in eight weeks', () => {
    expect(silentDaysOfAlarm(7)).toBeUndefined()
    expect(silentDaysOfAlarm(8)).toBeGreaterThan(40)
  })

  test('is none for a long weekend, however many people there usually are', () => {
    expect(silentDaysOfAlarm(5_000)).toBe(4)
  })
})

test('the tail of the Poisson distribution is that of the tables', () => {
  expect(poissonTail(0, 3)).toBe(1)
  expect(poissonTail(1, 3)).toBeCloseTo(1 - Math.exp(-3), 12)
  expect(poissonTail(5, 2)).toBeCloseTo(0.052653, 6)
  expect(poissonTail(10, 5)).toBeCloseTo(0.031828, 6)
  // A mean at which exp(-mean) is 0.
  expect(poissonTail(1_000, 1_000)).toBeCloseTo(0.504, 2)
  expect(poissonTail(50, 1)).toBeGreaterThanOrEqual(0)
})

describe('failures', () => {
  test.each([
    [{ hour: 2, day: 2, base: 0 }, undefined],
    [{ hour: 3, day: 3, base: 0 }, 'hour'],
    [{ hour: 0, day: 3, base: 0 }, undefined],
    [{ hour: 1, day: 4, base: 0 }, 'day'],
    // Ten a day are usual.
    [{ hour: 4, day: 10, base: 280 }, undefined],
    [{ hour: 6, day: 10, base: 280 }, 'hour'],
    [{ hour: 0, day: 20, base: 280 }, undefined],
    [{ hour: 2, day: 26, base: 280 }, 'day'],
    [{ hour: 42, day: 1_000, base: 28_000 }, undefined],
  ] as const)('%j: %s', (counts, period) => {
    expect(findRisenPeriod(counts)).toBe(period)
  })
})
