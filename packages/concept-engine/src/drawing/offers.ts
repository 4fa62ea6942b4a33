import type { Ground } from '@agency/contract/concept'
import type { Draw, Drawings } from './draw.ts'
import { column, row } from './element.ts'
import { columnsFor, GAP, gridOf, headOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** Cards with a picture each. */
const cards: Draw = (kit, section) => {
  const columns = columnsFor(section.items.length)
  const width = kit.span(12 / columns)
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    gridOf(
      columns,
      {},
      ...section.items.map((item) =>
        kit.card(
          (card) => [
            card.image(item.image, width, columns === 2 ? 320 : 250, {
              borderRadius: `${kit.look.radius}px ${kit.look.radius}px 0 0`,
              width: '100%',
            }),
            column(
              {
                gap: space[3],
                padding:
                  kit.look.card === 'bare'
                    ? pad(space[6], space[6], space[6], 0)
                    : pad(space[8], space[8], space[10]),
              },
              row(
                { justifyContent: 'space-between', gap: space[4] },
                card.title(typeScale.s4, item.title, { flex: 1 }),
                item.value &&
                  card.label(item.value, { color: card.colours.highlight, fontSize: typeScale.s2 }),
              ),
              card.body(typeScale.s1, item.text),
            ),
          ],
          kit.look.card === 'bare'
            ? { backgroundColor: kit.colours.surface }
            : { overflow: 'hidden' },
          kit.look.card === 'bare' ? kit.surface : undefined,
        ),
      ),
    ),
  )
}

/** A numbered list across the full width; names without a text are in two columns. */
const rows: Draw = (kit, section) =>
  kit.band(
    { gap: space[12] },
    headOf(kit, section),
    section.items.some(({ text, value }) => text || value)
      ? fullRows(kit, section)
      : names(kit, section),
  )

const numberOf = (kit: Kit, index: number, width: number) =>
  kit.label(`${index + 1}`.padStart(2, '0'), { width, color: kit.colours.highlight })

const names: Draw = (kit, section) =>
  gridOf(
    section.items.length > 1 ? 2 : 1,
    { columnGap: space[16], rowGap: 0 },
    ...section.items.map((item, index) =>
      row(
        { gap: space[4], borderTop: `1px solid ${kit.colours.line}`, padding: pad(space[6], 0) },
        numberOf(kit, index, 48),
        kit.title(typeScale.s5, item.title, { flex: 1 }),
      ),
    ),
  )

const fullRows: Draw = (kit, section) =>
  column(
    { borderBottom: `1px solid ${kit.colours.line}` },
    ...section.items.map((item, index) =>
      row(
        {
          justifyContent: 'space-between',
          gap: GAP,
          borderTop: `1px solid ${kit.colours.line}`,
          padding: pad(space[8], 0),
        },
        numberOf(kit, index, kit.span(1)),
        kit.title(typeScale.s6, item.title, { width: kit.span(5) }),
        kit.body(typeScale.s1, item.text, { width: kit.span(4) }),
        kit.label(item.value || ' ', { width: kit.span(2), textAlign: 'end' }),
      ),
    ),
  )

const tileGrounds: Ground[] = ['primary', 'tint', 'accent', 'surface', 'ink', 'tint']

/** Plain coloured tiles, every second one with a picture. */
const tiles: Draw = (kit, section) => {
  const columns = columnsFor(section.items.length)
  const width = kit.span(12 / columns)
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    gridOf(
      columns,
      {},
      ...section.items.map((item, index) => {
        const tile = kit.on(
          tileGrounds.filter((ground) => ground !== kit.surface)[index % 5] ?? 'tint',
        )
        return column(
          {
            backgroundColor: tile.colours.surface,
            borderRadius: kit.look.radius,
            overflow: 'hidden',
            justifyContent: 'space-between',
            minHeight: 400,
          },
          column(
            { gap: space[4], padding: pad(space[9]) },
            tile.title(typeScale.s6, item.title),
            tile.body(typeScale.s1, item.text),
            item.value &&
              tile.label(item.value, { color: tile.colours.highlight, fontSize: typeScale.s2 }),
          ),
          index % 2 === 0 && tile.image(item.image, width, 210, { borderRadius: 0, width: '100%' }),
        )
      }),
    ),
  )
}

