import { expect, test } from 'vitest'
import { projectPathOf, truncateSummary } from './project-card.tsx'

test('cuts a summary at 100 characters and adds an ellipsis', () => {
  expect(truncateSummary('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(truncateSummary('a'.repeat(100))).toBe('a'.repeat(100))
})

test('links to the slug, or else to the id', () => {
  expect(projectPathOf({ id: 7, slug: 'kettle' })).toBe('/our-work/kettle')
  expect(projectPathOf({ id: 7, slug: null })).toBe('/our-work/7')
})
