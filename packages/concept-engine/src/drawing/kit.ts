import type { Ground, Imagery, Look, Photo, Section } from '@agency/contract/concept'
import { fontFamilyOf } from '@agency/fonts/page-fonts'
import { altOf } from '../imagery/alt-text.ts'
import { drawIcon } from '../imagery/draw-icon.ts'
import { drawImagery } from '../imagery/draw-imagery.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { subjects } from '../imagery/subject.ts'
import { buttonRow } from './buttons.ts'
import {
  type Child,
  column,
  type Element,
  picture,
  row,
  type Style,
  text,
  uploadedPicture,
  withSemantics,
} from './element.ts'
import { eyebrowOf } from './eyebrows.ts'
import type { DrawnConcept, Kit } from './kit-interface.ts'
import { offScale, pad, space } from './space-scale.ts'
import { cardGround, type SurfaceColours, surfaceColoursOf } from './surface-colours.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

/** Width of the page in CSS pixels. */
export const PAGE_WIDTH = 1440
/** Space between columns and cards. */
export const GAP = space[8]
const COLUMNS = 12

/** Width of a wide letter in em, and of the narrowest column for a headline. */
const WIDE_LETTER_EM = 0.7
/** Average width of a letter, in em. */
const AVERAGE_LETTER_EM = 0.58
/** Words, and punctuation directly after them. */
const UNBREAKABLE_TEXT =
  /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\s’'&/+-]|(?<=[\p{L}\p{N}’'])[.,:;?!])*$/u
/** No English word is longer than this. */
const MAX_WORD_LENGTH = 22
const MIN_HEADLINE_COLUMN = 420

/** The width of a word in letters: wide characters count as two. */
export const displayWidth = (word: string) =>
  word.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 'MM')
    .length

/**
 * Headlines of any length fit: longer ones get a smaller size, and no word is wider than half the
 * page.
 */
export function fittedSize(size: number, content: string): number {
  const places = displayWidth(content)
  const longest = Math.max(...content.split(/\s+/).map(displayWidth), 1)
  const byLength =
    places > 130 ? 0.46 : places > 90 ? 0.56 : places > 64 ? 0.68 : places > 40 ? 0.82 : 1
  const isSpaced = /\s/.test(content)
  const byWord = isSpaced && longest > 11 ? 11 / longest : 1
  return Math.max(22, Math.round(size * Math.min(byLength, Math.max(byWord, 0.3))))
}

/**
 * Satori measures a text at its column's width, but draws it at its maximum width, so both are set
 * to the same value.
 */
const clampWidth = ({ maxWidth, ...style }: Style): Style =>
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

/** The drawing area of a kit: the page's width, and the space at its sides. */
export interface DrawingArea {
  width: number
  gutter: number
}

