import { describe, expect, test } from 'vitest'
import { dueSpans, endedSpans, periodText } from './summary-period.ts'

const weekBefore = [
  { from: '2026-11-23', to: '2026-11-29' },
  { from: '2026-11-16', to: '2026-11-22' },
]

describe('the weekly summary', () => {
  test.each([
    // In summer Melbourne is 11 hours ahead: Monday, 7:59 and 8:00.
    ['2026-11-29T20:59:00Z', undefined],
    ['2026-11-29T21:00:00Z', weekBefore],
    ['2026-11-30T23:00:00Z', weekBefore],
    ['2026-12-01T23:00:00Z', weekBefore],
    // Thursday is too late.
    ['2026-12-02T23:00:00Z', undefined],
  ])('at %s', (now, spans) => {
    expect(dueSpans('week', new Date(now))).toEqual(spans)
  })

  test('in winter', () => {
    expect(dueSpans('week', new Date('2026-07-05T21:59:00Z'))).toBeUndefined()
    expect(dueSpans('week', new Date('2026-07-05T22:00:00Z'))?.[0].from).toBe('2026-06-29')
  })
})

describe('the monthly summary', () => {
  test.each([
    ['2026-02-28T20:59:00Z', undefined],
    [
      '2026-02-28T21:00:00Z',
      [
        { from: '2026-02-01', to: '2026-02-28' },
        { from: '2026-01-01', to: '2026-01-31' },
      ],
    ],
    ['2026-03-03T22:00:00Z', undefined],
  ])('at %s', (now, spans) => {
    expect(dueSpans('month', new Date(now))).toEqual(spans)
  })
})

test('the week that ended last is the one before a Sunday’s own', () => {
  expect(endedSpans('week', '2026-11-29')[0]).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test.each([
  ['week', '2026-11-23', '2026-11-29', '23 to 29 November 2026'],
  ['week', '2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
  ['week', '2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ['month', '2026-11-01', '2026-11-30', 'November 2026'],
] as const)('%s from %s to %s: %s', (period, from, to, text) => {
  expect(periodText(period, { from, to })).toBe(text)
})
