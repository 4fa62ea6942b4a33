import type { Palette } from '@agency/contract/concept'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBrief, manyTries } from '../../samples/any-brief.ts'
import { sampleBriefs } from '../../samples/briefs.ts'
import { realisticBriefs } from '../../samples/realistic-briefs.ts'
import { createConcept } from '../create-concept.ts'
import { randomOf } from '../random.ts'
import { darkPaletteOf } from './dark-palette.ts'
import { paletteFrom } from './palette.ts'

const GROUNDS = ['background', 'surface', 'tint'] as const

/** The roles of a palette that are not readable enough on their backgrounds. */
function unreadable(palette: Palette): string[] {
  const pairs: [string, string][] = [
    ...GROUNDS.flatMap((ground) =>
      (['text', 'mutedText', 'highlight'] as const).map((role): [string, string] => [
        palette[role],
        palette[ground],
      ]),
    ),
    [palette.onPrimary, palette.primary],
    [palette.onAccent, palette.accent],
    [palette.onInk, palette.ink],
    [palette.mutedOnInk, palette.ink],
  ]
  return pairs
    .filter(([text, ground]) => wcagContrast(text, ground) < 4.5)
    .map(([text, ground]) => `${text} on ${ground}`)
}

test('gives text on a dark page 4.5:1 contrast on every background', () => {
  fc.assert(
    fc.property(anyBrief, fc.nat(), (brief, seed) => {
      const dark = darkPaletteOf(createConcept(brief, seed).palette)
      if (dark) expect(unreadable(dark)).toEqual([])
    }),
    manyTries(300),
  )
})

test('derives a dark palette for most samples, with an accent that stands out on its tint', () => {
  const palettes = [...sampleBriefs, ...realisticBriefs].map(
    (brief) => createConcept(brief, 1).palette,
  )
  const darks = palettes.flatMap((palette) => darkPaletteOf(palette) ?? [])
  expect(darks.length).toBeGreaterThan(palettes.length / 2)
  for (const { accent, tint } of darks) expect(wcagContrast(accent, tint)).toBeGreaterThanOrEqual(3)
})

const paletteOf = (colours: string) =>
  paletteFrom(colours, [{ l: 0.4, c: 0.1, h: 250 }], 'Corporate', randomOf(1))

test.each([
  ['that is already dark', 'black and acid lime, dark'],
  ['whose page is cream, a brand colour', 'oxblood and cream'],
  ['whose midnight blue would turn into another blue', 'dusty rose and midnight blue'],
])('derives no dark palette from one %s', (_what, colours) => {
  expect(darkPaletteOf(paletteOf(colours))).toBeUndefined()
})

test('derives a dark palette from navy and gold on white and keeps the gold', () => {
  const light = paletteOf('navy and gold')
  const dark = darkPaletteOf(light)
  expect(dark?.scheme).toBe('dark')
  expect(dark?.accent).toBe(light.accent)
  expect(wcagContrast(dark?.background ?? '', '#000000')).toBeLessThan(1.3)
})
