import { expect, test } from 'vitest'
import { serviceContent } from './service-content.ts'

const texts = JSON.stringify(serviceContent)

test('names no price: those are computed from the price book', () => {
  expect(texts).not.toMatch(/\$\s?\d/)
})

test('promises no response time, which only the owner can', () => {
  expect(texts).not.toMatch(
    /within (the|an?|one|two|\d+) (hour|day|business|working)|business days?|24 hours/i,
  )
})
