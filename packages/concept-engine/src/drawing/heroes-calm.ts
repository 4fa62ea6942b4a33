import type { Draw, Drawings } from './draw.ts'
import { column, onNarrow, row } from './element.ts'
import { GAP, PAGE_WIDTH } from './kit.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** Text on the left, one tall picture on the right. */
const split: Draw = (kit, section) =>
  kit.band(
    {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: pad(space[16], kit.gutter, kit.sectionPadding),
    },
    column(
      { width: kit.span(6), gap: space[7] },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s14, section.headline),
      kit.body(typeScale.s2, section.text, { maxWidth: 540 }),
      kit.buttons(section, { marginTop: space[3] }),
    ),
    kit.image(section.image, kit.span(6) - GAP, 660),
  )

/** Everything centred, with the picture below as wide as the content. */
const centre: Draw = (kit, section) =>
  kit.band(
    {
      alignItems: 'center',
      gap: space[7],
      padding: pad(space[22], kit.gutter, kit.sectionPadding),
    },
    kit.eyebrow(section.eyebrow),
    kit.display(typeScale.s16, section.headline, { textAlign: 'center', maxWidth: kit.span(10) }),
    kit.body(typeScale.s2, section.text, { textAlign: 'center', maxWidth: 720 }),
    kit.buttons(section, { marginTop: space[3] }),
    kit.image(section.image, kit.inner, 560, { marginTop: space[12] }),
  )

/** A wide picture first; the headline and the text share a line below it. */
const editorial: Draw = (kit, section) =>
  kit.band(
    { gap: space[14], padding: pad(space[10], kit.gutter, kit.sectionPadding) },
    kit.image(section.image, kit.inner, 580),
    row(
      { justifyContent: 'space-between', gap: GAP },
      column(
        { width: kit.span(7), gap: space[6] },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s13, section.headline),
      ),
      column(
        { width: kit.span(4), gap: space[8], paddingTop: space[3] },
        kit.body(typeScale.s2, section.text),
        kit.buttons(section),
      ),
    ),
  )

/** Only text, plenty of white space, and a low strip of pictures at the bottom. */
const quiet: Draw = (kit, section) => {
  const [left, right] = section.pictures
  return kit.band(
    { gap: space[24], padding: pad(space[32], kit.gutter, kit.sectionPadding) },
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP },
      kit.display(typeScale.s16, section.headline, { width: kit.span(8) }),
      column(
        { width: kit.span(3), gap: space[7] },
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

/** A narrow text on the left, a tall arch in the middle, the facts on the right. */
const portrait: Draw = (kit, section) =>
  kit.band(
    {
      flexDirection: 'row',
      gap: GAP,
      justifyContent: 'space-between',
      padding: pad(space[14], kit.gutter, kit.sectionPadding),
    },
    column(
      { width: kit.span(6), justifyContent: 'space-between', gap: space[18] },
      column(
        { gap: space[7] },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s15, section.headline),
      ),
      row(
        { gap: GAP, alignItems: 'flex-end' },
        onNarrow(kit.image(section.pictures[0], kit.span(2), 230), { display: 'none' }),
        column(
          { width: kit.span(4) - GAP, gap: space[7] },
          kit.body(typeScale.s2, section.text),
          kit.buttons(section),
        ),
      ),
    ),
    kit.image(section.image, kit.span(5), 760, { borderRadius: '999px 999px 0 0' }),
  )

/** A list of offers, as wide as the headline's column. */
const index: Draw = (kit, section) =>
  kit.band(
    { padding: pad(0) },
    row(
      {
        width: PAGE_WIDTH,
        padding: pad(space[22], kit.gutter),
        justifyContent: 'space-between',
      },
      column(
        { width: kit.span(6), gap: space[7] },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s14, section.headline),
        kit.body(typeScale.s2, section.text, { maxWidth: 520 }),
        kit.buttons(section, { marginTop: space[3] }),
      ),
      column(
        { width: kit.span(5) },
        ...section.items.slice(0, 5).map((item, index) =>
          row(
            {
              gap: space[6],
              padding: pad(space[6], 0),
              borderTop: `${index ? 1 : 3}px solid ${index ? kit.colours.line : kit.colours.text}`,
              alignItems: 'baseline',
            },
            kit.label(`${index + 1}`.padStart(2, '0'), { width: 44, color: kit.colours.highlight }),
            kit.title(typeScale.s4, item.title, { flex: 1 }),
          ),
        ),
      ),
    ),
    kit.image(section.image, PAGE_WIDTH, 460, { borderRadius: 0 }),
  )

export const calmHeroes = {
  'hero-split': split,
  'hero-centre': centre,
  'hero-editorial': editorial,
  'hero-quiet': quiet,
  'hero-portrait': portrait,
  'hero-index': index,
} satisfies Drawings
