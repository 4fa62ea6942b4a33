import { Imagery, type ImageryInput } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import { converter, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { loadIcons } from '../../../samples/load-icons.ts'
import { paletteFrom } from '../../palette/palette.ts'
import { randomOf } from '../../random.ts'
import { drawImagery } from '../draw-imagery.ts'
import { penOf } from '../pen.ts'
import { groundPairs } from './composition.ts'
import { compositions, drawMotif } from './draw-motif.ts'
import { motifNames } from './find-motifs.ts'
import { iconSets, partsOf } from './icon-sets.ts'
import { artOf } from './icon-shapes.ts'
import { inkShapes, MIN_CONTRAST } from './motif-inks.ts'

const treatments = Imagery.shape.treatment.options
const palettes = (
  [
    ['navy and gold', 'Classic'],
    ['terracotta and sage', 'Natural'],
    ['teal and coral', 'Modern'],
    ['black and neon green, dark', 'Bold'],
    ['plum and blush', 'Elegant'],
    ['grey', 'Minimalist'],
  ] as const
).map(([feel, style], index) => paletteFrom(feel, [], style, randomOf(index + 1)))

const subjects = [
  'fluent-emoji-flat:goat',
  'game-icons:grand-piano',
  'fluent-emoji-flat:tooth',
  'tabler:backhoe',
  'fluent-emoji-flat:anchor',
  'ph:farm-fill',
]
const icons = loadIcons(motifNames)
const artByName = (name: string) =>
  artOf(icons.get(name) ?? '', iconSets[partsOf(name)?.set ?? 'ph'])

const pixelsOf = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels

/** Standard deviation of luminance, 0 to 255. */
function contrastIn(pixels: Uint8Array): number {
  const values = Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 4, index * 4 + 3)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  })
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

describe.each(compositions.map((composition, index) => [composition.name, index] as const))(
  'composition %s',
  (_name, index) => {
    test.each([
      [192, 64],
      [120, 80],
      [96, 96],
      [64, 96],
    ])('fills %i × %i in every treatment and palette', (width, height) => {
      for (const [row, palette] of palettes.entries()) {
        for (const [column, treatment] of treatments.entries()) {
          const lead = subjects[(row + column + index) % subjects.length] ?? ''
          const pen = penOf({ treatment, seed: row * 7 + column }, palette, width, height, index)
          expect(drawMotif(pen, [lead], icons)).toBe(true)
          const svg = pen.document()
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<pattern/)
          const pixels = pixelsOf(svg)
          expect(pixels.length).toBe(width * height * 4)
          expect(contrastIn(pixels), `${lead} ${treatment} ${palette.name}`).toBeGreaterThan(7)
        }
      }
    })
  },
)

test('contrasts large shapes with their background by 2:1 in every filled treatment', () => {
  for (const palette of palettes) {
    for (const treatment of treatments.filter((treatment) => treatment !== 'line')) {
      for (const name of subjects) {
        const pen = penOf({ treatment, seed: 3 }, palette, 60, 40, 0)
        const art = artByName(name)
        for (const [ground] of groundPairs(pen, 'a', art)) {
          const large = inkShapes(pen, art, ground, 'a').filter(({ share }) => share > 0.1)
          for (const { ink } of large) {
            const contrast = wcagContrast(pen.inks.hex(ink), pen.inks.hex(ground))
            expect(
              contrast,
              `${name} ${ink} on ${ground}, ${treatment}, ${palette.name}`,
            ).toBeGreaterThanOrEqual(MIN_CONTRAST)
          }
        }
      }
    }
  }
})

test('makes no background of a line drawing as black as its outlines', () => {
  for (const palette of palettes.filter(({ scheme }) => scheme === 'light')) {
    const pen = penOf({ treatment: 'line', seed: 1 }, palette, 60, 40, 0)
    for (const pair of groundPairs(pen, 'a')) {
      for (const ground of pair) expect(pen.inks.spot(ground)).not.toBe(pen.inks.ink)
    }
  }
})

test('contrasts large shapes of a line drawing with a coloured background', () => {
  for (const palette of palettes) {
    for (const name of subjects) {
      for (const seed of [1, 2, 3, 4]) {
        const pen = penOf({ treatment: 'line', seed }, palette, 60, 40, 0)
        const art = artByName(name)
        for (const [ground] of groundPairs(pen, 'a', art)) {
          const background = pen.inks.spot(ground)
          if (background === pen.inks.paper) continue
          const large = inkShapes(pen, art, ground, 'a').filter(({ share }) => share > 0.1)
          for (const { ink } of large) {
            const contrast = wcagContrast(pen.inks.spot(ink), background)
            expect(contrast, `${name} ${ink} on ${ground}, ${palette.name}`).toBeGreaterThan(1.15)
          }
        }
      }
    }
  }
})

