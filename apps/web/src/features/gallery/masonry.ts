import { MASONRY_COLUMNS, MASONRY_DEFAULT_COLUMNS } from '@agency/contract/limits'

/** Fine rows of the grid in one column's width. */
const ROWS_PER_WIDTH = 20
/** Rows for the caption and the gap below a card. */
const CAPTION_ROWS = 6
/** Taller pictures are cut from below, so that a whole-page design does not fill a column. */
const TALLEST = 1.6
const UNKNOWN = 1.25

/** How many of the grid's fine rows a concept's card takes: reserved before its picture arrives. */
export const spanOf = (picture: { imageWidth: number | null; imageHeight: number | null }) => {
  const { imageWidth, imageHeight } = picture
  const ratio = imageWidth && imageHeight ? imageHeight / imageWidth : UNKNOWN
  return Math.round(Math.min(TALLEST, Math.max(0.6, ratio)) * ROWS_PER_WIDTH) + CAPTION_ROWS
}

const columnsRule = (columns: number, gap: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoRows: `calc((100cqw - ${(columns - 1) * gap}px) / ${columns * ROWS_PER_WIDTH})`,
})

/**
 * A grid whose fine rows are a share of a column's width. Dense flow puts each next card where the
 * columns are shortest, leftmost first, so that the document's order is the order of the eye.
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
