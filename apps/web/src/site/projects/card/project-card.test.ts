import { expect, test } from 'vitest'
import { projectAddress, shortened } from './project-card.tsx'

test('cuts a summary at 100 characters and adds an ellipsis', () => {
  expect(shortened('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(shortened('a'.repeat(100))).toBe('a'.repeat(100))
})

test('links to the slug, or else to the id', () => {
  expect(projectAddress({ id: 7, slug: 'kettle' })).toBe('/our-work/kettle')
  expect(projectAddress({ id: 7, slug: null })).toBe('/our-work/7')
})
