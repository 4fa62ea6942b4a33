/// <reference path="./linebreak.d.ts" />

import { replacementFor } from '@agency/fonts/character-replacements'
import { fontsFor, type Han, type Weight } from '@agency/fonts/document-fonts'
import LineBreaker from 'linebreak'
import type PDFDocument from 'pdfkit'
import { hasRightToLeft, isRightToLeft, visualOrder } from './pdf-bidi.ts'

export type Doc = InstanceType<typeof PDFDocument>

export interface TextStyle {
  /** In points. */
  size: number
  weight: Weight
  color: string
  /** Line height as a multiple of the size. */
  leading: number
}

export interface Box {
  x: number
  /** Top of the first line. */
  y: number
  width: number
  /** Defaults to the side on which the text starts. */
  align?: 'left' | 'centre' | 'right'
}

/** A part of a line in one font. */
interface Segment {
  text: string
  font: string
  width: number
}

export interface Line {
  segments: Segment[]
  width: number
  rightToLeft: boolean
}

/** Tabular figures, so that columns of numbers align. */
const TABULAR: Features = ['tnum', 'lnum']
/** Only amounts and hours are in columns; digits in other text keep their proportional widths. */
const featuresOf = (text: string) => (/^[$\d.,]+(?: h)?$/.test(text) ? TABULAR : undefined)

/** Pdfkit's internal font state, which its types leave out. */
interface InternalFonts {
  _registeredFonts: Record<string, unknown>
  /** The current font. */
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}
const internalFontsOf = (doc: Doc) => doc as unknown as InternalFonts

const hanStyles = new WeakMap<Doc, Han>()

/** Sets which shapes a document's Han characters have; Chinese unless this is called. */
export const setHanStyle = (doc: Doc, han: Han) => hanStyles.set(doc, han)

const fontCache = new WeakMap<Doc, Map<string, string | undefined>>()

/** The fallback order of weights: a character may exist only in a bolder weight. */
const WEIGHTS: Weight[] = ['regular', 'bold', 'display']

/** The registered font that has a character; undefined if none has. */
function fontOf(doc: Doc, character: string, weight: Weight): string | undefined {
  const cache = fontCache.get(doc) ?? new Map<string, string | undefined>()
  fontCache.set(doc, cache)
  const key = `${weight} ${character}`
  if (cache.has(key)) return cache.get(key)
  const han = hanStyles.get(doc) ?? 'chinese'
  const font = [weight, ...WEIGHTS]
    .flatMap((candidateWeight) => fontsFor(character, candidateWeight, han))
    // Pdfkit treats an unknown name as a file.
    .filter(({ name }) => Object.hasOwn(internalFontsOf(doc)._registeredFonts, name))
    .find(({ name }) => hasGlyph(doc, name, character))
  cache.set(key, font?.name)
  return font?.name
}

/** Variation selectors and joiners; none of them has a visible glyph. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Presentation}]/u
/** Characters that stay in the font of the preceding one, if it has them. */
const KEEPS_FONT = /[\s\p{P}\p{M}]/u

/** Replaces or removes characters that no font has. */
function toDrawable(doc: Doc, text: string, weight: Weight): string {
  let result = ''
  for (const character of text) {
    if (INVISIBLE.test(character)) continue
    if (fontOf(doc, character, weight) !== undefined) result += character
    else result += toDrawable(doc, replacementFor(character), weight)
  }
  return result
}

/** Whether every letter and digit of a text can be shown, at least as a plainer character. */
export const isLegible = (doc: Doc, text: string): boolean =>
  Array.from(text).every(
    (character) =>
      !/[\p{L}\p{N}]/u.test(character) ||
      fontOf(doc, character, 'regular') !== undefined ||
      replacementFor(character) !== '?',
  )

/** Splits a text into parts with one font each. */
function segmentsOf(doc: Doc, text: string, style: TextStyle): Segment[] {
  const segments: Segment[] = []
  for (const character of toDrawable(doc, text, style.weight)) {
    const last = segments.at(-1)
    const preferred = fontOf(doc, character, style.weight)
    const keepsFont = last && last.font !== preferred && KEEPS_FONT.test(character)
    const font = keepsFont && hasGlyph(doc, last.font, character) ? last.font : preferred
    if (font === undefined) continue
    if (last?.font === font) last.text += character
    else segments.push({ text: character, font, width: 0 })
  }
  for (const segment of segments) segment.width = segmentWidth(doc, segment, style.size)
  return segments
}

type Features = PDFKit.Mixins.OpenTypeFeatures[]

/**
 * Puts combining marks next to their letters instead of on them. Fontkit accepts an object as well
 * as a list.
 */
const UNATTACHED_MARKS = { mark: false, mkmk: false } as unknown as Features

/** The shaping of a text in a font. */
interface ShapedText {
  /** At a size of 1 point. */
  width: number
  features: Features | undefined
}

const shapedTexts = new WeakMap<Doc, Map<string, ShapedText>>()

function shapeWith(doc: Doc, text: string, features: Features | undefined): ShapedText {
  return { width: doc.fontSize(1).widthOfString(text, features && { features }), features }
}

/** Each text is shaped once, since lines are measured before they are drawn. */
function shapedTextOf(doc: Doc, { text, font }: Pick<Segment, 'text' | 'font'>): ShapedText {
  const cache = shapedTexts.get(doc) ?? new Map<string, ShapedText>()
  shapedTexts.set(doc, cache)
  const key = `${font} ${text}`
  const cached = cache.get(key)
  if (cached) return cached
  doc.font(font)
  let shapedText: ShapedText
  try {
    shapedText = shapeWith(doc, text, featuresOf(text))
  } catch {
    // Fontkit throws if a font does not define how a mark attaches to a letter.
    shapedText = shapeWith(doc, text, UNATTACHED_MARKS)
  }
  cache.set(key, shapedText)
  return shapedText
}

