import type { Draw, Drawings } from './draw.ts'
import { column, row, withSemantics } from './element.ts'
import { columnsFor, GAP, gridOf, headOf } from './kit.ts'
import { offScale, pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** In more columns than this, long words of a step are broken. */
const MAX_COLUMNS = 4
/** Steps side by side under their numbers. */
const columns: Draw = (kit, section) =>
  kit.band(
    { gap: space[16] },
    headOf(kit, section),
    gridOf(
      // Of five steps, two are left for the second row instead of one.
      columnsFor(section.items.length, section.items.length === 5 ? 3 : MAX_COLUMNS),
      {},
      ...section.items.map((item, index) =>
        column(
          { gap: space[4] },
          row(
            {
              width: 56,
              height: 56,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: kit.look.radius > 4 ? 28 : 0,
              border: `2px solid ${kit.colours.highlight}`,
            },
            kit.label(`${index + 1}`, { color: kit.colours.highlight, fontSize: typeScale.s2 }),
          ),
          kit.title(typeScale.s4, item.title, { marginTop: space[2] }),
          kit.body(typeScale.s1, item.text),
        ),
      ),
    ),
  )

/** A line that connects the steps, with a picture next to it. */
const line: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
    column(
      { width: kit.span(6), gap: space[12] },
      headOf(kit, section, typeScale.s10, { width: kit.span(6) }),
      column(
        {},
        ...section.items.map((item, index) =>
          row(
            { gap: space[7] },
            column(
              { alignItems: 'center', width: 24 },
              row({
                width: 18,
                height: 18,
                flexShrink: 0,
                marginTop: space[2],
                borderRadius: 9,
                backgroundColor: kit.colours.highlight,
              }),
              index < section.items.length - 1 &&
                row({ width: 2, flexGrow: 1, backgroundColor: kit.colours.line }),
            ),
            column(
              { gap: space[2], flex: 1, paddingBottom: space[9] },
              kit.title(typeScale.s4, item.title),
              kit.body(typeScale.s1, item.text),
            ),
          ),
        ),
      ),
    ),
    kit.image(section.image, kit.span(5), 600),
  )

/** Words of more letters than this do not fit a narrow card in the usual size. */
const NARROW_CARD_LETTERS = 10
const MANY_CARDS = 5

/** Cards that step down from left to right. */
const stairs: Draw = (kit, section) => {
  const width = Math.floor((kit.inner - GAP * (section.items.length - 1)) / section.items.length)
  const hasLongWord = section.items.some(({ title }) =>
    title.split(/\s/).some((word) => word.length > NARROW_CARD_LETTERS),
  )
  const size = section.items.length >= MANY_CARDS && hasLongWord ? typeScale.s2 : typeScale.s4
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    row(
      { gap: GAP, alignItems: 'flex-start' },
      ...section.items.map((item, index) =>
        kit.card(
          (card) => [
            withSemantics(
              card.display(typeScale.s13, `${index + 1}`, { color: card.colours.highlight }),
              {
                as: 'paragraph',
              },
            ),
            card.title(size, item.title),
            card.body(typeScale.s1, item.text),
          ],
          {
            width,
            marginTop: offScale(index * space[12]),
            padding: pad(space[8], space[8], space[10]),
            gap: space[4],
          },
        ),
      ),
    ),
  )
}

export const steps = {
  'process-columns': columns,
  'process-line': line,
  'process-stairs': stairs,
} satisfies Drawings
