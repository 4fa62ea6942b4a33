import type { DesignBrief } from '@agency/contract/brief'
import { BriefCopy, copyLengths } from '@agency/contract/brief-copy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBrief, tries } from '../../samples/any-brief.ts'
import { anyCopy, untrueTexts } from '../../samples/any-copy.ts'
import { readBrief } from '../reading/read-brief.ts'
import type { CopyDeck } from './copy-deck.ts'
import { mergeCopy } from './merge-copy.ts'
import { supportedBy } from './supported.ts'
import { writeCopy } from './write-copy.ts'

const bakery: DesignBrief = {
  companyName: 'Lantern Bakery',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Bakery',
  mainGoal:
    'A sourdough bakery in Coburg. We bake 12 kinds of bread, take orders for celebration cakes and run a Saturday class for 8 people. Ana Ruiz has baked here for three years. Sourdough $9, cakes from $60. No delivery.',
  overallVibe: 'Modern',
  colorFeel: 'navy and gold',
}
const deckOf = (brief = bakery) => writeCopy(readBrief(brief), undefined)
const none: BriefCopy = {
  tagline: '',
  headlines: [],
  leads: [],
  offers: [],
  offerHeadings: [],
  stories: [],
  closings: [],
  actions: { first: '', second: '' },
}
const merged = (copy: Partial<BriefCopy>, brief = bakery) =>
  mergeCopy(deckOf(brief), { ...none, ...copy }, readBrief(brief))

const lead =
  'The oven is lit before the street wakes, and the first loaves are on the shelf while they still crackle.'

test('puts supported copy ahead of the deck’s own', () => {
  const brief = {
    ...bakery,
    mainGoal: 'A bakery in Coburg. We do sourdough, celebration cakes and Saturday classes.',
  }
  const deck = merged(
    {
      tagline: 'Bread for the whole street.',
      headlines: ['Bread that takes its time'],
      leads: [lead],
      offers: [
        {
          title: 'Celebration cakes',
          text: 'Tell us who it is for, and we will bake and ice it for the day.',
        },
      ],
      actions: { first: 'Order a cake', second: 'See the bread' },
    },
    brief,
  )
  expect(deck.tagline).toBe('Bread for the whole street')
  expect(deck.headlines[0]).toBe('Bread that takes its time')
  expect(deck.leads[0]).toBe(lead)
  expect(deck.offers.find(({ title }) => title === 'Celebration cakes')?.text).toContain('ice it')
  expect(deck.actions).toEqual({ first: 'Order a cake', second: 'See the bread' })
})

test('leaves the deck unchanged without copy', () => {
  expect(merged({})).toEqual(deckOf())
})

test('records the copy service as the source of its texts', () => {
  const { sources } = merged({ leads: [lead], headlines: ['Bread that takes its time'] })
  expect(sources.get(lead)).toBe('service')
  expect(sources.get('Bread that takes its time')).toBe('service')
})

describe('unsupported copy', () => {
  test.each([
    ...untrueTexts,
    'We bake 14 kinds of bread in the old oven.',
    'We have baked here for 12 years and more.',
    'We have baked here for thirteen years and more.',
    'Delivery to your door before breakfast.',
    'My bread is on the shelf before breakfast.',
    'People say it is worth the walk.',
    'Breadandbutterandbread on the shelf before breakfast.',
    'Anton bakes while the rest of the street is asleep.',
    'Come and see Anton at the oven, early in the day.',
    'Loved by bakers, and by people who eat bread.',
    'Unlock the full taste of a seamless breakfast.',
    'I bake what I would like to eat for breakfast.',
    'Bread Worth Crossing The Whole Town For, Twice',
  ])('is rejected in every part: %s', (text) => {
    const long = `${text} And there is bread.`
    const deck = merged({
      tagline: text,
      headlines: [text],
      leads: [long.padEnd(90, ' and more')],
      offers: [{ title: 'Celebration cakes', text: long }],
      stories: [{ eyebrow: 'Bread', headline: text, text: long.padEnd(90, ' and more') }],
      closings: [{ headline: text, text: long }],
      actions: { first: text, second: text },
    })
    expect(deck).toEqual(deckOf())
  })
})

test('accepts figures and people only as the description states them', () => {
  const isSupported = supportedBy(readBrief(bakery))
  expect(isSupported('There are 12 kinds of bread.')).toBe(true)
  expect(isSupported('There are 12 ovens.')).toBe(false)
  expect(isSupported('A class for 8 people.')).toBe(true)
  expect(isSupported('Ask for Ana Ruiz at the counter.')).toBe(true)
  expect(isSupported('Three years of bread.')).toBe(true)
  expect(isSupported('Three generations of bread.')).toBe(false)
})

test('rejects copy that offers what the brief denies', () => {
  const isSupported = supportedBy(readBrief(bakery))
  expect(isSupported('There is delivery to the door.')).toBe(false)
  expect(isSupported('There is no delivery, so come past.')).toBe(true)
})

test('cuts overlong text after a sentence, or drops it', () => {
  const sentence = 'The dough is left alone for a night and a day before it is baked.'
  const [first] = merged({ leads: [`${lead} ${sentence} ${sentence.repeat(3)}`] }).leads
  expect(first).toBe(`${lead} ${sentence}`)
  const [headline] = merged({ headlines: ['Bread '.repeat(20)] }).headlines
  expect(headline).toBe(deckOf().headlines[0])
})

test('keeps the facts of the description with any copy', () => {
  const before = deckOf()
  fc.assert(
    fc.property(anyCopy, (copy) => {
      const after = mergeCopy(before, copy, readBrief(bakery))
      const facts = (deck: CopyDeck) => [
        ...[deck.figures, deck.prices, deck.hours, deck.people, deck.place, deck.contacts],
        ...[deck.siteMap, deck.notes, deck.steps, deck.pulls],
        deck.offers.map(({ title, value }) => [title, value]),
      ]
      expect(facts(after)).toEqual(facts(before))
    }),
    tries(300),
  )
})

const sentencesOf = (deck: CopyDeck) =>
  [
    ...deck.headlines,
    ...deck.leads,
    ...deck.offers.map(({ text }) => text),
    ...deck.stories.flatMap(({ headline, text }) => [headline, text]),
    ...[deck.closing.headline, deck.closing.text],
  ].filter((text) => text.length > 30)

test('keeps any copy within section lengths, without repetition', () => {
  fc.assert(
    fc.property(anyBrief, anyCopy, (brief, copy) => {
      expect(BriefCopy.safeParse(copy).success).toBe(true)
      const facts = readBrief(brief)
      const before = writeCopy(facts, undefined)
      const after = mergeCopy(before, copy, facts)
      if (before.language !== 'en') {
        expect(after).toBe(before)
        return
      }
      const served = (texts: string[]) => texts.filter((text) => after.sources.has(text))
      const longest = (texts: string[], max: number) =>
        served(texts).filter(({ length }) => length > max)
      expect(longest(after.headlines, 64)).toEqual([])
      expect(longest(after.leads, copyLengths.lead[1])).toEqual([])
      expect(longest(Object.values(after.actions), 24)).toEqual([])
      expect(after.headlines.length).toBeGreaterThan(0)
      const allSentences = sentencesOf(after)
      const repeated = allSentences.filter((text, index) => allSentences.indexOf(text) !== index)
      const repeatedBefore = sentencesOf(before).filter(
        (text, index, all) => all.indexOf(text) !== index,
      )
      expect(repeated.filter((text) => !repeatedBefore.includes(text))).toEqual([])
    }),
    tries(400),
  )
})
