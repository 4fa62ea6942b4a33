import type { EstimateTerms } from '@agency/contract/estimate'
import type { EstimateDocument } from './estimate-content.ts'
import { formatLongDate } from './long-date.ts'
import {
  artifact,
  BOTTOM,
  beginChapter,
  CONTENT_WIDTH,
  ensureSpace,
  formatDollars,
  GUTTER,
  group,
  HALF_WIDTH,
  MARGIN,
  measure,
  type Sheet,
  textStyles,
  writeAt,
  writeLink,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'
import { defaultTerms } from './terms.ts'

type Struct = ReturnType<typeof group>

const BULLET_WIDTH = 14

function writeItem(sheet: Sheet, list: Struct, text: string, x: number, y: number): number {
  const item = group(sheet, list, 'LI')
  artifact(sheet, () => sheet.doc.rect(x, y + 6.5, 6, 1.4).fill(sheet.palette.brand))
  return writeAt(sheet, y, text, textStyles.muted, {
    ...{ x: x + BULLET_WIDTH, width: HALF_WIDTH - BULLET_WIDTH, tag: 'LBody', parent: item },
  })
}

interface Row {
  texts: string[]
  height: number
}

interface ListSection {
  name: string
  rows: Row[]
}

/** Space below a list. */
const LIST_GAP = 8
const HEADING_HEIGHT = 22

/** The height of an item in one of two columns, with the space below it. */
const itemHeight = (sheet: Sheet, text: string) =>
  measure(sheet, text, textStyles.muted, { width: HALF_WIDTH - BULLET_WIDTH }) + 5

/** The items of a list in two columns, row by row. */
function rowsOf(sheet: Sheet, items: string[], maximum: number): Row[] {
  const rows: Row[] = []
  for (let index = 0; index < items.length; index += 2) {
    const texts = items.slice(index, index + 2).map((text) => toPrintable(text, maximum))
    rows.push({ texts, height: Math.max(...texts.map((text) => itemHeight(sheet, text))) })
  }
  return rows
}

const heightOf = ({ rows }: ListSection) =>
  rows.reduce((sum, { height }) => sum + height, HEADING_HEIGHT + LIST_GAP)

/**
 * A list under its heading, which is never left without a row; the last row keeps `spaceBelow`
 * points free.
 */
function writeListSection(sheet: Sheet, { name, rows }: ListSection, spaceBelow: number): void {
  ensureSpace(sheet, HEADING_HEIGHT + (rows[0]?.height ?? 0))
  writeAt(sheet, sheet.y, name, textStyles.heading, { tag: 'H2' })
  sheet.y += HEADING_HEIGHT
  const list = group(sheet, sheet.section, 'L')
  for (const row of rows) {
    const { texts, height } = row
    ensureSpace(sheet, height + (row === rows.at(-1) ? spaceBelow : 0))
    for (const [column, text] of texts.entries()) {
      writeItem(sheet, list, text, MARGIN + column * (HALF_WIDTH + GUTTER), sheet.y)
    }
    sheet.y += height
  }
  sheet.y += LIST_GAP
}

/** The height of a list that is set in one column. */
const columnHeight = (sheet: Sheet, items: string[]) =>
  items.reduce((sum, text) => sum + itemHeight(sheet, text), HEADING_HEIGHT + LIST_GAP)

/** Lists of at most this height are set side by side. */
const MAX_SIDE_HEIGHT = 320

/** Two lists side by side, each under its heading. */
function writeColumns(sheet: Sheet, lists: { name: string; items: string[] }[]): void {
  const top = sheet.y
  for (const [column, { name, items }] of lists.entries()) {
    const x = MARGIN + column * (HALF_WIDTH + GUTTER)
    writeAt(sheet, top, name, textStyles.heading, { x, width: HALF_WIDTH, tag: 'H2' })
    const list = group(sheet, sheet.section, 'L')
    let y = top + HEADING_HEIGHT
    for (const text of items) {
      writeItem(sheet, list, text, x, y)
      y += itemHeight(sheet, text)
    }
    sheet.y = Math.max(sheet.y, y + LIST_GAP)
  }
}

const NEXT_STEPS_HEIGHT = 156
const PANEL_PADDING = 24

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
  ensureSpace(sheet, NEXT_STEPS_HEIGHT)
  const { doc } = sheet
  const { steps, closing } = input.estimate.terms ?? defaultTerms
  const top = BOTTOM - NEXT_STEPS_HEIGHT
  artifact(sheet, () =>
    doc.roundedRect(MARGIN, top, CONTENT_WIDTH, NEXT_STEPS_HEIGHT, 6).fill(sheet.palette.ink),
  )
  const panelText = {
    x: MARGIN + PANEL_PADDING,
    width: CONTENT_WIDTH - 2 * PANEL_PADDING,
    color: 'onInk',
  } as const
  writeAt(
    sheet,
    top + 15,
    'What happens next',
    { ...textStyles.title, size: 18 },
    { ...panelText, tag: 'H2' },
  )
  const width = (CONTENT_WIDTH - 2 * PANEL_PADDING - 2 * GUTTER) / 3
  for (const [index, { title, text }] of steps.entries()) {
    const column = { x: MARGIN + PANEL_PADDING + index * (width + GUTTER), width }
    const name = `${index + 1}. ${title}`
    const y = writeAt(sheet, top + 43, name, textStyles.label, {
      ...column,
      color: 'brand',
      lines: 1,
    })
    writeAt(sheet, y + 2, text, textStyles.muted, { ...column, color: 'mutedOnInk', lines: 3 })
  }
  for (const [index, [text, url]] of contactsOf(input).entries()) {
    const column = { x: MARGIN + PANEL_PADDING + index * (width + GUTTER), width }
    writeLink(sheet, top + 102, toPrintable(text, 80), url, textStyles.label, {
      ...column,
      color: 'onInk',
    })
  }
  const { validUntil } = input.estimate
  writeAt(
    sheet,
    top + NEXT_STEPS_HEIGHT - 25,
    `This estimate is valid to the end of ${formatLongDate(validUntil)}, Melbourne time. ${closing}`.trimEnd(),
    textStyles.small,
    { ...panelText, color: 'mutedOnInk', lines: 2 },
  )
}

