import PDFDocument from 'pdfkit'
import type { DocumentPalette, Ink } from './pdf-palette.ts'
import {
  type Box,
  type Doc,
  drawLines,
  heightOf,
  type Line,
  layOut,
  type TextStyle,
  truncateLines,
} from './pdf-text.ts'

type Struct = PDFKit.PDFStructureElement

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }
export const MARGIN = 48
export const CONTENT_WIDTH = A4.width - 2 * MARGIN
export const TOP = 56
/** Only the footer is below this line. */
export const BOTTOM = A4.height - 72
/** Space between columns. */
export const GUTTER = 20
/** Half of the page's width, and a third: everything side by side uses these widths. */
export const HALF_WIDTH = (CONTENT_WIDTH - GUTTER) / 2
export const THIRD_WIDTH = (CONTENT_WIDTH - 2 * GUTTER) / 3

const style = (size: number, weight: TextStyle['weight'], leading: number, color: Ink = 'ink') => ({
  ...{ size, weight, leading, color },
})
/** A text style in a colour of the document. */
export type InkStyle = Omit<TextStyle, 'color'> & { color: Ink }

/** All text styles of the document. */
export const textStyles = {
  cover: style(40, 'display', 1.06),
  title: style(24, 'display', 1.15),
  heading: style(12, 'bold', 1.35),
  label: style(9.5, 'bold', 1.45),
  body: style(9.5, 'regular', 1.5),
  muted: style(9.5, 'regular', 1.5, 'muted'),
  small: style(8, 'regular', 1.45, 'muted'),
  smallBold: style(8, 'bold', 1.45, 'muted'),
} satisfies Record<string, InkStyle>

/** The document being written: the current position, and the current element of its structure. */
export interface Sheet {
  doc: Doc
  y: number
  document: Struct
  section: Struct
  palette: DocumentPalette
}

export interface SheetInfo {
  title: string
  author: string
  subject: string
  createdAt: Date
  palette: DocumentPalette
}

/** Opens a tagged document without pages. The same input gives the same bytes. */
export function openSheet({ title, author, subject, createdAt, palette }: SheetInfo): Sheet {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    font: undefined as never,
    info: {
      ...{ Title: title, Author: author, Subject: subject, Creator: author },
      ...{ CreationDate: createdAt, ModDate: createdAt },
    },
  })
  const document = doc.struct('Document')
  doc.addStructure(document)
  return { doc, y: TOP, document, section: document, palette }
}

/** Draws content without meaning: backgrounds, rules, and anything repeated on each page. */
export function artifact(sheet: Sheet, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout') {
  sheet.doc.markContent('Artifact', { type: kind })
  draw()
  sheet.doc.endMarkedContent()
}

export function addPage(sheet: Sheet): void {
  sheet.doc.addPage({ size: 'A4', margin: 0 })
  artifact(sheet, () => sheet.doc.rect(0, 0, A4.width, A4.height).fill(sheet.palette.paper))
  sheet.y = TOP
}

/** Starts a new page if less than `needed` points are left on this one; returns whether it did. */
export function ensureSpace(sheet: Sheet, neededHeight: number): boolean {
  if (sheet.y + neededHeight <= BOTTOM) return false
  addPage(sheet)
  return true
}

/** Adds a container element to the structure. */
export function group(sheet: Sheet, parent: Struct, tag: string, options: object = {}): Struct {
  const element = sheet.doc.struct(tag, options)
  parent.add(element)
  return element
}

/** Draws something as an element of the structure. */
export function element(
  sheet: Sheet,
  parent: Struct,
  tag: string,
  draw: () => void,
  options: object = {},
): void {
  const { doc } = sheet
  parent.add(doc.struct(tag, options, [draw]))
}

/** Starts a part of the document that gets a bookmark. */
export function beginSection(sheet: Sheet, title: string): void {
  sheet.section = group(sheet, sheet.document, 'Sect', { title })
  sheet.doc.outline.addItem(title)
}

export interface TextOptions {
  x?: number
  width?: number
  align?: Box['align']
  color?: Ink
  /** Text beyond this number of lines is truncated with an ellipsis. */
  lines?: number
  tag?: string
  parent?: Struct
  options?: object
}

const linesOf = (
  sheet: Sheet,
  text: string,
  style: InkStyle,
  { width = CONTENT_WIDTH, lines }: TextOptions,
) => {
  const all = layOut(sheet.doc, text, style, width)
  return lines === undefined
    ? all
    : truncateLines(sheet.doc, all, style, { maxLines: lines, width })
}

