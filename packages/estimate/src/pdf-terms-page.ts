import { longDay } from './long-day.ts'
import {
  artifact,
  BOTTOM,
  beginChapter,
  GUTTER,
  group,
  HALF,
  INNER,
  ink,
  MARGIN,
  measure,
  room,
  type Sheet,
  type,
  writeAt,
  writeLink,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'
import type { EstimateDocument } from './write-estimate-pdf.ts'

type Struct = ReturnType<typeof group>

const DASH = 14

function writeItem(sheet: Sheet, list: Struct, text: string, x: number, y: number): number {
  const item = group(sheet, list, 'LI')
  artifact(sheet, () => sheet.doc.rect(x, y + 6.5, 6, 1.4).fill(ink.brand))
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
function rowsOf(sheet: Sheet, items: string[]): Row[] {
  const rows: Row[] = []
  for (let index = 0; index < items.length; index += 2) {
    const texts = items.slice(index, index + 2).map((text) => printable(text, 240))
    const heights = texts.map((text) => measure(sheet, text, type.muted, { width: HALF - DASH }))
    rows.push({ texts, height: Math.max(...heights) + 5 })
  }
  return rows
}

const heightOf = ({ rows }: Terms) => rows.reduce((sum, { height }) => sum + height, HEAD + AFTER)

/** A list under its head, which never stands without a row; the last row keeps `below` points free. */
function writeTerms(sheet: Sheet, { name, rows }: Terms, below: number): void {
  room(sheet, HEAD + (rows[0]?.height ?? 0))
  writeAt(sheet, sheet.y, name, type.head, { tag: 'H2' })
  sheet.y += HEAD
  const list = group(sheet, sheet.section, 'L')
  for (const row of rows) {
    const { texts, height } = row
    room(sheet, height + (row === rows.at(-1) ? below : 0))
    for (const [column, text] of texts.entries()) {
      writeItem(sheet, list, text, MARGIN + column * (HALF + GUTTER), sheet.y)
    }
    sheet.y += height
  }
  sheet.y += AFTER
}

const steps = [
  ['1. A call', 'Half an hour on what matters, and on what to leave out.'],
  ['2. A fixed price', 'Within two working days, with dates, on one page.'],
  ['3. A start', 'The first workshop is within two weeks of your yes.'],
] as const
const STEPS = 168
const PAD = 24

/** The agency's own ways to be reached, each as a link. */
function contactsOf({ agency }: EstimateDocument): [text: string, url: string][] {
  const subject = encodeURIComponent('Your estimate')
  return [
    [agency.phone, `tel:${agency.phone.replace(/[^\d+]/g, '')}`],
    [agency.email, `mailto:${agency.email}?subject=${subject}`],
    [agency.street, agency.mapsUrl],
  ].filter((contact): contact is [string, string] => contact.every((part) => part !== ''))
}

/** What to do next, at the foot of the last page. */
function writeNextSteps(sheet: Sheet, input: EstimateDocument): void {
  room(sheet, STEPS)
  const { doc } = sheet
  const top = BOTTOM - STEPS
  artifact(sheet, () => doc.roundedRect(MARGIN, top, INNER, STEPS, 6).fill(ink.ink))
  const written = { x: MARGIN + PAD, width: INNER - 2 * PAD, color: ink.onInk }
  writeAt(
    sheet,
    top + 18,
    'What happens next',
    { ...type.title, size: 18 },
    { ...written, tag: 'H2' },
  )
  const width = (INNER - 2 * PAD - 2 * GUTTER) / 3
  for (const [index, [name, text]] of steps.entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    const y = writeAt(sheet, top + 47, name, type.label, { ...place, color: ink.brand })
    writeAt(sheet, y + 2, text, type.muted, { ...place, color: ink.mutedOnInk })
  }
  for (const [index, [text, url]] of contactsOf(input).entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    writeLink(sheet, top + 110, printable(text, 80), url, type.label, {
      ...place,
      color: ink.onInk,
    })
  }
  const { validUntil } = input.estimate
  writeAt(
    sheet,
    top + STEPS - 26,
    `This estimate is valid to the end of ${longDay(validUntil)}, Melbourne time. Until we both sign, nothing is owed.`,
    type.small,
    { ...written, color: ink.mutedOnInk },
  )
}

/** Assumptions, exclusions and what happens next. */
export function writeTermsPage(sheet: Sheet, input: EstimateDocument): void {
  const { assumptions, exclusions } = input.estimate
  const terms = [
    { name: 'What this assumes', rows: rowsOf(sheet, assumptions) },
    { name: 'What is not in it', rows: rowsOf(sheet, exclusions) },
  ].filter(({ rows }) => rows.length > 0)
  // The next steps stand below the terms, on no page of their own.
  const height = terms.reduce((sum, each) => sum + heightOf(each), STEPS)
  beginChapter(sheet, 'What it rests on', height)
  for (const each of terms) writeTerms(sheet, each, each === terms.at(-1) ? AFTER + STEPS : 0)
  writeNextSteps(sheet, input)
}
