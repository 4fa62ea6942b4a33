import type { DesignBrief } from '@agency/contract/brief'
import { BriefCopy, copyLengths } from '@agency/contract/brief-copy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBrief, tries } from '../../samples/any-brief.ts'
import { anyCopy, untrueTexts } from '../../samples/any-copy.ts'
import { randomOf } from '../random.ts'
import type { CopyDeck } from './copy-deck.ts'
import { mergeCopy } from './merge-copy.ts'
import { statedBy } from './stated.ts'
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
const deckOf = (brief = bakery, seed = 1) => writeCopy(brief, randomOf(seed))
const none: BriefCopy = {
  tagline: '',
  headlines: [],
  leads: [],
  offers: [],
  offerHeadings: [],
  steps: [],
  stepHeadings: [],
  stories: [],
  questions: [],
  closings: [],
  actions: { first: '', second: '' },
}
const merged = (copy: Partial<BriefCopy>, brief = bakery) =>
  mergeCopy(deckOf(brief), { ...none, ...copy }, brief)

const lead =
  'The oven is lit before the street wakes, and the first loaves are on the shelf while they still crackle.'

test('what can stand is on the page, before what the deck has', () => {
  const deck = merged({
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
  })
  expect(deck.tagline).toBe('Bread for the whole street')
  expect(deck.headlines[0]).toBe('Bread that takes its time')
  expect(deck.leads[0]).toBe(lead)
  expect(deck.offers.find(({ title }) => title === 'Celebration cakes')?.text).toContain('ice it')
  expect(deck.actions).toEqual({ first: 'Order a cake', second: 'See the bread' })
})

test('without copy, a deck stays as it was', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    expect(mergeCopy(deckOf(bakery, seed), none, bakery)).toEqual(deckOf(bakery, seed))
  }
})

describe('stands nowhere', () => {
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
  ])('%s', (text) => {
    const long = `${text} And there is bread.`
    const deck = merged({
      tagline: text,
      headlines: [text],
      leads: [long.padEnd(90, ' and more')],
      offers: [{ title: 'Celebration cakes', text: long }],
      stories: [{ eyebrow: 'Bread', headline: text, text: long.padEnd(90, ' and more') }],
      questions: [{ title: 'How is it made?', text: long }],
      closings: [{ headline: text, text: long }],
      actions: { first: text, second: text },
    })
    expect(deck).toEqual(deckOf())
  })
})

test('figures and people stand where the description has them so', () => {
  const says = statedBy(bakery)
  expect(says('There are 12 kinds of bread.')).toBe(true)
  expect(says('There are 12 ovens.')).toBe(false)
  expect(says('A class for 8 people.')).toBe(true)
  expect(says('Ask for Ana Ruiz at the counter.')).toBe(true)
  expect(says('Three years of bread.')).toBe(true)
  expect(says('Three generations of bread.')).toBe(false)
})

test('nothing is served that a question or a step which stays says already', () => {
  const deck = deckOf()
  const kept = [...deck.faqs, ...deck.steps].map(({ text }) => text)
  const leads = kept.map(
    (text) => `${text} And there is bread, as there has been all along, by the door.`,
  )
  expect(merged({ leads }).leads).toEqual(deck.leads)
})

test('a question that the description answers itself is not asked a second time', () => {
  const answered = deckOf().faqs.filter(({ text }) => /\d/.test(text))
  expect(answered).not.toEqual([])
  const text = 'There is bread until the last loaf is sold, which is mostly before it is dark.'
  const fresh = { title: 'Is there bread on the shelf all day?', text }
  const again = answered.map(({ title }) => ({
    title,
    text: 'Ask at the counter, where it is baked.',
  }))
  const { faqs } = merged({ questions: [fresh, ...again] })
  expect(faqs.slice(0, 1 + answered.length)).toEqual([fresh, ...answered])
  expect(faqs.filter(({ title }) => title === answered[0]?.title)).toEqual([answered[0]])
})

test('a text that is too long is cut after a sentence, or left out', () => {
  const sentence = 'The dough is left alone for a night and a day before it is baked.'
  const [first] = merged({ leads: [`${lead} ${sentence} ${sentence.repeat(3)}`] }).leads
  expect(first).toBe(`${lead} ${sentence}`)
  const [headline] = merged({ headlines: ['Bread '.repeat(20)] }).headlines
  expect(headline).toBe(deckOf().headlines[0])
})

test('facts stay those of the description, whatever the copy', () => {
  fc.assert(
    fc.property(anyCopy, fc.nat(), (copy, seed) => {
      const before = deckOf(bakery, seed)
      const after = mergeCopy(before, copy, bakery)
      const facts = (deck: CopyDeck) => [
        ...[deck.figures, deck.list, deck.hours, deck.quotes, deck.people, deck.place],
        ...[deck.since, deck.siteMap, deck.audience, deck.fields],
        deck.offers.map(({ title, value, own }) => [title, value, own]),
      ]
      expect(facts(after)).toEqual(facts(before))
    }),
    tries(500),
  )
})

const sentencesOf = (deck: CopyDeck) =>
  [
    ...deck.headlines,
    ...deck.leads,
    ...deck.offers.map(({ text }) => text),
    ...deck.stories.flatMap(({ headline, text }) => [headline, text]),
    ...deck.faqs.flatMap(({ title, text }) => [title, text]),
    ...deck.closings.flatMap(({ headline, text }) => [headline, text]),
  ].filter((text) => text.length > 30)

test('any copy leaves a deck of the lengths that sections are drawn for, that repeats nothing', () => {
  fc.assert(
    fc.property(anyBrief, anyCopy, fc.nat(), (brief, copy, seed) => {
      expect(BriefCopy.safeParse(copy).success).toBe(true)
      const before = writeCopy(brief, randomOf(seed))
      const after = mergeCopy(before, copy, brief)
      if (before.language !== 'en') {
        expect(after).toBe(before)
        return
      }
      const longest = (texts: string[], most: number) => texts.filter(({ length }) => length > most)
      expect(longest(after.headlines, 64)).toEqual([])
      expect(longest(after.leads, copyLengths.lead[1])).toEqual([])
      expect(longest(Object.values(after.actions), 24)).toEqual([])
      expect(after.headlines.length).toBeGreaterThanOrEqual(before.headlines.length ? 1 : 0)
      expect(after.faqs.length).toBeGreaterThanOrEqual(Math.min(4, before.faqs.length))
      const said = sentencesOf(after)
      const again = said.filter((text, at) => said.indexOf(text) !== at)
      const doubled = sentencesOf(before).filter((text, at, all) => all.indexOf(text) !== at)
      expect(again.filter((text) => !doubled.includes(text))).toEqual([])
    }),
    tries(1_000),
  )
})
