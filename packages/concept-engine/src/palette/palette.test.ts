import { grounds } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manyTries } from '../../samples/any-brief.ts'
import { surfaceColoursOf } from '../drawing/surface-colours.ts'
import { randomOf } from '../random.ts'
import { paletteFrom } from './palette.ts'
import { readColours } from './read-colours.ts'

const trade = [
  { l: 0.5, c: 0.12, h: 40 },
  { l: 0.8, c: 0.12, h: 75 },
]
const paletteOf = (text: string, style = 'Modern', seed = 1) =>
  paletteFrom(text, trade, style, randomOf(seed))

const anyColours = fc.oneof(
  fc.constantFrom(
    ...['navy and gold', 'like a sunset', '#0a5', 'pastel but bold', 'black and acid lime'],
    ...['no preference', 'white', 'dark mode with neon', 'grey', 'earthy greens', 'oxblood'],
  ),
  fc.stringMatching(/^#[0-9a-f]{6}( and #[0-9a-f]{3})?$/),
  fc.string({ maxLength: 60 }),
)

describe('a palette', () => {
  test('meets WCAG AA for text and controls on every background, for any colour wording', () => {
    fc.assert(
      fc.property(anyColours, fc.constantFrom(...designStyles), fc.nat(), (text, style, seed) => {
        const palette = paletteOf(text, style, seed)
        for (const ground of grounds) {
          const tone = surfaceColoursOf(palette, ground)
          for (const ink of [tone.text, tone.muted, tone.highlight]) {
            expect(wcagContrast(ink, tone.surface)).toBeGreaterThanOrEqual(4.5)
          }
          expect(wcagContrast(tone.onFill, tone.fill)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(tone.edge, tone.surface)).toBeGreaterThanOrEqual(3)
        }
      }),
      manyTries(2_000),
    )
  })

  test('is the same for the same seed', () => {
    expect(paletteOf('plum', 'Bold', 3)).toEqual(paletteOf('plum', 'Bold', 3))
  })

  test('uses the trade’s colours if the text names none', () => {
    expect(hueOf(paletteOf('no preference').primary)).toBe('red')
  })

  test('keeps two named colours as primary and accent', () => {
    const { primary, accent } = paletteOf('navy and gold', 'Corporate')
    expect([hueOf(primary), hueOf(accent)]).toEqual(['blue', 'yellow'])
  })

  test.each(['dark mode', 'moody green', 'red on black'])('is dark for “%s”', (text) => {
    expect(paletteOf(text).scheme).toBe('dark')
  })

  test('is never dark when pastel is requested', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      expect(paletteOf('soft pastel blue', 'Creative', seed).scheme).toBe('light')
    }
  })
})

/** The name of a colour's hue. */
function hueOf(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) =>
    Number.parseInt(hex.slice(offset, offset + 2), 16),
  )
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
])('gives “%s” a %s primary colour', (text, hue) => {
  expect(hueOf(paletteOf(text).primary)).toBe(hue)
})

const oklch = converter('oklch')
const groundsOf = (text: string, style: string, seed: number) => {
  const { background, surface, tint, ink } = paletteOf(text, style, seed)
  return [background, surface, tint, ink].map((colour) => oklch(colour))
}
const everyStyle = designStyles.flatMap((style) => [1, 2, 3].map((seed) => [style, seed] as const))

describe('the page background', () => {
  test.each(everyStyle)('is not pink for dark red and bottle green, %s %i', (style, seed) => {
    for (const ground of groundsOf('dark red and bottle green', style, seed).slice(0, 3)) {
      expect(ground?.c).toBeLessThan(0.032)
    }
  })

  test.each(everyStyle)('is cream when cream paper is requested, %s %i', (style, seed) => {
    const [page] = groundsOf('cream paper and black ink, one red', style, seed)
    expect(page?.l).toBeGreaterThan(0.9)
    expect(page?.h).toBeGreaterThan(75)
    expect(page?.h).toBeLessThan(100)
  })

  test.each(everyStyle)('is dark throughout when black is requested, %s %i', (style, seed) => {
    for (const ground of groundsOf('hot pink glow on black, keep text white', style, seed)) {
      expect(ground?.l).toBeLessThan(0.35)
    }
  })

  test.each(everyStyle)('is light for colours that only suggest darkness, %s %i', (style, seed) => {
    expect(paletteOf('burnt butter yellow and brown paper', style, seed).scheme).toBe('light')
    expect(paletteOf('forest green', style, seed).scheme).toBe('light')
  })
})

test('shades a colour by the word before it', () => {
  const lightness = (text: string) => readColours(text).tints[0]?.l ?? 0
  expect(lightness('dark red')).toBeLessThan(lightness('red'))
  expect(lightness('pale blue')).toBeGreaterThan(lightness('blue'))
})

