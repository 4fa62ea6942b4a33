import { expect, test } from 'vitest'
import type { Clause } from '../clauses/clause.ts'
import { isPending, wholeTitle, withSubject } from './whole-titles.ts'

test.each([
  ['Crumb buyers that looks separate', 'Crumb buyers'],
  ['Wholesale section which is different', 'Wholesale section'],
  ['What may and may not be placed on a grave', 'What may and may not be placed on a grave'],
  ['Where I am this week', 'Where I am this week'],
  ['Look after your saddle', 'Look after your saddle'],
])('the title of %s', (title, whole) => {
  expect(wholeTitle(title)).toBe(whole)
})
test.each(['You’re a different crowd', 'They are nervous', 'Map pins', 'Tender contact'])(
  '%s is no title',
  (title) => {
    expect(wholeTitle(title)).toBeUndefined()
  },
)
test('what has to be approved first is not shown', () => {
  const clause = (text: string) => [{ text }] as unknown as Clause[]
  expect(isPending('Client list', clause('Client list to be approved by me first.'))).toBe(true)
  expect(isPending('Client list', clause('A client list at the end.'))).toBe(false)
})

test.each([
  ['Story page about', 'Where the wood comes from'],
  ['Page on', 'Page on'],
  ['Gallery', 'Gallery'],
])('a page that is named by its subject, %j, is called %j', (title, expected) => {
  const description = 'A gallery, and a story page about where the wood comes from. I sell spoons.'
  expect(withSubject(title, description)).toBe(expected)
})
