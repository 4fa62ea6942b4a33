import type { Estimate } from '@agency/contract/estimate'
import type { EstimateDocument } from './estimate-content.ts'
import { fillWording } from './fill-wording.ts'
import { LEFT_TO_RIGHT } from './pdf-bidi.ts'
import type { Ink } from './pdf-palette.ts'
import {
  artifact,
  beginChapter,
  ensureSpace,
  flow,
  GUTTER,
  group,
  HALF,
  INNER,
  MARGIN,
  measure,
  rule,
  type Sheet,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'
import { asPart } from './sentence-part.ts'
import { defaultTerms } from './terms.ts'

const PAGE_NAME = 132

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`

/** Heading of a part of the page; at least `needed` points must fit after it. */
function head(sheet: Sheet, text: string, needed: number): void {
  ensureSpace(sheet, 24 + needed)
  sheet.y = writeAt(sheet, sheet.y, text, type.head, { tag: 'H2' }) + 6
}

const NAMED = 3

/** 'A, B and C', or 'A, B, C and 2 more'. */
function listed(names: string[]): string {
  // A single remaining name is listed instead of being counted as 'and 1 more'.
  const shown = names.slice(0, names.length === NAMED + 1 ? NAMED + 1 : NAMED)
  const more = names.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return parts.join(', ').replace(/, ([^,]+)$/, ' and $1')
}

function introduce(sheet: Sheet, { estimate, client }: EstimateDocument): void {
  const { features, weeks } = estimate
  const whom = `${printable(client.companyName || client.name, 120)}${LEFT_TO_RIGHT}`
  const beyond = listed(features.map(({ name }) => asPart(name)))
  const does = beyond ? ` In addition to its pages: ${beyond}.` : ''
  const { introduction } = estimate.terms ?? defaultTerms
  const first = fillWording(introduction, { client: whom, weeks: count(weeks, 'week', 'weeks') })
  const text = `${first}${does}`.trim()
  if (!text) return
  flow(sheet, text, { ...type.body, size: 12 }, { width: INNER - 60 })
  sheet.y += 18
}

/** The site map: the home page, and below it the pages that it links to. */
function drawSiteMap(sheet: Sheet, { pages }: Estimate): void {
  const [home, ...others] = pages
  if (!home || others.length === 0) return
  const columns = Math.min(4, others.length)
  const gap = 10
  const width = (INNER - gap * (columns - 1)) / columns
  const rows = Math.ceil(others.length / columns)
  const height = 26
  ensureSpace(sheet, 30 + height + 24 + rows * (height + 8))
  sheet.y = writeAt(sheet, sheet.y, 'Site map', type.head, { tag: 'H2' }) + 6
  const { doc } = sheet
  const top = sheet.y
  const first = top + height + 24
  const boxAt = (index: number) => ({
    x: MARGIN + (index % columns) * (width + gap),
    y: first + Math.floor(index / columns) * (height + 8),
  })
  artifact(sheet, () => {
    doc.lineWidth(0.8).strokeColor(sheet.palette.line)
    const middle = first - 12
    doc
      .moveTo(MARGIN + width / 2, top + height)
      .lineTo(MARGIN + width / 2, first)
      .stroke()
    doc
      .moveTo(MARGIN + width / 2, middle)
      .lineTo(MARGIN + INNER - width / 2, middle)
      .stroke()
    for (let column = 1; column < columns; column += 1) {
      const x = boxAt(column).x + width / 2
      doc.moveTo(x, middle).lineTo(x, first).stroke()
    }
    doc.roundedRect(MARGIN, top, width, height, 4).fill(sheet.palette.ink)
    for (const index of others.keys()) {
      const { x, y } = boxAt(index)
      doc.roundedRect(x, y, width, height, 4).fill(sheet.palette.soft)
    }
  })
  const alt = `Site map: ${home.name}, leading to ${others.map(({ name }) => name).join(', ')}.`
  const figure = group(sheet, sheet.section, 'Figure', { alt })
  const label = (name: string, x: number, y: number, color: Ink) =>
    writeAt(sheet, y + 6, printable(name, 60), type.label, {
      ...{ x: x + 10, width: width - 20, color, lines: 1, tag: 'Span', parent: figure },
    })
  label(home.name, MARGIN, top, 'onInk')
  for (const [index, { name }] of others.entries()) {
    const { x, y } = boxAt(index)
    label(name, x, y, 'ink')
  }
  sheet.y = first + rows * (height + 8) + 16
}

/** Each page in a row: its name and its purpose. */
function listPages(sheet: Sheet, { pages }: Estimate): void {
  head(sheet, 'What each page is for', 44)
  const list = group(sheet, sheet.section, 'L')
  for (const { name, purpose } of pages) {
    const label = printable(name, 60)
    const width = INNER - PAGE_NAME - GUTTER
    const height = Math.max(
      measure(sheet, label, type.label, { width: PAGE_NAME }),
      measure(sheet, purpose, type.muted, { width }),
    )
    ensureSpace(sheet, height + 9)
    rule(sheet, sheet.y)
    const item = group(sheet, list, 'LI')
    const y = sheet.y + 4
    writeAt(sheet, y, label, type.label, { width: PAGE_NAME, tag: 'Lbl', parent: item })
    writeAt(sheet, y, purpose, type.muted, {
      ...{ x: MARGIN + PAGE_NAME + GUTTER, width, tag: 'LBody', parent: item },
    })
    sheet.y = y + height + 5
  }
  sheet.y += 16
}

/** The site's features, in two columns, row by row. */
function listFeatures(sheet: Sheet, { features }: Estimate): void {
  if (features.length === 0) return
  head(sheet, 'What it does', 52)
  const list = group(sheet, sheet.section, 'L')
  for (let index = 0; index < features.length; index += 2) {
    const pair = features.slice(index, index + 2)
    const height = Math.max(
      ...pair.map(({ description }) => measure(sheet, description, type.muted, { width: HALF })),
    )
    ensureSpace(sheet, height + 26)
    rule(sheet, sheet.y)
    for (const [column, { name, description }] of pair.entries()) {
      const x = MARGIN + column * (HALF + GUTTER)
      const item = group(sheet, list, 'LI')
      const y = writeAt(sheet, sheet.y + 5, name, type.label, {
        ...{ x, width: HALF, tag: 'Lbl', parent: item },
      })
      writeAt(sheet, y, description, type.muted, { x, width: HALF, tag: 'LBody', parent: item })
    }
    sheet.y += height + 26
  }
  sheet.y += 14
}

/**
 * The proposal in words: the site map, each page, the features, and the brief that it responds to.
 */
export function writeProposalPages(sheet: Sheet, input: EstimateDocument): void {
  beginChapter(sheet, 'What we propose')
  introduce(sheet, input)
  drawSiteMap(sheet, input.estimate)
  listPages(sheet, input.estimate)
  listFeatures(sheet, input.estimate)
}
