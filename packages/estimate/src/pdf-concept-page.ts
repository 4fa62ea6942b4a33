import { drawStrip, type PlacedConcept, swatchesOf, writePicture } from './pdf-picture.ts'
import {
  artifact,
  BOTTOM,
  beginSection,
  GUTTER,
  ink,
  MARGIN,
  newPage,
  rule,
  type Sheet,
  THIRD,
  title,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

const PICTURES = 2 * THIRD + GUTTER
const SIDE = { x: MARGIN + PICTURES + GUTTER, width: THIRD }
const GAP = 12
/** A picture more than so many times as high as wide stands in two columns. */
const LONG = 2.2

/** The whole picture: in one column, or cut in two where one would be too narrow to see. */
function writeWhole(sheet: Sheet, concept: PlacedConcept): void {
  const { y } = sheet
  const ratio = concept.height / concept.width
  const most = BOTTOM - y
  if (ratio <= LONG) {
    const w = Math.min(PICTURES, most / ratio)
    writePicture(sheet, concept, { x: MARGIN, y, w, h: w * ratio })
    return
  }
  const w = Math.min((PICTURES - GAP) / 2, (2 * most) / ratio)
  const half = (w * ratio) / 2
  writePicture(sheet, concept, { x: MARGIN, y, w, h: half }, { part: 'Upper half.' })
  const second = { x: MARGIN + w + GAP, y, w, h: half }
  writePicture(sheet, concept, second, { from: half, part: 'Lower half.' })
}

function writePalette(sheet: Sheet, { palette }: PlacedConcept, from: number): number {
  let y = writeAt(sheet, from, 'Colours', type.head, { ...SIDE, tag: 'H2' })
  y = writeAt(sheet, y, printable(palette.name, 60), type.muted, SIDE) + 6
  const { doc } = sheet
  for (const { role, colour } of swatchesOf(palette)) {
    const top = y
    artifact(sheet, () => {
      doc.roundedRect(SIDE.x, top, 44, 28, 3).fill(colour)
      doc.roundedRect(SIDE.x, top, 44, 28, 3).lineWidth(0.6).strokeColor(ink.line).stroke()
    })
    const place = { x: SIDE.x + 54, width: SIDE.width - 54 }
    writeAt(sheet, top, role, type.label, place)
    writeAt(sheet, top + 14, colour.toUpperCase(), type.small, place)
    y += 35
  }
  return y
}

function writeTypefaces(sheet: Sheet, { typeNames }: PlacedConcept, from: number): number {
  let y = writeAt(sheet, from, 'Typefaces', type.head, { ...SIDE, tag: 'H2' }) + 4
  const names = [...new Set(typeNames)]
  const uses = names.length > 1 ? ['Headings', 'Reading'] : ['Headings and reading']
  for (const [index, name] of names.entries()) {
    rule(sheet, y, SIDE.x, SIDE.width)
    y = writeAt(sheet, y + 4, printable(name, 40), type.label, SIDE)
    y = writeAt(sheet, y, uses[index] ?? '', type.small, SIDE) + 4
  }
  return y
}

const NOTE =
  'A concept is a starting point: words, pictures and order change with what we learn from you.'

/** One page: the whole picture beside its colours and typefaces. */
export function writeConceptPage(sheet: Sheet, concept: PlacedConcept): void {
  newPage(sheet)
  beginSection(sheet, 'The concept')
  title(sheet, 'The concept')
  const top = sheet.y
  writeWhole(sheet, concept)
  const y = writePalette(sheet, concept, top)
  const end = writeTypefaces(sheet, concept, y + 14)
  drawStrip(sheet, concept.palette, { x: SIDE.x, y: end + 14, w: SIDE.width, h: 8 })
  sheet.y = writeAt(sheet, end + 34, NOTE, type.muted, SIDE)
}
