import { expect, test } from 'vitest'
import { isCertainFact } from './certain-facts.ts'

test.each([
  'It takes me about three months.',
  'July: no sailings, boat is on the slip.',
  'Run a van round the Huon every Tuesday and Thursday.',
  'Not a vet so can’t sedate.',
  'Be there 15 minutes prior.',
  'What to do: keep it warm, dark, quiet.',
  'It’s me, Graeme, and young Pip.',
])('is for customers: %s', (text) => {
  expect(isCertainFact(text)).toBe(true)
})

test.each([
  'It’s always citrus.',
  'Thanks heaps.',
  'It takes ages to change anything on the site.',
  'It’s me again.',
  'Run the photos past me every Tuesday.',
])('may be for the agency: %s', (text) => {
  expect(isCertainFact(text)).toBe(false)
})
