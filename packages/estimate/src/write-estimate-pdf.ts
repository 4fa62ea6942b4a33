import type { Estimate } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import PDFDocument from 'pdfkit'
import { type ConceptPicture, cropped, writeConceptPage } from './pdf-concept-page.ts'
import { writeCostPages, writeTermsPage } from './pdf-cost-pages.ts'
import { type EstimateFont, fontName } from './pdf-fonts.ts'
import {
  A4,
  BOTTOM,
  type Doc,
  dollars,
  fitted,
  INNER,
  ink,
  MARGIN,
  newPage,
  printable,
  rule,
  write,
} from './pdf-sheet.ts'

export interface EstimateDocument {
  estimate: Estimate
  agency: AgencySettings
  client: { name: string; email: string; companyName: string }
  /** Absent on a quote without a concept. */
  concept?: ConceptPicture
  reference: string
  /** Day of issue, YYYY-MM-DD. */
  issuedOn: string
  /** The description that was priced. */
  summary: string
  /** Days the estimate holds. */
  validDays: number
  fonts: (Omit<EstimateFont, 'file'> & { data: Uint8Array })[]
}

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

function writeCover(doc: Doc, input: EstimateDocument, validUntil: string): void {
  const { agency, client, concept, estimate, issuedOn, reference } = input
  newPage(doc)
  doc.rect(MARGIN, 52, 10, 10).fill(ink.brand)
  write(doc, printable(agency.name, 40), MARGIN + 18, 49, { size: 13, weight: 'bold', width: 300 })
  write(doc, 'Website estimate', A4.width - MARGIN - 200, 51, {
    size: 10,
    width: 200,
    align: 'right',
    color: ink.muted,
  })

  const title = printable(client.companyName || client.name, 120)
  const size = fitted(doc, title, [44, 36, 30, 24, 20], INNER, 2)
  let y = write(doc, title, MARGIN, 104, { size, weight: 'bold', lineGap: -2 }) + 14
  y =
    write(doc, `Prepared for ${printable(client.name, 100)}`, MARGIN, y, {
      size: 11,
      color: ink.muted,
    }) + 18
  rule(doc, y)
  const columns = [
    ['Including GST', `${dollars(estimate.low)} – ${dollars(estimate.high)}`, 250],
    ['From workshop to launch', `${estimate.weeks} weeks`, 140],
    ['Holds until', validUntil, 110],
  ] as const
  let x = MARGIN
  for (const [label, value, width] of columns) {
    write(doc, label, x, y + 14, { size: 9, color: ink.muted, width })
    write(doc, value, x, y + 28, { size: width === 110 ? 11 : 20, weight: 'bold', width })
    x += width
  }
  y += 70
  if (concept) {
    cropped(doc, concept, { x: MARGIN, y, w: INNER, h: BOTTOM - y - 16 })
    return
  }
  rule(doc, y)
  y = write(doc, 'What you told us', MARGIN, y + 24, { size: 14, weight: 'bold' }) + 8
  const room = BOTTOM - y - 48
  write(doc, printable(input.summary, 2000), MARGIN, y, {
    size: 11,
    lineGap: 4,
    width: 420,
    height: room,
  })
  write(
    doc,
    `Reference ${reference}, ${longDate.format(new Date(issuedOn))}`,
    MARGIN,
    BOTTOM - 24,
    {
      size: 9,
      color: ink.muted,
    },
  )
}

function writeFooters(doc: Doc, { reference, agency }: EstimateDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const y = A4.height - 40
    write(doc, printable(`${agency.name}, ${agency.location}`, 80), MARGIN, y, {
      size: 8,
      color: ink.muted,
      width: 280,
    })
    write(doc, `${reference}   ${page - start + 1} of ${count}`, A4.width - MARGIN - 200, y, {
      size: 8,
      color: ink.muted,
      width: 200,
      align: 'right',
    })
  }
}

/**
 * Writes the estimate as a PDF of three to six A4 pages. The same input gives the same bytes: its
 * dates are those of the day of issue.
 */
export function writeEstimatePdf(input: EstimateDocument): Promise<Uint8Array> {
  const { agency, client, concept, estimate, fonts, issuedOn } = input
  const issued = new Date(`${issuedOn}T00:00:00Z`)
  const validUntil = longDate.format(issued.getTime() + input.validDays * 86_400_000)
  const title = `Website estimate for ${printable(client.companyName || client.name, 120)}`
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-AU',
    displayTitle: true,
    font: undefined as never,
    info: { Title: title, Author: agency.name, CreationDate: issued, ModDate: issued },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  for (const { weight, subset, data } of fonts)
    doc.registerFont(fontName(weight, subset), Buffer.from(data))
  writeCover(doc, input, validUntil)
  if (concept) writeConceptPage(doc, concept)
  writeCostPages(doc, estimate)
  writeTermsPage(doc, estimate, agency, validUntil)
  writeFooters(doc, input)
  doc.end()
  return written
}
