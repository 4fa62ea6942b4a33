import { type FontFile, fontFilesFor, hanOf } from '@agency/fonts/document-fonts'
import type { EstimateContent, EstimateDocument } from './estimate-content.ts'
import { writeConceptPage } from './pdf-concept-page.ts'
import { writeCostPages } from './pdf-cost-pages.ts'
import { writeCover } from './pdf-cover.ts'
import { paletteOf } from './pdf-palette.ts'
import { drawBand, embedConcept } from './pdf-picture.ts'
import { writePlanPages } from './pdf-plan-pages.ts'
import { writeProposalPages } from './pdf-proposal-page.ts'
import {
  A4,
  artifact,
  CONTENT_WIDTH,
  drawTextAt,
  MARGIN,
  openSheet,
  type Sheet,
  textStyles,
} from './pdf-sheet.ts'
import { writeSitePage } from './pdf-site-page.ts'
import { writeTermsPage } from './pdf-terms-page.ts'
import { setHanStyle, toPrintable } from './pdf-text.ts'

/** All text of a document, without its image. */
function allTextOf({
  estimate,
  agency,
  client,
  concept,
  reference,
  summary,
}: EstimateContent): string {
  const { picture: _picture, ...conceptText } = concept ?? { picture: undefined }
  return JSON.stringify([estimate, agency, client, conceptText, reference, summary])
}

/** The font files for the scripts in this content. */
export function estimateFonts(content: EstimateContent): FontFile[] {
  const { estimate, agency, client, summary } = content
  const names = [client.companyName, client.name, agency.name, summary.slice(0, 400)]
  const namedItems = [estimate.pages, estimate.features, estimate.options, estimate.drivers].flat()
  const steps = estimate.terms?.steps.map(({ title }) => title) ?? []
  const labels = [...names, ...namedItems.map(({ name }) => name), ...steps, agency.street]
  return fontFilesFor({
    regular: allTextOf(content),
    bold: labels.join(' '),
    display: names.join(' '),
  })
}

/**
 * The header and footer of each page: the client's colours at the top, and at the bottom the owner
 * and the page number.
 */
function writeHeadersAndFooters(
  sheet: Sheet,
  { reference, agency, concept, estimate }: EstimateDocument,
): void {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  const y = A4.height - 46
  const abnDigits = estimate.terms?.abn ?? ''
  const abn = abnDigits && `, ABN ${abnDigits.replace(/^(..)(...)(...)/, '$1 $2 $3 ')}`
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    if (concept) drawBand(sheet, concept.palette)
    const ownerText = toPrintable(`${agency.name}, ${agency.location}`, 80) + abn
    const pageText = `Estimate ${reference}, page ${page - start + 1} of ${count}`
    artifact(
      sheet,
      () => {
        drawTextAt(sheet, y, ownerText, textStyles.small, { width: CONTENT_WIDTH / 2 })
        drawTextAt(sheet, y, pageText, textStyles.small, {
          ...{ x: MARGIN + CONTENT_WIDTH / 2, width: CONTENT_WIDTH / 2, align: 'right' },
        })
      },
      'Pagination',
    )
  }
}

/**
 * Writes the estimate as a tagged PDF of A4 pages. The same input gives the same bytes: its dates
 * are those of the day of issue.
 */
export function writeEstimatePdf(input: EstimateDocument): Promise<Uint8Array> {
  const { agency, client, estimate, fonts } = input
  const sheet = openSheet({
    title: `Website estimate for ${toPrintable(client.companyName || client.name, 120)}`,
    author: agency.name,
    subject: `Estimate ${input.reference}`,
    createdAt: new Date(`${estimate.issuedOn}T00:00:00Z`),
    palette: paletteOf(estimate.look),
  })
  const chunks: Buffer[] = []
  sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    sheet.doc.once('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.once('error', reject)
  })
  setHanStyle(sheet.doc, hanOf(allTextOf(input)))
  for (const { name, data } of fonts) sheet.doc.registerFont(name, Buffer.from(data))
  const concept = input.concept && embedConcept(sheet, input.concept)
  writeCover(sheet, input, concept)
  if (concept) writeConceptPage(sheet, concept)
  if (concept) writeSitePage(sheet, concept)
  writeProposalPages(sheet, input)
  writeCostPages(sheet, estimate)
  writePlanPages(sheet, estimate)
  writeTermsPage(sheet, input)
  writeHeadersAndFooters(sheet, input)
  sheet.doc.end()
  return bytes
}