const segmentWidth = (doc: Doc, segment: Segment, size: number): number =>
  shapedTextOf(doc, segment).width * size

function hasGlyph(doc: Doc, font: string, character: string): boolean {
  doc.font(font)
  return internalFontsOf(doc)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

const widthOf = (segments: Segment[]) => segments.reduce((sum, { width }) => sum + width, 0)

/** Splits a text at its line break opportunities (UAX #14); each part keeps its trailing space. */
export function* splitAtBreaks(text: string): Generator<string> {
  const breaker = new LineBreaker(text)
  let start = 0
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    yield text.slice(start, end.position)
    start = end.position
  }
}

/** The chunk, or its parts if it is wider than a line. */
function* splitToFit(doc: Doc, chunk: string, style: TextStyle, width: number): Generator<string> {
  if (widthOf(segmentsOf(doc, chunk.trimEnd(), style)) <= width) return yield chunk
  let part = ''
  for (const character of chunk) {
    if (part && widthOf(segmentsOf(doc, part + character, style)) > width) {
      yield part
      part = ''
    }
    part += character
  }
  if (part) yield part
}

/** A line as it is drawn, from left to right. */
function lineOf(doc: Doc, text: string, style: TextStyle, fullText: string): Line {
  const rightToLeft = isRightToLeft(fullText)
  const parts = hasRightToLeft(text) ? visualOrder(text, rightToLeft) : [text]
  const segments = parts.flatMap((part) => segmentsOf(doc, part, style))
  return { segments, width: widthOf(segments), rightToLeft }
}

/** Adds an invisible space at a line break, which separates the words for screen readers. */
const withTrailingSpace = (line: Line, index: number, lines: Line[]): Line => {
  const last = line.segments.at(-1)
  if (!last || line.rightToLeft || index === lines.length - 1) return line
  return { ...line, segments: [...line.segments.slice(0, -1), { ...last, text: `${last.text} ` }] }
}

/** Breaks a paragraph into the texts of lines of at most `width` points. */
function breakParagraph(doc: Doc, paragraph: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  for (const chunk of splitAtBreaks(paragraph)) {
    for (const part of splitToFit(doc, chunk, style, width)) {
      const word = part.trimEnd()
      const visible = widthOf(segmentsOf(doc, word, style))
      if (line.trim() && lineWidth + visible > width) {
        lines.push(line)
        line = ''
        lineWidth = 0
      }
      if (!line && !word) continue
      line += part
      lineWidth += visible + widthOf(segmentsOf(doc, part.slice(word.length), style))
    }
  }
  return [...lines, line]
}

/** Breaks a text into lines of at most `width` points. Its line breaks are kept. */
export const layOut = (doc: Doc, text: string, style: TextStyle, width: number): Line[] =>
  text
    .split('\n')
    .flatMap((paragraph) => breakParagraph(doc, paragraph, style, width))
    .map((line) => lineOf(doc, line.trim(), style, text))
    .map(withTrailingSpace)

export const heightOf = (lines: Line[], { size, leading }: TextStyle): number =>
  lines.length * size * leading

/** Cap height as a fraction of the font size, used to centre text vertically in a line. */
const CAP_HEIGHT = 0.72

/** The share of a box's free width that is to the left of a line. */
const alignmentShares = { left: 0, centre: 0.5, right: 1 }

/** Draws lines in a box and returns the y below the last one, in points. */
export function drawLines(doc: Doc, lines: Line[], style: TextStyle, box: Box): number {
  const height = style.size * style.leading
  doc.fillColor(style.color)
  for (const [index, { segments, width, rightToLeft }] of lines.entries()) {
    const share = alignmentShares[box.align ?? (rightToLeft ? 'right' : 'left')]
    let x = box.x + share * (box.width - width)
    const baseline = box.y + index * height + (height + CAP_HEIGHT * style.size) / 2
    for (const segment of segments) {
      const { features } = shapedTextOf(doc, segment)
      doc
        .font(segment.font)
        .fontSize(style.size)
        .text(segment.text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(features && { features }),
        })
      x += segment.width
    }
  }
  return box.y + lines.length * height
}

/** At most this many lines; if there were more, the last one ends in an ellipsis. */
export function truncateLines(
  doc: Doc,
  lines: Line[],
  style: TextStyle,
  { maxLines, width }: { maxLines: number; width: number },
): Line[] {
  const last = lines[maxLines - 1]
  if (lines.length <= maxLines || !last) return lines
  const [ellipsis] = segmentsOf(doc, '…', style)
  if (!ellipsis) return lines.slice(0, maxLines)
  const shortened = last.rightToLeft ? last.segments.toReversed() : [...last.segments]
  while (widthOf(shortened) + ellipsis.width > width || shortened.at(-1)?.text === ' ') {
    const removed = shortened.pop()
    if (!removed) break
    const text = [...removed.text].slice(0, -1).join('')
    if (text) shortened.push(...segmentsOf(doc, text, style))
  }
  const segments = last.rightToLeft
    ? [ellipsis, ...shortened.toReversed()]
    : [...shortened, ellipsis]
  return [...lines.slice(0, maxLines - 1), { ...last, segments, width: widthOf(segments) }]
}

/**
 * Removes non-printable characters and truncates to `maxLength` characters; '' if nothing is left.
 */
export function toPrintable(text: string, maxLength: number): string {
  const clean = text
    .slice(0, maxLength * 2)
    .replace(/[\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Cf}]/gu, '')
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}--\n]/gv, '')
    .trim()
  const characters = [...clean]
  if (characters.length <= maxLength) return clean
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
