import type { SectionItem } from '@agency/contract/concept'
import type { Draw, Drawings } from './draw.ts'
import { column, type Element, row, withSemantics } from './element.ts'
import { GAP, gridOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

const figure = (kit: Kit, { value, title }: SectionItem, size: TypeSize): Element =>
  column(
    { gap: space[3] },
    withSemantics(kit.display(size, value, { color: kit.colours.highlight }), { as: 'paragraph' }),
    kit.body(typeScale.s1, title, { color: kit.colours.text }),
  )

/** Figures in a row between two hairlines. */
const inRow: Draw = (kit, section) =>
  kit.band(
    { padding: pad(space[14], kit.gutter) },
    gridOf(
      section.items.length,
      {
        borderTop: `1px solid ${kit.colours.line}`,
        borderBottom: `1px solid ${kit.colours.line}`,
        padding: pad(space[12], 0),
      },
      ...section.items.map((item) => figure(kit, item, typeScale.s13)),
    ),
  )

/** Large figures on a strong background, with the section's headline. */
const band: Draw = (kit, section) =>
  kit.band(
    { gap: space[14] },
    kit.display(typeScale.s7, section.headline),
    gridOf(
      section.items.length,
      {},
      ...section.items.map((item) =>
        column(
          { borderTop: `3px solid ${kit.colours.text}`, paddingTop: space[6] },
          figure(kit, item, typeScale.s16),
        ),
      ),
    ),
  )

/** One figure as large as a picture, and the others next to it. */
const large: Draw = (kit, section) => {
  const [first, ...others] = section.items
  return kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP },
    column(
      { width: kit.span(7), gap: space[4] },
      withSemantics(
        kit.display(typeScale.s19, first?.value ?? '', { color: kit.colours.highlight }),
        {
          as: 'paragraph',
        },
      ),
      withSemantics(kit.title(typeScale.s6, first?.title ?? ''), { as: 'paragraph' }),
    ),
    column(
      { width: kit.span(4), gap: space[7] },
      ...others.map((item) =>
        row(
          {
            gap: space[6],
            alignItems: 'baseline',
            borderTop: `1px solid ${kit.colours.line}`,
            paddingTop: space[6],
          },
          withSemantics(kit.display(typeScale.s9, item.value, { width: 170 }), { as: 'paragraph' }),
          kit.body(typeScale.s1, item.title, { flex: 1 }),
        ),
      ),
    ),
  )
}

export const stats = {
  'figures-row': inRow,
  'figures-band': band,
  'figures-large': large,
} satisfies Drawings
