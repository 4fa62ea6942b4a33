import { describe, expect, test } from 'vitest'
import { subjects } from '../../imagery/subject.ts'
import { sentencesOf, wordsOf } from '../../reading/sentences.ts'
import type { Row, Trade } from '../trade.ts'
import { trades } from './all-trades.ts'

const BANNED =
  /\b(?:solutions?|passionate|unlock|elevate|seamless(?:ly)?|one-stop|journey|we pride ourselves|quality service|tailored to your needs|welcome to|award|certified|insured|licensed|guarantee\w*|family-owned|organic)\b/i

const lists = [
  'audience',
  'headlines',
  'leads',
  'offers',
  'notes',
  'offerHeadings',
  'steps',
  'stepHeadings',
  'stories',
  'faqs',
  'people',
  'captions',
  'journal',
  'closings',
  'quotes',
] as const

/** How many rows a page of either audience needs at least, and how many parts a row has. */
const needed: Record<(typeof lists)[number], [count: number, parts: number]> = {
  audience: [1, 1],
  headlines: [3, 1],
  leads: [2, 1],
  offers: [6, 2],
  notes: [5, 1],
  offerHeadings: [3, 1],
  steps: [3, 2],
  stepHeadings: [3, 1],
  stories: [2, 3],
  faqs: [4, 2],
  people: [3, 2],
  captions: [6, 1],
  journal: [3, 2],
  closings: [2, 2],
  quotes: [2, 1],
}

const textsOf = (trade: Trade) => [
  ...lists.flatMap((list) => trade[list].flatMap(({ parts }) => parts)),
  ...trade.list.groups.flatMap(({ title, items }) => [
    title,
    ...items.flatMap((item) => [item.title, item.text]),
  ]),
  ...trade.pages,
  ...trade.actions,
  ...trade.fields,
  ...trade.tickers,
]

const within = (rows: Row[], part: number, min: number, max: number) =>
  rows.flatMap(({ parts }) => {
    const text = parts[part] ?? ''
    return text.length < min || text.length > max ? [`${text.length}: ${text}`] : []
  })

test('every picture family has a trade', () => {
  expect(new Set(trades.map(({ industry }) => industry.subject))).toEqual(new Set(subjects))
})

describe.each(trades.map((trade) => [trade.industry.key, trade] as const))('%s', (_, trade) => {
  test.each(['consumer', 'business'] as const)('has enough to say to a %s', (audience) => {
    for (const list of lists) {
      const rows = trade[list].filter((row) => !row.audience || row.audience === audience)
      const everywhere = rows.filter(({ parts }) => !parts.join().includes('{place}'))
      expect(everywhere.length, list).toBeGreaterThanOrEqual(needed[list][0])
      for (const { parts } of trade[list]) {
        expect(parts.length, parts.join(' | ')).toBe(needed[list][1])
        expect(parts.every(Boolean), parts.join(' | ')).toBe(true)
      }
    }
  })

  test('keeps to the lengths that sections are drawn for', () => {
    expect([
      ...within(trade.headlines, 0, 8, 58),
      ...within(trade.leads, 0, 80, 220),
      ...within(trade.offers, 0, 4, 36),
      ...within(trade.offers, 1, 40, 150),
      ...within(trade.notes, 0, 20, 80),
      ...within(trade.stories, 1, 8, 64),
      ...within(trade.stories, 2, 60, 220),
      ...within(trade.captions, 0, 4, 40),
      ...within(trade.closings, 0, 8, 64),
    ]).toEqual([])
    expect(trade.actions.filter((label) => label.length > 24)).toEqual([])
    expect(trade.actions).toHaveLength(3)
    expect(trade.pages).toHaveLength(4)
    expect(trade.fields.length).toBeGreaterThanOrEqual(4)
    expect(trade.list.groups.length).toBeGreaterThanOrEqual(2)
    expect(trade.tickers.filter((phrase) => wordsOf(phrase).length > 4)).toEqual([])
    expect(trade.tickers.length).toBeGreaterThanOrEqual(5)
  })

  test('heads its offers otherwise than its list', () => {
    expect(trade.offerHeadings.flatMap(({ parts }) => parts)).not.toContain(trade.list.heading)
  })

  test('states no figure, claims no merit and says nothing worn', () => {
    const texts = textsOf(trade)
    expect(texts.filter((text) => /\d/.test(text))).toEqual([])
    expect(texts.filter((text) => BANNED.test(text))).toEqual([])
    expect(texts.filter((text) => /\.\.|\s[,.;]|\b(\w+) \1\b|'|"/.test(text))).toEqual([])
    expect(
      texts.filter(
        (text) =>
          !/^[\p{Lu}{]/u.test(text) && !trade.audience.some(({ parts }) => parts.includes(text)),
      ),
    ).toEqual([])
  })
})

test('a note can stand below anything that the trade offers, a thing or an hour', () => {
  const bound =
    /^(?:Best|Good with|Share it|Butter|Pick it up|Milk)\b|\b(?:taste|tastes|flavour|crust|glass|fork|shelf|shelves|stems)\b/i
  const notes = trades.flatMap((each) => each.notes.flatMap(({ parts }) => parts))
  expect(notes.filter((note) => bound.test(note))).toEqual([])
})

test('no two trades share a sentence, and no trade says one twice', () => {
  const said = new Map<string, string>()
  const twice: string[] = []
  for (const trade of trades) {
    for (const text of lists.flatMap((list) => trade[list].flatMap(({ parts }) => parts))) {
      for (const sentence of sentencesOf(text).filter((each) => wordsOf(each).length >= 4)) {
        const before = said.get(sentence)
        if (before) twice.push(`${before}, ${trade.industry.key}: ${sentence}`)
        said.set(sentence, trade.industry.key)
      }
    }
  }
  expect(twice).toEqual([])
})
