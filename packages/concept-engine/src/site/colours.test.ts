import type { Palette } from '@agency/contract/concept'
import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { drawConcept } from '../drawing/draw-concept.ts'
import type { Element } from '../drawing/element.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { createColours } from './colours.ts'

const stylesOf = ({ props }: Element): unknown[] => [
  props.style,
  ...(props.children ?? []).map((child) => (typeof child === 'object' ? stylesOf(child) : '')),
]

test('keeps two roles with the same light colour apart in the dark palette', () => {
  for (const seed of [1, 2, 3, 4]) {
    const concept = createConcept(briefOf('Electricians in Geelong. Call 0491 570 006.'), seed)
    // The page's text and its ink are the same colour, but only on light pages.
    const light: Palette = { ...concept.palette, ink: concept.palette.text }
    const dark = darkPaletteOf({ ...light, background: '#ffffff' })
    if (!dark) continue
    const draw = (palette: Palette) => drawConcept({ ...concept, palette })
    const colours = createColours(light, dark)
    const themedStyles = JSON.stringify(
      stylesOf(colours.withThemedColours(draw(light), draw(dark))),
    )
    for (const [scheme, palette] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const values = new Map(
        colours
          .declarations(scheme)
          .split(';')
          .map((each) => each.split(':') as [string, string]),
      )
      const resolved = themedStyles.replace(
        /var\((--[\w-]+)\)/g,
        (_, name) => values.get(name) ?? '',
      )
      expect(resolved).toBe(JSON.stringify(stylesOf(draw(palette))))
    }
    return
  }
  throw new Error('No seed has a dark scheme.')
})
