import type { DesignBrief } from '@agency/contract/brief'
import { Concept } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createConcept } from './create-concept.ts'

const brief: DesignBrief = {
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
    section.headline,
    section.text,
    section.eyebrow,
    section.callToAction,
    ...section.items.flatMap((item) => [item.title, item.text, item.value]),
  ])

const anyBrief = fc.record({
  companyName: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
  employeeCount: fc.constant('1-10'),
  businessType: fc.constantFrom('B2B' as const, 'B2C' as const, 'Both' as const),
  industry: fc.string({ minLength: 1, maxLength: 120 }),
  mainGoal: fc.oneof(
    fc.string({ minLength: 1, maxLength: 2000, unit: 'grapheme' }),
    fc.lorem({ maxCount: 30, mode: 'sentences' }),
  ),
  overallVibe: fc.oneof(
    fc.constantFrom(...designStyles),
    fc.string({ minLength: 1, maxLength: 20 }),
  ),
  colorFeel: fc.oneof(
    fc.constantFrom(
      'navy and gold',
      'like a sunset',
      '#0a5',
      'pastel but bold',
      'black and acid lime',
      'no preference',
    ),
    fc.stringMatching(/^#[0-9a-f]{6}( and #[0-9a-f]{3})?$/),
    fc.string({ minLength: 1, maxLength: 200 }),
  ),
})

describe('a concept', () => {
  test('is the same for the same brief and seed, and another for another seed', () => {
    expect(createConcept(brief, 7)).toEqual(createConcept(brief, 7))
    const many = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(createConcept(brief, seed))),
    )
    expect(many.size).toBe(6)
  })

  test('fits its schema and reads well for any brief', () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(), (any, seed) => {
        const concept = Concept.parse(createConcept(any, seed))
        expect(concept.companyName).toBe(any.companyName)
        expect(texts(concept).join(' ')).not.toMatch(/undefined|NaN|\[object/)
      }),
      { numRuns: 300 },
    )
  })

  test('has text and controls that meet WCAG AA for any words about colour', () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(), (any, seed) => {
        const { palette } = createConcept(any, seed)
        for (const [ink, ground] of [
          [palette.text, palette.background],
          [palette.text, palette.surface],
          [palette.mutedText, palette.background],
          [palette.mutedText, palette.surface],
          [palette.onPrimary, palette.primary],
          [palette.onAccent, palette.accent],
        ] as const) {
          expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('invents no figure', () => {
    const shown = texts(createConcept(brief, 3)).join(' ').match(/\d+/g) ?? []
    const given: string[] = brief.mainGoal.match(/\d+/g) ?? []
    // The steps of a process are numbered.
    expect(
      shown.filter((figure) => !given.includes(figure) && !['1', '2', '3'].includes(figure)),
    ).toEqual([])
  })

  test('uses what the person wrote: offers, place and what visitors should do', () => {
    const said = texts(createConcept(brief, 3)).join(' ')
    expect(said).toContain('Coburg')
    expect(said).toContain('celebration cakes')
    expect(said).toContain('Book a table')
    expect(said).not.toContain('Locals should')
  })

  test('says no sentence twice', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const sentences = createConcept(brief, seed).sections.flatMap(({ headline, text }) => [
        headline,
        text,
      ])
      const said = sentences.filter((sentence) => sentence.length > 30)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('looks different in each style', () => {
    const looks = designStyles.map((overallVibe) => {
      const { archetype, type } = createConcept({ ...brief, overallVibe }, 1)
      return `${archetype} ${type.heading}`
    })
    expect(new Set(looks).size).toBe(designStyles.length)
  })
})

/** Hue of the palette's first colour, in words. */
const hueOf = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  if (Math.max(r, g, b) - Math.min(r, g, b) < 16) return 'neutral'
  if (r >= g && r >= b) return g > r * 0.62 && b < g * 0.8 ? 'yellow' : 'red'
  return g >= b ? 'green' : 'blue'
}

test.each([
  ['navy and gold', 'blue'],
  ['earthy greens', 'green'],
  ['#0a5', 'green'],
  ['red, black and cream', 'red'],
  ['like a sunset', 'red'],
  ['wattle yellow and charcoal', 'yellow'],
])('%s gives a palette that begins with %s', (colorFeel, hue) => {
  expect(hueOf(createConcept({ ...brief, colorFeel }, 1).palette.primary)).toBe(hue)
})