/** Height of a text, in points. */
export const measure = (
  sheet: Sheet,
  text: string,
  style: InkStyle,
  textOptions: TextOptions = {},
): number => heightOf(linesOf(sheet, text, style, textOptions), style)

const withColour = ({ palette }: Sheet, style: InkStyle, color: Ink = style.color): TextStyle => ({
  ...style,
  color: palette[color],
})

/** Draws a text without its own structure element: inside an artifact, or another element. */
export function drawTextAt(
  sheet: Sheet,
  y: number,
  text: string,
  style: InkStyle,
  textOptions: TextOptions = {},
): number {
  const { x = MARGIN, width = CONTENT_WIDTH, align, color } = textOptions
  const lines = linesOf(sheet, text, style, textOptions)
  const box = { x, y, width, ...(align && { align }) }
  return drawLines(sheet.doc, lines, withColour(sheet, style, color), box)
}

/** Writes a text at a given y and returns the y below it, in points. */
export function writeAt(
  sheet: Sheet,
  y: number,
  text: string,
  style: InkStyle,
  textOptions: TextOptions = {},
): number {
  const { tag = 'P', parent = sheet.section, options } = textOptions
  let bottom = y
  const draw = () => {
    bottom = drawTextAt(sheet, y, text, style, textOptions)
  }
  element(sheet, parent, tag, draw, options)
  return bottom
}

/** Writes a text line by line, across pages if necessary, without widows or orphans. */
export function flow(
  sheet: Sheet,
  text: string,
  style: InkStyle,
  textOptions: TextOptions = {},
): void {
  const { x = MARGIN, width = CONTENT_WIDTH } = textOptions
  const paragraph = group(sheet, textOptions.parent ?? sheet.section, textOptions.tag ?? 'P')
  let remaining: Line[] = linesOf(sheet, text, style, textOptions)
  const height = style.size * style.leading
  while (remaining.length > 0) {
    const fittingLines = Math.floor((BOTTOM - sheet.y) / height)
    // At least two lines on either side of a page break.
    const count =
      remaining.length <= fittingLines
        ? remaining.length
        : Math.min(fittingLines, remaining.length - 2)
    if (count < Math.min(2, remaining.length)) {
      addPage(sheet)
      continue
    }
    const pageLines = remaining.slice(0, count)
    const { y } = sheet
    paragraph.add(() => drawLines(sheet.doc, pageLines, withColour(sheet, style), { x, y, width }))
    sheet.y += heightOf(pageLines, style)
    remaining = remaining.slice(count)
    if (remaining.length > 0) addPage(sheet)
  }
}

/** Space above a chapter that starts within a page. */
const CHAPTER_GAP = 32

/**
 * Starts a chapter with its title: below the existing content if `needed` more points are left,
 * otherwise on a new page.
 */
export function beginChapter(sheet: Sheet, text: string, neededHeight = BOTTOM): void {
  const height = textStyles.title.size * textStyles.title.leading + 16
  if (sheet.y + CHAPTER_GAP + height + neededHeight <= BOTTOM) sheet.y += CHAPTER_GAP
  else addPage(sheet)
  beginSection(sheet, text)
  sheet.y = writeAt(sheet, sheet.y, text, textStyles.title, { tag: 'H1' }) + 16
}

export const rule = (
  sheet: Sheet,
  y: number,
  x = MARGIN,
  width = CONTENT_WIDTH,
  color: Ink = 'line',
): void =>
  artifact(sheet, () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(sheet.palette[color])
      .stroke(),
  )

/** Text with a hyperlink. */
export function writeLink(
  sheet: Sheet,
  y: number,
  text: string,
  url: string,
  style: InkStyle,
  textOptions: TextOptions = {},
): number {
  const { x = MARGIN, width = CONTENT_WIDTH, color } = textOptions
  const { doc } = sheet
  const lines = linesOf(sheet, text, style, textOptions)
  const link = group(sheet, group(sheet, sheet.section, 'P'), 'Link')
  link.add(() => drawLines(doc, lines, withColour(sheet, style, color), { x, y, width }))
  const area = Math.max(0, ...lines.map((line) => line.width))
  // Pdfkit writes a String object as a PDF string, and a primitive one as a name.
  const annotation = { structParent: link, Contents: new String(text) as string }
  doc.link(x, y, area, heightOf(lines, style), url, annotation)
  link.end()
  return y + heightOf(lines, style)
}

/** Whole dollars in Australian style, from cents. */
export const formatWholeDollars = (cents: number) =>
  `$${Math.round(cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })}`

/** Dollars and cents. */
export const formatDollars = (cents: number) =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Quarter hours as hours: '12.5 h'. */
export const formatHours = (quarterHours: number) => `${quarterHours / 4} h`
