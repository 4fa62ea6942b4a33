import type { Role } from '@agency/contract/permissions'
import { expect, test } from 'vitest'
import { findDestinations } from './destinations.ts'

const titles = (text: string, role: Role = 'owner') =>
  findDestinations(text, role).flatMap(({ destinations }) => destinations.map(({ title }) => title))

test('offers every page and quick action before a word is typed', () => {
  expect(titles('')).toHaveLength(22)
  expect(titles('  ')).toHaveLength(22)
})

test('finds a page or an action by all its words, ignoring case', () => {
  expect(titles('CONCEPT')).toEqual(['AI Concepts', 'Generate concept'])
  expect(titles('concept gen')).toEqual(['Generate concept'])
  expect(titles('concept users')).toEqual([])
})

test.each([
  ['owner', ['People', 'Audit log', 'API keys', 'Webhooks', 'Add project']],
  ['editor', ['Add project']],
  ['viewer', []],
] as const)('offers what the role allows: %s', (role, offered) => {
  const restricted = ['People', 'Audit log', 'API keys', 'Webhooks', 'Add project']
  expect(titles('', role).filter((title) => restricted.includes(title))).toEqual(offered)
})
