import type { Draw, Drawings } from './draw.ts'
import { column, onNarrow, row } from './element.ts'
import { centredHeading, GAP, headOf, PAGE_WIDTH } from './kit.ts'
import { narrowGutters, offScale, pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const STRIP_WIDTHS = [520, 340, 440, 420]

/** A strip of pictures that runs off both edges. */
const strip: Draw = (kit, section) =>
  kit.band(
    { padding: pad(kit.sectionPadding, 0), gap: space[12] },
    row({ padding: pad(0, kit.gutter) }, headOf(kit, section)),
    onNarrow(
      row(
        { gap: space[6], width: PAGE_WIDTH, marginLeft: offScale(-120), overflow: 'visible' },
        ...section.pictures
          .slice(0, STRIP_WIDTHS.length)
          .map((imagery, index) => kit.image(imagery, STRIP_WIDTHS[index] ?? 400, 420)),
      ),
      { marginLeft: 0, padding: narrowGutters() },
    ),
  )

/** One large picture and four small ones around it. */
const mosaic: Draw = (kit, section) => {
  const [first, ...others] = section.pictures
  const small = Math.floor((kit.span(6) - GAP) / 2)
  const pairOf = (from: number) =>
    row({ gap: GAP }, kit.image(others[from], small, 284), kit.image(others[from + 1], small, 284))
  return kit.band(
    { gap: space[12] },
    headOf(kit, section),
    row(
      { gap: GAP },
      kit.image(first, kit.span(6), 600),
      column({ gap: GAP }, pairOf(0), pairOf(2)),
    ),
  )
}

const PICTURE_HEIGHTS = [420, 520, 360]

/** Pictures hung at different heights, each with its caption. */
const captioned: Draw = (kit, section) =>
  kit.band(
    { gap: space[14] },
    centredHeading(kit, section),
    row(
      { gap: GAP, alignItems: 'flex-start' },
      ...section.items
        .slice(0, 3)
        .map((item, index) =>
          column(
            { width: kit.span(4), gap: space[4], marginTop: space[index === 1 ? 0 : 16] },
            kit.image(item.image, kit.span(4), PICTURE_HEIGHTS[index] ?? 400),
            kit.body(typeScale.s1, item.title, { color: kit.colours.text }),
          ),
        ),
    ),
  )

/** Two rows of pictures: the first row begins with the longer one, the second ends with it. */
const checker: Draw = (kit, section) => {
  const [a, b, c, d] = section.pictures
  return kit.band(
    { gap: GAP },
    row(
      { marginBottom: space[6], justifyContent: 'space-between', alignItems: 'flex-end' },
      headOf(kit, section),
    ),
    row({ gap: GAP }, kit.image(a, kit.span(8), 420), kit.image(b, kit.span(4), 420)),
    row({ gap: GAP }, kit.image(c, kit.span(4), 420), kit.image(d, kit.span(8), 420)),
  )
}

export const galleries = {
  'gallery-strip': strip,
  'gallery-mosaic': mosaic,
  'gallery-captioned': captioned,
  'gallery-checker': checker,
} satisfies Drawings
