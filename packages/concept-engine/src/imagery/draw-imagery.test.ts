import { Imagery, type Palette } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import { converter } from 'culori'
import { describe, expect, test } from 'vitest'
import { isFullRun } from '../../samples/any-brief.ts'
import { paletteFrom } from '../palette/palette.ts'
import { randomOf } from '../random.ts'
import { drawIcon } from './draw-icon.ts'
import { drawImagery } from './draw-imagery.ts'
import { penOf, pickByVariant } from './pen.ts'
import { subjects } from './subject.ts'
import { range } from './things/thing.ts'

/** A frame is plain by design, and the same for every subject: it has a separate test. */
const kinds = Imagery.shape.kind.options.filter((kind) => kind !== 'frame')
const treatments = Imagery.shape.treatment.options

const palette = paletteFrom('teal and coral', [], 'Modern', randomOf(1))

const pixelsOf = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels

/** Distinct colours among the pixels, in steps of 16, each on at least five pixels. */
const coloursIn = (pixels: Uint8Array) => {
  const counts = new Uint32Array(4096)
  for (let index = 0; index < pixels.length; index += 4) {
    const key =
      (((pixels[index] ?? 0) >> 4) << 8) |
      (((pixels[index + 1] ?? 0) >> 4) << 4) |
      ((pixels[index + 2] ?? 0) >> 4)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts.filter((count) => count >= 5).length
}

/** Share of pixels whose colours visibly differ. */
const difference = (a: Uint8Array, b: Uint8Array) => {
  let changed = 0
  const difference = (index: number) => Math.abs((a[index] ?? 0) - (b[index] ?? 0))
  for (let index = 0; index < a.length; index += 4) {
    if (difference(index) + difference(index + 1) + difference(index + 2) > 36) changed += 1
  }
  return changed / (a.length / 4)
}

/** Relative luminance of each pixel, 0 to 255, sorted. */
const luminances = (pixels: Uint8Array) =>
  Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 4, index * 4 + 3)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }).sort((a, b) => a - b)

