import type { Section } from '@agency/contract/concept'
import type { Draw, Drawings } from './draw.ts'
import { column, onNarrow, row } from './element.ts'
import { GAP, PAGE_WIDTH } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { narrowGutters, offScale, pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const words = (kit: Kit, section: Section, width: number) =>
  column(
    { width, gap: space[6], justifyContent: 'center' },
    kit.eyebrow(section.eyebrow),
    kit.display(typeScale.s9, section.headline),
    kit.body(typeScale.s2, section.text),
    kit.buttons(section, { marginTop: space[3] }),
  )

const pictureBeside =
  (side: 'left' | 'right'): Draw =>
  (kit, section) =>
    kit.band(
      {
        flexDirection: side === 'left' ? 'row' : 'row-reverse',
        justifyContent: 'space-between',
        alignItems: 'center',
      },
      // A short text next to a tall picture leaves a gap.
      kit.image(section.image, kit.span(6), section.text.length < 160 ? 400 : 540),
      words(kit, section, kit.span(5)),
    )

/** A picture that reaches the edge of the page, with the text on a sheet over it. */
const overlap: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', padding: pad(kit.sectionPadding, 0), alignItems: 'center' },
    kit.image(section.image, 860, 600, {
      borderRadius: `0 ${kit.look.radius}px ${kit.look.radius}px 0`,
      // The card is on its right, as tall as its text.
      alignItems: 'flex-start',
    }),
    onNarrow(
      kit.card(
        (card) => [
          card.eyebrow(section.eyebrow),
          card.display(typeScale.s8, section.headline),
          card.body(typeScale.s1, section.text),
          card.buttons(section, { marginTop: space[2] }),
        ],
        {
          width: PAGE_WIDTH - 860 - kit.look.gutter + 120,
          marginLeft: offScale(-120),
          padding: pad(space[16]),
          gap: space[6],
        },
      ),
      { margin: narrowGutters(offScale(-space[12])), width: 'auto', position: 'relative' },
    ),
  )

/** A panorama, then the text in two columns. */
const wide: Draw = (kit, section) =>
  kit.band(
    { padding: pad(0, 0, kit.sectionPadding) },
    kit.image(section.image, PAGE_WIDTH, 500, { borderRadius: 0 }),
    row(
      {
        width: PAGE_WIDTH,
        padding: pad(space[16], kit.gutter, 0),
        justifyContent: 'space-between',
        gap: GAP,
      },
      column(
        { width: kit.span(6), gap: space[6] },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s10, section.headline),
      ),
      column(
        { width: kit.span(5), gap: space[7], paddingTop: space[2] },
        kit.body(typeScale.s2, section.text),
        kit.buttons(section),
      ),
    ),
  )

/** A large text first, with two pictures of different heights below. */
const pair: Draw = (kit, section) =>
  kit.band(
    { gap: space[14] },
    row(
      { justifyContent: 'space-between', gap: GAP, alignItems: 'flex-end' },
      kit.display(typeScale.s10, section.headline, { width: kit.span(7) }),
      kit.body(typeScale.s1, section.text, { width: kit.span(4) }),
    ),
    row(
      { gap: GAP, alignItems: 'flex-end' },
      kit.image(section.image, kit.span(7), 500),
      column(
        { width: kit.span(5), gap: GAP },
        kit.buttons(section),
        kit.image(section.pictures[0], kit.span(5), 380),
      ),
    ),
  )

export const stories = {
  'split-left': pictureBeside('left'),
  'split-right': pictureBeside('right'),
  'split-overlap': overlap,
  'split-wide': wide,
  'split-pair': pair,
} satisfies Drawings
