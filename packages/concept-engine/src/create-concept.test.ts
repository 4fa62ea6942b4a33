import type { DesignBrief } from '@agency/contract/brief'
import { Concept } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBrief, manyTries } from '../samples/any-brief.ts'
import { sampleBriefs } from '../samples/briefs.ts'
import { createConcept } from './create-concept.ts'
import { MAX_SECTIONS } from './layout/lay-out.ts'

const bakery: DesignBrief = {
  companyName: 'Lantern Bakery',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Food & Beverage',
  mainGoal:
    'A sourdough bakery in Coburg. We bake 12 kinds of bread, take orders for celebration cakes and run a Saturday class for 8 people. Locals should see the menu and book a table.',
  overallVibe: 'Modern',
  colorFeel: 'navy and gold',
}

const texts = (concept: Concept) =>
  concept.sections.flatMap((section) => [
    ...[section.headline, section.text, section.eyebrow, section.callToAction],
    ...section.items.flatMap((item) => [item.title, item.text, item.value]),
  ])

describe('a concept', () => {
  test('is deterministic for a brief and seed, and varies with the seed', () => {
    expect(createConcept(bakery, 7)).toEqual(createConcept(bakery, 7))
    const concepts = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(createConcept(bakery, seed))),
    )
    expect(concepts.size).toBe(20)
  })

  test('is another idea with the next seed: plan, leading colour, typefaces, pictures and order', () => {
    const brief = {
      ...bakery,
      mainGoal: `${bakery.mainGoal} Sourdough loaf $9, birthday cake from $85. Open Tuesday to Sunday, 7 am to 2 pm.`,
    }
    for (const overallVibe of designStyles) {
      const concepts = [40, 41, 42, 43].map((seed) =>
        createConcept({ ...brief, overallVibe }, seed),
      )
      const kindsOf = (value: (concept: Concept) => unknown) => new Set(concepts.map(value)).size
      expect(kindsOf(({ archetype }) => archetype)).toBe(4)
      expect(kindsOf(({ sections }) => sections[0]?.ground)).toBeGreaterThanOrEqual(3)
      expect(kindsOf(({ sections }) => sections[1]?.kind)).toBeGreaterThanOrEqual(2)
      const pictured = concepts.map(({ sections }) => {
        const [{ image, pictures } = { image: null, pictures: [] }] = sections
        return JSON.stringify((image ?? pictures[0])?.motifs)
      })
      for (const [index, concept] of concepts.slice(1).entries()) {
        expect(concept.type.id).not.toBe(concepts[index]?.type.id)
        expect(pictured[index + 1]).not.toBe(pictured[index])
      }
      const words = concepts.map((concept) => [...new Set(texts(concept).filter(Boolean))].sort())
      for (const each of words) expect(each).toEqual(expect.arrayContaining(['Coburg']))
    }
  })

  test('keeps the page colour that a client names', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { sections } = createConcept(
        { ...bakery, colorFeel: 'navy on a cream background' },
        seed,
      )
      expect(['background', 'tint']).toContain(sections[0]?.ground)
    }
  })

  test('matches its schema and has a name, a hero and a closing action for any brief', () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(), (brief, seed) => {
        const concept = Concept.parse(createConcept(brief, seed))
        expect(concept.companyName).toBe(brief.companyName)
        expect(concept.sections.length).toBeLessThanOrEqual(MAX_SECTIONS)
        expect(concept.sections[0]?.kind).toMatch(/^hero-/)
        expect(concept.sections.at(-1)?.kind).toMatch(/^action-/)
        expect(texts(concept).join(' ')).not.toMatch(/undefined|NaN|\[object/)
      }),
      manyTries(2_000),
    )
  })

  test('uses no picture seed twice on a page', () => {
    for (const brief of sampleBriefs) {
      const { sections } = createConcept(brief, 2)
      const pictures = sections.flatMap(({ image, pictures: otherImages, items }) => [
        ...[image, ...otherImages, ...items.map((item) => item.image)].flatMap(
          (image) => image ?? [],
        ),
      ])
      const seeds = pictures.map(({ seed }) => seed)
      expect(new Set(seeds).size).toBe(seeds.length)
    }
  })

  test('invents no figures', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const numbers = texts(createConcept(bakery, seed)).join(' ').match(/\d+/g) ?? []
      const givenNumbers: string[] = bakery.mainGoal.match(/\d+/g) ?? []
      expect(numbers.filter((figure) => !givenNumbers.includes(figure))).toEqual([])
    }
  })

  test('keeps the facts in every variation', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const wording = texts(createConcept(bakery, seed)).join(' ')
      expect(wording).toContain('Coburg')
      expect(wording).toMatch(/celebration cakes/i)
      expect(wording).not.toContain('Locals should')
    }
  })

  test('repeats no sentence', () => {
    for (const brief of sampleBriefs) {
      const sentences = createConcept(brief, 3)
        .sections.flatMap(({ headline, text }) => [headline, text])
        .filter((sentence) => sentence.length > 30)
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual(
        [],
      )
    }
  })

  test('looks different in each style', () => {
    const designs = designStyles.map((overallVibe) => {
      const { archetype, type } = createConcept({ ...bakery, overallVibe }, 1)
      return `${archetype} ${type.heading}`
    })
    expect(new Set(designs).size).toBe(designStyles.length)
  })

  test('offers the features that suit its trade', () => {
    const featureOf = (brief: DesignBrief) =>
      createConcept(brief, 1).sections.map(({ headline, callToAction }) => [headline, callToAction])
    const yoga = sampleBriefs.find(({ industry }) => industry === 'Yoga studio') ?? bakery
    const shop = sampleBriefs.find(({ industry }) => industry === 'Skincare') ?? bakery
    expect(featureOf(yoga).flat()).toEqual(
      expect.arrayContaining(['Timetable', 'Book a first class']),
    )
    expect(featureOf(shop).flat()).toContain('Order online')
    expect(featureOf(yoga)).not.toEqual(featureOf(shop))
  })
})

test.each([58, 59, 60, 61, 118, 119, 120, 198, 199, 200])(
  'does not split a surrogate pair at position %i',
  (index) => {
    const long = `${'x'.repeat(index - 1)}${'😀'.repeat(200)}`
    const cutAt = (max: number) => long.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
    const concept = createConcept(
      {
        ...bakery,
        ...{ companyName: cutAt(120), industry: cutAt(120), overallVibe: cutAt(120) },
        ...{ colorFeel: cutAt(200), mainGoal: cutAt(2_000) },
      },
      1,
    )
    expect(JSON.stringify(concept)).not.toMatch(/\\ud[89a-f]/)
  },
)
