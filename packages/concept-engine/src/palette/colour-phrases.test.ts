import type { Section } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { converter } from 'culori'
import { describe, expect, test } from 'vitest'
import { surfaceColoursOf } from '../drawing/surface-colours.ts'
import { randomOf } from '../random.ts'
import { paletteFrom } from './palette.ts'
import { isSimilarColour, readColours } from './read-colours.ts'
import { limitSparingColour } from './sparing-colour.ts'

const oklch = converter('oklch')
const hueOf = (value: string) => {
  const { l = 0, c = 0, h = 0 } = oklch(value) ?? {}
  return { l, c, h }
}
const green = [
  { l: 0.5, c: 0.12, h: 148 },
  { l: 0.8, c: 0.12, h: 120 },
]
const paletteOf = (text: string, style = 'Modern', seed = 1) =>
  paletteFrom(text, green, style, randomOf(seed))
const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
const first = (text: string) => readColours(text).tints[0] ?? { l: 0, c: 0, h: 0 }
const count = (text: string) => readColours(text).tints.length

test.each([
  'navy is boring but probably right, with something unexpected',
  'blue is a bit expected but it suits us',
  'I know blue is dull but it still works',
])('keeps a colour that is criticised but then accepted: %s', (text) => {
  expect(hueDistance(first(text).h, 255)).toBeLessThan(30)
})

test.each(['not brown but good strong blue', 'we hate brown but blue works'])(
  'keeps the refusal when another colour is wanted instead: %s',
  (text) => {
    expect(count(text)).toBe(1)
    expect(hueDistance(first(text).h, 255)).toBeLessThan(30)
  },
)

describe('colour exclusions', () => {
  test.each([
    'green is overdone in our industry so avoid it',
    'no more green',
    'sick of green',
    'tired of green',
    'steer clear of green',
    'stay clear of green please',
    'we hate green',
    'green is so dated',
    'green is what everyone else has',
    'green feels too obvious',
    'anything except green',
    'cannot stand green',
    'skip the green',
    'we dislike green',
    'not keen on green',
    'green is a bit expected here',
    'green is too predictable',
  ])('keep green off every page: %s', (text) => {
    expect(readColours(text)).toMatchObject({ tints: [], refused: [{ h: 148 }] })
    for (const style of designStyles) {
      for (let seed = 0; seed < 8; seed += 1) {
        const { primary, accent, tint } = paletteOf(text, style, seed)
        for (const colour of [primary, accent, tint].map(hueOf)) {
          expect(colour.c > 0.05 && colour.h > 115 && colour.h < 175, `${style} ${seed}`).toBe(
            false,
          )
        }
      }
    }
  })

  test('extend from a light shade to other shades of its hue', () => {
    for (const style of designStyles)
      for (let seed = 0; seed < 8; seed += 1) {
        const { primary, accent } = paletteFrom(
          'light blue is what everyone has so something else',
          [{ l: 0.45, c: 0.12, h: 240 }],
          style,
          randomOf(seed),
        )
        for (const { c, h } of [primary, accent].map(hueOf))
          expect(c > 0.05 && hueDistance(h, 258) < 32, `${style} ${seed}`).toBe(false)
      }
  })

  test('apply to every colour in a list, and to none after it', () => {
    expect(readColours('steel and navy. Not green, amber or red.').refused).toHaveLength(3)
    expect(readColours('no pink, blue please')).toMatchObject({ tints: [{}], refused: [{}] })
    expect(readColours('green is overdone so blue')).toMatchObject({ tints: [{ h: 258 }] })
  })

  test('leave other bright colours available', () => {
    const { tints } = readColours('bright but not primary school red yellow blue')
    expect(tints).toHaveLength(3)
    for (const { c, h } of tints) {
      expect(c).toBeGreaterThan(0.1)
      for (const hue of [27, 97, 258]) expect(hueDistance(h, hue)).toBeGreaterThan(30)
    }
  })
})

test('picks no excluded hues for a mood, and ignores a mood beside a named colour', () => {
  const { tints } = readColours('bright, no purple and no orange')
  expect(tints).toHaveLength(3)
  for (const { h } of tints)
    for (const hue of [305, 50]) expect(hueDistance(h, hue)).toBeGreaterThan(25)
  expect(first('gold, elegant')).toEqual(first('gold'))
})

test('excluding green also excludes olive and sea green, but excluding blue keeps violet', () => {
  const ofHue = (h: number) => ({ l: 0.5, c: 0.12, h })
  expect([108, 180].map((h) => isSimilarColour(ofHue(h), ofHue(146)))).toEqual([true, true])
  expect([300, 215].map((h) => isSimilarColour(ofHue(h), ofHue(258)))).toEqual([false, false])
})

