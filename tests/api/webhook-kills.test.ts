import { isFullRun } from '@agency/tools/test/test-size'
import { expect, test } from 'vitest'
import { killWhileDelivering } from '../support/webhook-kills.ts'

const KILLS = isFullRun ? 8 : 2

test('kill -9 at any moment, with a receiver that fails in ten ways, loses no event', async () => {
  const { acknowledged, received, errors } = await killWhileDelivering(KILLS)
  expect(errors).toEqual([])
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect(received).toBeGreaterThan(acknowledged)
})
