/// <reference path="./linebreak.d.ts" />

import { fontsFor, type Han, type Weight } from '@agency/fonts/document-fonts'
import { standInFor } from '@agency/fonts/stand-ins'
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
/** Only amounts and times are in columns: within text, digits keep their proportional widths. */
const featuresOf = (text: string) => (/^[$\d.,]+(?: h)?$/.test(text) ? TABULAR : undefined)

/** Pdfkit's internal font state, which its types leave out. */
interface OpenFonts {
  _registeredFonts: Record<string, unknown>
  /** The current font. */
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}
const fontsIn = (doc: Doc) => doc as unknown as OpenFonts

const languages = new WeakMap<Doc, Han>()

/** Sets which shapes a document's Han characters have; Chinese unless this is called. */
export const drawHanAs = (doc: Doc, han: Han) => languages.set(doc, han)

const chosen = new WeakMap<Doc, Map<string, string | undefined>>()

/** The fallback order of weights: a word may need a bolder weight than planned. */
const WEIGHTS: Weight[] = ['regular', 'bold', 'display']

/** The registered font that has a character; undefined if none has. */
function fontOf(doc: Doc, character: string, weight: Weight): string | undefined {
  const known = chosen.get(doc) ?? new Map<string, string | undefined>()
  chosen.set(doc, known)
  const key = `${weight} ${character}`
  if (known.has(key)) return known.get(key)
  const han = languages.get(doc) ?? 'chinese'
  const font = [weight, ...WEIGHTS]
    .flatMap((each) => fontsFor(character, each, han))
    // Pdfkit treats an unknown name as a file.
    .filter(({ name }) => Object.hasOwn(fontsIn(doc)._registeredFonts, name))
    .find(({ name }) => hasGlyph(doc, name, character))
  known.set(key, font?.name)
  return font?.name
}

/** Variation selectors and joiners; none of them has a visible glyph. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Presentation}]/u
/** Characters that stay in the font of the preceding one, if it has them. */
const FOLLOWS = /[\s\p{P}\p{M}]/u

/** A text in characters that the fonts have; those without a replacement are left out. */
function drawable(doc: Doc, text: string, weight: Weight): string {
  let drawn = ''
  for (const character of text) {
    if (INVISIBLE.test(character)) continue
    if (fontOf(doc, character, weight) !== undefined) drawn += character
    else drawn += drawable(doc, standInFor(character), weight)
  }
  return drawn
}

/** Whether every letter and digit of a text can be shown, at least as a plainer character. */
export const isLegible = (doc: Doc, text: string): boolean =>
  Array.from(text).every(
    (character) =>
      !/[\p{L}\p{N}]/u.test(character) ||
      fontOf(doc, character, 'regular') !== undefined ||
      standInFor(character) !== '?',
  )

/** Splits a text into parts with one font each. */
function segmentsOf(doc: Doc, text: string, style: TextStyle): Segment[] {
  const segments: Segment[] = []
  for (const character of drawable(doc, text, style.weight)) {
    const last = segments.at(-1)
    const own = fontOf(doc, character, style.weight)
    const follows = last && last.font !== own && FOLLOWS.test(character)
    const font = follows && hasGlyph(doc, last.font, character) ? last.font : own
    if (font === undefined) continue
    if (last?.font === font) last.text += character
    else segments.push({ text: character, font, width: 0 })
  }
  for (const segment of segments) segment.width = widthIn(doc, segment, style.size)
  return segments
}

type Features = PDFKit.Mixins.OpenTypeFeatures[]

/**
 * Puts marks next to their letters instead of on them; fontkit accepts this form as well as a list.
 */
const LOOSE_MARKS = { mark: false, mkmk: false } as unknown as Features

/** The shaping of a text in a font. */
interface Setting {
  /** At a size of 1 point. */
  width: number
  features: Features | undefined
}

const settings = new WeakMap<Doc, Map<string, Setting>>()

function settingWith(doc: Doc, text: string, features: Features | undefined): Setting {
  return { width: doc.fontSize(1).widthOfString(text, features && { features }), features }
}

/** Each text is shaped once, since lines are measured before they are drawn. */
function settingOf(doc: Doc, { text, font }: Pick<Segment, 'text' | 'font'>): Setting {
  const known = settings.get(doc) ?? new Map<string, Setting>()
  settings.set(doc, known)
  const key = `${font} ${text}`
  const found = known.get(key)
  if (found) return found
  doc.font(font)
  let setting: Setting
  try {
    setting = settingWith(doc, text, featuresOf(text))
  } catch {
    // Fontkit throws if a font does not define how a mark attaches to a letter.
    setting = settingWith(doc, text, LOOSE_MARKS)
  }
  known.set(key, setting)
  return setting
}

const widthIn = (doc: Doc, segment: Segment, size: number): number =>
  settingOf(doc, segment).width * size