describe('colour names', () => {
  test.each([
    ['celadon', 130, 180],
    ['saltbush', 120, 170],
    ['gum leaf', 120, 170],
    ['duck egg', 180, 225],
    ['claret', 0, 25],
    ['jarrah', 15, 45],
    ['russet', 30, 60],
    ['hi-vis', 95, 115],
    ['safety orange', 35, 60],
    ['rope', 65, 95],
    ['brown leather', 40, 65],
  ])('include %s', (name, from, to) => {
    const { h } = first(name)
    expect(count(name)).toBe(1)
    expect(h).toBeGreaterThan(from)
    expect(h).toBeLessThan(to)
  })

  test('are darker or less saturated for materials', () => {
    expect(first('red dirt').c).toBeLessThan(0.14)
    expect(first('red dirt').l).toBeLessThan(0.52)
    expect(first('felt red').l).toBeLessThan(first('red').l)
    expect(first('red').c).toBeGreaterThan(0.2)
  })

  test('read “bone white” as bone, “dark ink” as ink and “inky green” as green', () => {
    expect(readColours('bone white').tints).toEqual(readColours('bone').tints)
    expect(first('dark ink').l).toBeLessThanOrEqual(first('ink').l)
    expect(count('inky green')).toBe(1)
    expect(first('inky green').h).toBe(first('green').h)
  })

  test('take modifiers before and after the colour', () => {
    for (const text of [
      'grown up pink',
      'grown-up pink',
      'pink but grown up pink',
      'pink but grown up',
    ]) {
      expect(count(text), text).toBe(1)
      expect(first(text).c, text).toBeLessThan(0.1)
    }
    expect(first('soft, muted green').c).toBeLessThan(first('soft green').c)
    expect(first('green, muted').c).toBeLessThan(first('green').c)
    expect(first('rich burgundy').l).toBeLessThan(first('burgundy').l)
    expect(first('burnt orange').l).toBeLessThan(first('orange').l)
    expect(first('warm grey').c).toBeGreaterThan(0.01)
    expect(first('warm timber').h).toBe(first('timber').h)
  })
})

describe('colour proportions', () => {
  test.each([
    'black lacquer, ivory, a little red',
    'black white and one safety orange',
    'charcoal with a touch of red',
    'white and grey, red buttons',
    'black, red just for the buttons',
    'ivory and a hint of red',
  ])('limit a sparing colour to the buttons: %s', (text) => {
    for (const style of designStyles) {
      const palette = paletteOf(text, style, 2)
      expect(hueOf(palette.primary).c, style).toBeLessThan(0.03)
      for (const ground of ['background', 'surface', 'tint', 'ink'] as const) {
        expect(hueOf(palette[ground]).c, `${style} ${ground}`).toBeLessThan(0.035)
      }
      expect(hueOf(surfaceColoursOf(palette, 'background').fill).c, style).toBeGreaterThan(0.1)
    }
  })

  test('are not limited by a count of colours', () => {
    expect(readColours('one colour, blue').accent).toBeUndefined()
    expect(readColours('one or two greens').accent).toBeUndefined()
  })

  const page = (...grounds: string[]) => grounds.map((ground) => ({ ground })) as Section[]
  const groundsOf = (sections: readonly Section[]) => sections.map(({ ground }) => ground)

  test('keep a sparing colour off section backgrounds', () => {
    const sections = page('background', 'accent', 'background', 'primary', 'accent')
    expect(groundsOf(limitSparingColour(sections, 'black and one orange', ''))).toEqual([
      'background',
      'ink',
      'background',
      'primary',
      'tint',
    ])
    expect(groundsOf(limitSparingColour(sections, 'black and orange', ''))).toEqual(
      groundsOf(sections),
    )
  })

  test('use the one colour for a button on black', () => {
    const palette = paletteOf('black white and one safety orange')
    expect(surfaceColoursOf(palette, 'primary').fill).toBe(palette.accent)
  })
})

