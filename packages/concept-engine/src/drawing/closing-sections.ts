import type { Draw, Drawings } from './draw.ts'
import { column, row, withSemantics } from './element.ts'
import { GAP, PAGE_WIDTH } from './kit.ts'
import { contactColumns, contactRows } from './slots.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** The call to action again on a strong background, with the contact details next to it. */
const band: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP },
    column(
      { width: kit.span(7), gap: space[5] },
      kit.display(typeScale.s12, section.headline),
      kit.body(typeScale.s2, section.text, { maxWidth: 620 }),
      kit.buttons(section, { marginTop: space[3] }),
    ),
    contactRows(kit, section.items, kit.span(4)),
  )

const centred: Draw = (kit, section) =>
  kit.band(
    { gap: space[7], alignItems: 'center' },
    kit.display(typeScale.s13, section.headline, { textAlign: 'center', maxWidth: kit.span(10) }),
    kit.body(typeScale.s2, section.text, { textAlign: 'center', maxWidth: 660 }),
    kit.buttons(section, { marginTop: space[3] }),
    contactColumns(kit, section.items, kit.span(10)),
  )

/** Half text, half picture, edge to edge; without a picture the contact details take its half. */
const split: Draw = (kit, section) => {
  const other = kit.on(kit.surface === 'ink' ? 'surface' : 'ink')
  const contactList = contactRows(section.image ? kit : other, section.items, 460)
  return row(
    { width: PAGE_WIDTH, backgroundColor: kit.colours.surface, alignItems: 'stretch' },
    section.image
      ? kit.image(section.image, 620, 640, { borderRadius: 0 })
      : column(
          {
            width: 620,
            padding: pad(space[18], space[18], space[18], kit.gutter),
            justifyContent: 'center',
            backgroundColor: other.colours.surface,
          },
          contactList,
        ),
    column(
      {
        width: PAGE_WIDTH - 620,
        padding: pad(space[18], kit.gutter, space[18], space[18]),
        gap: space[6],
        justifyContent: 'center',
      },
      kit.display(typeScale.s11, section.headline),
      kit.body(typeScale.s2, section.text),
      kit.buttons(section, { marginTop: space[3] }),
      section.image && contactList && row({ marginTop: space[4] }, contactList),
    ),
  )
}

/** A card of another colour on the page, with the contact details in it. */
const card: Draw = (kit, section) => {
  const inside = kit.on('primary')
  return kit.band(
    {},
    row(
      {
        width: kit.inner,
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: inside.colours.surface,
        borderRadius: kit.look.radius,
        padding: pad(space[18]),
      },
      column(
        { width: kit.span(6), gap: space[6], justifyContent: 'center' },
        inside.display(typeScale.s11, section.headline),
        inside.body(typeScale.s2, section.text, { maxWidth: 540 }),
        inside.buttons(section, { marginTop: space[3] }),
      ),
      contactRows(inside, section.items, kit.span(4)),
    ),
  )
}

/** A marquee of short phrases. */
const ticker: Draw = (kit, section) =>
  row(
    {
      width: PAGE_WIDTH,
      height: 92,
      overflow: 'hidden',
      alignItems: 'center',
      backgroundColor: kit.colours.surface,
      gap: space[10],
      paddingLeft: space[6],
    },
    ...section.items.flatMap(({ title }) => [
      withSemantics(kit.title(typeScale.s5, title, { whiteSpace: 'nowrap', flexShrink: 0 }), {
        as: 'paragraph',
      }),
      row({
        width: 14,
        height: 14,
        flexShrink: 0,
        borderRadius: kit.look.radius > 8 ? 7 : 0,
        backgroundColor: kit.colours.highlight,
      }),
    ]),
  )

export const closingSections = {
  'action-band': band,
  'action-centred': centred,
  'action-split': split,
  'action-card': card,
  ticker,
} satisfies Drawings