/** `icons` contains those of the concept's pictures. */
export function kitOf(
  concept: DrawnConcept,
  icons: Icons,
  ground: Ground = 'background',
  area?: DrawingArea,
): Kit {
  const { palette, look, type } = concept
  const tone = surfaceColoursOf(palette, ground)
  const candidate = subjects.find((candidate) => candidate === concept.subject) ?? 'retail'
  const { width, gutter } = area ?? { width: PAGE_WIDTH, gutter: look.gutter }
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
    gutter: offScale(gutter),
    sectionPadding: offScale(look.air),
    span: (columns) => {
      const columnWidth = (inner - GAP * (COLUMNS - 1)) / COLUMNS
      return Math.floor(columnWidth * columns + GAP * (columns - 1))
    },
    on: (other) => kitOf(concept, icons, other, area),
    display: (size, content, style = {}) => {
      const fitted = fittedSize(size * type.scale, content)
      const longest = Math.max(...content.split(/\s+/).map(displayWidth))
      const { width, maxWidth } = style
      const column = [width, maxWidth].find((length) => typeof length === 'number')
      // A word that is wider than its column gets a smaller size, and is broken only if it is not a
      // real word.
      const room = Math.max(
        MIN_HEADLINE_COLUMN,
        typeof column === 'number' ? column : MIN_HEADLINE_COLUMN,
      )
      const share = room / (longest * fitted * (type.capitals ? WIDE_LETTER_EM : AVERAGE_LETTER_EM))
      const fontSize = Math.round(fitted * Math.max(0.6, Math.min(1, share)))
      const headline = text(
        {
          ...headingFont,
          fontSize,
          lineHeight: fontSize > 90 ? 1 : fontSize > 48 ? 1.06 : 1.16,
          letterSpacing: type.tracking * fontSize,
          textWrap: 'balance',
          ...wrap,
          // Balanced lines are short, so a breakable word would break at their end.
          // Next to other marks, lines break by rules that satori measures and draws differently.
          ...(longest <= MAX_WORD_LENGTH &&
            UNBREAKABLE_TEXT.test(content) && { wordBreak: 'normal' }),
          ...clampWidth(style),
        },
        content,
      )
      return withSemantics(headline, { as: 'heading' })
    },
    title: (size, content, style = {}) =>
      withSemantics(
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
      withSemantics(
        text(
          {
            fontFamily: fontFamilyOf(type.body),
            fontWeight: 400,
            fontSize: size,
            lineHeight: 1.55,
            ...wrap,
            color: tone.muted,
            ...clampWidth(style),
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
    icon: (index, size = 40) =>
      picture(drawIcon(candidate, index, tone.highlight, size), size, size),
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
    card: (draw, style = {}, cardGroundName = cardGround(ground)) => {
      const cardKit = kitOf(concept, icons, cardGroundName, area)
      return column(
        { borderRadius: look.radius, ...cards[look.card](kit, cardKit.colours), ...style },
        ...draw(cardKit),
      )
    },
  }
  return kit
}

/** Smaller pictures have no room for a caption. */
const MIN_CAPTIONED_SIZE = { width: 300, height: 220 }
/**
 * The largest share of a picture that a sheet of text may hide, as its subject is in the middle.
 */
export const MAX_HIDDEN_SHARE = 1 / 6
/**
 * Caption metrics in pixels: the widest letter, the space around a line, and the height of one and
 * of two lines with their padding.
 */
const CAPTION_LETTER_WIDTH = 11
const CAPTION_PADDING = 32
const CAPTION_HEIGHTS = [38, 60] as const

/** Whether a caption leaves enough of a picture visible; width and height are in CSS pixels. */
export function hasRoom(caption: string, width: number, height: number): boolean {
  const maximum = width - 56
  const wide = caption.length * CAPTION_LETTER_WIDTH + CAPTION_PADDING
  const hidden = Math.min(wide, maximum) * CAPTION_HEIGHTS[wide > maximum ? 1 : 0]
  return (
    width >= MIN_CAPTIONED_SIZE.width &&
    height >= MIN_CAPTIONED_SIZE.height &&
    hidden <= width * height * MAX_HIDDEN_SHARE
  )
}

/** A picture; a placeholder for a photograph has a caption with its subject. */
function captioned(
  kit: Kit,
  imagery: Imagery,
  { width, height }: { width: number; height: number },
  style: Style,
  icons: Icons,
): Element {
  if (imagery.photo) return photograph(kit, imagery, imagery.photo, { width, height }, style)
  const redraw = (wide: number, high: number) =>
    drawImagery(imagery, kit.palette, wide, high, icons)
  const svg = redraw(width, height)
  const isFrame = imagery.kind === 'frame'
  const [shows = ''] = isFrame ? imagery.things : []
  const semantics = { redraw, imagery, ...(isFrame && { photo: shows }) }
  if (!shows || !hasRoom(shows, width, height))
    return withSemantics(picture(svg, width, height, style, altOf(imagery)), semantics)
  const { borderRadius, alignItems = 'flex-end', ...place } = style
  // Without positioning: a positioned caption would be painted over the cards in front of its
  // picture.
  const figure = column(
    { width, height, flexShrink: 0, ...place },
    withSemantics(picture(svg, width, height, { borderRadius }), semantics),
    withSemantics(
      row(
        {
          // Cards in front of a picture cover its lower left, or specify where they leave it free.
          alignSelf: alignItems,
          marginTop: offScale(space[7] - height),
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
  return withSemantics(figure, { as: 'figure' })
}

/** An uploaded photograph; it needs no caption that says what it should show. */
const photograph = (
  { palette }: Kit,
  imagery: Imagery,
  photo: Photo,
  size: { width: number; height: number },
  { alignItems: _, ...style }: Style,
): Element =>
  withSemantics(
    uploadedPicture(
      photo,
      size,
      { objectPosition: `${photo.x}% ${photo.y}%`, ...style },
      photo.alt,
      palette.surface,
    ),
    { imagery },
  )

/** A section's eyebrow, headline and, if it has one, its text. */
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

/** The same, centred on the page. */
export const centredHeading = (
  kit: Kit,
  section: Section,
  size: TypeSize = typeScale.s10,
): Element =>
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

/** The number of columns that leaves no single item in the last row, at most `most`. */
export const columnsFor = (count: number, maximum = 3) =>
  [maximum, maximum - 1, 2].find((columns) => columns > 0 && count % columns === 0) ?? maximum