test('parses every motif icon into shapes within 100 units', () => {
  for (const name of motifNames) {
    const { shapes, height, halfWidth } = artByName(name)
    expect(shapes.length, name).toBeGreaterThan(0)
    expect(Math.max(height, halfWidth * 2), name).toBeCloseTo(100, 0)
    for (const { d } of shapes) expect(d, name).toMatch(/^M[-\d. MLQCZ]+$/)
  }
})

test('places a goat but not a key in a landscape', () => {
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  const landscape = compositions.findIndex(({ name }) => name === 'country')
  const rays = compositions.findIndex(({ name }) => name === 'rays')
  const draw = (name: string, variant: number) => {
    const pen = penOf({ treatment: 'soft', seed: 1 }, palette, 60, 40, variant)
    drawMotif(pen, [name], icons)
    return pen.document()
  }
  const [goat, key] = ['fluent-emoji-flat:goat', 'fluent-emoji-flat:key'] as const
  expect(draw(key, landscape)).toBe(draw(key, rays))
  expect(draw(goat, landscape)).not.toBe(draw(goat, rays))
})

test('removes the water from boat icons', () => {
  const blues = ['canoe', 'sailboat', 'motor-boat'].flatMap((boat) =>
    artByName(`fluent-emoji-flat:${boat}`).shapes.filter(
      ({ fill, share }) => fill === '#00a6ed' && share > 0.15,
    ),
  )
  expect(blues).toEqual([])
})

test('finds openings only in closed outlines', () => {
  const { shapes } = artByName('tabler:backhoe')
  const insides = shapes.flatMap(({ openings }) => openings)
  // Two wheels and the bucket; the cabin and the arm stay transparent.
  expect(insides).toHaveLength(3)
})

test('places white objects on dark backgrounds and keeps them light', () => {
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  const art = artByName('fluent-emoji-flat:tooth')
  const oklch = converter('oklch')
  const pen = penOf({ treatment: 'soft', seed: 1 }, palette, 60, 40, 0)
  for (const [ground] of groundPairs(pen, 'a', art)) {
    expect(oklch(pen.inks.hex(ground))?.l).toBeLessThan(0.5)
    const body = inkShapes(pen, art, ground, 'a').toSorted((a, b) => b.share - a.share)[1]
    expect(oklch(pen.inks.hex(body?.ink ?? 'a10'))?.l).toBeGreaterThan(0.85)
  }
})

test('draws every icon at page width in under 60 KB', () => {
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  for (const [seed, name] of motifNames.entries()) {
    const treatment = treatments[seed % 5] ?? 'soft'
    const imagery = {
      kind: 'motif',
      subject: 'retail',
      treatment,
      seed,
      motifs: [name],
    } satisfies ImageryInput
    const svg = drawImagery(imagery, palette, 1440, 800, icons)
    expect(svg.length, `${name} ${seed}`).toBeLessThan(60 * 1024)
  }
})

test('uses hues from the palette, not from the icon', () => {
  const oklch = converter('oklch')
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  const blues = { ...palette, primary: '#1d4ed8', accent: '#0ea5e9' }
  for (const treatment of treatments) {
    for (let seed = 0; seed < compositions.length; seed += 1) {
      const motifs = ['fluent-emoji-flat:carrot', 'fluent-emoji-flat:key']
      const imagery = {
        kind: 'motif',
        subject: 'retail',
        treatment,
        seed,
        motifs,
      } satisfies ImageryInput
      const svg = drawImagery(imagery, blues, 300, 200, icons)
      for (const [hex] of svg.matchAll(/#[0-9a-f]{6}/g)) {
        const { c = 0, h = 0 } = oklch(hex) ?? {}
        if (c > 0.05) {
          expect(h, `${treatment} ${seed} ${hex}`).toSatisfy(
            (hue: number) => hue > 215 && hue < 290,
          )
        }
      }
    }
  }
})

test('is deterministic for the same imagery and changes composition with the seed', () => {
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  const draw = (seed: number) =>
    drawImagery(
      { kind: 'motif', subject: 'food', treatment: 'poster', seed, motifs: subjects.slice(0, 3) },
      palette,
      240,
      160,
      icons,
    )
  expect(draw(5)).toBe(draw(5))
  const pictures = Array.from({ length: compositions.length }, (_, seed) => draw(seed))
  expect(new Set(pictures).size).toBe(compositions.length)
})

test('draws plain shapes for a subject without an icon', () => {
  const [palette] = palettes
  if (!palette) throw new Error('no palette')
  const imagery = { subject: 'retail', treatment: 'soft', seed: 4 } as const
  const drawn = drawImagery(
    { ...imagery, kind: 'motif', motifs: ['ph:no-such'] },
    palette,
    90,
    60,
    icons,
  )
  expect(contrastIn(pixelsOf(drawn))).toBeGreaterThan(10)
})
