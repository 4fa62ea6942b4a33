import type { EstimateDocument, Logo } from './estimate-content.ts'
import { longDay } from './long-day.ts'
import { LEFT_TO_RIGHT } from './pdf-bidi.ts'
import { drawMark, drawMarkLarge } from './pdf-mark.ts'
import { type PlacedConcept, writePicture } from './pdf-picture.ts'
import {
  A4,
  artifact,
  BOTTOM,
  beginSection,
  dollars,
  element,
  exactDollars,
  INNER,
  MARGIN,
  measure,
  newPage,
  rule,
  type Sheet,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

/** The y at which the facts begin, at the foot of the page. */
const FACTS = BOTTOM - 112
const TITLE_SIZES = [40, 32, 26, 21]

/** Room for a logo: it is as large as fits, with its bottom towards the rule. */
const LOGO = { width: 160, height: 34, bottom: 66 }

function writeLogo(sheet: Sheet, { picture, width, height }: Logo, alt: string): void {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const [w, h] = [width * scale, height * scale]
  const y = LOGO.bottom - h
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  element(
    sheet,
    sheet.section,
    'Figure',
    () => sheet.doc.image(bytes, MARGIN, y, { width: w, height: h }),
    { alt, bbox: [MARGIN, y, MARGIN + w, y + h] },
  )
}

/** The logo, or the mark with the name next to it. */
function writeHead(sheet: Sheet, { agency, reference, logo }: EstimateDocument): void {
  const name = printable(agency.name, 40)
  if (logo) writeLogo(sheet, logo, name)
  else {
    drawMark(sheet, MARGIN, 40, 22)
    writeAt(sheet, 42, name, type.head, { x: MARGIN + 30, width: 260 })
  }
  writeAt(sheet, 42, `Estimate ${reference}`, type.label, {
    ...{ x: A4.width - MARGIN - 200, width: 200, align: 'right' },
  })
  rule(sheet, 72)
}

/** The client's name as large as two lines allow, and the person it is for. */
function writeTitle(sheet: Sheet, { client }: EstimateDocument): number {
  const name = printable(client.companyName || client.name, 120)
  const size =
    TITLE_SIZES.find(
      (each) =>
        measure(sheet, name, { ...type.cover, size: each }) <= 2 * each * type.cover.leading + 1,
    ) ?? 18
  const style = { ...type.cover, size }
  // The document is in English, so a right-to-left name is aligned like every other title.
  const y = writeAt(sheet, 96, name, style, { tag: 'H1', lines: 3, align: 'left' })
  const person = printable(client.name, 100)
  const words = client.companyName
    ? `A website, and what it takes. Prepared for ${person}${LEFT_TO_RIGHT}.`
    : 'A website, and what it takes.'
  return writeAt(
    sheet,
    y + 8,
    words,
    { ...type.head, weight: 'regular' },
    { color: 'muted', lines: 2 },
  )
}

/** The single total, and the facts that an estimate has to state. */
function writeFacts(sheet: Sheet, { estimate, reference }: EstimateDocument): void {
  const { total, low, high, gst, weeks, issuedOn, validUntil } = estimate
  rule(sheet, FACTS, MARGIN, INNER, 'ink')
  let y = writeAt(sheet, FACTS + 14, 'Total including GST', type.label)
  y = writeAt(sheet, y, exactDollars(total), { ...type.cover, size: 32 }, { width: 300 })
  writeAt(
    sheet,
    y + 4,
    `Between ${dollars(low)} and ${dollars(high)}, in Australian dollars. GST in the total: ${exactDollars(gst)}.`,
    type.muted,
    { width: 270 },
  )
  const facts = [
    ['Estimate', reference],
    ['Date', longDay(issuedOn)],
    ['Valid to the end of', longDay(validUntil)],
    ['To launch', `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    const at = FACTS + 14 + index * 19
    writeAt(sheet, at, label, type.muted, { x: MARGIN + 300, width: 92 })
    writeAt(sheet, at, value, type.label, {
      ...{ x: MARGIN + 392, width: INNER - 392, align: 'right' },
    })
  }
}

/**
 * Without a concept, shows the agency's own mark in large with the beginning of the client's
 * description.
 */
function writePanel(sheet: Sheet, { summary, logo }: EstimateDocument, y: number, h: number): void {
  const { doc } = sheet
  artifact(sheet, () => {
    doc.save()
    doc.roundedRect(MARGIN, y, INNER, h, 4).clip()
    doc.rect(MARGIN, y, INNER, h).fill(sheet.palette.ink)
  })
  if (!logo) drawMarkLarge(sheet, { x: MARGIN, y, w: INNER, h })
  artifact(sheet, () => doc.restore())
  const width = 270
  const style = { ...type.title, size: 18, leading: 1.3 }
  const text = printable(summary, 200)
  const height = Math.min(measure(sheet, text, style, { width }), 6 * 18 * 1.3)
  const top = y + h - height - 28
  writeAt(sheet, top - 24, 'You wrote', type.label, { x: MARGIN + 28, width, color: 'brand' })
  writeAt(sheet, top, text, style, { x: MARGIN + 28, width, color: 'onInk', lines: 6 })
}

export function writeCover(
  sheet: Sheet,
  input: EstimateDocument,
  concept: PlacedConcept | undefined,
): void {
  newPage(sheet)
  beginSection(sheet, 'Estimate')
  writeHead(sheet, input)
  const y = writeTitle(sheet, input) + 22
  if (concept) {
    const h = Math.min(FACTS - y - 24, (concept.height / concept.width) * INNER)
    writePicture(sheet, concept, { x: MARGIN, y, w: INNER, h })
  } else writePanel(sheet, input, y, FACTS - y - 24)
  writeFacts(sheet, input)
}
