import type { DesignBrief } from '@agency/contract/brief'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '../../samples/any-brief.ts'
import { realisticBriefs } from '../../samples/realistic-briefs.ts'
import { randomOf } from '../random.ts'
import { sentencesOf, wordsOf } from '../reading/sentences.ts'
import { contradictionsOf } from './contradictions.ts'
import type { CopyDeck } from './copy-deck.ts'
import { trades } from './trades/all-trades.ts'
import { writeCopy } from './write-copy.ts'

const english = realisticBriefs.filter(
  (_, at) => writeCopy(brief(at), randomOf(1)).language === 'en',
)
const foreign = realisticBriefs.filter((sample) => !english.includes(sample))

function brief(at: number): DesignBrief {
  return realisticBriefs[at % realisticBriefs.length] as DesignBrief
}

/** Running text of a deck, where a sentence must not come twice. */
const prose = (deck: CopyDeck) => [
  ...deck.headlines,
  ...deck.leads,
  ...deck.offers.map(({ text }) => text),
  ...deck.steps.map(({ text }) => text),
  ...deck.stories.flatMap(({ headline, text }) => [headline, text]),
  ...deck.faqs.flatMap(({ title, text }) => [title, text]),
  ...deck.quotes.map(({ text }) => text),
  ...deck.people.map(({ text }) => text),
  ...deck.journal.flatMap(({ title, text }) => [title, text]),
  ...deck.closings.flatMap(({ headline, text }) => [headline, text]),
]

const everything = (deck: CopyDeck): string[] => [
  ...prose(deck),
  ...deck.siteMap,
  deck.tagline,
  deck.audience,
  ...deck.offers.map(({ title }) => title),
  ...deck.offerHeadings,
  ...deck.figures.flatMap(({ value, label }) => [value, label]),
  ...deck.steps.map(({ title }) => title),
  ...deck.stepHeadings,
  ...deck.stories.map(({ eyebrow }) => eyebrow),
  deck.list.heading,
  ...deck.list.groups.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
  ...deck.hours.flatMap(({ title, value }) => [title, value]),
  ...deck.people.map(({ title }) => title),
  ...deck.captions,
  ...deck.fields,
  ...deck.tickers,
  ...Object.values(deck.actions),
]

const sentences = (texts: string[]) =>
  texts.flatMap((text) => sentencesOf(text)).filter((sentence) => wordsOf(sentence).length >= 4)

const twice = (items: string[]) => items.filter((item, at) => items.indexOf(item) !== at)

const longer = (texts: string[], max: number) => texts.filter((text) => text.length > max)

