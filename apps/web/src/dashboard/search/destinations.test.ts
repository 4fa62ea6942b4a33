import { expect, test } from 'vitest'
import { findDestinations } from './destinations.ts'

const titles = (text: string) =>
  findDestinations(text).flatMap(({ destinations }) => destinations.map(({ title }) => title))

test('offers every page and quick action before a word is typed', () => {
  expect(titles('')).toHaveLength(14)
  expect(titles('  ')).toHaveLength(14)
})

test('finds a page or an action by all its words, ignoring case', () => {
  expect(titles('CONCEPT')).toEqual(['AI Concepts', 'Generate concept'])
  expect(titles('concept gen')).toEqual(['Generate concept'])
  expect(titles('concept users')).toEqual([])
})
