import type { Concept, Ground, Imagery, Look, Section } from '@agency/contract/concept'
import { altOf } from '../imagery/alt-text.ts'
import { drawIcon } from '../imagery/draw-icon.ts'
import { drawImagery } from '../imagery/draw-imagery.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { subjects } from '../imagery/subject.ts'
import { fontFamilyOf } from '../type/font-files.ts'
import { buttonRow } from './buttons.ts'
import {
  type Child,
  column,
  type Element,
  meant,
  picture,
  row,
  type Style,
  text,
} from './element.ts'
import { eyebrowOf } from './eyebrows.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space, toFitSpace } from './space-scale.ts'
import { cardGround, type SurfaceColours, surfaceColoursOf } from './surface-colours.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

/** Width of the page in CSS pixels. */
export const PAGE = 1440
/** Space between columns and cards. */
export const GAP = space[8]
const COLUMNS = 12

/** Width of a wide letter in em, and of the narrowest column that a headline stands in. */
const WIDE = 0.7
/** Width of a letter among others, in em. */
const USUAL = 0.58
/** Words, and the marks of sentences right behind them. */
const PLAIN = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\s’'&/+-]|(?<=[\p{L}\p{N}’'])[.,:;?!])*$/u
/** No English word is longer. */
const LONGEST_WORD = 22
const NARROW = 420

/** How many letters' room a word takes: wide ones take two. */
export const displayWidth = (word: string) =>
  word.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 'MM')
    .length

/** Headlines of any length fit: the longer, the smaller, and no word is wider than half the page. */
export function fittedSize(size: number, content: string): number {
  const places = displayWidth(content)
  const longest = Math.max(...content.split(/\s+/).map(displayWidth), 1)
  const byLength =
    places > 130 ? 0.46 : places > 90 ? 0.56 : places > 64 ? 0.68 : places > 40 ? 0.82 : 1
  const isSpaced = /\s/.test(content)
  const byWord = isSpaced && longest > 11 ? 11 / longest : 1
  return Math.max(22, Math.round(size * Math.min(byLength, Math.max(byWord, 0.3))))
}

/** Satori measures a text as wide as its column and draws it as wide as it may be: it is that wide. */
const bounded = ({ maxWidth, ...style }: Style): Style =>
  typeof maxWidth === 'number'
    ? { width: maxWidth, maxWidth: '100%', ...style }
    : { maxWidth, ...style }

const cards: Record<Look['card'], (kit: Kit, tone: SurfaceColours) => Style> = {
  flat: (_kit, tone) => ({ backgroundColor: tone.surface }),
  outlined: (_kit, tone) => ({ backgroundColor: tone.surface, border: `1px solid ${tone.line}` }),
  raised: (_kit, tone) => ({
    backgroundColor: tone.surface,
    boxShadow: '0 2px 4px rgba(20, 16, 12, .05), 0 18px 40px rgba(20, 16, 12, .09)',
  }),
  heavy: (kit, tone) => ({
    backgroundColor: tone.surface,
    border: `3px solid ${kit.palette.text}`,
    boxShadow: `8px 8px 0 ${kit.palette.text}`,
  }),
  bare: (_kit, tone) => ({ backgroundColor: tone.surface }),
}

/** Where a kit draws: the page as it is wide, and the space at its sides. */
export interface Sheet {
  width: number
  gutter: number
}

/** `icons` holds those of the concept's pictures. */
export function kitOf(
  concept: Concept,
  icons: Icons,
  ground: Ground = 'background',
  sheet?: Sheet,
): Kit {
  const { palette, look, type } = concept
  const tone = surfaceColoursOf(palette, ground)
  const subject = subjects.find((each) => each === concept.subject) ?? 'retail'
  const { width, gutter } = sheet ?? { width: PAGE, gutter: look.gutter }
  const inner = width - 2 * gutter
  const wrap: Style = { wordBreak: 'break-word', color: tone.text }
  const headingFont: Style = {
    fontFamily: fontFamilyOf(type.heading),
    fontWeight: type.headingWeight,
    textTransform: type.capitals ? 'uppercase' : 'none',
  }
  const kit: Kit = {
    concept,
    palette,
    look,
    surface: ground,
    colours: tone,
    inner,
    gutter: toFitSpace(gutter),
    sectionPadding: toFitSpace(look.air),
    span: (columns) => {
      const one = (inner - GAP * (COLUMNS - 1)) / COLUMNS
      return Math.floor(one * columns + GAP * (columns - 1))
    },
    on: (other) => kitOf(concept, icons, other, sheet),
    display: (size, content, style = {}) => {
      const fitted = fittedSize(size * type.scale, content)
      const longest = Math.max(...content.split(/\s+/).map(displayWidth))
      const { width, maxWidth } = style
      const column = [width, maxWidth].find((each) => typeof each === 'number')
      // A word that is wider than its column is set smaller, and broken only where it is no word.
      const room = Math.max(NARROW, typeof column === 'number' ? column : NARROW)
      const share = room / (longest * fitted * (type.capitals ? WIDE : USUAL))
      const fontSize = Math.round(fitted * Math.max(0.6, Math.min(1, share)))
      const headline = text(
        {
          ...headingFont,
          fontSize,
          lineHeight: fontSize > 90 ? 1 : fontSize > 48 ? 1.06 : 1.16,
          letterSpacing: type.tracking * fontSize,
          textWrap: 'balance',
          ...wrap,
          // Balanced lines are short: a word that may break would break at their end.
          // Beside other marks lines break by rules that measure and draw them differently.
          ...(longest <= LONGEST_WORD && PLAIN.test(content) && { wordBreak: 'normal' }),
          ...bounded(style),
        },
        content,
      )
      return meant(headline, { as: 'heading' })
    },
    title: (size, content, style = {}) =>
      meant(
        text(
          {
            ...headingFont,
            fontSize: Math.round(size * (type.scale > 1.1 ? 1.1 : 1)),
            lineHeight: 1.2,
            letterSpacing: type.tracking * size * 0.5,
            ...wrap,
            ...style,
          },
          content,
        ),
        { as: 'subheading' },
      ),
    body: (size, content, style = {}) =>
      meant(
        text(
          {
            fontFamily: fontFamilyOf(type.body),
            fontWeight: 400,
            fontSize: size,
            lineHeight: 1.55,
            ...wrap,
            color: tone.muted,
            ...bounded(style),
          },
          content,
        ),
        { as: 'paragraph' },
      ),
    label: (content, style = {}) =>
      text(
        {
          fontFamily: fontFamilyOf(type.body),
          fontWeight: 600,
          fontSize: typeScale.s0,
          lineHeight: 1.35,
          ...wrap,
          ...style,
        },
        content,
      ),
    eyebrow: (content) => (content ? eyebrowOf(kit, content) : undefined),
    buttons: (section, style = {}) => buttonRow(kit, section, style),
    image: (imagery, width, height, style = {}) =>
      imagery &&
      captioned(
        kit,
        imagery,
        { width: Math.round(width), height: Math.round(height) },
        { borderRadius: look.radius, ...style },
        icons,
      ),
    icon: (index, size = 40) => picture(drawIcon(subject, index, tone.highlight, size), size, size),
    band: (style, ...children) =>
      column(
        {
          width,
          padding: pad(kit.sectionPadding, kit.gutter),
          backgroundColor: tone.surface,
          ...style,
        },
        ...children,
      ),
    card: (draw, style = {}, own = cardGround(ground)) => {
      const inside = kitOf(concept, icons, own, sheet)
      return column(
        { borderRadius: look.radius, ...cards[look.card](kit, inside.colours), ...style },
        ...draw(inside),
      )
    },
  }
  return kit
}

