import { MASONRY_COLUMNS, MASONRY_DEFAULT_COLUMNS } from '@agency/contract/constants'

/** Fine grid rows per column width. */
const ROWS_PER_COLUMN_WIDTH = 20
/** Rows for the caption and the gap below a card. */
const CAPTION_ROWS = 6
/** Images are cropped at the bottom, so that a whole-page design does not fill a column. */
const VISIBLE_SHARE = 0.62
const MAX_RATIO = 1.7
const MIN_RATIO = 0.6
const DEFAULT_RATIO = 1.2

/** The number of fine grid rows that a concept's card takes, reserved before its image arrives. */
export const spanOf = (picture: { imageWidth: number | null; imageHeight: number | null }) => {
  const { imageWidth, imageHeight } = picture
  const ratio =
    imageWidth && imageHeight ? (imageHeight / imageWidth) * VISIBLE_SHARE : DEFAULT_RATIO
  return (
    Math.round(Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio)) * ROWS_PER_COLUMN_WIDTH) +
    CAPTION_ROWS
  )
}

/** On phones, where a whole page would be taller than the screen, a card shows the top of it. */
const PHONE_RATIO = 0.8
export const PHONE_SPAN = Math.round(PHONE_RATIO * ROWS_PER_COLUMN_WIDTH) + CAPTION_ROWS
export const PHONE_MEDIA = '@media (max-width: 500px)'

const columnsRule = (columns: number, gap: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoRows: `calc((100cqw - ${(columns - 1) * gap}px) / ${columns * ROWS_PER_COLUMN_WIDTH})`,
})

/**
 * A grid whose fine rows are a share of a column's width. Dense flow puts each next card where the
 * columns are shortest, leftmost first, so that the document order matches the visual order.
 */
export const masonryRules = (gap: number) => ({
  display: 'grid',
  gridAutoFlow: 'dense',
  columnGap: `${gap}px`,
  ...columnsRule(MASONRY_DEFAULT_COLUMNS, gap),
  ...Object.fromEntries(
    [...MASONRY_COLUMNS]
      .reverse()
      .map(({ upTo, columns }) => [`@media (max-width: ${upTo}px)`, columnsRule(columns, gap)]),
  ),
})
