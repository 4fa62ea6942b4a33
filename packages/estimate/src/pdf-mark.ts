import type { Frame } from './pdf-picture.ts'
import { artifact, type Sheet } from './pdf-sheet.ts'

/** The mark's drawing is 32 units wide, rotated by -20 degrees about its centre. */
const MARK_UNITS = 32
const ROTATION = -20

function strokeMark(
  sheet: Sheet,
  lines: { colour: string; opacity: number; extension: number },
): void {
  const { doc } = sheet
  const { colour, opacity, extension } = lines
  doc.lineCap('square').lineWidth(1.5).strokeColor(colour).strokeOpacity(opacity)
  for (const offset of [9, 23]) {
    doc
      .moveTo(3 - extension, offset)
      .lineTo(29 + extension, offset)
      .stroke()
    doc
      .moveTo(offset, 3 - extension)
      .lineTo(offset, 29 + extension)
      .stroke()
  }
  doc.strokeOpacity(1).lineWidth(4).strokeColor(sheet.palette.brand)
  doc.moveTo(9, 27).lineTo(9, 9).lineTo(23, 9).stroke()
}

function drawMarkAt(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
  extension: number,
) {
  const { doc } = sheet
  artifact(sheet, () => {
    doc.save()
    doc.translate(x, y).scale(size / MARK_UNITS)
    doc.rotate(ROTATION, { origin: [MARK_UNITS / 2, MARK_UNITS / 2] })
    strokeMark(sheet, { colour, opacity, extension })
    doc.restore()
  })
}

/** The agency's mark, `size` points wide. */
export const drawMark = (sheet: Sheet, x: number, y: number, size: number): void =>
  drawMarkAt(sheet, x, y, size, sheet.palette.ink, 0.35, 0)

/** The mark as a large drawing whose lines extend beyond the frame. */
export const drawLargeMark = (sheet: Sheet, { x, y, w, h }: Frame): void => {
  const size = Math.min(w * 0.4, h * 0.62)
  drawMarkAt(sheet, x + w - size - 12, y + 8, size, sheet.palette.onInk, 0.14, 60)
}