/** A grid of icons with a few words each. */
const icons: Draw = (kit, section) => {
  const columns = columnsFor(section.items.length)
  return kit.band(
    { gap: space[16] },
    headOf(kit, section),
    gridOf(
      columns,
      { rowGap: space[14], columnGap: space[14] },
      ...section.items.map((item, index) =>
        column(
          { gap: space[4] },
          kit.icon(index, 44),
          kit.title(typeScale.s4, item.title, { marginTop: space[2] }),
          kit.body(typeScale.s1, item.text),
        ),
      ),
    ),
  )
}

const bentoCell = (kit: Kit, index: number): Kit =>
  kit.on(
    index === 0
      ? 'primary'
      : index === 3
        ? 'tint'
        : kit.surface === 'surface'
          ? 'background'
          : 'surface',
  )

/** Cells of different sizes that form a rectangle. */
const bento: Draw = (kit, section) => {
  const widths = [7, 5, 5, 7]
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    row(
      { flexWrap: 'wrap', gap: GAP, alignItems: 'stretch' },
      ...section.items.slice(0, 4).map((item, index) => {
        const cell = bentoCell(kit, index)
        const width = kit.span(widths[index] ?? 6)
        const isWide = (widths[index] ?? 6) > 6
        return row(
          {
            width,
            minHeight: 330,
            flexDirection: isWide ? 'row' : 'column',
            justifyContent: 'space-between',
            alignItems: 'stretch',
            backgroundColor: cell.colours.surface,
            borderRadius: kit.look.radius,
            overflow: 'hidden',
          },
          column(
            {
              gap: space[4],
              padding: pad(space[9], space[9], space[8]),
              ...(isWide && { width: width - 270 }),
            },
            cell.title(typeScale.s5, item.title),
            cell.body(typeScale.s1, item.text),
          ),
          isWide
            ? cell.image(item.image, 270, 330, { borderRadius: 0, height: '100%' })
            : cell.image(item.image, width, 170, { borderRadius: 0 }),
        )
      }),
    ),
  )
}

/** Height of a list row, of the list's heading, and of the tallest picture, in CSS pixels. */
const INDEX_SIZES = { row: 96, head: 170, most: 720 }

/** A picture next to the list, and as tall as the list; without a picture, the heading is there. */
const index: Draw = (kit, section) => {
  const items = section.items.slice(0, 5)
  const image = section.image ?? items[0]?.image
  const head = headOf(kit, section, typeScale.s10, { width: image ? kit.span(6) : kit.span(4) })
  return kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    image
      ? kit.image(
          image,
          kit.span(5),
          Math.min(INDEX_SIZES.most, INDEX_SIZES.head + INDEX_SIZES.row * items.length),
        )
      : head,
    column(
      { width: image ? kit.span(6) : kit.span(7), gap: space[10] },
      image && head,
      column(
        {},
        ...items.map((item) =>
          column(
            {
              gap: space[2],
              padding: pad(space[6], 0),
              borderTop: `1px solid ${kit.colours.line}`,
            },
            row(
              { justifyContent: 'space-between', gap: space[5] },
              kit.title(typeScale.s3, item.title, { flex: 1 }),
              item.value && kit.label(item.value, { color: kit.colours.highlight }),
            ),
            item.text && kit.body(typeScale.s1, item.text),
          ),
        ),
      ),
    ),
  )
}

/** Columns under a heavy rule, text only. */
const columns: Draw = (kit, section) => {
  const count = Math.min(section.items.length, 4)
  return kit.band(
    { gap: space[16] },
    headOf(kit, section),
    gridOf(
      count,
      { gap: GAP },
      ...section.items
        .slice(0, count)
        .map((item) =>
          column(
            { gap: space[4], borderTop: `3px solid ${kit.colours.text}`, paddingTop: space[6] },
            kit.title(typeScale.s4, item.title),
            kit.body(typeScale.s1, item.text),
            item.value &&
              kit.label(item.value, { color: kit.colours.highlight, fontSize: typeScale.s2 }),
          ),
        ),
    ),
  )
}

export const offers = {
  'offer-cards': cards,
  'offer-rows': rows,
  'offer-tiles': tiles,
  'offer-icons': icons,
  'offer-bento': bento,
  'offer-index': index,
  'offer-columns': columns,
} satisfies Drawings
