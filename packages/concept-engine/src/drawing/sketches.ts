import type { SectionItem } from '@agency/contract/concept'
import { OPTION_SEPARATOR } from '../copy/copy-deck.ts'
import type { Draw } from './draw.ts'
import { column, type Element, row, withSemantics } from './element.ts'
import { controlIcon } from './fields.ts'
import { GAP, gridOf, headOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { ruledRow } from './ruled-row.ts'
import { pad, space } from './space-scale.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

/** A placeholder for a line of text, with this share of its column's width. */
const bar = (kit: Kit, share: number, height = 10): Element =>
  row({
    width: `${share}%`,
    height,
    borderRadius: height / 2,
    backgroundColor: kit.colours.line,
  })

const frame = (kit: Kit, width: number | string, height: number, children: Element[] = []) =>
  column(
    {
      width,
      height,
      alignItems: 'center',
      justifyContent: 'center',
      border: `2px dashed ${kit.colours.line}`,
      borderRadius: Math.min(kit.look.radius, 12),
    },
    ...children,
  )

/** Placeholders for content that the client will supply, by the form in which it is shown. */
const sketches: Record<string, (kit: Kit) => Element> = {
  // No day is marked, as it is not known which are booked.
  dates: (kit) =>
    column(
      { gap: space[2] },
      row(
        { gap: space[2] },
        ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) =>
          row(
            { flex: 1, justifyContent: 'center' },
            kit.label(day, { fontSize: typeScale.s0, color: kit.colours.muted }),
          ),
        ),
      ),
      ...[0, 1, 2].map(() =>
        row(
          { gap: space[2] },
          ...Array.from({ length: 7 }, () =>
            row({
              flex: 1,
              height: 36,
              borderRadius: Math.min(kit.look.radius, 8),
              border: `1px solid ${kit.colours.line}`,
            }),
          ),
        ),
      ),
    ),
  people: (kit) =>
    row(
      { gap: space[5] },
      ...[0, 1, 2].map(() =>
        column({ flex: 1, gap: space[4] }, frame(kit, '100%', 130), bar(kit, 70), bar(kit, 45)),
      ),
    ),
  pictures: (kit) =>
    row({ gap: space[4] }, ...[0, 1, 2].map(() => row({ flex: 1 }, frame(kit, '100%', 150)))),
  logos: (kit) =>
    column(
      { gap: space[4] },
      ...[0, 1].map(() =>
        row({ gap: space[4] }, ...[0, 1, 2].map(() => row({ flex: 1 }, frame(kit, '100%', 64)))),
      ),
    ),
  map: (kit) => frame(kit, '100%', 190, [controlIcon('pin', kit.colours.highlight, 44)]),
}

/** The columns of a list that the client will fill in, with an empty row each. */
const table = (kit: Kit, columns: readonly string[]): Element =>
  column(
    { width: '100%', borderBottom: `1px solid ${kit.colours.line}` },
    ...columns.map((name) =>
      row(
        {
          gap: space[5],
          padding: pad(space[3], 0),
          alignItems: 'center',
          borderTop: `1px solid ${kit.colours.line}`,
        },
        kit.label(name, { fontSize: typeScale.s1, width: '45%' }),
        row({ flex: 1 }, bar(kit, 70)),
      ),
    ),
  )

/** A link to another page, whose content only the client can supply. */
export const isLink = ({ text, group }: SectionItem) => text === '' && !(group in sketches)

/** The client's text about a thing so far, or a placeholder in its form. */
export const textOrSketch = (
  kit: Kit,
  { text, group }: Pick<SectionItem, 'text' | 'group'>,
): Element | undefined => {
  if (text === '') return sketches[group]?.(kit)
  return group === 'table' ? table(kit, text.split(OPTION_SEPARATOR)) : kit.body(typeScale.s1, text)
}

/** The arrow at the end of a link. */
const arrow = (kit: Kit, size: number): Element =>
  row(
    {
      width: size,
      height: size,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: kit.look.radius > 4 ? size / 2 : 0,
      border: `2px solid ${kit.colours.text}`,
    },
    controlIcon('arrow', kit.colours.text, Math.round(size * 0.46)),
  )

/** The page does not exist yet, so the link leads to the second call to action. */
const toPage = (name: Element, label: string): Element =>
  withSemantics(name, { link: { action: 'second', label } })

/** Links in a list. */
export const linkRows = (kit: Kit, items: readonly SectionItem[], size: TypeSize): Element =>
  column(
    { width: '100%', borderBottom: `1px solid ${kit.colours.line}` },
    ...items.map(({ title }) =>
      ruledRow(
        kit,
        space[6],
        toPage(kit.title(size, title, { flex: 1 }), title),
        arrow(kit, size + 20),
      ),
    ),
  )

const linkTile = (kit: Kit, { title }: SectionItem): Element =>
  kit.card(
    (card) => [
      toPage(card.title(typeScale.s4, title), title),
      row({ width: '100%', justifyContent: 'flex-end' }, arrow(card, 48)),
    ],
    {
      padding: pad(space[8], space[8], space[7]),
      minHeight: 196,
      gap: space[8],
      justifyContent: 'space-between',
    },
  )

const columnsOf = ({ length }: readonly SectionItem[]) => (length % 3 === 0 ? 3 : 2)

/**
 * Content that the client asked for, each thing under its name: with the client's text, with a
 * sketch of its form, or as a link to its page.
 */
export const topics: Draw = (kit, section) => {
  const { items } = section
  const [onlyItem] = items
  if (onlyItem && items.length === 1)
    return isLink(onlyItem)
      ? kit.band({ padding: pad(space[16], kit.gutter) }, linkRows(kit, items, typeScale.s8))
      : kit.band(
          { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
          headOf(kit, section, typeScale.s10, { width: kit.span(5) }),
          column({ width: kit.span(6) }, textOrSketch(kit, onlyItem)),
        )
  const links = items.filter(isLink)
  const shownItems = items.filter((item) => !isLink(item))
  return kit.band(
    { gap: space[12] },
    section.headline !== '' && headOf(kit, section),
    shownItems.length > 0 &&
      gridOf(
        shownItems.length === 1 ? 1 : columnsOf(shownItems),
        { gap: GAP },
        ...shownItems.map((item) =>
          kit.card((card) => [card.title(typeScale.s3, item.title), textOrSketch(card, item)], {
            padding: pad(space[8], space[8], space[9]),
            gap: space[7],
          }),
        ),
      ),
    shownItems.length === 0
      ? gridOf(columnsOf(links), { gap: GAP }, ...links.map((link) => linkTile(kit, link)))
      : links.length > 0 && linkRows(kit, links, typeScale.s4),
  )
}
