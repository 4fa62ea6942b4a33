import type { EstimateTerms } from '@agency/contract/estimate'
import type { EstimateDocument } from './estimate-content.ts'
import { longDay } from './long-day.ts'
import {
  artifact,
  BOTTOM,
  beginChapter,
  ensureSpace,
  exactDollars,
  GUTTER,
  group,
  HALF,
  INNER,
  MARGIN,
  measure,
  type Sheet,
  type,
  writeAt,
  writeLink,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'
import { defaultTerms } from './terms.ts'

type Struct = ReturnType<typeof group>

const DASH = 14

function writeItem(sheet: Sheet, list: Struct, text: string, x: number, y: number): number {
  const item = group(sheet, list, 'LI')
  artifact(sheet, () => sheet.doc.rect(x, y + 6.5, 6, 1.4).fill(sheet.palette.brand))
  return writeAt(sheet, y, text, type.muted, {
    ...{ x: x + DASH, width: HALF - DASH, tag: 'LBody', parent: item },
  })
}

interface Row {
  texts: string[]
  height: number
}

interface Terms {
  name: string
  rows: Row[]
}

/** Space below a list. */
const AFTER = 8
const HEAD = 22

/** The items of a list in two columns, row by row. */
function rowsOf(sheet: Sheet, items: string[], maximum = 240): Row[] {
  const rows: Row[] = []
  for (let index = 0; index < items.length; index += 2) {
    const texts = items.slice(index, index + 2).map((text) => printable(text, maximum))
    const heights = texts.map((text) => measure(sheet, text, type.muted, { width: HALF - DASH }))
    rows.push({ texts, height: Math.max(...heights) + 5 })
  }
  return rows
}

const heightOf = ({ rows }: Terms) => rows.reduce((sum, { height }) => sum + height, HEAD + AFTER)

/**
 * A list under its heading, which is never left without a row; the last row keeps `below` points
 * free.
 */
function writeTerms(sheet: Sheet, { name, rows }: Terms, below: number): void {
  ensureSpace(sheet, HEAD + (rows[0]?.height ?? 0))
  writeAt(sheet, sheet.y, name, type.head, { tag: 'H2' })
  sheet.y += HEAD
  const list = group(sheet, sheet.section, 'L')
  for (const row of rows) {
    const { texts, height } = row
    ensureSpace(sheet, height + (row === rows.at(-1) ? below : 0))
    for (const [column, text] of texts.entries()) {
      writeItem(sheet, list, text, MARGIN + column * (HALF + GUTTER), sheet.y)
    }
    sheet.y += height
  }
  sheet.y += AFTER
}

const STEPS = 168
const PAD = 24

/** The agency's contact details, each as a link. */
function contactsOf({ agency }: EstimateDocument): [text: string, url: string][] {
  const subject = encodeURIComponent('Your estimate')
  return [
    [agency.phone, `tel:${agency.phone.replace(/[^\d+]/g, '')}`],
    [agency.email, `mailto:${agency.email}?subject=${subject}`],
    [agency.street, agency.mapsUrl],
  ].filter((contact): contact is [string, string] => contact.every((part) => part !== ''))
}

/** The next steps, at the foot of the last page. */
function writeNextSteps(sheet: Sheet, input: EstimateDocument): void {
  ensureSpace(sheet, STEPS)
  const { doc } = sheet
  const { steps, closing } = input.estimate.terms ?? defaultTerms
  const top = BOTTOM - STEPS
  artifact(sheet, () => doc.roundedRect(MARGIN, top, INNER, STEPS, 6).fill(sheet.palette.ink))
  const written = { x: MARGIN + PAD, width: INNER - 2 * PAD, color: 'onInk' } as const
  writeAt(
    sheet,
    top + 18,
    'What happens next',
    { ...type.title, size: 18 },
    { ...written, tag: 'H2' },
  )
  const width = (INNER - 2 * PAD - 2 * GUTTER) / 3
  for (const [index, { title, text }] of steps.entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    const name = `${index + 1}. ${title}`
    const y = writeAt(sheet, top + 47, name, type.label, { ...place, color: 'brand', lines: 1 })
    writeAt(sheet, y + 2, text, type.muted, { ...place, color: 'mutedOnInk', lines: 3 })
  }
  for (const [index, [text, url]] of contactsOf(input).entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    writeLink(sheet, top + 110, printable(text, 80), url, type.label, {
      ...place,
      color: 'onInk',
    })
  }
  const { validUntil } = input.estimate
  writeAt(
    sheet,
    top + STEPS - 26,
    `This estimate is valid to the end of ${longDay(validUntil)}, Melbourne time. ${closing}`.trimEnd(),
    type.small,
    { ...written, color: 'mutedOnInk', lines: 2 },
  )
}

/** The payment terms and the owner's other terms, one sentence each. */
function agreedOf({ deposit, depositBasisPoints, paymentDays, lines }: EstimateTerms): string[] {
  const share = `${depositBasisPoints / 100}%`
  return [
    ...(deposit > 0
      ? [`A deposit of ${share}, ${exactDollars(deposit)} including GST, is due before we start.`]
      : []),
    ...(paymentDays > 0
      ? [`Invoices are due within ${paymentDays === 1 ? 'a day' : `${paymentDays} days`}.`]
      : []),
    ...lines,
  ]
}

/** Maximum length of a sentence of the owner's terms. */
const TERM_MAX = 600

/** Assumptions, exclusions, terms and next steps. */
export function writeTermsPage(sheet: Sheet, input: EstimateDocument): void {
  const { assumptions, exclusions, terms: said } = input.estimate
  const terms = [
    { name: 'What this assumes', rows: rowsOf(sheet, assumptions) },
    { name: 'Not included', rows: rowsOf(sheet, exclusions) },
    { name: 'Payment and terms', rows: rowsOf(sheet, agreedOf(said ?? defaultTerms), TERM_MAX) },
  ].filter(({ rows }) => rows.length > 0)
  // The next steps follow the terms and never fill a page by themselves.
  const height = terms.reduce((sum, each) => sum + heightOf(each), STEPS)
  beginChapter(sheet, 'Assumptions and exclusions', height)
  for (const each of terms) writeTerms(sheet, each, each === terms.at(-1) ? AFTER + STEPS : 0)
  writeNextSteps(sheet, input)
}
