import { contrastOf } from '@agency/contract/colour-contrast'
import type { Palette } from '@agency/contract/concept'
import { type EmbeddedConcept, swatchesOf } from './pdf-picture.ts'
import {
  artifact,
  beginChapter,
  CONTENT_WIDTH,
  GUTTER,
  MARGIN,
  rule,
  type Sheet,
  THIRD_WIDTH,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'

const COLUMNS = 3
/** A page of the website has more on it than fits here. */
const MAX_CONTENTS = 5
const MAX_NAME = 40
const MAX_CONTENT = 90

type Page = NonNullable<EmbeddedConcept['pages']>[number]

/** Writes a page of the website with what is on it; returns the y below it. */
function writePage(sheet: Sheet, { name, contents }: Page, column: { x: number; width: number }) {
  rule(sheet, sheet.y, column.x, column.width)
  let y = writeAt(sheet, sheet.y + 6, toPrintable(name, MAX_NAME), textStyles.label, {
    ...{ ...column, tag: 'H3', lines: 1 },
  })
  for (const content of contents.slice(0, MAX_CONTENTS))
    y = writeAt(sheet, y + 2, toPrintable(content, MAX_CONTENT), textStyles.small, {
      ...{ ...column, lines: 2 },
    })
  return y
}

/** The pages of the website, three in a row. */
function writeSiteMap(sheet: Sheet, pages: readonly Page[]): void {
  for (let first = 0; first < pages.length; first += COLUMNS) {
    const bottoms = pages
      .slice(first, first + COLUMNS)
      .map((page, index) =>
        writePage(sheet, page, { x: MARGIN + index * (THIRD_WIDTH + GUTTER), width: THIRD_WIDTH }),
      )
    sheet.y = Math.max(...bottoms) + 18
  }
}

/** The use of each colour, and the colour that it is seen with. */
const USES: Record<string, { use: string; against: keyof Palette }> = {
  Primary: { use: 'Large areas in the colour of the brand', against: 'onPrimary' },
  Accent: { use: 'Buttons and details', against: 'onAccent' },
  Contrast: { use: 'Footer and closing sections', against: 'onInk' },
  Text: { use: 'Words', against: 'background' },
  Background: { use: 'The page', against: 'text' },
  Surface: { use: 'Every other section', against: 'text' },
  Tint: { use: 'Sections with more colour', against: 'text' },
}

const ROW_HEIGHT = 24
const SWATCH = { width: 34, height: 15 }
const COLUMN_STARTS = { role: 48, value: 130, use: 210, contrast: CONTENT_WIDTH - 90 }

/** The colours in rows: each with its value, its use, and the contrast of text on it. */
function writeColours(sheet: Sheet, palette: Palette): void {
  const { doc } = sheet
  for (const { role, colour } of swatchesOf(palette)) {
    const { y } = sheet
    const { use, against } = USES[role] ?? { use: '', against: 'text' }
    rule(sheet, y)
    artifact(sheet, () =>
      doc
        .roundedRect(MARGIN, y + 4.5, SWATCH.width, SWATCH.height, 3)
        .lineWidth(0.6)
        .fillAndStroke(colour, sheet.palette.line),
    )
    const at = (offset: number, width: number) => ({ x: MARGIN + offset, width, lines: 1 })
    const line = y + 6
    const ratio = contrastOf(colour, palette[against])
    writeAt(sheet, line, role, textStyles.smallBold, {
      ...at(COLUMN_STARTS.role, 80),
      color: 'ink',
    })
    writeAt(sheet, line, colour.toUpperCase(), textStyles.small, at(COLUMN_STARTS.value, 76))
    writeAt(sheet, line, use, textStyles.small, at(COLUMN_STARTS.use, 190))
    writeAt(sheet, line, `Contrast ${ratio.toFixed(1)} to 1`, textStyles.small, {
      ...at(COLUMN_STARTS.contrast, 90),
      align: 'right',
    })
    sheet.y = y + ROW_HEIGHT
  }
  rule(sheet, sheet.y)
}

const STYLE_NOTE =
  'Contrast is that of text on the colour, or of the colour as text; 4.5 to 1 is what the accessibility guidelines (WCAG, level AA) ask of running text. The download of the site has the whole guide, with sizes, buttons and spacing, and the same values as design tokens.'

/**
 * One page with the site map of the website that the concept becomes, and its style guide. A website
 * of one page has none: the page with the concept shows all of it.
 */
export function writeSitePage(sheet: Sheet, { pages = [], palette }: EmbeddedConcept): void {
  if (pages.length < 2) return
  beginChapter(sheet, 'Your concept as a website')
  const intro = `What your brief says already fills ${pages.length} pages, which you can download as a small website. The site that we propose and price is on the pages after this one.`
  sheet.y = writeAt(sheet, sheet.y, intro, textStyles.muted) + 18
  sheet.y =
    writeAt(sheet, sheet.y, 'Site map of the download', textStyles.heading, { tag: 'H2' }) + 10
  writeSiteMap(sheet, pages)
  sheet.y = writeAt(sheet, sheet.y + 10, 'Style guide', textStyles.heading, { tag: 'H2' }) + 10
  writeColours(sheet, palette)
  sheet.y = writeAt(sheet, sheet.y + 10, STYLE_NOTE, textStyles.muted)
}