/** Smaller ones have no room for a caption. */
const CAPTIONED = { width: 300, height: 220 }
/** The most of a picture that a sheet of words may hide: what is in its middle is its subject. */
export const HIDDEN_MOST = 1 / 6
/** Of a caption, in pixels: a letter of the widest type, what is around a line, and lines with theirs. */
const LETTER = 11
const AROUND = 32
const LINES = [38, 60] as const

/** Whether a caption leaves enough to be seen of a picture so many CSS pixels wide and high. */
export function hasRoom(caption: string, width: number, height: number): boolean {
  const most = width - 56
  const wide = caption.length * LETTER + AROUND
  const hidden = Math.min(wide, most) * LINES[wide > most ? 1 : 0]
  return (
    width >= CAPTIONED.width && height >= CAPTIONED.height && hidden <= width * height * HIDDEN_MOST
  )
}

/** A picture; on the place of a photograph stands what it is to show. */
function captioned(
  kit: Kit,
  imagery: Imagery,
  { width, height }: { width: number; height: number },
  style: Style,
  icons: Icons,
): Element {
  const redrawn = (wide: number, high: number) =>
    drawImagery(imagery, kit.palette, wide, high, icons)
  const svg = redrawn(width, height)
  const [shows] = imagery.kind === 'frame' ? imagery.things : []
  if (!shows || !hasRoom(shows, width, height))
    return meant(picture(svg, width, height, style, altOf(imagery)), { redrawn })
  const { borderRadius, alignItems = 'flex-end', ...place } = style
  // Without positions: a positioned caption would raise its picture over the cards that lie on it.
  const figure = column(
    { width, height, flexShrink: 0, ...place },
    meant(picture(svg, width, height, { borderRadius }), { redrawn }),
    meant(
      row(
        {
          // Cards that lie on a picture take its lower left, or say where they leave it free.
          alignSelf: alignItems,
          marginTop: toFitSpace(space[7] - height),
          marginLeft: space[7],
          marginRight: space[7],
          maxWidth: width - 56,
          padding: pad(space[2], space[4]),
          backgroundColor: kit.palette.background,
          borderRadius: Math.min(kit.look.radius, 18),
        },
        kit.label(shows, { color: kit.palette.text }),
      ),
      { as: 'caption' },
    ),
  )
  return meant(figure, { as: 'figure' })
}

/** A section's eyebrow, headline and, where it has one, its text. */
export const headOf = (
  kit: Kit,
  section: Section,
  size: TypeSize = typeScale.s10,
  { width = kit.span(8), ...style }: Style & { width?: number } = {},
): Element =>
  column(
    { gap: space[6], width, ...style },
    kit.eyebrow(section.eyebrow),
    kit.display(size, section.headline),
    section.text && kit.body(typeScale.s2, section.text, { width: Math.min(width, 640) }),
  )

/** The same, in the middle of the page. */
export const centredHead = (kit: Kit, section: Section, size: TypeSize = typeScale.s10): Element =>
  column(
    { gap: space[6], width: kit.inner, alignItems: 'center' },
    kit.eyebrow(section.eyebrow),
    kit.display(size, section.headline, { textAlign: 'center', maxWidth: kit.span(9) }),
    section.text &&
      kit.body(typeScale.s2, section.text, {
        textAlign: 'center',
        maxWidth: Math.min(kit.span(7), 720),
      }),
  )

/** Rows of equal columns, wrapped after `columns` items. */
export const gridOf = (columns: number, style: Style, ...children: Child[]): Element =>
  row(
    {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gap: GAP,
      width: '100%',
      ...style,
    },
    ...children,
  )

/** Columns that leave no odd one out, at most `most`. */
export const columnsFor = (count: number, most = 3) =>
  [most, most - 1, 2].find((columns) => columns > 0 && count % columns === 0) ?? most
