import type { Palette } from '@agency/contract/concept'
import { A4, BOTTOM, type Doc, INNER, ink, MARGIN, newPage, printable, write } from './pdf-sheet.ts'

export interface ConceptPicture {
  /** JPEG or PNG. */
  picture: Uint8Array
  width: number
  height: number
  palette: Palette
  siteMap: string[]
  typeNames: string[]
}

/** Frames a part of the picture, from `from` of its height, without stretching it. */
export function cropped(
  doc: Doc,
  { picture, width, height }: ConceptPicture,
  frame: { x: number; y: number; w: number; h: number },
  from = 0,
): void {
  const scale = frame.w / width
  doc.save()
  doc.roundedRect(frame.x, frame.y, frame.w, frame.h, 6).clip()
  doc.image(Buffer.from(picture), frame.x, frame.y - from * height * scale, { width: frame.w })
  doc.restore()
  doc
    .roundedRect(frame.x, frame.y, frame.w, frame.h, 6)
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .stroke()
}

const SWATCHES: [keyof Palette, string][] = [
  ['primary', 'Primary'],
  ['accent', 'Accent'],
  ['background', 'Background'],
  ['surface', 'Surface'],
  ['text', 'Text'],
]

/** One page: the whole concept, its colours, typefaces and site map. */
export function writeConceptPage(doc: Doc, concept: ConceptPicture): void {
  newPage(doc)
  write(doc, 'The concept', MARGIN, 56, { size: 24, weight: 'bold' })
  const left = { x: MARGIN, w: 300 }
  const top = 104
  const room = BOTTOM - top
  const fullHeight = (concept.height / concept.width) * left.w
  if (fullHeight <= room) cropped(doc, concept, { x: left.x, y: top, w: left.w, h: fullHeight })
  else {
    const w = (room * concept.width) / concept.height
    cropped(doc, concept, { x: left.x, y: top, w, h: room })
  }

  const x = MARGIN + left.w + 36
  const width = A4.width - MARGIN - x
  let y = write(doc, 'Colours', x, top, { size: 11, weight: 'bold', width }) + 8
  for (const [role, label] of SWATCHES) {
    const colour = concept.palette[role]
    doc.roundedRect(x, y, 34, 24, 4).fill(colour)
    doc.roundedRect(x, y, 34, 24, 4).lineWidth(0.6).strokeColor(ink.line).stroke()
    write(doc, label, x + 46, y + 1, { size: 9, weight: 'bold', width: width - 46 })
    write(doc, colour.toUpperCase(), x + 46, y + 12, {
      size: 8.5,
      color: ink.muted,
      width: width - 46,
    })
    y += 34
  }
  y = write(doc, 'Typefaces', x, y + 16, { size: 11, weight: 'bold', width }) + 6
  const names = [...new Set(concept.typeNames)]
  const roles = names.length > 1 ? ['for headings', 'for reading'] : ['throughout']
  for (const [index, name] of names.entries()) {
    y =
      write(doc, `${printable(name, 40)} ${roles[index] ?? ''}`, x, y, {
        size: 9.5,
        color: ink.muted,
        width,
      }) + 3
  }
  y = write(doc, 'Pages', x, y + 18, { size: 11, weight: 'bold', width }) + 6
  for (const page of ['Home', ...concept.siteMap]) {
    y = write(doc, printable(page, 40), x, y, { size: 9.5, color: ink.muted, width }) + 3
  }
  write(
    doc,
    'A concept is a starting point: words, pictures and order change with what we learn from you.',
    x,
    Math.max(y + 24, BOTTOM - 52),
    { size: 8.5, color: ink.muted, width: Math.min(width, INNER) },
  )
}
