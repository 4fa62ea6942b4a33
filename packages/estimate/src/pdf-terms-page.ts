import type { Estimate } from '@agency/contract/estimate'
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

/** What stands side by side in each row of the two lists. */
function rowsOf(sheet: Sheet, { assumptions, exclusions }: Estimate): Row[] {
  const lists = [assumptions, exclusions]
  const count = Math.max(...lists.map((items) => items.length))
  return Array.from({ length: count }, (_, row) => {
    const texts = lists.map((items) => printable(items[row] ?? '', 240))
    const heights = texts.map((text) =>
      text ? measure(sheet, text, type.muted, { width: HALF - DASH }) : 0,
    )
    return { texts, height: Math.max(...heights) + 5 }
  })
}

/** Two lists side by side; each goes on at the next page where the other does. */
function writeTerms(sheet: Sheet, rows: Row[]): void {
  const places = [MARGIN, MARGIN + HALF + GUTTER]
  const lists = ['What this assumes', 'What is not in it'].map((name, index) => {
    const place = { x: places[index], width: HALF }
    writeAt(sheet, sheet.y, name, type.head, { ...place, tag: 'H2' })
    return group(sheet, sheet.section, 'L')
  })
  sheet.y += 22
  for (const { texts, height } of rows) {
    room(sheet, height)
    for (const [index, text] of texts.entries()) {
      const list = lists[index]
      if (text && list) writeItem(sheet, list, text, places[index] ?? MARGIN, sheet.y)
    }
    sheet.y += height
  }
}

const steps = [
  ['1. A call', 'Half an hour. You say what matters, we say what we would leave out.'],
  ['2. A fixed price', 'Within two working days, with dates, on one page.'],
  ['3. A start', 'The first workshop is within two weeks of your yes.'],
] as const
const STEPS = 196
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
  room(sheet, STEPS + 20)
  const { doc } = sheet
  const top = BOTTOM - STEPS
  artifact(sheet, () => doc.roundedRect(MARGIN, top, INNER, STEPS, 6).fill(ink.ink))
  const written = { x: MARGIN + PAD, width: INNER - 2 * PAD, color: ink.onInk }
  writeAt(
    sheet,
    top + 20,
    'What happens next',
    { ...type.title, size: 18 },
    { ...written, tag: 'H2' },
  )
  const width = (INNER - 2 * PAD - 2 * GUTTER) / 3
  for (const [index, [name, text]] of steps.entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    const y = writeAt(sheet, top + 52, name, type.label, { ...place, color: ink.brand })
    writeAt(sheet, y + 2, text, type.muted, { ...place, color: ink.mutedOnInk })
  }
  for (const [index, [text, url]] of contactsOf(input).entries()) {
    const place = { x: MARGIN + PAD + index * (width + GUTTER), width }
    writeLink(sheet, top + 124, printable(text, 80), url, type.label, {
      ...place,
      color: ink.onInk,
    })
  }
  const { validUntil } = input.estimate
  writeAt(
    sheet,
    top + STEPS - 32,
    `This estimate is valid to the end of ${longDay(validUntil)}, Melbourne time. Until we both sign, nothing is owed.`,
    type.small,
    { ...written, color: ink.mutedOnInk },
  )
}

/** Assumptions, exclusions and what happens next. */
export function writeTermsPage(sheet: Sheet, input: EstimateDocument): void {
  const rows = rowsOf(sheet, input.estimate)
  beginChapter(
    sheet,
    'What it rests on',
    rows.reduce((sum, { height }) => sum + height, 22),
  )
  writeTerms(sheet, rows)
  writeNextSteps(sheet, input)
}
