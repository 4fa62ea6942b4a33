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

/** The roles of a palette that are less than readable on their grounds. */
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

test('what is read on a dark page has 4.5:1 on each of its grounds', () => {
  fc.assert(
    fc.property(anyBrief, fc.nat(), (brief, seed) => {
      const dark = darkPaletteOf(createConcept(brief, seed).palette)
      if (dark) expect(unreadable(dark)).toEqual([])
    }),
    manyTries(300),
  )
})

test('most pages of samples have a dark scheme, whose second voice is seen on each ground', () => {
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
  ['that is dark already', 'black and acid lime, dark'],
  ['whose page is cream, a colour of the brand', 'oxblood and cream'],
  ['whose midnight blue would be another blue where it is seen', 'dusty rose and midnight blue'],
])('a palette %s has none', (_what, colours) => {
  expect(darkPaletteOf(paletteOf(colours))).toBeUndefined()
})

test('a white page in navy and gold has one, and its gold stays as it is', () => {
  const light = paletteOf('navy and gold')
  const dark = darkPaletteOf(light)
  expect(dark?.scheme).toBe('dark')
  expect(dark?.accent).toBe(light.accent)
  expect(wcagContrast(dark?.background ?? '', '#000000')).toBeLessThan(1.3)
})