const quantile = (sorted: number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0

describe.each(subjects)('%s', (subject) => {
  test.each(kinds)('draws a %s in every treatment, varying with the seed', (kind) => {
    // In the small size, each kind and each subject between them cover all treatments.
    const turn = kinds.indexOf(kind) + subjects.indexOf(subject)
    const tested = treatments.filter((_, n) => isFullRun || n === turn % treatments.length)
    for (const treatment of tested) {
      const draw = (seed: number) =>
        drawImagery({ kind, subject, treatment, seed }, palette, 180, 120)
      const svg = draw(7)
      expect(svg).toBe(draw(7))
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      const pixels = pixelsOf(svg)
      expect(pixels.length).toBe(180 * 120 * 4)
      expect(coloursIn(pixels)).toBeGreaterThanOrEqual(3)
      const others = [8, 9].map((seed) => difference(pixels, pixelsOf(draw(seed))))
      // A line drawing on bare paper changes fewer pixels than a painted picture.
      expect(Math.max(...others)).toBeGreaterThan(treatment === 'line' ? 0.08 : 0.25)
    }
  })

  test('has six distinct icons', () => {
    const icons = [0, 1, 2, 3, 4, 5].map((index) => drawIcon(subject, index, '#112233', 48))
    expect(new Set(icons).size).toBe(6)
    for (const icon of icons) {
      expect(pixelsOf(icon).some((value, index) => index % 4 === 3 && value > 200)).toBe(true)
      expect(icon).toContain('stroke-width="1.6"')
    }
  })
})

test.each(treatments)('draws a frame that is quiet but visible, %s', (treatment) => {
  for (const seed of [1, 2, 3, 4]) {
    const imagery = { kind: 'frame', subject: 'retail', treatment, seed } as const
    const sorted = luminances(pixelsOf(drawImagery(imagery, palette, 240, 160)))
    // Nearly all of it has the same lightness, but the drawing on it is visible.
    expect(quantile(sorted, 0.95) - quantile(sorted, 0.05)).toBeLessThan(75)
    expect(quantile(sorted, 1) - quantile(sorted, 0)).toBeGreaterThan(55)
  }
})

test('draws nine distinct pictures of plain shapes', () => {
  const draw = (seed: number) =>
    pixelsOf(
      drawImagery({ kind: 'type', subject: 'legal', treatment: 'poster', seed }, palette, 180, 120),
    )
  const pictures = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(draw)
  for (const [index, picture] of pictures.entries()) {
    for (const two of pictures.slice(index + 1))
      expect(difference(picture, two)).toBeGreaterThan(0.3)
  }
})

test('draws a different picture in each treatment', () => {
  const pictures = treatments.map((treatment) =>
    pixelsOf(
      drawImagery({ kind: 'still-life', subject: 'food', treatment, seed: 3 }, palette, 240, 160),
    ),
  )
  for (const [index, picture] of pictures.entries()) {
    for (const two of pictures.slice(index + 1))
      expect(difference(picture, two)).toBeGreaterThan(0.15)
  }
})

test('draws ten distinct portraits for ten seeds', () => {
  const faces = Array.from({ length: 10 }, (_, seed) =>
    pixelsOf(
      drawImagery(
        { kind: 'portrait', subject: 'health', treatment: 'soft', seed },
        palette,
        160,
        160,
      ),
    ),
  )
  for (const [index, picture] of faces.entries()) {
    for (const two of faces.slice(index + 1)) expect(difference(picture, two)).toBeGreaterThan(0.3)
  }
})

test('draws different scenes for subjects that share a setting', () => {
  const [one, two] = ['property', 'finance'].map((subject) =>
    drawImagery({ kind: 'scene', subject, treatment: 'soft', seed: 1 }, palette, 240, 160),
  )
  expect(one).not.toBe(two)
})

test('picks a different option for consecutive variants', () => {
  const chosen = [3, 4, 5].map((variant) => {
    const pen = penOf({ treatment: 'soft', seed: 1 }, palette, 60, 40, variant)
    return pickByVariant(pen, ['counter', 'street', 'table'])
  })
  expect(new Set(chosen).size).toBe(3)
})

test('uses only hues from the palette', () => {
  const blues = { ...palette, primary: '#1d4ed8', accent: '#0ea5e9' }
  const oklch = converter('oklch')
  for (const treatment of treatments) {
    for (const seed of [1, 2, 3, 4]) {
      const svg = drawImagery(
        { kind: 'chart', subject: 'finance', treatment, seed },
        blues,
        300,
        200,
      )
      for (const [hex] of svg.matchAll(/#[0-9a-f]{6}/g)) {
        const { c = 0, h = 0 } = oklch(hex) ?? {}
        // Only the line treatment uses the page's own paper and text colours.
        if (c > 0.05)
          expect(h, `${treatment} ${hex}`).toSatisfy((hue: number) => hue > 215 && hue < 290)
      }
    }
  }
})

test('keeps every SVG under 60 KB', () => {
  for (const subject of subjects) {
    for (const kind of ['scene', 'still-life', 'pattern'] as const) {
      for (const treatment of ['line', 'cut-out', 'duotone'] as const) {
        const svg = drawImagery({ kind, subject, treatment, seed: 2 }, palette, 1200, 600)
        expect(svg.length, `${subject} ${kind} ${treatment}`).toBeLessThan(60 * 1024)
      }
    }
  }
})

test('draws an unknown subject', () => {
  const svg = drawImagery(
    { kind: 'scene', subject: 'astrology', treatment: 'soft', seed: 1 },
    palette,
    200,
    200,
  )
  expect(coloursIn(pixelsOf(svg))).toBeGreaterThan(8)
})

const unusual: [string, Partial<Palette>][] = [
  ['all grey', { primary: '#777777', accent: '#8a8a8a', background: '#fafafa', text: '#222222' }],
  [
    'near black',
    {
      scheme: 'dark',
      primary: '#1a1a1d',
      accent: '#26262b',
      background: '#0b0b0d',
      text: '#eeeeee',
    },
  ],
  ['neon', { primary: '#39ff14', accent: '#ff00e6', background: '#ffffff', text: '#111111' }],
  ['one hue', { primary: '#0a5', accent: '#0b6', background: '#ffffff', text: '#111111' }],
]

test.each(unusual)('keeps light and dark apart with a palette that is %s', (_name, changes) => {
  for (const kind of ['scene', 'still-life', 'portrait', 'detail'] as const) {
    for (const treatment of treatments) {
      for (const seed of isFullRun ? [1, 2, 3] : [1]) {
        const svg = drawImagery(
          { kind, subject: 'retail', treatment, seed },
          { ...palette, ...changes },
          240,
          160,
        )
        const sorted = luminances(pixelsOf(svg))
        expect(quantile(sorted, 0.98) - quantile(sorted, 0.02)).toBeGreaterThan(60)
      }
    }
  }
})

const shapes = [
  [1200, 400],
  [480, 480],
  [400, 600],
  [200, 300],
  [1440, 640],
] as const

test.each(shapes)('fills %i × %i without an empty half, in at most 60 KB', (width, height) => {
  for (const [n, kind] of kinds.entries()) {
    const all = ['food', 'property', 'movement'] as const
    for (const subject of isFullRun ? all : all.slice(n % 3, (n % 3) + 1)) {
      const svg = drawImagery({ kind, subject, treatment: 'soft', seed: 5 }, palette, width, height)
      expect(svg.length, `${subject} ${kind}`).toBeLessThan(60 * 1024)
      const numbers = svg.match(/ d="[^"]*"/g)?.join('') ?? ''
      expect(numbers).not.toMatch(/\d\.\d\d/)
      const pixels = pixelsOf(svg)
      for (const from of [0, width / 2]) {
        const half = new Uint8Array(height * (width / 2) * 4)
        for (let y = 0; y < height; y += 1) {
          half.set(
            pixels.subarray((y * width + from) * 4, (y * width + from + width / 2) * 4),
            y * (width / 2) * 4,
          )
        }
        expect(coloursIn(half), `${subject} ${kind}`).toBeGreaterThanOrEqual(4)
      }
    }
  }
})

test('plain shapes have the hue of the brand alone', () => {
  const svg = drawImagery(
    { kind: 'type', subject: 'legal', treatment: 'poster', seed: 1 },
    { ...palette, primary: '#1d4ed8', accent: '#f59e0b' },
    180,
    120,
  )
  const pixels = pixelsOf(svg)
  const reddish = range(pixels.length / 4).filter(
    (index) => (pixels[index * 4] ?? 0) > (pixels[index * 4 + 2] ?? 0) + 24,
  )
  expect(reddish).toEqual([])
})
