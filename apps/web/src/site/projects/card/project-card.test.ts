import { projectPathOf } from '@agency/contract/project-names'
import { expect, test } from 'vitest'
import { truncateSummary } from './project-card.tsx'

test('cuts a summary at 100 characters and adds an ellipsis', () => {
  expect(truncateSummary('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(truncateSummary('a'.repeat(100))).toBe('a'.repeat(100))
})

test('ends with a whole word, if there is one', () => {
  const word = 'eleven '
  expect(truncateSummary(word.repeat(20))).toBe(`${word.repeat(14).trimEnd()}…`)
  expect(truncateSummary(`${'a'.repeat(95)}, rooms`)).toBe(`${'a'.repeat(95)}…`)
  expect(truncateSummary(`${'a'.repeat(94)} rooms and light`)).toBe(`${'a'.repeat(94)} rooms…`)
})

test('links to the slug, or else to the id', () => {
  expect(projectPathOf({ id: 7, slug: 'kettle' })).toBe('/our-work/kettle')
  expect(projectPathOf({ id: 7, slug: null })).toBe('/our-work/7')
})
