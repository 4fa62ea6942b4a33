import type { SectionItem } from '@agency/contract/concept'
import type { Draw, Drawings } from './draw.ts'
import { column, type Element, row } from './element.ts'
import { centredHeading, columnsFor, GAP, gridOf, headOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const groupsOf = (items: SectionItem[]): [name: string, items: SectionItem[]][] => [
  ...Map.groupBy(items, ({ group }) => group),
]

const leaderLine = (kit: Kit, item: SectionItem): Element =>
  column(
    { gap: space[1] },
    row(
      { alignItems: 'baseline', gap: space[4] },
      kit.title(typeScale.s3, item.title, { maxWidth: '80%' }),
      row({
        flexGrow: 1,
        height: 1,
        borderBottom: `2px dotted ${kit.colours.line}`,
      }),
      item.value &&
        kit.label(item.value, {
          fontSize: typeScale.s1,
          color: kit.colours.highlight,
          maxWidth: '60%',
          textAlign: 'end',
        }),
    ),
    item.text && kit.body(typeScale.s1, item.text, { maxWidth: '86%' }),
  )

type Group = ReturnType<typeof groupsOf>[number]
/** Groups in two columns of about the same number of lines, in their order. */
function twoColumns(groups: readonly Group[]): [first: Group[], second: Group[]] {
  const lines = (some: readonly Group[]) =>
    some.reduce((sum, [, items]) => sum + items.length + 1, 0)
  const cuts = groups.map((_group, index) => index + 1)
  const tallest = (cut: number) => Math.max(lines(groups.slice(0, cut)), lines(groups.slice(cut)))
  const cut = cuts.toSorted((a, b) => tallest(a) - tallest(b))[0] ?? 1
  return [groups.slice(0, cut), groups.slice(cut)]
}

/** Two columns of lines, as on a printed menu. */
const menu: Draw = (kit, section) =>
  kit.band(
    { gap: space[16], alignItems: 'center' },
    centredHeading(kit, section),
    gridOf(
      2,
      { columnGap: space[24], rowGap: space[14] },
      ...twoColumns(groupsOf(section.items)).map((groups) =>
        column(
          { gap: space[14] },
          ...groups.map(([name, items]) =>
            column(
              { gap: space[6] },
              name.trim() &&
                kit.label(name, { fontSize: typeScale.s4, color: kit.colours.highlight }),
              ...items.map((item) => leaderLine(kit, item)),
            ),
          ),
        ),
      ),
    ),
    kit.buttons(section),
  )

/** Groups as cards next to the headline. */
const groups: Draw = (kit, section) =>
  kit.band(
    { gap: space[14] },
    headOf(kit, section),
    gridOf(
      columnsFor(groupsOf(section.items).length),
      {},
      ...groupsOf(section.items).map(([name, items]) =>
        kit.card(
          (card) => [
            card.title(typeScale.s4, name || section.headline),
            ...items.map((item) =>
              column(
                {
                  gap: space[1],
                  borderTop: `1px solid ${card.colours.line}`,
                  paddingTop: space[4],
                },
                row(
                  { justifyContent: 'space-between', gap: space[4] },
                  card.label(item.title, { flex: 1, fontSize: typeScale.s1 }),
                  item.value &&
                    card.label(item.value, {
                      color: card.colours.highlight,
                      fontSize: typeScale.s1,
                    }),
                ),
                item.text && card.body(typeScale.s0, item.text),
              ),
            ),
          ],
          { padding: pad(space[9], space[9], space[10]), gap: space[5] },
        ),
      ),
    ),
  )

/** A table across the full width, with a picture on its left. */
const table: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    column(
      { width: kit.span(4), gap: space[9] },
      headOf(kit, section, typeScale.s9, { width: kit.span(4) }),
      kit.image(section.image, kit.span(4), 420),
    ),
    column(
      {
        width: kit.span(7),
        alignSelf: 'flex-start',
        borderBottom: `1px solid ${kit.colours.line}`,
      },
      ...section.items.slice(0, 8).map((item) =>
        row(
          {
            gap: GAP,
            padding: pad(space[5], 0),
            borderTop: `1px solid ${kit.colours.line}`,
            alignItems: 'baseline',
          },
          // What a price depends on stands below its name: beside it, a long price leaves no room.
          column(
            { flex: 1, gap: space[1] },
            kit.title(typeScale.s2, item.title),
            item.text && kit.body(typeScale.s1, item.text),
          ),
          item.value &&
            kit.label(item.value, {
              fontSize: typeScale.s1,
              color: kit.colours.highlight,
              maxWidth: '45%',
              textAlign: 'end',
            }),
        ),
      ),
    ),
  )

/** Products with a picture and a price each, as in a shop. */
const products: Draw = (kit, section) => {
  const count = Math.min(4, section.items.length)
  const width = Math.floor((kit.inner - GAP * (count - 1)) / count)
  return kit.band(
    { gap: space[12] },
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      headOf(kit, section),
      kit.buttons({ ...section, secondCallToAction: '' }),
    ),
    row(
      { gap: GAP },
      ...section.items
        .slice(0, count)
        .map((item) =>
          column(
            { width, gap: space[3] },
            kit.image(item.image, width, Math.round(width * 1.2)),
            kit.title(typeScale.s3, item.title, { marginTop: space[2] }),
            kit.body(typeScale.s1, item.text),
            item.value &&
              kit.label(item.value, { color: kit.colours.highlight, fontSize: typeScale.s1 }),
          ),
        ),
    ),
  )
}

export const lists = {
  'list-menu': menu,
  'list-groups': groups,
  'list-table': table,
  'list-products': products,
} satisfies Drawings
