import type { Estimate } from '@agency/contract/estimate'
import type { EstimateDocument } from './estimate-content.ts'
import { fillWording } from './fill-wording.ts'
import { lowerFirst } from './lower-first.ts'
import { LEFT_TO_RIGHT } from './pdf-bidi.ts'
import type { Ink } from './pdf-palette.ts'
import {
  artifact,
  beginChapter,
  CONTENT_WIDTH,
  ensureSpace,
  flow,
  GUTTER,
  group,
  HALF_WIDTH,
  MARGIN,
  measure,
  rule,
  type Sheet,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'
import { defaultTerms } from './terms.ts'

const PAGE_NAME_WIDTH = 132

const countText = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** Heading of a part of the page; at least `needed` points must fit after it. */
function writeHeading(sheet: Sheet, text: string, neededHeight: number): void {
  ensureSpace(sheet, 24 + neededHeight)
  sheet.y = writeAt(sheet, sheet.y, text, textStyles.heading, { tag: 'H2' }) + 6
}

const MAX_LISTED = 3

/** 'A, B and C', or 'A, B, C and 2 more'. */
function joinNames(names: string[]): string {
  // A single remaining name is listed instead of being counted as 'and 1 more'.
  const listedNames = names.slice(0, names.length === MAX_LISTED + 1 ? MAX_LISTED + 1 : MAX_LISTED)
  const remaining = names.length - listedNames.length
  const parts = remaining > 0 ? [...listedNames, `${remaining} more`] : listedNames
  return parts.join(', ').replace(/, ([^,]+)$/, ' and $1')
}

function writeIntroduction(sheet: Sheet, { estimate, client }: EstimateDocument): void {
  const { features, weeks } = estimate
  const clientName = `${toPrintable(client.companyName || client.name, 120)}${LEFT_TO_RIGHT}`
  const featureList = joinNames(features.map(({ name }) => lowerFirst(name)))
  const featureSentence = featureList ? ` In addition to its pages: ${featureList}.` : ''
  const { introduction } = estimate.terms ?? defaultTerms
  const opening = fillWording(introduction, {
    client: clientName,
    weeks: countText(weeks, 'week', 'weeks'),
  })
  const text = `${opening}${featureSentence}`.trim()
  if (!text) return
  flow(sheet, text, { ...textStyles.body, size: 12 }, { width: CONTENT_WIDTH - 60 })
  sheet.y += 18
}

/** The site map: the home page, and below it the pages that it links to. */
function drawSiteMap(sheet: Sheet, { pages }: Estimate): void {
  const [home, ...others] = pages
  if (!home || others.length === 0) return
  const columns = Math.min(4, others.length)
  const gap = 10
  const width = (CONTENT_WIDTH - gap * (columns - 1)) / columns
  const rows = Math.ceil(others.length / columns)
  const height = 26
  ensureSpace(sheet, 30 + height + 24 + rows * (height + 8))
  sheet.y = writeAt(sheet, sheet.y, 'Site map', textStyles.heading, { tag: 'H2' }) + 6
  const { doc } = sheet
  const top = sheet.y
  const gridTop = top + height + 24
  const boxOrigin = (index: number) => ({
    x: MARGIN + (index % columns) * (width + gap),
    y: gridTop + Math.floor(index / columns) * (height + 8),
  })
  artifact(sheet, () => {
    doc.lineWidth(0.8).strokeColor(sheet.palette.line)
    const connectorY = gridTop - 12
    doc
      .moveTo(MARGIN + width / 2, top + height)
      .lineTo(MARGIN + width / 2, gridTop)
      .stroke()
    doc
      .moveTo(MARGIN + width / 2, connectorY)
      .lineTo(MARGIN + CONTENT_WIDTH - width / 2, connectorY)
      .stroke()
    for (let column = 1; column < columns; column += 1) {
      const x = boxOrigin(column).x + width / 2
      doc.moveTo(x, connectorY).lineTo(x, gridTop).stroke()
    }
    doc.roundedRect(MARGIN, top, width, height, 4).fill(sheet.palette.ink)
    for (const index of others.keys()) {
      const { x, y } = boxOrigin(index)
      doc.roundedRect(x, y, width, height, 4).fill(sheet.palette.soft)
    }
  })
  const alt = `Site map: ${home.name}, leading to ${others.map(({ name }) => name).join(', ')}.`
  const figure = group(sheet, sheet.section, 'Figure', { alt })
  const label = (name: string, x: number, y: number, color: Ink) =>
    writeAt(sheet, y + 6, toPrintable(name, 60), textStyles.label, {
      ...{ x: x + 10, width: width - 20, color, lines: 1, tag: 'Span', parent: figure },
    })
  label(home.name, MARGIN, top, 'onInk')
  for (const [index, { name }] of others.entries()) {
    const { x, y } = boxOrigin(index)
    label(name, x, y, 'ink')
  }
  sheet.y = gridTop + rows * (height + 8) + 16
}

/** Each page in a row: its name and its purpose. */
function writePageList(sheet: Sheet, { pages }: Estimate): void {
  writeHeading(sheet, 'What each page is for', 44)
  const list = group(sheet, sheet.section, 'L')
  for (const { name, purpose } of pages) {
    const label = toPrintable(name, 60)
    const width = CONTENT_WIDTH - PAGE_NAME_WIDTH - GUTTER
    const height = Math.max(
      measure(sheet, label, textStyles.label, { width: PAGE_NAME_WIDTH }),
      measure(sheet, purpose, textStyles.muted, { width }),
    )
    ensureSpace(sheet, height + 9)
    rule(sheet, sheet.y)
    const item = group(sheet, list, 'LI')
    const y = sheet.y + 4
    writeAt(sheet, y, label, textStyles.label, { width: PAGE_NAME_WIDTH, tag: 'Lbl', parent: item })
    writeAt(sheet, y, purpose, textStyles.muted, {
      ...{ x: MARGIN + PAGE_NAME_WIDTH + GUTTER, width, tag: 'LBody', parent: item },
    })
    sheet.y = y + height + 5
  }
  sheet.y += 16
}

/** The site's features, in two columns, row by row. */
function writeFeatureList(sheet: Sheet, { features }: Estimate): void {
  if (features.length === 0) return
  writeHeading(sheet, 'What it does', 52)
  const list = group(sheet, sheet.section, 'L')
  for (let index = 0; index < features.length; index += 2) {
    const pair = features.slice(index, index + 2)
    const height = Math.max(
      ...pair.map(({ description }) =>
        measure(sheet, description, textStyles.muted, { width: HALF_WIDTH }),
      ),
    )
    ensureSpace(sheet, height + 26)
    rule(sheet, sheet.y)
    for (const [column, { name, description }] of pair.entries()) {
      const x = MARGIN + column * (HALF_WIDTH + GUTTER)
      const item = group(sheet, list, 'LI')
      const y = writeAt(sheet, sheet.y + 5, name, textStyles.label, {
        ...{ x, width: HALF_WIDTH, tag: 'Lbl', parent: item },
      })
      writeAt(sheet, y, description, textStyles.muted, {
        x,
        width: HALF_WIDTH,
        tag: 'LBody',
        parent: item,
      })
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
  writeIntroduction(sheet, input)
  drawSiteMap(sheet, input.estimate)
  writePageList(sheet, input.estimate)
  writeFeatureList(sheet, input.estimate)
}