function hasGlyph(doc: Doc, font: string, character: string): boolean {
  doc.font(font)
  return fontsIn(doc)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

const widthOf = (segments: Segment[]) => segments.reduce((sum, { width }) => sum + width, 0)

/** Splits a text at its line break opportunities (UAX #14), each piece with its trailing space. */
export function* piecesOf(text: string): Generator<string> {
  const breaker = new LineBreaker(text)
  let start = 0
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    yield text.slice(start, end.position)
    start = end.position
  }
}

/** The piece, or the parts that it must be split into for a narrower line. */
function* fitting(doc: Doc, piece: string, style: TextStyle, width: number): Generator<string> {
  if (widthOf(segmentsOf(doc, piece.trimEnd(), style)) <= width) return yield piece
  let part = ''
  for (const character of piece) {
    if (part && widthOf(segmentsOf(doc, part + character, style)) > width) {
      yield part
      part = ''
    }
    part += character
  }
  if (part) yield part
}

/** A line as it is drawn, from left to right. */
function lineOf(doc: Doc, text: string, style: TextStyle, whole: string): Line {
  const rightToLeft = isRightToLeft(whole)
  const parts = hasRightToLeft(text) ? visualOrder(text, rightToLeft) : [text]
  const segments = parts.flatMap((part) => segmentsOf(doc, part, style))
  return { segments, width: widthOf(segments), rightToLeft }
}

/** The trailing space at a line break: invisible, but it keeps words apart for screen readers. */
const spaced = (line: Line, index: number, lines: Line[]): Line => {
  const last = line.segments.at(-1)
  if (!last || line.rightToLeft || index === lines.length - 1) return line
  return { ...line, segments: [...line.segments.slice(0, -1), { ...last, text: `${last.text} ` }] }
}

/** Breaks a paragraph into the texts of lines of at most `width` points. */
function broken(doc: Doc, paragraph: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const piece of piecesOf(paragraph)) {
    for (const part of fitting(doc, piece, style, width)) {
      const word = part.trimEnd()
      const visible = widthOf(segmentsOf(doc, word, style))
      if (line.trim() && filled + visible > width) {
        lines.push(line)
        line = ''
        filled = 0
      }
      if (!line && !word) continue
      line += part
      filled += visible + widthOf(segmentsOf(doc, part.slice(word.length), style))
    }
  }
  return [...lines, line]
}

/** Breaks a text into lines of at most `width` points. Its line breaks are kept. */
export const layOut = (doc: Doc, text: string, style: TextStyle, width: number): Line[] =>
  text
    .split('\n')
    .flatMap((paragraph) => broken(doc, paragraph, style, width))
    .map((line) => lineOf(doc, line.trim(), style, text))
    .map(spaced)

export const heightOf = (lines: Line[], { size, leading }: TextStyle): number =>
  lines.length * size * leading

/** Cap height as a fraction of the font size, used to centre text vertically in a line. */
const CAPITALS = 0.72

/** The share of a box's free width that is to the left of a line. */
const shares = { left: 0, centre: 0.5, right: 1 }

/** Draws lines in a box and returns the y below the last one, in points. */
export function drawLines(doc: Doc, lines: Line[], style: TextStyle, box: Box): number {
  const height = style.size * style.leading
  doc.fillColor(style.color)
  for (const [index, { segments, width, rightToLeft }] of lines.entries()) {
    const share = shares[box.align ?? (rightToLeft ? 'right' : 'left')]
    let x = box.x + share * (box.width - width)
    const baseline = box.y + index * height + (height + CAPITALS * style.size) / 2
    for (const segment of segments) {
      const { features } = settingOf(doc, segment)
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
export function clipped(
  doc: Doc,
  lines: Line[],
  style: TextStyle,
  { most, width }: { most: number; width: number },
): Line[] {
  const last = lines[most - 1]
  if (lines.length <= most || !last) return lines
  const [dots] = segmentsOf(doc, '…', style)
  if (!dots) return lines.slice(0, most)
  const kept = last.rightToLeft ? last.segments.toReversed() : [...last.segments]
  while (widthOf(kept) + dots.width > width || kept.at(-1)?.text === ' ') {
    const end = kept.pop()
    if (!end) break
    const text = [...end.text].slice(0, -1).join('')
    if (text) kept.push(...segmentsOf(doc, text, style))
  }
  const segments = last.rightToLeft ? [dots, ...kept.toReversed()] : [...kept, dots]
  return [...lines.slice(0, most - 1), { ...last, segments, width: widthOf(segments) }]
}

/** Removes non-printable characters and truncates to `max` characters; '' if nothing is left. */
export function printable(text: string, max: number): string {
  const clean = text
    .slice(0, max * 2)
    .replace(/[\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Cf}]/gu, '')
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}--\n]/gv, '')
    .trim()
  const characters = [...clean]
  if (characters.length <= max) return clean
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}