/** The payment terms and the owner's other terms, one sentence each. */
function termSentencesOf({
  deposit,
  depositBasisPoints,
  paymentDays,
  lines,
}: EstimateTerms): string[] {
  const share = `${depositBasisPoints / 100}%`
  return [
    ...(deposit > 0
      ? [`A deposit of ${share}, ${formatDollars(deposit)} including GST, is due before we start.`]
      : []),
    ...(paymentDays > 0
      ? [`Invoices are due within ${paymentDays === 1 ? 'a day' : `${paymentDays} days`}.`]
      : []),
    ...lines,
  ]
}

/** Maximum length of a sentence of the owner's terms. */
const MAX_TERM_LENGTH = 600

/** Maximum length of an assumption or an exclusion. */
const MAX_ITEM_LENGTH = 240

/** Assumptions, exclusions, terms and next steps. */
export function writeTermsPage(sheet: Sheet, input: EstimateDocument): void {
  const { assumptions, exclusions, terms: estimateTerms } = input.estimate
  const lists = [
    { name: 'What this assumes', texts: assumptions },
    { name: 'Not included', texts: exclusions },
  ].map(({ name, texts }) => ({
    name,
    items: texts.map((text) => toPrintable(text, MAX_ITEM_LENGTH)),
  }))
  const terms = {
    name: 'Payment and terms',
    rows: rowsOf(sheet, termSentencesOf(estimateTerms ?? defaultTerms), MAX_TERM_LENGTH),
  }
  // Side by side they are shorter, unless they are longer than a page.
  const sideHeight = Math.max(...lists.map(({ items }) => columnHeight(sheet, items)))
  const areSideBySide =
    lists.every(({ items }) => items.length > 0) && sideHeight <= MAX_SIDE_HEIGHT
  const sections = [
    ...(areSideBySide
      ? []
      : lists.map(({ name, items }) => ({ name, rows: rowsOf(sheet, items, MAX_ITEM_LENGTH) }))),
    terms,
  ].filter(({ rows }) => rows.length > 0)
  // The next steps follow the terms and never fill a page by themselves.
  const height = sections.reduce(
    (sum, section) => sum + heightOf(section),
    NEXT_STEPS_HEIGHT + (areSideBySide ? sideHeight : 0),
  )
  beginChapter(sheet, 'Assumptions and exclusions', height)
  if (areSideBySide) writeColumns(sheet, lists)
  for (const section of sections)
    writeListSection(sheet, section, section === sections.at(-1) ? LIST_GAP + NEXT_STEPS_HEIGHT : 0)
  writeNextSteps(sheet, input)
}
