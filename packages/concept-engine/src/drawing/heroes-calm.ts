import type { Draw, Drawings } from './draw.ts'
import { column, onNarrow, row } from './element.ts'
import { GAP, PAGE } from './kit.ts'
import { typeScale } from './type-scale.ts'

/** Words left, one tall picture right. */
const split: Draw = (kit, section) =>
  kit.band(
    {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: `64px ${kit.look.gutter}px ${kit.look.air}px`,
    },
    column(
      { width: kit.span(6), gap: 28 },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s14, section.headline),
      kit.body(typeScale.s2, section.text, { maxWidth: 540 }),
      kit.buttons(section, { marginTop: 12 }),
    ),
    kit.image(section.image, kit.span(6) - GAP, 660),
  )

/** Everything on the middle axis, the picture below as wide as the content. */
const centre: Draw = (kit, section) =>
  kit.band(
    { alignItems: 'center', gap: 26, padding: `84px ${kit.look.gutter}px ${kit.look.air}px` },
    kit.eyebrow(section.eyebrow),
    kit.display(typeScale.s16, section.headline, { textAlign: 'center', maxWidth: kit.span(10) }),
    kit.body(typeScale.s2, section.text, { textAlign: 'center', maxWidth: 720 }),
    kit.buttons(section, { marginTop: 12 }),
    kit.image(section.image, kit.inner, 560, { marginTop: 48 }),
  )

/** A wide picture first; the headline and the text share a line below it. */
const editorial: Draw = (kit, section) =>
  kit.band(
    { gap: 56, padding: `40px ${kit.look.gutter}px ${kit.look.air}px` },
    kit.image(section.image, kit.inner, 580),
    row(
      { justifyContent: 'space-between', gap: GAP },
      column(
        { width: kit.span(7), gap: 22 },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s13, section.headline),
      ),
      column(
        { width: kit.span(4), gap: 30, paddingTop: 12 },
        kit.body(typeScale.s2, section.text),
        kit.buttons(section),
      ),
    ),
  )

/** Type alone, much air, and a low strip of pictures at its foot. */
const quiet: Draw = (kit, section) => {
  const [left, right] = section.pictures
  return kit.band(
    { gap: 92, padding: `128px ${kit.look.gutter}px ${kit.look.air}px` },
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP },
      kit.display(typeScale.s16, section.headline, { width: kit.span(8) }),
      column(
        { width: kit.span(3), gap: 26 },
        kit.body(typeScale.s1, section.text),
        kit.buttons(section),
      ),
    ),
    row(
      { gap: GAP },
      kit.image(section.image, kit.span(6), 360),
      kit.image(left, kit.span(3), 360),
      kit.image(right, kit.span(3), 360),
    ),
  )
}

/** Narrow words left, a tall arch in the middle, the facts on the right. */
const portrait: Draw = (kit, section) =>
  kit.band(
    {
      flexDirection: 'row',
      gap: GAP,
      justifyContent: 'space-between',
      padding: `56px ${kit.look.gutter}px ${kit.look.air}px`,
    },
    column(
      { width: kit.span(6), justifyContent: 'space-between', gap: 72 },
      column(
        { gap: 26 },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s15, section.headline),
      ),
      row(
        { gap: GAP, alignItems: 'flex-end' },
        onNarrow(kit.image(section.pictures[0], kit.span(2), 230), { display: 'none' }),
        column(
          { width: kit.span(4) - GAP, gap: 26 },
          kit.body(typeScale.s2, section.text),
          kit.buttons(section),
        ),
      ),
    ),
    kit.image(section.image, kit.span(5), 760, { borderRadius: '999px 999px 0 0' }),
  )

/** A list of what there is, as large as the headline's own column. */
const index: Draw = (kit, section) =>
  kit.band(
    { padding: 0 },
    row(
      {
        width: PAGE,
        padding: `84px ${kit.look.gutter}px 84px`,
        justifyContent: 'space-between',
      },
      column(
        { width: kit.span(6), gap: 28 },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s14, section.headline),
        kit.body(typeScale.s2, section.text, { maxWidth: 520 }),
        kit.buttons(section, { marginTop: 10 }),
      ),
      column(
        { width: kit.span(5) },
        ...section.items.slice(0, 5).map((item, at) =>
          row(
            {
              gap: 24,
              padding: '22px 0',
              borderTop: `${at ? 1 : 3}px solid ${at ? kit.colours.line : kit.colours.text}`,
              alignItems: 'baseline',
            },
            kit.label(`${at + 1}`.padStart(2, '0'), { width: 44, color: kit.colours.highlight }),
            kit.title(typeScale.s4, item.title, { flex: 1 }),
          ),
        ),
      ),
    ),
    kit.image(section.image, PAGE, 460, { borderRadius: 0 }),
  )

export const calmHeroes = {
  'hero-split': split,
  'hero-centre': centre,
  'hero-editorial': editorial,
  'hero-quiet': quiet,
  'hero-portrait': portrait,
  'hero-index': index,
} satisfies Drawings
