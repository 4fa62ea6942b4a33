import type { SectionItem } from '@agency/contract/concept'
import type { Draw } from './draw.ts'
import { column, type Element, row } from './element.ts'
import { markOf } from './fields.ts'
import { GAP, gridOf, headOf, type Kit } from './kit.ts'
import { ruledRow } from './ruled-row.ts'

/** A line of words that are yet to come, of so much of its column. */
const bar = (kit: Kit, share: number, height = 10): Element =>
  row({
    width: `${share}%`,
    height,
    borderRadius: height / 2,
    backgroundColor: kit.tone.line,
  })

const lines = (kit: Kit, count: number): Element =>
  column({ gap: 14 }, ...Array.from({ length: count }, (_, at) => bar(kit, 96 - ((at * 17) % 41))))

/** A row of a list or table that is yet to come: its name, and what stands behind it. */
const emptyRow = (kit: Kit, share: number): Element =>
  ruledRow(kit, 15, bar(kit, share), bar(kit, 12))

const frame = (kit: Kit, width: number | string, height: number, children: Element[] = []) =>
  column(
    {
      width,
      height,
      alignItems: 'center',
      justifyContent: 'center',
      border: `2px dashed ${kit.tone.line}`,
      borderRadius: Math.min(kit.look.radius, 12),
    },
    ...children,
  )

/** What is yet to come, drawn by what it looks like. */
const sketches: Record<string, (kit: Kit) => Element> = {
  rows: (kit) => column({}, ...[52, 40, 61, 46].map((share) => emptyRow(kit, share))),
  // No day is marked: which are taken is not known.
  dates: (kit) =>
    column(
      { gap: 8 },
      row(
        { gap: 8 },
        ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) =>
          row(
            { flex: 1, justifyContent: 'center' },
            kit.label(day, { fontSize: 14, color: kit.tone.muted }),
          ),
        ),
      ),
      ...[0, 1, 2].map(() =>
        row(
          { gap: 8 },
          ...Array.from({ length: 7 }, () =>
            row({
              flex: 1,
              height: 36,
              borderRadius: Math.min(kit.look.radius, 8),
              border: `1px solid ${kit.tone.line}`,
            }),
          ),
        ),
      ),
    ),
  people: (kit) =>
    row(
      { gap: 20 },
      ...[0, 1, 2].map(() =>
        column({ flex: 1, gap: 14 }, frame(kit, '100%', 130), bar(kit, 70), bar(kit, 45)),
      ),
    ),
  pictures: (kit) =>
    row({ gap: 14 }, ...[0, 1, 2].map(() => row({ flex: 1 }, frame(kit, '100%', 150)))),
  logos: (kit) =>
    column(
      { gap: 14 },
      ...[0, 1].map(() =>
        row({ gap: 14 }, ...[0, 1, 2].map(() => row({ flex: 1 }, frame(kit, '100%', 64)))),
      ),
    ),
  map: (kit) => frame(kit, '100%', 190, [markOf('pin', kit.tone.highlight, 44)]),
  questions: (kit) =>
    column(
      {},
      ...[64, 48, 57].map((share) =>
        ruledRow(kit, 15, bar(kit, share), markOf('more', kit.tone.highlight, 20)),
      ),
    ),
  text: (kit) => lines(kit, 5),
}
/** What the client told of a thing already, or what it is going to look like. */
export const roomFor = (kit: Kit, { text, group }: Pick<SectionItem, 'text' | 'group'>): Element =>
  text === '' ? (sketches[group]?.(kit) ?? lines(kit, 5)) : kit.body(18, text)

/** Room for what the client asked the website to hold, each thing under its name. */
export const topics: Draw = (kit, section) => {
  const { items } = section
  const [only] = items
  if (only && items.length === 1)
    return kit.band(
      { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
      headOf(kit, section, 52, { width: kit.span(5) }),
      column({ width: kit.span(6) }, roomFor(kit, only)),
    )
  const columns = items.length % 3 === 0 ? 3 : 2
  return kit.band(
    { gap: 44 },
    section.headline !== '' && headOf(kit, section),
    gridOf(
      columns,
      { gap: GAP },
      ...items.map((item) =>
        kit.card((card) => [card.title(25, item.title), roomFor(card, item)], {
          padding: '32px 32px 36px',
          gap: 26,
        }),
      ),
    ),
  )
}
