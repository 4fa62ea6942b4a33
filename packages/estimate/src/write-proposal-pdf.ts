import type { EstimateLook } from '@agency/contract/estimate'
import type { ProposalPrice, ProposalSnapshot } from '@agency/contract/proposal'
import { type FontFile, fontFilesFor, hanOf } from '@agency/fonts/document-fonts'
import { longDay } from './long-day.ts'
import { writeEvidence } from './pdf-evidence-page.ts'
import { drawMark } from './pdf-mark.ts'
import { paletteOf } from './pdf-palette.ts'
import { writePrices } from './pdf-prices-page.ts'
import {
  A4,
  artifact,
  beginChapter,
  beginSection,
  ensureSpace,
  exactDollars,
  flow,
  group,
  INNER,
  MARGIN,
  measure,
  newPage,
  openSheet,
  paintAt,
  rule,
  type Sheet,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { drawHanAs, printable } from './pdf-text.ts'
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

const wordsOf = ({ snapshot, evidence }: ProposalContent) => JSON.stringify([snapshot, evidence])

/** The font files that a proposal needs: only those of its scripts. */
export function proposalFonts(content: ProposalContent): FontFile[] {
  const { draft, client, agency } = content.snapshot
  const names = [draft.title, client.company, client.name, agency.name]
  const named = [
    ...draft.scope.map(({ name }) => name),
    ...draft.items.map(({ title, section }) => `${title} ${section}`),
    ...draft.timeline.map(({ phase }) => phase),
  ]
  return fontFilesFor({
    regular: wordsOf(content),
    bold: [...names, ...named, agency.address, content.evidence?.name ?? ''].join(' '),
    display: [...names, content.evidence?.name ?? ''].join(' '),
  })
}

/** A paragraph of user-written text keeps its line breaks. */
function writeWords(sheet: Sheet, text: string): void {
  for (const part of text.split(/\n+/)) {
    const words = printable(part, 4_000)
    if (words === '') continue
    flow(sheet, words, type.body, { width: INNER })
    sheet.y += 6
  }
}

function writeCover(sheet: Sheet, { snapshot, price, evidence }: ProposalContent): void {
  const { draft, client, agency, reference, version, sentOn, expiresOn } = snapshot
  newPage(sheet)
  beginSection(sheet, 'Proposal')
  drawMark(sheet, MARGIN, 40, 22)
  writeAt(sheet, 42, printable(agency.name, 40), type.head, { x: MARGIN + 30, width: 260 })
  writeAt(sheet, 42, `Proposal ${reference}`, type.label, {
    ...{ x: A4.width - MARGIN - 200, width: 200, align: 'right' },
  })
  rule(sheet, 72)
  const style = { ...type.cover, size: 32 }
  let y = writeAt(sheet, 110, printable(draft.title, 120), style, { tag: 'H1', lines: 3 })
  const company = printable(client.company, 120)
  const person = printable(client.name, 100)
  y = writeAt(sheet, y + 10, `For ${company ? `${person}, ${company}` : person}`, type.head, {
    ...{ color: 'muted', lines: 2 },
  })
  rule(sheet, y + 24, MARGIN, INNER, 'ink')
  y = writeAt(sheet, y + 38, 'Total including GST', type.label)
  y = writeAt(sheet, y, exactDollars(price.total), { ...type.cover, size: 32 })
  const facts = [
    ['Before GST', exactDollars(price.subtotal)],
    ['GST', exactDollars(price.gst)],
    ...(price.deposit > 0 ? [['Deposit before the start', exactDollars(price.deposit)]] : []),
    ['Sent', `${longDay(sentOn)}, version ${version}`],
    ['Valid to the end of', `${longDay(expiresOn)}, Melbourne time`],
    ...(evidence ? [['Accepted by', printable(evidence.name, 100)]] : []),
  ]
  y += 12
  for (const [label = '', value = ''] of facts) {
    writeAt(sheet, y, label, type.muted, { width: 160 })
    y = writeAt(sheet, y, value, type.label, { x: MARGIN + 170, width: INNER - 170 }) + 4
  }
  sheet.y = y + 20
  if (draft.introduction) writeWords(sheet, draft.introduction)
}

function writeScope(sheet: Sheet, { draft }: ProposalSnapshot): void {
  if (draft.scope.length === 0) return
  beginChapter(sheet, 'What you get', 120)
  const list = group(sheet, sheet.section, 'L')
  for (const { name, description } of draft.scope) {
    const words = printable(description, 600)
    const left = { width: 170 }
    const right = { x: MARGIN + 182, width: INNER - 182 }
    const title = printable(name, 120)
    const height = Math.max(
      measure(sheet, title, type.label, left),
      words ? measure(sheet, words, type.muted, right) : 0,
    )
    ensureSpace(sheet, height + 8)
    const item = group(sheet, list, 'LI')
    writeAt(sheet, sheet.y, title, type.label, { ...left, tag: 'Lbl', parent: item })
    if (words) writeAt(sheet, sheet.y, words, type.muted, { ...right, tag: 'LBody', parent: item })
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
const CHAPTER_HEAD = 80
const HALF_A_PAGE = 380

function writeTimeline(sheet: Sheet, { draft }: ProposalSnapshot): void {
  if (draft.timeline.length === 0) return
  const right = { x: MARGIN + 222, width: INNER - 222 }
  const rows = draft.timeline.map(({ needs, ...row }) => {
    const words = printable(needs, 300)
    return {
      ...row,
      words,
      height: Math.max(14, words ? measure(sheet, words, type.muted, right) : 0),
    }
  })
  // A few rows are kept together.
  const whole = rows.reduce((sum, { height }) => sum + height + 6, CHAPTER_HEAD)
  beginChapter(sheet, 'Timeline', whole < HALF_A_PAGE ? whole : 100)
  const list = group(sheet, sheet.section, 'L')
  for (const { phase, firstWeek, weeks, words, height } of rows) {
    ensureSpace(sheet, height + 8)
    const item = group(sheet, list, 'LI')
    const written = { tag: 'LBody', parent: item }
    writeAt(sheet, sheet.y, weeksOf(firstWeek, weeks), type.muted, { ...written, width: 100 })
    writeAt(sheet, sheet.y, printable(phase, 60), type.label, {
      ...{ ...written, x: MARGIN + 106, width: 110, lines: 1 },
    })
    if (words) writeAt(sheet, sheet.y, words, type.muted, { ...written, ...right })
    sheet.y += height + 6
    rule(sheet, sheet.y - 3)
  }
}

function writeList(sheet: Sheet, name: string, entries: string[]): void {
  if (entries.length === 0) return
  ensureSpace(sheet, 50)
  writeAt(sheet, sheet.y, name, type.head, { tag: 'H2' })
  sheet.y += 20
  for (const entry of entries) {
    ensureSpace(sheet, 30)
    const y = sheet.y
    artifact(sheet, () => sheet.doc.rect(MARGIN, y + 6.5, 6, 1.4).fill(sheet.palette.brand))
    flow(sheet, printable(entry, 1_200), type.muted, { x: MARGIN + 14, width: INNER - 14 })
    sheet.y += 4
  }
  sheet.y += 10
}

function writeTerms(sheet: Sheet, { draft }: ProposalSnapshot, price: ProposalPrice): void {
  const { depositBasisPoints, paymentDays, terms } = draft
  const agreed = [
    ...(price.deposit > 0
      ? [
          `A deposit of ${depositBasisPoints / 100}%, ${exactDollars(price.deposit)} including GST, is due before we start.`,
        ]
      : []),
    ...(paymentDays > 0
      ? [`Invoices are due within ${paymentDays === 1 ? 'a day' : `${paymentDays} days`}.`]
      : []),
    ...terms,
  ]
  if ([...agreed, ...draft.assumptions, ...draft.exclusions].length === 0) return
  beginChapter(sheet, 'Terms', 120)
  writeList(sheet, 'What this assumes', draft.assumptions)
  writeList(sheet, 'Not included', draft.exclusions)
  writeList(sheet, 'Payment and terms', agreed)
}

function writeEdges(sheet: Sheet, { snapshot: { agency, reference } }: ProposalContent): void {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  const y = A4.height - 46
  const abn = agency.abn && `, ABN ${agency.abn.replace(/^(..)(...)(...)/, '$1 $2 $3 ')}`
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    artifact(
      sheet,
      () => {
        paintAt(sheet, y, printable(agency.name, 60) + abn, type.small, { width: INNER / 2 })
        paintAt(
          sheet,
          y,
          `Proposal ${reference}, page ${page - start + 1} of ${count}`,
          type.small,
          {
            ...{ x: MARGIN + INNER / 2, width: INNER / 2, align: 'right' },
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
    title: printable(snapshot.draft.title, 120),
    author: snapshot.agency.name,
    subject: `Proposal ${snapshot.reference}`,
    index: new Date(evidence?.signedAt ?? `${snapshot.sentOn}T00:00:00Z`),
    palette: paletteOf(look),
  })
  const chunks: Buffer[] = []
  sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Uint8Array>((resolve, reject) => {
    sheet.doc.once('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.once('error', reject)
  })
  drawHanAs(sheet.doc, hanOf(wordsOf(input)))
  for (const { name, data } of fonts) sheet.doc.registerFont(name, Buffer.from(data))
  writeCover(sheet, input)
  writeScope(sheet, snapshot)
  writeTimeline(sheet, snapshot)
  writePrices(sheet, snapshot, price)
  writeTerms(sheet, snapshot, price)
  if (snapshot.draft.notes) {
    beginChapter(sheet, 'Notes', 80)
    writeWords(sheet, snapshot.draft.notes)
  }
  if (evidence) writeEvidence(sheet, snapshot, evidence)
  writeEdges(sheet, input)
  sheet.doc.end()
  return written
}
