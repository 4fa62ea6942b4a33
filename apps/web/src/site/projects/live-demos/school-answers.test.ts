import { expect, test } from 'vitest'
import {
  formatDay,
  formatNumber,
  labels,
  languages,
  questions,
  terms,
  toursOf,
  weeksOf,
} from './school-answers.ts'

const scripts = { dari: 'Arabic', chinese: 'Han', hindi: 'Devanagari' }

test('writes a day as each language does', () => {
  const day = { day: 27, month: 1 }
  expect(languages.map(({ id }) => formatDay(id, day))).toEqual([
    '27 Jan',
    '27 tháng 1',
    '۲۷ جنوری',
    '1月27日',
    '27 जनवरी',
  ])
  expect(formatDay('dari', { day: 18, month: 12 })).toBe('۱۸ دسمبر')
})

test('counts in Persian digits in Dari only', () => {
  expect(formatNumber('dari', 2026)).toBe('۲۰۲۶')
  expect(formatNumber('hindi', 2026)).toBe('2026')
})

test('counts the weeks that a term touches', () => {
  expect(terms.map(weeksOf)).toEqual([10, 10, 10, 11])
})

test('offers tours on Thursdays after the first week, and none after the term', () => {
  const [, second] = terms
  if (!second) throw new Error('No second term')
  expect(toursOf(second, 3)).toEqual([
    { day: 30, month: 4 },
    { day: 7, month: 5 },
    { day: 14, month: 5 },
  ])
  expect(toursOf(second, 20).at(-1)).toEqual({ day: 25, month: 6 })
})

test('answers eleven questions in five languages', () => {
  expect(questions).toHaveLength(11)
  expect(languages).toHaveLength(5)
})

test('sets only Dari from right to left', () => {
  expect(languages.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)).toEqual(['fa-AF'])
})

test.each(Object.entries(scripts))('writes %s in its own script', (language, script) => {
  const texts = [...questions.flatMap(({ ask, answer }) => [ask, answer]), ...Object.values(labels)]
  for (const text of texts) {
    const sentence = text[language as keyof typeof scripts]
    expect(sentence).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
    expect(sentence).not.toMatch(/\p{Script=Latin}/u)
  }
})