describe('visibility of named colours', () => {
  test.each([
    ['eucalyptus green and sand', 82],
    ['earthy greens, ochre, soft sky blue', 232],
    ['navy, red and a pale peach', 55],
  ])('puts the pale colour on the surface: %s', (text, hue) => {
    for (const style of designStyles.filter((style) => style !== 'Creative')) {
      const { surface } = paletteOf(text, style, 1)
      expect(hueDistance(hueOf(surface).h, hue), style).toBeLessThan(16)
      expect(hueOf(surface).c, style).toBeGreaterThan(0.015)
    }
  })

  test('uses a named pale colour for the page, and no unnamed one', () => {
    const { background } = paletteOf('eucalyptus green and sand')
    expect(hueDistance(hueOf(background).h, 82)).toBeLessThan(16)
    expect(hueOf(background).c).toBeGreaterThan(0.007)
    const peach = { l: 0.88, c: 0.07, h: 60 }
    const trade = [{ l: 0.5, c: 0.12, h: 240 }, peach]
    for (const style of designStyles.filter((style) => style !== 'Creative')) {
      const { surface } = paletteFrom('no idea', trade, style, randomOf(1))
      expect(hueDistance(hueOf(surface).h, peach.h) < 20 && hueOf(surface).c > 0.02, style).toBe(
        false,
      )
    }
  })

  test('makes the ink blue for blue and white, but not maroon for red and white', () => {
    expect(hueOf(paletteOf('crisp white and a strong blue').ink).c).toBeGreaterThan(0.08)
    expect(hueOf(paletteOf('white, black and blue').ink).c).toBeLessThan(0.02)
    expect(hueOf(paletteOf('red and white').ink).c).toBeLessThan(0.02)
  })
})

test('uses “a dash of” a colour as the accent', () => {
  const { accent } = paletteOf('basalt, straw, weathered timber, a dash of cobalt blue')
  expect(hueDistance(hueOf(accent).h, 260)).toBeLessThan(15)
})

test('gives black and white with “something warm” a warm accent', () => {
  expect(readColours('black white + something warm').accent).toMatchObject({ h: 58 })
  expect(readColours('black and white').accent).toBeUndefined()
})

test('makes fluoro green bright and saturated', () => {
  const { l, c } = first('fluro green')
  expect(l).toBeGreaterThan(0.75)
  expect(c).toBeGreaterThan(0.2)
})

test('keeps a soft colour recognisable', () => {
  const { primary, accent } = paletteOf(
    'Soft eucalyptus green and white, not the usual dentist aqua',
  )
  for (const colour of [primary, accent].map(hueOf)) {
    expect(colour.c).toBeGreaterThan(0.03)
    expect(hueDistance(colour.h, 160)).toBeLessThan(20)
  }
})

test.each([
  'the bells are 8 colours so use those but on white',
  'white, then a bit of every colour',
])('uses several colours on white: %s', (text) => {
  const { background, primary, accent } = paletteOf(text)
  expect(hueOf(background).c).toBeLessThan(0.01)
  expect(hueDistance(hueOf(primary).h, hueOf(accent).h)).toBeGreaterThan(60)
  for (const colour of [primary, accent].map(hueOf)) expect(colour.c).toBeGreaterThan(0.1)
})

test('does not read “not too much” of a colour as a refusal', () => {
  expect(hueDistance(first('Green and white. not too much green').h, 148)).toBeLessThan(20)
  expect(readColours('Green and white. not too much green').refused).toEqual([])
  expect(readColours('grey obviously, and something not grey').refused).toEqual([])
})

test('uses “a thread of” a colour as the accent', () => {
  const { primary, accent } = paletteOf('just a thread of red on frost white')
  expect(hueOf(primary).c).toBeLessThan(0.03)
  expect(hueOf(accent).c).toBeGreaterThan(0.15)
})

test('reads raw pine as wood, black soil as black and gilt as gold', () => {
  expect(hueDistance(first('raw pine and black').h, 78)).toBeLessThan(5)
  expect(first('black soil').l).toBeLessThan(0.3)
  expect(hueDistance(first('gilt').h, 85)).toBeLessThan(5)
})

test('refuses clichéd and unnecessary colours, and reads hi-vis lime as lime', () => {
  expect(readColours('Navy is every migration agent. Something warmer').refused).toHaveLength(1)
  expect(readColours('pink is NOT necessary. charcoal').refused).toHaveLength(1)
  const [, lime] = readColours('charcoal and hi vis lime').tints
  expect(lime?.h).toBeGreaterThan(115)
  expect(readColours('creek colours').tints).toHaveLength(1)
  expect(readColours('Granite').tints).toHaveLength(1)
})

test('reads a colourful mood next to a neutral page', () => {
  const [tint] = readColours('deep jewel colours but on white').tints
  expect(tint?.c).toBeGreaterThan(0.1)
  // A mood that is only a quality leaves the neutrals alone.
  expect(readColours('warm, black and white').tints.every(({ c }) => c < 0.1)).toBe(true)
})
