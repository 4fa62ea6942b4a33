import { expect, test } from 'vitest'
import type { Statement } from '../reading/facts.ts'
import { beyond } from './draft.ts'

const statement = (text: string): Statement => ({
  ...{ text, topic: 'story', whole: true },
  ...{ span: [0, text.length], entry: false, listed: false },
})
const behind = (text: string, headline: string) => beyond(statement(text), headline)?.text

test.each([
  ['the same', 'We fix kilns.', 'We fix kilns'],
  [
    'it but for a name',
    'Mobile dog wash and groom Pakenham Officer Berwick.',
    'Mobile dog wash and groom in Pakenham and Berwick',
  ],
])('what a headline says is not said again: %s', (_what, text, headline) => {
  expect(behind(text, headline)).toBeUndefined()
})

test('what stands behind the colon of a headline goes on without it', () => {
  expect(
    behind(
      'Tranter Doyle is a family law practice in Ballarat: separation, parenting and consent orders.',
      'A family law practice in Ballarat',
    ),
  ).toBe('Separation, parenting and consent orders.')
})

test('a sentence that the headline only begins is said whole', () => {
  const text = 'We are a firm of 14 in Baylis Street, Wagga Wagga, established 1988.'
  expect(behind(text, 'A firm of 14 in Baylis Street')).toBe(text)
})

test('a further sentence behind a headline goes on without it', () => {
  expect(
    behind(
      'I tune and restore pianos in southern Tasmania, and my daughter does the French polishing.',
      'I tune and restore pianos in southern Tasmania',
    ),
  ).toBe('My daughter does the French polishing.')
})

// Where a repetition can be read in many ways, this does not end.
test('a name that is no place’s is read in one way', () => {
  const text = `Hollow Oak is a clinic for runners, near the ${'As'.repeat(400)}7 Park.`
  expect(behind(text, 'A clinic for runners')).toBe(text)
})

test('what is said beside the headline goes on without it', () => {
  expect(
    behind(
      'Small upholstery workshop in Brunswick, just me and my apprentice Theo.',
      'Small upholstery workshop in Brunswick',
    ),
  ).toBe('Just me and my apprentice Theo.')
  expect(
    behind(
      'We are a bush band from Maleny (fiddle, accordion, guitar, lagerphone).',
      'A bush band from Maleny',
    ),
  ).toBe('Fiddle, accordion, guitar, lagerphone.')
})
