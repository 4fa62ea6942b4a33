import type { EstimateDocument, Logo } from './estimate-content.ts'
import { formatLongDate } from './long-date.ts'
import { LEFT_TO_RIGHT } from './pdf-bidi.ts'
import { drawLargeMark, drawMark } from './pdf-mark.ts'
import { type EmbeddedConcept, writePicture } from './pdf-picture.ts'
import {
  A4,
  addPage,
  artifact,
  BOTTOM,
  beginSection,
  CONTENT_WIDTH,
  element,
  formatDollars,
  formatWholeDollars,
  MARGIN,
  measure,
  rule,
  type Sheet,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'

/** The y at which the facts begin, at the foot of the page. */
const FACTS_TOP = BOTTOM - 112
const TITLE_SIZES = [40, 32, 26, 21]

/** The space for a logo, which is as large as fits and aligned to the bottom. */
const LOGO_BOX = { width: 160, height: 34, bottom: 66 }

function writeLogo(sheet: Sheet, { picture, width, height }: Logo, alt: string): void {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height)
  const [w, h] = [width * scale, height * scale]
  const y = LOGO_BOX.bottom - h
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
function writeHeader(sheet: Sheet, { agency, reference, logo }: EstimateDocument): void {
  const name = toPrintable(agency.name, 40)
  if (logo) writeLogo(sheet, logo, name)
  else {
    drawMark(sheet, MARGIN, 40, 22)
    writeAt(sheet, 42, name, textStyles.heading, { x: MARGIN + 30, width: 260 })
  }
  writeAt(sheet, 42, `Estimate ${reference}`, textStyles.label, {
    ...{ x: A4.width - MARGIN - 200, width: 200, align: 'right' },
  })
  rule(sheet, 72)
}

/** The client's name as large as two lines allow, and the person it is for. */
function writeTitle(sheet: Sheet, { client }: EstimateDocument): number {
  const name = toPrintable(client.companyName || client.name, 120)
  const size =
    TITLE_SIZES.find(
      (candidate) =>
        measure(sheet, name, { ...textStyles.cover, size: candidate }) <=
        2 * candidate * textStyles.cover.leading + 1,
    ) ?? 18
  const style = { ...textStyles.cover, size }
  // The document is in English, so a right-to-left name is aligned like every other title.
  const y = writeAt(sheet, 96, name, style, { tag: 'H1', lines: 3, align: 'left' })
  const person = toPrintable(client.name, 100)
  const subtitle = client.companyName
    ? `A website, and what it takes. Prepared for ${person}${LEFT_TO_RIGHT}.`
    : 'A website, and what it takes.'
  return writeAt(
    sheet,
    y + 8,
    subtitle,
    { ...textStyles.heading, weight: 'regular' },
    { color: 'muted', lines: 2 },
  )
}

/** The single total, and the facts that an estimate has to state. */
function writeFacts(sheet: Sheet, { estimate, reference }: EstimateDocument): void {
  const { total, low, high, gst, weeks, issuedOn, validUntil } = estimate
  rule(sheet, FACTS_TOP, MARGIN, CONTENT_WIDTH, 'ink')
  let y = writeAt(sheet, FACTS_TOP + 14, 'Total including GST', textStyles.label)
  y = writeAt(sheet, y, formatDollars(total), { ...textStyles.cover, size: 32 }, { width: 300 })
  writeAt(
    sheet,
    y + 4,
    `Between ${formatWholeDollars(low)} and ${formatWholeDollars(high)}, in Australian dollars. GST in the total: ${formatDollars(gst)}.`,
    textStyles.muted,
    { width: 270 },
  )
  const facts = [
    ['Estimate', reference],
    ['Date', formatLongDate(issuedOn)],
    ['Valid to the end of', formatLongDate(validUntil)],
    ['To launch', `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    const rowY = FACTS_TOP + 14 + index * 19
    writeAt(sheet, rowY, label, textStyles.muted, { x: MARGIN + 300, width: 92 })
    writeAt(sheet, rowY, value, textStyles.label, {
      ...{ x: MARGIN + 392, width: CONTENT_WIDTH - 392, align: 'right' },
    })
  }
}

/**
 * For estimates without a concept: the agency's mark, enlarged, with the beginning of the client's
 * description.
 */
function writePanel(sheet: Sheet, { summary, logo }: EstimateDocument, y: number, h: number): void {
  const { doc } = sheet
  artifact(sheet, () => {
    doc.save()
    doc.roundedRect(MARGIN, y, CONTENT_WIDTH, h, 4).clip()
    doc.rect(MARGIN, y, CONTENT_WIDTH, h).fill(sheet.palette.ink)
  })
  if (!logo) drawLargeMark(sheet, { x: MARGIN, y, w: CONTENT_WIDTH, h })
  artifact(sheet, () => doc.restore())
  const width = 270
  const style = { ...textStyles.title, size: 18, leading: 1.3 }
  const text = toPrintable(summary, 200)
  const height = Math.min(measure(sheet, text, style, { width }), 6 * 18 * 1.3)
  const top = y + h - height - 28
  writeAt(sheet, top - 24, 'You wrote', textStyles.label, { x: MARGIN + 28, width, color: 'brand' })
  writeAt(sheet, top, text, style, { x: MARGIN + 28, width, color: 'onInk', lines: 6 })
}

export function writeCover(
  sheet: Sheet,
  input: EstimateDocument,
  concept: EmbeddedConcept | undefined,
): void {
  addPage(sheet)
  beginSection(sheet, 'Estimate')
  writeHeader(sheet, input)
  const y = writeTitle(sheet, input) + 22
  if (concept) {
    const h = Math.min(FACTS_TOP - y - 24, (concept.height / concept.width) * CONTENT_WIDTH)
    writePicture(sheet, concept, { x: MARGIN, y, w: CONTENT_WIDTH, h })
  } else writePanel(sheet, input, y, FACTS_TOP - y - 24)
  writeFacts(sheet, input)
}
