import { DAY_MS, HOUR_MS } from '@agency/contract/time'
import { WEBHOOK_ATTEMPTS } from '@agency/contract/webhook'
import { expect, test } from 'vitest'
import { RETRY_DELAYS_MS, retryDelayMs } from './delivery-schedule.ts'

const middle = () => 0.5

test('there is a wait between any two attempts, three days in total, each longer than the last', () => {
  expect(RETRY_DELAYS_MS).toHaveLength(WEBHOOK_ATTEMPTS - 1)
  expect([...RETRY_DELAYS_MS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS_MS)
  const total = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)
  expect(Math.round(total / DAY_MS)).toBe(3)
})

test('after the last attempt there is no other', () => {
  expect(retryDelayMs(WEBHOOK_ATTEMPTS - 1)).toBeDefined()
  expect(retryDelayMs(WEBHOOK_ATTEMPTS)).toBeUndefined()
  expect(retryDelayMs(WEBHOOK_ATTEMPTS, HOUR_MS)).toBeUndefined()
})

test('deliveries that failed together are tried again within a tenth of the wait', () => {
  expect(retryDelayMs(4, 0, middle)).toBe(2 * HOUR_MS)
  expect(retryDelayMs(4, 0, () => 0)).toBe(108 * 60_000)
  expect(retryDelayMs(4, 0, () => 1)).toBe(132 * 60_000)
})

test('a server that asks for time gets it, up to a day', () => {
  expect(retryDelayMs(1, HOUR_MS, middle)).toBe(HOUR_MS)
  expect(retryDelayMs(4, HOUR_MS, middle)).toBe(2 * HOUR_MS)
  expect(retryDelayMs(1, 30 * DAY_MS, middle)).toBe(DAY_MS)
})