describe('a refused colour', () => {
  const toOklch = converter('oklch')
  const roles = ['primary', 'accent', 'highlight', 'tint'] as const
  const huesOf = (text: string, seed: number) =>
    roles.flatMap((role) => {
      const colour = toOklch(paletteOf(text, 'Modern', seed)[role])
      return colour && colour.c > 0.05 ? [{ l: colour.l, c: colour.c, h: colour.h ?? 0 }] : []
    })

  test.each<[text: string, hue: number]>([
    ['not brown', 55],
    ['anything but green', 145],
    ['dunno. no orange please', 60],
    ['I don’t like purple', 310],
    ['everyone else is green', 145],
  ])('appears nowhere on the page: %s', (text, hue) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const near = huesOf(text, seed).filter(
        ({ h, l }) => Math.abs(((h - hue + 540) % 360) - 180) < 25 && (hue > 90 || l < 0.62),
      )
      expect(near, `${text}, seed ${seed}`).toEqual([])
    }
  })

  test('is kept apart from the requested colours', () => {
    expect(readColours('green but not lime')).toMatchObject({ tints: [{}], refused: [{}] })
    expect(readColours('navy, no preference otherwise').refused).toEqual([])
    expect(readColours('not just blue, gold too').refused).toEqual([])
    expect(readColours('no bright colours')).toMatchObject({ bright: false, muted: true })
    expect(readColours('deep midnight blue').dark).toBe(false)
  })
})

describe('named colours', () => {
  const colour = (value: string) => oklch(value) ?? { mode: 'oklch', l: 0, c: 0, h: 0 }
  const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
  const matchesColour = (value: string, { l, h }: { l: number; h: number }) => {
    const { l: lightness, h: hue = 0 } = colour(value)
    return hueDistance(hue, h) < 14 && Math.abs(lightness - l) < 0.13
  }

  test.each([
    'hi vis yellow with dark grey',
    'yellow and charcoal',
    'orange!! and black',
    'navy blue and a bright orange',
    'red and white',
    'maroon and gold',
    'light blue, white',
    'wattle yellow, sage',
    'dark teal with a coral accent',
  ])('lead the palette and the buttons unchanged: %s', (text) => {
    const { tints } = readColours(text)
    for (const [style, seed] of everyStyle) {
      const palette = paletteOf(text, style, seed)
      const { fill } = surfaceColoursOf(palette, 'background')
      const [first = { l: 0, c: 0, h: 0 }] = tints
      expect(matchesColour(palette.primary, first), `${style}: ${palette.primary}`).toBe(true)
      const isNamed = tints.some((tint) => matchesColour(fill, tint))
      // A light blue is darkened for a button.
      expect(
        isNamed || (first.l > 0.8 && hueDistance(colour(fill).h ?? 0, first.h) < 14),
        fill,
      ).toBe(true)
    }
  })

  test.each(everyStyle)('leave white pure and grey neutral, %s %i', (style, seed) => {
    const { background, surface } = paletteOf('red and white', style, seed)
    expect(colour(background).l).toBeGreaterThan(0.98)
    expect(Math.max(colour(background).c, colour(surface).c)).toBeLessThan(0.01)
    const { name: _, scheme: __, ...roles } = paletteOf('black & white', style, seed)
    expect(Math.max(...Object.values(roles).map((role) => colour(role).c))).toBeLessThan(0.008)
  })

  test.each(everyStyle)(
    'do not turn yellow into a khaki page or olive text, %s %i',
    (style, seed) => {
      const { background, tint, ink, highlight } = paletteOf('wattle yellow, sage', style, seed)
      for (const ground of [background, tint]) expect(colour(ground).l).toBeGreaterThan(0.9)
      expect(colour(ink).c).toBeLessThan(0.02)
      expect(colour(highlight).c).toBeLessThan(0.06)
    },
  )

  test.each(everyStyle)('do not lead the palette when they are accents, %s %i', (style, seed) => {
    const { primary, accent } = paletteOf('slate grey, moss green accents', style, seed)
    expect(colour(primary).c).toBeLessThan(0.04)
    expect(colour(accent).c).toBeGreaterThan(0.05)
    const sand = paletteOf('a touch of copper, navy', style, seed)
    expect(matchesColour(sand.primary, { l: 0.32, h: 262 })).toBe(true)
  })

  test('count once when two words describe one colour', () => {
    expect(readColours('navy blue and orange').tints).toHaveLength(2)
    expect(readColours('charcoal grey, mint green').tints).toHaveLength(2)
    const [mixed] = readColours('soft blue-green').tints
    expect(mixed?.h).toBeGreaterThan(180)
    expect(mixed?.h).toBeLessThan(225)
  })
})
