import type { EstimateLook } from '@agency/contract/estimate'
import type { ProposalPrice, ProposalSnapshot } from '@agency/contract/proposal'
import { type FontFile, fontFilesFor, hanOf } from '@agency/fonts/document-fonts'
import { formatLongDate } from './long-date.ts'
import { writeEvidence } from './pdf-evidence-page.ts'
import { drawMark } from './pdf-mark.ts'
import { paletteOf } from './pdf-palette.ts'
import { writePrices } from './pdf-prices-page.ts'
import {
  A4,
  addPage,
  artifact,
  beginChapter,
  beginSection,
  CONTENT_WIDTH,
  drawTextAt,
  ensureSpace,
  flow,
  formatDollars,
  group,
  MARGIN,
  measure,
  openSheet,
  rule,
  type Sheet,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { setHanStyle, toPrintable } from './pdf-text.ts'
import type { ProposalEvidence } from './proposal-evidence.ts'

/** Everything in a proposal's document. */
export interface ProposalContent {
  snapshot: ProposalSnapshot
  price: ProposalPrice
  look?: EstimateLook
  /** Absent until it is signed. */
  evidence?: ProposalEvidence
}

export interface ProposalDocument extends ProposalContent {
  /** The font files from `proposalFonts`, read by the caller. */
  fonts: { name: string; data: Uint8Array }[]
}

const allTextOf = ({ snapshot, evidence }: ProposalContent) => JSON.stringify([snapshot, evidence])

/** The font files for the scripts in this proposal. */
export function proposalFonts(content: ProposalContent): FontFile[] {
  const { draft, client, agency } = content.snapshot
  const names = [draft.title, client.company, client.name, agency.name]
  const itemNames = [
    ...draft.scope.map(({ name }) => name),
    ...draft.items.map(({ title, section }) => `${title} ${section}`),
    ...draft.timeline.map(({ phase }) => phase),
  ]
  return fontFilesFor({
    regular: allTextOf(content),
    bold: [...names, ...itemNames, agency.address, content.evidence?.name ?? ''].join(' '),
    display: [...names, content.evidence?.name ?? ''].join(' '),
  })
}

/** Writes user-written text, one paragraph per line. */
function writeParagraphs(sheet: Sheet, text: string): void {
  for (const part of text.split(/\n+/)) {
    const paragraph = toPrintable(part, 4_000)
    if (paragraph === '') continue
    flow(sheet, paragraph, textStyles.body, { width: CONTENT_WIDTH })
    sheet.y += 6
  }
}

function writeCover(sheet: Sheet, { snapshot, price, evidence }: ProposalContent): void {
  const { draft, client, agency, reference, version, sentOn, expiresOn } = snapshot
  addPage(sheet)
  beginSection(sheet, 'Proposal')
  drawMark(sheet, MARGIN, 40, 22)
  writeAt(sheet, 42, toPrintable(agency.name, 40), textStyles.heading, {
    x: MARGIN + 30,
    width: 260,
  })
  writeAt(sheet, 42, `Proposal ${reference}`, textStyles.label, {
    ...{ x: A4.width - MARGIN - 200, width: 200, align: 'right' },
  })
  rule(sheet, 72)
  const style = { ...textStyles.cover, size: 32 }
  let y = writeAt(sheet, 110, toPrintable(draft.title, 120), style, { tag: 'H1', lines: 3 })
  const company = toPrintable(client.company, 120)
  const person = toPrintable(client.name, 100)
  y = writeAt(
    sheet,
    y + 10,
    `For ${company ? `${person}, ${company}` : person}`,
    textStyles.heading,
    {
      ...{ color: 'muted', lines: 2 },
    },
  )
  rule(sheet, y + 24, MARGIN, CONTENT_WIDTH, 'ink')
  y = writeAt(sheet, y + 38, 'Total including GST', textStyles.label)
  y = writeAt(sheet, y, formatDollars(price.total), { ...textStyles.cover, size: 32 })
  const facts = [
    ['Before GST', formatDollars(price.subtotal)],
    ['GST', formatDollars(price.gst)],
    ...(price.deposit > 0 ? [['Deposit before the start', formatDollars(price.deposit)]] : []),
    ['Sent', `${formatLongDate(sentOn)}, version ${version}`],
    ['Valid to the end of', `${formatLongDate(expiresOn)}, Melbourne time`],
    ...(evidence ? [['Accepted by', toPrintable(evidence.name, 100)]] : []),
  ]
  y += 12
  for (const [label = '', value = ''] of facts) {
    writeAt(sheet, y, label, textStyles.muted, { width: 160 })
    y =
      writeAt(sheet, y, value, textStyles.label, { x: MARGIN + 170, width: CONTENT_WIDTH - 170 }) +
      4
  }
  sheet.y = y + 20
  if (draft.introduction) writeParagraphs(sheet, draft.introduction)
}

function writeScope(sheet: Sheet, { draft }: ProposalSnapshot): void {
  if (draft.scope.length === 0) return
  beginChapter(sheet, 'What you get', 120)
  const list = group(sheet, sheet.section, 'L')
  for (const { name, description } of draft.scope) {
    const text = toPrintable(description, 600)
    const left = { width: 170 }
    const right = { x: MARGIN + 182, width: CONTENT_WIDTH - 182 }
    const title = toPrintable(name, 120)
    const height = Math.max(
      measure(sheet, title, textStyles.label, left),
      text ? measure(sheet, text, textStyles.muted, right) : 0,
    )
    ensureSpace(sheet, height + 8)
    const item = group(sheet, list, 'LI')
    writeAt(sheet, sheet.y, title, textStyles.label, { ...left, tag: 'Lbl', parent: item })
    if (text)
      writeAt(sheet, sheet.y, text, textStyles.muted, { ...right, tag: 'LBody', parent: item })
    sheet.y += height + 6
    rule(sheet, sheet.y - 3)
  }
}

const weeksOf = (first: number, weeks: number) =>
  weeks === 1 ? `Week ${first}` : `Weeks ${first} to ${first + weeks - 1}`

/**
 * In points: a chapter heading with its space, and the height up to which content moves to the next
 * page as a whole.
 */
const CHAPTER_HEADING_HEIGHT = 80
const KEEP_TOGETHER_HEIGHT = 380

function writeTimeline(sheet: Sheet, { draft }: ProposalSnapshot): void {
  if (draft.timeline.length === 0) return
  const right = { x: MARGIN + 222, width: CONTENT_WIDTH - 222 }
  const rows = draft.timeline.map(({ needs, ...row }) => {
    const text = toPrintable(needs, 300)
    return {
      ...row,
      text,
      height: Math.max(14, text ? measure(sheet, text, textStyles.muted, right) : 0),
    }
  })
  // A short timeline is kept on one page.
  const listHeight = rows.reduce((sum, { height }) => sum + height + 6, CHAPTER_HEADING_HEIGHT)
  beginChapter(sheet, 'Timeline', listHeight < KEEP_TOGETHER_HEIGHT ? listHeight : 100)
  const list = group(sheet, sheet.section, 'L')
  for (const { phase, firstWeek, weeks, text, height } of rows) {
    ensureSpace(sheet, height + 8)
    const item = group(sheet, list, 'LI')
    const cellOptions = { tag: 'LBody', parent: item }
    writeAt(sheet, sheet.y, weeksOf(firstWeek, weeks), textStyles.muted, {
      ...cellOptions,
      width: 100,
    })
    writeAt(sheet, sheet.y, toPrintable(phase, 60), textStyles.label, {
      ...{ ...cellOptions, x: MARGIN + 106, width: 110, lines: 1 },
    })
    if (text) writeAt(sheet, sheet.y, text, textStyles.muted, { ...cellOptions, ...right })
    sheet.y += height + 6
    rule(sheet, sheet.y - 3)
  }
}

function writeList(sheet: Sheet, name: string, entries: string[]): void {
  if (entries.length === 0) return
  ensureSpace(sheet, 50)
  writeAt(sheet, sheet.y, name, textStyles.heading, { tag: 'H2' })
  sheet.y += 20
  for (const entry of entries) {
    ensureSpace(sheet, 30)
    const y = sheet.y
    artifact(sheet, () => sheet.doc.rect(MARGIN, y + 6.5, 6, 1.4).fill(sheet.palette.brand))
    flow(sheet, toPrintable(entry, 1_200), textStyles.muted, {
      x: MARGIN + 14,
      width: CONTENT_WIDTH - 14,
    })
    sheet.y += 4
  }
  sheet.y += 10
}

function writeTerms(sheet: Sheet, { draft }: ProposalSnapshot, price: ProposalPrice): void {
  const { depositBasisPoints, paymentDays, terms } = draft
  const termSentences = [
    ...(price.deposit > 0
      ? [
          `A deposit of ${depositBasisPoints / 100}%, ${formatDollars(price.deposit)} including GST, is due before we start.`,
        ]
      : []),
    ...(paymentDays > 0
      ? [`Invoices are due within ${paymentDays === 1 ? 'a day' : `${paymentDays} days`}.`]
      : []),
    ...terms,
  ]
  if ([...termSentences, ...draft.assumptions, ...draft.exclusions].length === 0) return
  beginChapter(sheet, 'Terms', 120)
  writeList(sheet, 'What this assumes', draft.assumptions)
  writeList(sheet, 'Not included', draft.exclusions)
  writeList(sheet, 'Payment and terms', termSentences)
}

function writeFooters(sheet: Sheet, { snapshot: { agency, reference } }: ProposalContent): void {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  const y = A4.height - 46
  const abn = agency.abn && `, ABN ${agency.abn.replace(/^(..)(...)(...)/, '$1 $2 $3 ')}`
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    artifact(
      sheet,
      () => {
        drawTextAt(sheet, y, toPrintable(agency.name, 60) + abn, textStyles.small, {
          width: CONTENT_WIDTH / 2,
        })
        drawTextAt(
          sheet,
          y,
          `Proposal ${reference}, page ${page - start + 1} of ${count}`,
          textStyles.small,
          {
            ...{ x: MARGIN + CONTENT_WIDTH / 2, width: CONTENT_WIDTH / 2, align: 'right' },
          },
        )
      },
      'Pagination',
    )
  }
}

