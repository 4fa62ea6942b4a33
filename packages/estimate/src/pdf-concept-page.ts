import { type PlacedConcept, swatchesOf, writePicture } from './pdf-picture.ts'
import {
  artifact,
  BOTTOM,
  beginChapter,
  GUTTER,
  INNER,
  MARGIN,
  rule,
  type Sheet,
  THIRD,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

/** Height of the colours and typefaces below the image. */
const FOOT = 158
const GAP = 12
const MAX_COLUMNS = 3

/** The number of columns at which the image is largest, and the width of each. */
function columnsOf(ratio: number, max: number): { count: number; width: number } {
  const columns = Array.from({ length: MAX_COLUMNS }, (_, index) => {
    const count = index + 1
    const width = Math.min((INNER - index * GAP) / count, (count * max) / ratio)
    return { count, width }
  })
  return columns.reduce((best, each) => (each.width > best.width + 8 ? each : best))
}

const parts = ['', 'The first part.', 'The next part.', 'The last part.']

/** The whole image, cut into columns if it is long. Returns the y below it. */
function writeWhole(sheet: Sheet, concept: PlacedConcept): number {
  const { y } = sheet
  const ratio = concept.height / concept.width
  const { count, width } = columnsOf(ratio, BOTTOM - FOOT - y)
  const h = (width * ratio) / count
  // Several columns span from margin to margin; a single one is centred.
  const free = INNER - count * width
  const gap = count > 1 ? free / (count - 1) : 0
  const left = count > 1 ? MARGIN : MARGIN + free / 2
  for (let column = 0; column < count; column += 1) {
    const frame = { x: left + column * (width + gap), y, w: width, h }
    const isLast = column === count - 1
    const part = count === 1 ? '' : parts[isLast ? 3 : column + 1]
    writePicture(sheet, concept, frame, { from: column * h, ...(part && { part }) })
  }
  return y + h
}

const TILE = 40

/** The colours side by side across the full width, each with its role and value. */
function writePalette(sheet: Sheet, { palette }: PlacedConcept): void {
  const swatches = swatchesOf(palette)
  const gap = 8
  const width = (INNER - gap * (swatches.length - 1)) / swatches.length
  const { doc, y } = sheet
  artifact(sheet, () => {
    for (const [index, { colour }] of swatches.entries()) {
      const x = MARGIN + index * (width + gap)
      doc.roundedRect(x, y, width, TILE, 3).fill(colour)
      doc.roundedRect(x, y, width, TILE, 3).lineWidth(0.6).strokeColor(sheet.palette.line).stroke()
    }
  })
  for (const [index, { role, colour }] of swatches.entries()) {
    const place = { x: MARGIN + index * (width + gap), width }
    const below = writeAt(sheet, y + TILE + 4, role, type.smallBold, { ...place, color: 'ink' })
    writeAt(sheet, below, colour.toUpperCase(), type.small, place)
  }
  sheet.y = y + TILE + 34
}

/** The use of each typeface. */
const usesOf = (names: string[]) =>
  names.length > 1 ? ['Headings', 'Reading'] : ['Headings and reading']

const NOTE = 'A starting point: words, pictures and order change with what we learn from you.'

/** The palette’s name, the typefaces, and an explanation of a concept, in three columns. */
function writeNames(sheet: Sheet, { palette, typeNames }: PlacedConcept): void {
  const names = [...new Set(typeNames)]
  const uses = usesOf(names)
  const typefaces = names.map(
    (name, index) => `${printable(name, 40)}: ${uses[index]?.toLowerCase()}`,
  )
  const columns = [
    ['Colours', printable(palette.name, 60)],
    ['Typefaces', typefaces.join('\n')],
    ['A concept is', NOTE],
  ] as const
  const { y } = sheet
  for (const [index, [head, text]] of columns.entries()) {
    const place = { x: MARGIN + index * (THIRD + GUTTER), width: THIRD }
    rule(sheet, y, place.x, THIRD)
    const below = writeAt(sheet, y + 6, head, type.label, { ...place, tag: 'H2' })
    writeAt(sheet, below, text, type.muted, { ...place, lines: 3 })
  }
}

/** One page: the whole image above its colours and typefaces. */
export function writeConceptPage(sheet: Sheet, concept: PlacedConcept): void {
  beginChapter(sheet, 'The concept')
  sheet.y = writeWhole(sheet, concept) + 22
  writePalette(sheet, concept)
  writeNames(sheet, concept)
  // The proposal starts on a new page.
  sheet.y = BOTTOM
}
