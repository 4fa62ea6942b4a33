import type { Draw, Drawings } from './draw.ts'
import { column, onNarrow, row } from './element.ts'
import { GAP, PAGE_WIDTH } from './kit.ts'
import { offScale, pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** A coloured half with the text, and a picture next to it that reaches the edge. */
const panel: Draw = (kit, section) =>
  row(
    { width: PAGE_WIDTH, backgroundColor: kit.colours.surface, alignItems: 'stretch' },
    column(
      {
        width: 800,
        gap: space[7],
        padding: pad(space[28], space[18], space[28], kit.gutter),
        justifyContent: 'center',
      },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s14, section.headline),
      kit.body(typeScale.s2, section.text, { maxWidth: 580 }),
      kit.buttons(section, { marginTop: space[3] }),
    ),
    kit.image(section.image, PAGE_WIDTH - 800, 780, { borderRadius: 0 }),
  )

/** A picture from edge to edge; the headline and its text share a band below it. */
const banner: Draw = (kit, section) =>
  kit.band(
    { padding: pad(0, 0, kit.sectionPadding) },
    kit.image(section.image, PAGE_WIDTH, 600, { borderRadius: 0 }),
    row(
      {
        width: PAGE_WIDTH,
        padding: pad(space[16], kit.gutter, 0),
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: GAP,
      },
      column(
        { width: kit.span(7), gap: space[6] },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s14, section.headline),
      ),
      column(
        { width: kit.span(4), gap: space[8], paddingTop: space[3] },
        kit.body(typeScale.s2, section.text),
        kit.buttons(section),
      ),
    ),
  )

/** A headline across the page; pictures of three sizes and a sheet of text below it. */
const collage: Draw = (kit, section) =>
  kit.band(
    { gap: space[14], padding: pad(space[12], kit.gutter, kit.sectionPadding) },
    kit.display(typeScale.s17, section.headline),
    row(
      { gap: GAP, alignItems: 'flex-start' },
      kit.image(section.image, kit.span(5), 560),
      column(
        { width: kit.span(4), gap: GAP },
        kit.card(
          (card) => [
            card.body(typeScale.s2, section.text, { color: card.colours.text }),
            card.buttons(section),
          ],
          { padding: pad(space[10]), gap: space[8] },
          'tint',
        ),
        kit.image(section.pictures[0], kit.span(4), 230),
      ),
      kit.image(section.pictures[1], kit.span(3), 420, {
        marginTop: space[24],
        borderRadius: kit.look.radius > 8 ? 999 : 0,
      }),
    ),
  )

/** The headline as large as fits on the page. */
const billboard: Draw = (kit, section) =>
  kit.band(
    { gap: space[12], padding: pad(space[14], kit.gutter, 0) },
    kit.eyebrow(section.eyebrow),
    kit.display(typeScale.s18, section.headline),
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end', gap: GAP, marginBottom: space[6] },
      kit.body(typeScale.s3, section.text, { width: kit.span(6), color: kit.colours.text }),
      kit.buttons(section),
    ),
    kit.image(section.image, PAGE_WIDTH, 520, {
      borderRadius: 0,
      marginLeft: offScale(-kit.gutter),
    }),
  )

/** The distance by which the corner with the headline extends into its picture. */
const CORNER_OVERLAP = 44

/** A picture as wide as the page; the headline is in a corner that is cut out of it. */
const frame: Draw = (kit, section) => {
  const wide = PAGE_WIDTH - 64
  return kit.band(
    { padding: pad(0, space[8], kit.sectionPadding) },
    kit.image(section.image, wide, 640),
    row(
      { width: wide, justifyContent: 'space-between', alignItems: 'flex-start', gap: GAP },
      onNarrow(
        column(
          {
            width: kit.span(7),
            marginTop: offScale(-CORNER_OVERLAP),
            gap: space[6],
            padding: pad(space[9], space[12], 0, space[7]),
            backgroundColor: kit.colours.surface,
            borderRadius: `0 ${kit.look.radius}px 0 0`,
          },
          kit.eyebrow(section.eyebrow),
          kit.display(typeScale.s13, section.headline),
        ),
        { padding: pad(space[5], 0, 0), borderRadius: 0 },
      ),
      onNarrow(
        column(
          { width: kit.span(4), gap: space[7], padding: pad(space[12], space[7], 0, 0) },
          kit.body(typeScale.s2, section.text),
          kit.buttons(section),
        ),
        { padding: pad(0) },
      ),
    ),
  )
}

/** A device that shows the product rises from the bottom of a coloured background. */
const device: Draw = (kit, section) =>
  kit.band(
    { alignItems: 'center', gap: space[7], padding: pad(space[22], kit.gutter, 0) },
    kit.eyebrow(section.eyebrow),
    kit.display(typeScale.s15, section.headline, { textAlign: 'center', maxWidth: kit.span(10) }),
    kit.body(typeScale.s2, section.text, { textAlign: 'center', maxWidth: 700 }),
    kit.buttons(section, { marginTop: space[3] }),
    kit.image(section.image, kit.inner, 600, {
      marginTop: space[10],
      borderRadius: `${kit.look.radius}px ${kit.look.radius}px 0 0`,
    }),
  )

/** Tiles of words and pictures that fill the first screen. */
const mosaic: Draw = (kit, section) => {
  const [first, second] = section.pictures
  const word = kit.on('primary')
  const wide = PAGE_WIDTH - 64
  const left = Math.floor((wide - GAP) * 0.62)
  const right = wide - GAP - left
  return kit.band(
    { padding: pad(space[4], space[8], kit.sectionPadding) },
    row(
      { gap: GAP, alignItems: 'stretch' },
      column(
        {
          width: left,
          gap: space[7],
          padding: pad(space[18], space[16]),
          justifyContent: 'flex-end',
          backgroundColor: word.colours.surface,
          borderRadius: kit.look.radius,
        },
        word.eyebrow(section.eyebrow),
        word.display(typeScale.s15, section.headline),
        word.body(typeScale.s2, section.text, { maxWidth: 600 }),
        word.buttons(section, { marginTop: space[3] }),
      ),
      column(
        { width: right, gap: GAP },
        kit.image(section.image, right, 420),
        row(
          { gap: GAP },
          kit.image(first, Math.floor((right - GAP) / 2), 260),
          kit.image(second, Math.floor((right - GAP) / 2), 260, {
            borderRadius: kit.look.radius > 8 ? 999 : kit.look.radius,
          }),
        ),
      ),
    ),
  )
}

export const loudHeroes = {
  'hero-panel': panel,
  'hero-banner': banner,
  'hero-collage': collage,
  'hero-billboard': billboard,
  'hero-frame': frame,
  'hero-device': device,
  'hero-mosaic': mosaic,
} satisfies Drawings