/**
 * Writes a proposal as a tagged PDF of A4 pages, with the evidence of its signature if it has one.
 * The same input gives the same bytes.
 */
export function writeProposalPdf(input: ProposalDocument): Promise<Uint8Array> {
  const { snapshot, price, evidence, look, fonts } = input
  const sheet = openSheet({
    title: toPrintable(snapshot.draft.title, 120),
    author: snapshot.agency.name,
    subject: `Proposal ${snapshot.reference}`,
    createdAt: new Date(evidence?.signedAt ?? `${snapshot.sentOn}T00:00:00Z`),
    palette: paletteOf(look),
  })
  const chunks: Buffer[] = []
  sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    sheet.doc.once('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.once('error', reject)
  })
  setHanStyle(sheet.doc, hanOf(allTextOf(input)))
  for (const { name, data } of fonts) sheet.doc.registerFont(name, Buffer.from(data))
  writeCover(sheet, input)
  writeScope(sheet, snapshot)
  writeTimeline(sheet, snapshot)
  writePrices(sheet, snapshot, price)
  writeTerms(sheet, snapshot, price)
  if (snapshot.draft.notes) {
    beginChapter(sheet, 'Notes', 80)
    writeParagraphs(sheet, snapshot.draft.notes)
  }
  if (evidence) writeEvidence(sheet, snapshot, evidence)
  writeFooters(sheet, input)
  sheet.doc.end()
  return bytes
}
