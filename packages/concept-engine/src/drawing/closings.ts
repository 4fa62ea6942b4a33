import type { Draw } from './draw.ts'
import { column, row } from './element.ts'
import { GAP, PAGE } from './kit.ts'

/** The call once more, on a strong ground. */
const band: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP },
    column(
      { width: kit.span(7), gap: 20 },
      kit.display(68, section.headline),
      kit.body(21, section.text, { maxWidth: 620 }),
    ),
    kit.buttons(section),
  )

const centred: Draw = (kit, section) =>
  kit.band(
    { gap: 26, alignItems: 'center' },
    kit.display(76, section.headline, { textAlign: 'center', maxWidth: kit.span(10) }),
    kit.body(21, section.text, { textAlign: 'center', maxWidth: 660 }),
    kit.buttons(section, { marginTop: 12 }),
  )

/** Half words, half picture, edge to edge. */
const split: Draw = (kit, section) =>
  row(
    { width: PAGE, backgroundColor: kit.tone.ground, alignItems: 'stretch' },
    kit.image(section.image, 620, 520, { borderRadius: 0 }),
    column(
      {
        width: PAGE - 620,
        padding: `72px ${kit.look.gutter}px 72px 72px`,
        gap: 24,
        justifyContent: 'center',
      },
      kit.display(58, section.headline),
      kit.body(20, section.text),
      kit.buttons(section, { marginTop: 10 }),
    ),
  )

/** A card of another colour inside the page. */
const card: Draw = (kit, section) => {
  const inside = kit.on('primary')
  return kit.band(
    {},
    row(
      {
        width: kit.inner,
        alignItems: 'stretch',
        justifyContent: 'space-between',
        backgroundColor: inside.tone.ground,
        borderRadius: kit.look.radius,
        overflow: 'hidden',
      },
      column(
        { width: kit.span(7), padding: '80px 72px', gap: 24, justifyContent: 'center' },
        inside.display(58, section.headline),
        inside.body(20, section.text, { maxWidth: 540 }),
        inside.buttons(section, { marginTop: 10 }),
      ),
      inside.image(section.image, kit.span(4), 460, { borderRadius: 0 }),
    ),
  )
}

/** Short phrases in a running strip. */
const ticker: Draw = (kit, section) =>
  row(
    {
      width: PAGE,
      height: 92,
      overflow: 'hidden',
      alignItems: 'center',
      backgroundColor: kit.tone.ground,
      gap: 40,
      paddingLeft: 24,
    },
    ...section.items.flatMap(({ title }) => [
      kit.title(30, title, { whiteSpace: 'nowrap', flexShrink: 0 }),
      row({
        width: 14,
        height: 14,
        flexShrink: 0,
        borderRadius: kit.look.radius > 8 ? 7 : 0,
        backgroundColor: kit.tone.highlight,
      }),
    ]),
  )

export const closings: Record<string, Draw> = {
  'action-band': band,
  'action-centred': centred,
  'action-split': split,
  'action-card': card,
  ticker,
}
