import { contrastOf } from '@agency/contract/colour-contrast'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { NewPriceBook } from '@agency/contract/price-book'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ink, paletteOf } from './pdf-palette.ts'

describe('the palette', () => {
  test('is the site’s by default', () => {
    const { accent, ink } = defaultPriceBook.look
    expect(paletteOf({ accent, ink })).toEqual(paletteOf())
    expect(paletteOf()).toMatchObject({ brand: '#fc6d00', brandText: '#8e350c', ink: '#181412' })
  })

  test('is readable for any two colours that a book allows', () => {
    const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'))
    const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`)
    fc.assert(
      fc.property(colour, colour, (accent, ink) => {
        const look = { ...defaultPriceBook.look, accent, ink }
        fc.pre(NewPriceBook.safeParse({ ...defaultPriceBook, look }).success)
        const palette = paletteOf(look)
        for (const [text, background] of [
          ...[
            ['ink', 'paper'],
            ['brandText', 'paper'],
            ['onBrand', 'brand'],
            ['brand', 'ink'],
          ],
          ...[
            ['onInk', 'ink'],
            ['mutedOnInk', 'ink'],
            ['muted', 'paper'],
          ],
        ] as const) {
          expect(
            contrastOf(palette[text as Ink], palette[background as Ink]),
            `${text} on ${background}`,
          ).toBeGreaterThanOrEqual(4.5)
        }
      }),
      // A blue on which neither near-black nor paper is readable, but black is.
      { numRuns: 200, examples: [['#0070ea', '#000000']] },
    )
  })
})
