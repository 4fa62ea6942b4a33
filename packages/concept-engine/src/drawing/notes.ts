import type { SectionItem } from '@agency/contract/concept'
import { buttonOf } from './buttons.ts'
import type { Draw, Drawings } from './draw.ts'
import { column, type Element, row } from './element.ts'
import { columnsFor, GAP, gridOf, headOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { contactLink, filledItems, mapSlot } from './slots.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** Sentences in a list next to the headline, each with a mark. */
const list: Draw = (kit, section) =>
  kit.band(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: GAP,
      // One or two lines do not make a full section.
      ...(section.items.length < 3 && { padding: pad(space[14], kit.gutter) }),
    },
    headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
    column(
      { width: kit.span(7), borderBottom: `1px solid ${kit.colours.line}` },
      ...section.items.map(({ title }) =>
        row(
          { gap: space[6], padding: pad(space[5], 0), borderTop: `1px solid ${kit.colours.line}` },
          row({
            width: 10,
            height: 10,
            flexShrink: 0,
            marginTop: space[3],
            borderRadius: kit.look.radius > 4 ? 5 : 0,
            backgroundColor: kit.colours.highlight,
          }),
          kit.body(typeScale.s2, title, { flex: 1, color: kit.colours.text }),
        ),
      ),
    ),
  )

/** The same in two columns of cards. */
const cards: Draw = (kit, section) =>
  kit.band(
    { gap: space[12] },
    headOf(kit, section, typeScale.s10),
    gridOf(
      section.items.length > 1 ? 2 : 1,
      {},
      ...section.items.map(({ title }) =>
        kit.card((card) => [card.body(typeScale.s2, title, { color: card.colours.text })], {
          padding: pad(space[7], space[8], space[8]),
        }),
      ),
    ),
  )

/** Names in headline size, each with the person's role. */
const names: Draw = (kit, section) => {
  const columns = section.items.length === 4 ? 2 : Math.min(section.items.length, 3)
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    gridOf(
      columns,
      { rowGap: space[12] },
      ...section.items.map(({ title, text }) =>
        column(
          { gap: space[3], borderTop: `3px solid ${kit.colours.text}`, paddingTop: space[6] },
          kit.title(typeScale.s6, title),
          kit.body(typeScale.s1, text),
        ),
      ),
    ),
  )
}

const rowsOf = (kit: Kit, name: string, items: SectionItem[], width: number): Element =>
  column(
    { gap: 0, width: '100%' },
    kit.label(name, { color: kit.colours.highlight, paddingBottom: space[4] }),
    ...filledItems(items).map(({ title, value }) =>
      row(
        {
          justifyContent: 'space-between',
          gap: space[6],
          padding: pad(space[4], 0),
          borderTop: `1px solid ${kit.colours.line}`,
        },
        kit.label(title, { fontSize: typeScale.s1 }),
        contactLink(kit, { title, value }, width * 0.7, { textAlign: 'end', maxWidth: '70%' }),
      ),
    ),
  )

/** Whether one of the entries is a street address, which a map can show. */
const hasAddress = (kit: Kit, items: readonly SectionItem[]): boolean =>
  items.some(({ title, value }) => title === kit.concept.labels.address && /\d/.test(value))

/** The place as a headline, with opening hours and contact details in columns next to it. */
const place: Draw = (kit, section) => {
  const groups = [...Map.groupBy(section.items, ({ group }) => group)]
  return kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', gap: GAP },
    column(
      { width: kit.span(5), gap: space[7] },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s11, section.headline),
      section.callToAction && row({}, buttonOf(kit, section.callToAction, true)),
      hasAddress(kit, section.items) && mapSlot(kit, kit.span(5), 260),
    ),
    column(
      { width: kit.span(6), gap: space[12] },
      ...groups.map(([name, items]) => rowsOf(kit, name, items, kit.span(6))),
    ),
  )
}

/**
 * The place across the full width, with opening hours and contact details side by side below it.
 */
const placeColumns: Draw = (kit, section) => {
  const groups = [...Map.groupBy(section.items, ({ group }) => group)]
  const columns = groups.length + Number(!kit.concept.website && hasAddress(kit, section.items))
  const width = kit.span(Math.floor(12 / Math.max(2, columns))) - 40
  return kit.band(
    { gap: space[14] },
    column(
      { gap: space[6] },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s15, section.headline, { maxWidth: kit.span(10) }),
    ),
    columns > 0 &&
      gridOf(
        columns,
        { columnGap: space[16] },
        hasAddress(kit, section.items) && mapSlot(kit, width, 280),
        ...groups.map(([name, items]) => rowsOf(kit, name, items, width)),
      ),
  )
}

/** Between the columns of details, in pixels. */
const DETAILS_GAP = 64

/** A few prices, notes, and the place with its hours: a column each, in rows of two or three. */
const detailColumns: Draw = (kit, section) => {
  const groups = [...Map.groupBy(section.items, ({ group }) => group)]
  const isPlace = (name: string) => name === kit.concept.labels['find us']
  const columns = Math.min(columnsFor(groups.length), groups.length)
  const width = Math.floor((kit.inner - DETAILS_GAP * (columns - 1)) / columns)
  const line = { borderTop: `1px solid ${kit.colours.line}`, padding: pad(space[4], 0) }
  return kit.band(
    { padding: pad(space[18], kit.gutter) },
    gridOf(
      columns,
      { columnGap: DETAILS_GAP, rowGap: space[14], alignItems: 'flex-start' },
      ...groups.map(([name, items]) =>
        column(
          { gap: space[5] },
          kit.title(typeScale.s6, name),
          // A town alone needs no map.
          isPlace(name) && items.some(({ title }) => /\d/.test(title)) && mapSlot(kit, width, 200),
          column(
            {},
            ...items.map(({ title, text, value }) =>
              column(
                { ...line, gap: space[1] },
                value
                  ? row(
                      { justifyContent: 'space-between', gap: space[6] },
                      kit.label(title, { fontSize: typeScale.s1, flex: 1 }),
                      kit.label(value, {
                        fontSize: typeScale.s1,
                        textAlign: 'end',
                        maxWidth: '60%',
                        color: kit.colours.highlight,
                      }),
                    )
                  : kit.body(typeScale.s2, title, { color: kit.colours.text }),
                text && kit.body(typeScale.s1, text),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

export const notes = {
  'notes-list': list,
  'notes-cards': cards,
  'details-columns': detailColumns,
  'people-names': names,
  'place-card': place,
  'place-columns': placeColumns,
} satisfies Drawings