/** What every deck keeps, whatever the brief. */
function checkDeck(deck: CopyDeck) {
  const texts = everything(deck)
  expect(texts.filter((text) => /undefined|NaN|\[object|Lorem/.test(text))).toEqual([])
  expect(texts.filter((text) => /\p{Extended_Pictographic}(?<![©®™])/u.test(text))).toEqual([])
  expect(texts.filter((text) => /<\/?[a-z]+>|https?:|\{place\}|\{name\}/.test(text))).toEqual([])
  expect(longer(deck.headlines, 64)).toEqual([])
  expect(longer(deck.leads, 220)).toEqual([])
  expect(
    longer(
      deck.offers.map(({ title }) => title),
      36,
    ),
  ).toEqual([])
  expect(longer(Object.values(deck.actions), 24)).toEqual([])
  expect(deck.siteMap.length).toBeGreaterThanOrEqual(4)
  expect(deck.siteMap.length).toBeLessThanOrEqual(5)
  expect(twice(deck.siteMap)).toEqual([])
  expect(deck.figures.length).toBeLessThanOrEqual(4)
  expect(twice(sentences(prose(deck)))).toEqual([])
  expect([deck.tagline, deck.audience, ...deck.headlines].filter((text) => !text.trim())).toEqual(
    [],
  )
}

/** One word of each kind of vocabulary that a description can rule out. */
const RULED =
  'milk beef wine sourdough counter drop in book table deliver kids home men our workshop our team'

/** What an English deck keeps besides; a line ruled out as untrue leaves its list shorter. */
function checkEnglish(deck: CopyDeck, { mainGoal, companyName }: DesignBrief) {
  const slack = contradictionsOf(mainGoal)(RULED) ? 2 : 0
  expect(deck.headlines.length).toBeGreaterThanOrEqual(3)
  expect(deck.leads.length).toBeGreaterThanOrEqual(2 - slack)
  expect(deck.leads.filter((lead) => lead.length < 80)).toEqual([])
  expect(deck.offers.length).toBeGreaterThanOrEqual(6 - slack)
  expect(deck.offers.filter(({ text }) => text.length < 20 || text.length > 150)).toEqual([])
  expect(twice(deck.offers.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(deck.stories.length).toBeGreaterThanOrEqual(3 - slack)
  expect(deck.faqs.length).toBeGreaterThanOrEqual(4 - slack)
  expect(deck.faqs.length).toBeLessThanOrEqual(6)
  expect(deck.captions.length).toBeGreaterThanOrEqual(6 - slack)
  expect(deck.journal.length).toBeGreaterThanOrEqual(3 - slack)
  expect(deck.closings.length).toBeGreaterThanOrEqual(2 - slack)
  expect(deck.tickers.length).toBeGreaterThanOrEqual(5)
  expect(deck.quotes.length).toBeGreaterThanOrEqual(1)
  expect(deck.offerHeadings.length).toBeGreaterThanOrEqual(3 - slack)
  const texts = [...prose(deck), ...deck.offers.map(({ title }) => title)]
  expect(texts.filter((text) => /(?<!\.)\.\.(?!\.)|\s[,;]/u.test(text))).toEqual([])
  // A name may begin as its owner writes it.
  const begun = texts.filter((text) => !text.startsWith(companyName.trim()))
  expect(begun.filter((text) => /^[a-z]/u.test(text))).toEqual([])
  expect(texts.filter((text) => /\b(?:a a|the the|and and|to to|a an)\b/i.test(text))).toEqual([])
  const titles = deck.offers.map(({ title }) => title)
  expect(titles.filter((title) => /(?:^|\s)(?:and|or|the|of|with|for|a|to)$/i.test(title))).toEqual(
    [],
  )
}

const anyBrief = fc.record({
  companyName: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
  employeeCount: fc.constant('1-10'),
  businessType: fc.constantFrom('B2B' as const, 'B2C' as const, 'Both' as const),
  industry: fc.oneof(
    fc.string({ minLength: 1, maxLength: 120 }),
    fc.constantFrom(...trades.flatMap(({ field }) => field)),
  ),
  mainGoal: fc.oneof(
    fc.string({ minLength: 1, maxLength: 2000, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(...realisticBriefs.flatMap(({ mainGoal }) => sentencesOf(mainGoal))), {
        minLength: 1,
        maxLength: 8,
      })
      .map((parts) => parts.join(' ')),
    fc
      .array(
        fc.constantFrom(
          'bread',
          'and',
          ',',
          '.',
          'we',
          'sell',
          '$5',
          '-',
          'in',
          'Kew',
          '\n',
          'for',
          '12',
          'dogs',
          'Open Mon-Fri 9am-5pm',
          ':',
          '—',
          'A',
          'the',
        ),
        { maxLength: 60 },
      )
      .map((parts) => `x ${parts.join(' ')}`),
  ),
  overallVibe: fc.constant('Modern'),
  colorFeel: fc.constant('no preference'),
})

describe('a deck', () => {
  test('reads well for any brief', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(), (any, seed) => {
        const deck = writeCopy(any, randomOf(seed))
        checkDeck(deck)
        if (deck.language === 'en') checkEnglish(deck, any)
      }),
      tries(2_000),
    )
  })

  test.each(realisticBriefs.map((sample) => [sample.companyName, sample] as const))(
    'reads well for %s',
    (_, sample) => {
      for (let seed = 0; seed < 12; seed += 1) {
        const deck = writeCopy(sample, randomOf(seed))
        checkDeck(deck)
        if (deck.language === 'en') checkEnglish(deck, sample)
      }
    },
  )

  test('is the same for the same seed, and worded otherwise for another', () => {
    for (const sample of english) {
      expect(writeCopy(sample, randomOf(7))).toEqual(writeCopy(sample, randomOf(7)))
      const many = new Set(
        [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(writeCopy(sample, randomOf(seed)))),
      )
      expect(many.size).toBe(6)
    }
  })

  test('keeps every fact whatever the seed', () => {
    for (const sample of english) {
      const facts = [1, 2, 3, 4].map((seed) => {
        const { place, since, figures, hours, offers } = writeCopy(sample, randomOf(seed))
        return JSON.stringify([
          place,
          since,
          figures,
          hours,
          offers.filter(({ own }) => own).map(({ title, value }) => [title, value]),
        ])
      })
      expect(new Set(facts).size).toBe(1)
    }
  })

  test('invents no figure and no price', () => {
    for (const sample of realisticBriefs) {
      const given = `${sample.mainGoal} ${sample.companyName}`.match(/\d+/g) ?? []
      const shown =
        everything(writeCopy(sample, randomOf(3)))
          .join(' ')
          .match(/\d+/g) ?? []
      expect(shown.filter((figure) => !(given as string[]).includes(figure))).toEqual([])
    }
  })

  test('shares no sentence with the deck of another trade', () => {
    const random = randomOf(42)
    for (let pair = 0; pair < 300; pair += 1) {
      const [one, other] = [0, 1].map(() => {
        const sample = english[random.below(english.length)] as DesignBrief
        const deck = writeCopy(sample, random)
        const written = sentences(prose(deck))
          .map((sentence) => sentence.replaceAll(sample.companyName, ''))
          .filter((sentence) => !sample.mainGoal.includes(sentence.replace(/[.!?]$/, '')))
        return { key: deck.industry.key, written }
      })
      if (!one || !other || one.key === other.key) continue
      const shared = one.written.filter((sentence) => other.written.includes(sentence))
      expect(shared, `${one.key} and ${other.key}`).toEqual([])
    }
  })

  test('speaks otherwise to businesses than to consumers', () => {
    const [sample] = english as [DesignBrief]
    const [b2b, b2c] = (['B2B', 'B2C'] as const).map((businessType) =>
      writeCopy({ ...sample, businessType }, randomOf(5)),
    )
    expect(b2b?.closings).not.toEqual(b2c?.closings)
    expect(JSON.stringify(b2b)).toContain('Wholesale')
    expect(JSON.stringify(b2c)).not.toContain('standing order')
  })

  test('leaves out what the description rules out', () => {
    const vegan = {
      ...brief(0),
      mainGoal: 'A vegan café in Carlton. No bookings.',
      industry: 'Café',
    }
    for (let seed = 0; seed < 20; seed += 1) {
      const said = everything(writeCopy(vegan, randomOf(seed))).join(' ')
      expect(said).not.toMatch(/\b(?:eggs|milk|bacon|cheese)\b/i)
    }
  })

  const deckOf = (industry: string, mainGoal: string, seed = 1) =>
    writeCopy({ ...brief(0), companyName: 'Acme', industry, mainGoal }, randomOf(seed))
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)

  test('names a region as one does within a sentence', () => {
    for (const seed of seeds) {
      const said = everything(deckOf('Winery', 'A winery in the Yarra Valley.', seed)).join('\n')
      expect(said).toContain('Yarra Valley')
      expect(said).not.toMatch(/\b(?:in|of|to|for|from|that) Yarra Valley/)
    }
  })

  test('quotes the business only where it speaks of itself', () => {
    for (const seed of seeds) {
      const { quotes } = deckOf(
        'Dentist',
        Array.from(
          'abcdefghijklmnop',
          (letter) => `Anxious patients of room ${letter} get longer appointments in the chair.`,
        ).join(' '),
        seed,
      )
      const said = quotes.map(({ text }) => text).join(' ')
      expect(said).not.toContain('Anxious patients')
    }
  })

  test('heads no page with a roll call, a list of its offers or a row of counts', () => {
    const own =
      'Dr Imogen Hale and a team of nine. 60 trucks, 2 depots, 3 cranes. We run from October to April. Cut flowers, dried wreaths, potted palms. We keep it simple and we keep it close. It has been a good year for roses.'
    for (const seed of seeds) {
      const { headlines } = deckOf('Florist', own, seed)
      expect(headlines.join(' ')).not.toMatch(/Imogen|depots|October|dried wreaths/)
    }
  })

  test('gives prices in the list and not in the running text', () => {
    for (const seed of seeds) {
      const deck = deckOf('Barber', 'A barber in Kew. Haircuts $40, beard trim $25.', seed)
      expect(prose(deck).filter((text) => /^Haircuts \$/.test(text))).toEqual([])
      expect(deck.list.groups[0]?.items.map(({ value }) => value)).toEqual(['$40', '$25'])
    }
  })

  test('describes an own offer by the line of the trade that shares most words with it', () => {
    for (const seed of seeds) {
      const { offers } = deckOf('Bike shop', 'Cargo bikes, helmets and locks.', seed)
      expect(offers.find(({ title }) => title === 'Cargo bikes')?.text).toContain('groceries')
    }
  })

  test('says for whom it is within the line', () => {
    expect(deckOf('Barber', 'A barber in Kew.').audience).toBe(
      'For fades, beards and first haircuts in Kew',
    )
  })

  test('puts no place behind a clause, and no name under the same name', () => {
    const deck = deckOf('Theatre', 'A theatre in Kew. Dr Imogen Hale directs every play here.')
    expect(deck.audience).not.toContain('Kew')
    expect(deck.people[0]).toEqual({ title: 'Dr Imogen Hale', text: 'Acme' })
  })

  test('asks a question only its description answers, with its own facts', () => {
    const { faqs } = writeCopy(brief(0), randomOf(3))
    expect(faqs).toContainEqual({
      title: 'Are you open Tuesday to Sunday?',
      text: 'Tuesday to Sunday: 7am – 3pm.',
    })
  })
})

describe('a deck in another language', () => {
  test.each(foreign.map((sample) => [sample.companyName, sample] as const))(
    '%s has no English in it',
    (_, sample) => {
      const deck = writeCopy(sample, randomOf(1))
      const names = `${sample.mainGoal} ${sample.companyName} Email`
      const latin =
        everything(deck)
          .join(' ')
          .match(/[A-Za-z]{4,}/g) ?? []
      expect(latin.filter((word) => !names.includes(word) && deck.language !== 'vi')).toEqual([])
      expect(deck.headlines.length).toBeGreaterThan(0)
      expect(deck.siteMap).toHaveLength(4)
      expect(Object.values(deck.labels).every(Boolean)).toBe(true)
    },
  )

  test('there are samples in all seven', () => {
    expect(new Set(foreign.map((sample) => writeCopy(sample, randomOf(1)).language)).size).toBe(7)
  })
})
