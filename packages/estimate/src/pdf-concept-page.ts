import { type EmbeddedConcept, swatchesOf, writePicture } from './pdf-picture.ts'
import {
  artifact,
  BOTTOM,
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

/** Height of the colours and typefaces below the image. */
const DETAILS_HEIGHT = 158
const GAP = 12
const MAX_COLUMNS = 3

/** The number of columns at which the image is largest, and the width of each. */
function columnsOf(ratio: number, max: number): { count: number; width: number } {
  const columns = Array.from({ length: MAX_COLUMNS }, (_, index) => {
    const count = index + 1
    const width = Math.min((CONTENT_WIDTH - index * GAP) / count, (count * max) / ratio)
    return { count, width }
  })
  return columns.reduce((widest, candidate) =>
    candidate.width > widest.width + 8 ? candidate : widest,
  )
}

const partDescriptions = ['', 'The first part.', 'The next part.', 'The last part.']

/** The whole image, cut into columns if it is long. Returns the y below it. */
function writeImage(sheet: Sheet, concept: EmbeddedConcept): number {
  const { y } = sheet
  const ratio = concept.height / concept.width
  const { count, width } = columnsOf(ratio, BOTTOM - DETAILS_HEIGHT - y)
  const h = (width * ratio) / count
  // Several columns span from margin to margin; a single one is centred.
  const freeWidth = CONTENT_WIDTH - count * width
  const gap = count > 1 ? freeWidth / (count - 1) : 0
  const left = count > 1 ? MARGIN : MARGIN + freeWidth / 2
  for (let column = 0; column < count; column += 1) {
    const frame = { x: left + column * (width + gap), y, w: width, h }
    const isLast = column === count - 1
    const part = count === 1 ? '' : partDescriptions[isLast ? 3 : column + 1]
    writePicture(sheet, concept, frame, { offset: column * h, ...(part && { part }) })
  }
  return y + h
}

const SWATCH_HEIGHT = 40

/** The colours side by side across the full width, each with its role and value. */
function writePalette(sheet: Sheet, { palette }: EmbeddedConcept): void {
  const swatches = swatchesOf(palette)
  const gap = 8
  const width = (CONTENT_WIDTH - gap * (swatches.length - 1)) / swatches.length
  const { doc, y } = sheet
  artifact(sheet, () => {
    for (const [index, { colour }] of swatches.entries()) {
      const x = MARGIN + index * (width + gap)
      doc.roundedRect(x, y, width, SWATCH_HEIGHT, 3).fill(colour)
      doc
        .roundedRect(x, y, width, SWATCH_HEIGHT, 3)
        .lineWidth(0.6)
        .strokeColor(sheet.palette.line)
        .stroke()
    }
  })
  for (const [index, { role, colour }] of swatches.entries()) {
    const column = { x: MARGIN + index * (width + gap), width }
    const bottom = writeAt(sheet, y + SWATCH_HEIGHT + 4, role, textStyles.smallBold, {
      ...column,
      color: 'ink',
    })
    writeAt(sheet, bottom, colour.toUpperCase(), textStyles.small, column)
  }
  sheet.y = y + SWATCH_HEIGHT + 34
}

/** The use of each typeface. */
const usesOf = (names: string[]) =>
  names.length > 1 ? ['Headings', 'Reading'] : ['Headings and reading']

const NOTE =
  'A starting point: words, pictures and order will change as we learn more about your business.'

/** The palette’s name, the typefaces, and an explanation of a concept, in three columns. */
function writeConceptNotes(sheet: Sheet, { palette, typefaceNames }: EmbeddedConcept): void {
  const names = [...new Set(typefaceNames)]
  const uses = usesOf(names)
  const typefaces = names.map(
    (name, index) => `${toPrintable(name, 40)}: ${uses[index]?.toLowerCase()}`,
  )
  const columns = [
    ['Colours', toPrintable(palette.name, 60)],
    ['Typefaces', typefaces.join('\n')],
    ['A concept is', NOTE],
  ] as const
  const { y } = sheet
  for (const [index, [heading, text]] of columns.entries()) {
    const column = { x: MARGIN + index * (THIRD_WIDTH + GUTTER), width: THIRD_WIDTH }
    rule(sheet, y, column.x, THIRD_WIDTH)
    const bottom = writeAt(sheet, y + 6, heading, textStyles.label, { ...column, tag: 'H2' })
    writeAt(sheet, bottom, text, textStyles.muted, { ...column, lines: 3 })
  }
}

/** One page: the whole image above its colours and typefaces. */
export function writeConceptPage(sheet: Sheet, concept: EmbeddedConcept): void {
  beginChapter(sheet, 'The concept')
  sheet.y = writeImage(sheet, concept) + 22
  writePalette(sheet, concept)
  writeConceptNotes(sheet, concept)
  // The proposal starts on a new page.
  sheet.y = BOTTOM
}
