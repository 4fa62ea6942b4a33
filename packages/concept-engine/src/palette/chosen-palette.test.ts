import { grounds } from '@agency/contract/concept'
import { pageShades } from '@agency/contract/studio'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manyTries } from '../../samples/any-brief.ts'
import { surfaceColoursOf } from '../drawing/surface-colours.ts'
import { paletteOfChoice, repairsOf, suggestedPalettes } from './chosen-palette.ts'
import { darkPaletteOf } from './dark-palette.ts'

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('every text is readable, whatever two colours a client chooses, on light and dark pages', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.constantFrom(...pageShades), (primary, accent, page) => {
      const chosen = paletteOfChoice({ primary, accent, page })
      for (const palette of [chosen, darkPaletteOf(chosen) ?? chosen])
        for (const ground of grounds) {
          const tone = surfaceColoursOf(palette, ground)
          for (const ink of [tone.text, tone.muted, tone.highlight])
            expect(wcagContrast(ink, tone.surface)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(tone.onFill, tone.fill)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(tone.edge, tone.surface)).toBeGreaterThanOrEqual(3)
        }
    }),
    manyTries(1_000),
  )
})

test('says which colour was changed, and by how much the text on it gained', () => {
  // White on this red has 3.6:1.
  const [repair, ...others] = repairsOf({ primary: '#e8483f', accent: '#14324f', page: 'white' })
  expect(others).toEqual([])
  expect(repair).toMatchObject({ role: 'primary', chosen: '#e8483f' })
  expect(repair?.contrast).toBeLessThan(4.5)
  expect(repair?.repairedContrast).toBeGreaterThanOrEqual(4.5)
})

test('leaves colours alone that carry readable text', () => {
  expect(repairsOf({ primary: '#14324f', accent: '#f2b33d', page: 'white' })).toEqual([])
})

test('each suggestion has a name of its own, and needs no repair', () => {
  expect(new Set(suggestedPalettes.map(({ name }) => name)).size).toBe(8)
  for (const { primary, accent } of suggestedPalettes)
    expect(repairsOf({ primary, accent, page: 'white' })).toEqual([])
})
