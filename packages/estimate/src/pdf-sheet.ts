import type PDFDocument from 'pdfkit'
import { type EstimateFont, fontName, runsOf } from './pdf-fonts.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }
export const MARGIN = 48
export const INNER = A4.width - 2 * MARGIN
/** Nothing but the footer stands below this line. */
export const BOTTOM = A4.height - 64

export const ink = {
  paper: '#fcfaf7',
  ink: '#181412',
  muted: '#615954',
  line: '#d7d1cd',
  soft: '#f0ebe6',
  brand: '#fc6d00',
  onBrand: '#0d0b09',
}

const WORD_MAX = 40

/** Breaks words that no line could hold, caps the length and drops what a font cannot draw. */
export function printable(text: string, max: number): string {
  const clean = text
    .slice(0, max * 2)
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D|\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = clean.length > max ? `${clean.slice(0, max - 1).trimEnd()}…` : clean
  return cut.replace(new RegExp(`\\S{${WORD_MAX}}(?=\\S)`, 'g'), '$& ')
}

export interface TextStyle {
  size?: number
  weight?: EstimateFont['weight']
  color?: string
  width?: number
  align?: 'left' | 'right' | 'center'
  lineGap?: number
  /** What does not fit in this height is left out, with an ellipsis. */
  height?: number
}

/** Writes text at a point and returns the y below it, in points. */
export function write(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const {
    size = 10,
    weight = 'regular',
    color = ink.ink,
    width = INNER,
    align = 'left',
    lineGap = 2,
    height,
  } = style
  const runs = runsOf(text)
  doc.fontSize(size).fillColor(color)
  if (runs.length === 0) return y
  for (const [index, run] of runs.entries()) {
    doc.font(fontName(weight, run.subset))
    const options = {
      width,
      align,
      lineGap,
      continued: index < runs.length - 1,
      ...(height !== undefined && { height, ellipsis: true }),
    }
    if (index === 0) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  }
  return doc.y
}

/** Height that `write` would need, in points; mixed scripts are measured in the first one's font. */
export function heightOf(doc: Doc, text: string, style: TextStyle = {}): number {
  const { size = 10, weight = 'regular', width = INNER, lineGap = 2 } = style
  doc.fontSize(size).font(fontName(weight, runsOf(text)[0]?.subset ?? 'latin'))
  return doc.heightOfString(text, { width, lineGap })
}

/** The largest of the sizes at which the text is at most `lines` lines high. */
export function fitted(
  doc: Doc,
  text: string,
  sizes: number[],
  width: number,
  lines: number,
): number {
  return (
    sizes.find(
      (size) =>
        heightOf(doc, text, { size, weight: 'bold', width, lineGap: 0 }) <= size * 1.4 * lines,
    ) ??
    sizes.at(-1) ??
    12
  )
}

export const rule = (doc: Doc, y: number, x = MARGIN, width = INNER, color = ink.line) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()

export function newPage(doc: Doc): void {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.rect(0, 0, A4.width, A4.height).fill(ink.paper)
}

/** Whole dollars in Australian style, from cents. */
export const dollars = (cents: number) =>
  `$${Math.round(cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })}`

/** Dollars and cents. */
export const exactDollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
