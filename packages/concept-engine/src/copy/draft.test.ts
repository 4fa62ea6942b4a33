import { expect, test } from 'vitest'
import type { Statement } from '../reading/facts.ts'
import { notInHeadline } from './draft.ts'

const statement = (text: string): Statement => ({
  ...{ text, topic: 'story', isSentence: true },
  ...{ span: [0, text.length], isEntry: false, heading: '', isListed: false },
})
const after = (text: string, headline: string) => notInHeadline(statement(text), headline)?.text

test.each([
  ['the same', 'We fix kilns.', 'We fix kilns'],
  [
    'all but a name',
    'Mobile dog wash and groom Pakenham Officer Berwick.',
    'Mobile dog wash and groom in Pakenham and Berwick',
  ],
])('drops a sentence that repeats the headline: %s', (_what, text, headline) => {
  expect(after(text, headline)).toBeUndefined()
})

test('keeps only the text after the colon when the headline covers the rest', () => {
  expect(
    after(
      'Tranter Doyle is a family law practice in Ballarat: separation, parenting and consent orders.',
      'A family law practice in Ballarat',
    ),
  ).toBe('Separation, parenting and consent orders.')
})

test('keeps a sentence whole when the headline covers only its beginning', () => {
  const text = 'We are a firm of 14 in Baylis Street, Wagga Wagga, established 1988.'
  expect(after(text, 'A firm of 14 in Baylis Street')).toBe(text)
})

test('keeps the second clause when the headline covers the first', () => {
  expect(
    after(
      'I tune and restore pianos in southern Tasmania, and my daughter does the French polishing.',
      'I tune and restore pianos in southern Tasmania',
    ),
  ).toBe('My daughter does the French polishing.')
})

// With catastrophic backtracking, this would not terminate.
test('matches a long unknown place name without catastrophic backtracking', () => {
  const text = `Hollow Oak is a clinic for runners, near the ${'As'.repeat(400)}7 Park.`
  expect(after(text, 'A clinic for runners')).toBe(text)
})

test('keeps an aside or a bracketed list that follows the headline', () => {
  expect(
    after(
      'Small upholstery workshop in Brunswick, just me and my apprentice Theo.',
      'Small upholstery workshop in Brunswick',
    ),
  ).toBe('Just me and my apprentice Theo.')
  expect(
    after(
      'We are a bush band from Maleny (fiddle, accordion, guitar, lagerphone).',
      'A bush band from Maleny',
    ),
  ).toBe('Fiddle, accordion, guitar, lagerphone.')
})

test.each([
  [
    'We cut gaskets and seals for pump, food plant, mining and rail customers.',
    'For pump, food plant, mining and rail customers.',
  ],
  [
    'We cut gaskets and seals for more than forty years.',
    'We cut gaskets and seals for more than forty years.',
  ],
])('of a sentence that the headline begins, whom it is for is said once: %s', (text, shown) => {
  expect(after(text, 'We cut gaskets and seals')).toBe(shown)
})
