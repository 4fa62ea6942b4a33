import type { Element, Style } from '../drawing/element.ts'
import { hasRoom, PAGE_WIDTH } from '../drawing/kit.ts'
import {
  childrenOf,
  containsPicture,
  hasFlexibleChild,
  holdsField,
  inFlow,
  isBar,
  isColumn,
  isGrid,
  isItemRow,
  isPicture,
  isRow,
  isSmall,
  isSqueezed,
  isStrip,
  isText,
  longestWord,
  MAX_FIXED_TEXT_WIDTH,
  MAX_FIXED_WIDTH,
  minWidth,
  PHONE_ROW_WIDTH,
  stacks,
  styleOf,
  textOf,
  widthOf,
  wordsIn,
} from './box.ts'
import { fluid, narrowSize, sidesOf } from './lengths.ts'
import type { Place } from './place.ts'
import { type Declarations, radiusOf } from './wide-style.ts'

const GUTTER = 'var(--gutter)'

/** Space between sections and inside them is reduced more than the space inside a card. */
const blockSpace = (pixels: number) =>
  pixels < 30 ? `${pixels}px` : fluid(Math.round(14 + 0.42 * pixels), Math.round(0.8 * pixels))
const cardSpace = (pixels: number) =>
  pixels < 26 ? `${pixels}px` : fluid(Math.max(20, Math.round(0.58 * pixels)), pixels)
const gapSpace = (pixels: number) =>
  pixels <= 20 ? `${pixels}px` : fluid(Math.round(12 + 0.38 * pixels), Math.round(6 + 0.7 * pixels))

const isStackedIn = ({ parent }: Place) => parent !== undefined && stacks(parent)

function paddingOf(style: Style, { edges, parent }: Place): string | undefined {
  if (style.padding === undefined) return undefined
  const [top, right, bottom, left] = sidesOf(style.padding as string | number)
  const reaches =
    edges.left || edges.right || widthOf(parent ?? { type: '', props: {} }) === PAGE_WIDTH
  const space = reaches ? blockSpace : cardSpace
  const inline = (pixels: number) =>
    reaches && pixels >= 24 ? GUTTER : pixels >= 26 ? cardSpace(pixels) : `${pixels}px`
  return `${space(top)} ${inline(right)} ${space(bottom)} ${inline(left)}`
}

/** Columns of a grid: unchanged if they are nearly empty, otherwise two on a tablet. */
const columnsOf = (element: Element): number =>
  Number(/repeat\((\d+)/.exec(String(styleOf(element).gridTemplateColumns))?.[1] ?? 1)

/** A grid with at least this many columns is a calendar or similar. */
const CALENDAR_COLUMNS = 6
/** The maximum width of cells that fit side by side on a phone. */
const HALF_ROW_WIDTH = (PHONE_ROW_WIDTH - 20) / 2

function isTight(element: Element): boolean {
  const children = inFlow(element)
  const isCard = (child: Element) => styleOf(child).padding !== undefined
  return children.every(
    (child) => minWidth(child) <= HALF_ROW_WIDTH && !isCard(child) && wordsIn(child).length <= 44,
  )
}

/** The columns of a grid, or of a row of things, on phones and on tablets. */
export function gridColumns(element: Element): { phone: number; tablet: number } {
  const { length } = inFlow(element)
  const columns = isItemRow(element) ? Math.min(length, 4) : columnsOf(element)
  if (columns >= CALENDAR_COLUMNS) return { phone: columns, tablet: columns }
  const tight = isTight(element) && columns > 1
  const isRowOfThree = columns === 3 && length % 3 === 0 && containsPicture(element)
  const tablet = columns === 1 ? 1 : (tight && columns <= 4) || isRowOfThree ? columns : 2
  return { phone: tight ? 2 : 1, tablet }
}

/** A picture's ratio on narrow screens, limited in both directions. */
export const narrowRatio = (width: number, height: number, isWhole: boolean): number =>
  Math.round(Math.min(Math.max(width / height, 1), isWhole ? 1.5 : 1.55) * 100) / 100

/** The height of a picture that is visible together with the text above or below it. */
const MAX_PICTURE_HEIGHT = 'clamp(340px,56vw,560px)'

function pictureStyle(element: Element, place: Place): Declarations {
  const { width, height, borderRadius } = styleOf(element)
  const { parent } = place
  if (parent?.meaning?.as === 'figure')
    return {
      width: '100%',
      height: '100%',
      ...(borderRadius === 999 && { 'border-radius': '24px' }),
    }
  if (element.meaning?.as === 'logo') return { 'max-width': '100%' }
  if (typeof width === 'number' && width <= MAX_FIXED_WIDTH) return {}
  const numbers = typeof width === 'number' ? width : 400
  const picHeight = typeof height === 'number' ? height : numbers
  const isRound = borderRadius === 999 && Math.abs(numbers - picHeight) < 8
  if (isRound) return { width: 'min(100%,240px)', height: 'auto', 'aspect-ratio': '1' }
  const isWhole = numbers >= PAGE_WIDTH
  return {
    width: isWhole ? '100vw' : '100%',
    height: 'auto',
    'aspect-ratio': String(narrowRatio(numbers, picHeight, isWhole)),
    'max-height': MAX_PICTURE_HEIGHT,
    ...(isWhole &&
      Number(styleOf(element).marginLeft) < 0 && { 'margin-left': `calc(-1*${GUTTER})` }),
    ...(borderRadius === 999 && { 'border-radius': '24px' }),
    'align-self': 'auto',
  }
}

function textStyle(element: Element, place: Place): Declarations {
  const style = styleOf(element)
  const size = Number(style.fontSize ?? 16)
  const width = widthOf(element)
  const isStacked = isStackedIn(place)
  return {
    'font-size': narrowSize(size, longestWord(textOf(element))),
    ...(width !== undefined && width > MAX_FIXED_TEXT_WIDTH && { width: 'auto' }),
    ...(width !== undefined &&
      width > MAX_FIXED_TEXT_WIDTH &&
      typeof style.maxWidth === 'string' && { 'max-width': `min(100%,${width}px)` }),
    ...(isStacked && style.textAlign === 'end' && { 'text-align': 'start' }),
    ...(isStacked &&
      typeof style.maxWidth === 'string' &&
      style.textAlign === 'end' && { 'max-width': '100%' }),
  }
}

/** A box whose children overlap keeps its ratio; others are as tall as their content. */
function heightOf(element: Element): Declarations {
  const { height } = styleOf(element)
  if (typeof height !== 'number' || height <= 140) return {}
  const width = widthOf(element)
  const isFrame =
    element.meaning?.as === 'figure' ||
    childrenOf(element).every((child) => styleOf(child).position === 'absolute')
  // A placeholder for content that the client will supply.
  if (wordsIn(element) === '' && !isFrame) return { height: `${Math.min(height, 220)}px` }
  return isFrame && width
    ? { height: 'auto', 'aspect-ratio': String(narrowRatio(width, height, width >= PAGE_WIDTH)) }
    : { height: 'auto' }
}

function marginsOf(style: Style, place: Place): Declarations {
  const css: Declarations = {}
  const top = Number(style.marginTop ?? 0)
  const hasNegativeMargin = Number(style.marginLeft ?? 0) < 0 && style.width === PAGE_WIDTH
  if (Math.abs(Number(style.marginLeft ?? 0)) > 24 && !hasNegativeMargin) css['margin-left'] = '0'
  if (isStackedIn(place) || (place.parent && isItemRow(place.parent))) {
    if (top !== 0) css['margin-top'] = '0'
  } else if (top < -24) css['margin-top'] = '0'
  else if (top > 24) css['margin-top'] = blockSpace(top)
  if (Number(style.marginBottom ?? 0) > 24) css['margin-bottom'] = '8px'
  return css
}

function rowStyle(element: Element, { parent }: Place): Declarations {
  const children = inFlow(element)
  if (isItemRow(element)) return { display: 'grid', gap: gapSpace(32) }
  if (isStrip(element))
    return { display: 'grid', 'grid-template-columns': 'repeat(2,minmax(0,1fr))', gap: '12px' }
  if (stacks(element)) {
    const isCentred = children.some((child) => child.type === 'img' && isSmall(child))
    // The texts of a table row stay together.
    const isLine = children.every(isText)
    return {
      'flex-direction': 'column',
      ...(parent && styleOf(parent).alignItems === 'center' && { width: '100%' }),
      'align-items': isCentred ? 'flex-start' : 'stretch',
      'justify-content': 'flex-start',
      'row-gap': isLine ? '8px' : gapSpace(Math.max(28, Number(styleOf(element).gap ?? 0))),
    }
  }
  const isRun = styleOf(element).overflow === 'hidden'
  const hasWords = children.some((child) => wordsIn(child).trim() !== '')
  const isLogo = element.meaning?.link !== undefined
  // A long name must not touch the menu.
  if (isBar(element)) return { gap: '16px' }
  if (isSqueezed(element)) return { 'flex-wrap': 'wrap', 'row-gap': '8px' }
  return isLogo || hasFlexibleChild(element) || isRun || !hasWords
    ? {}
    : {
        'flex-wrap': 'wrap',
        ...(parent &&
          styleOf(parent).alignItems === 'center' &&
          isColumn(parent) && { width: '100%', 'justify-content': 'center' }),
      }
}

function boxStyle(element: Element, place: Place): Declarations {
  const style = styleOf(element)
  const width = widthOf(element)
  const css: Declarations = {}
  const padding = paddingOf(style, place)
  if (padding) css.padding = padding
  if (width !== undefined && width > MAX_FIXED_WIDTH) css.width = '100%'
  const { gap, rowGap, columnGap } = style
  if (typeof gap === 'number' && gap > 20) css.gap = gapSpace(gap)
  // These come after the shorthand `gap`, which would override them.
  if (typeof rowGap === 'number') css['row-gap'] = gapSpace(rowGap)
  if (typeof columnGap === 'number') css['column-gap'] = gapSpace(columnGap)
  if (typeof style.minHeight === 'number' && style.minHeight > 100) css['min-height'] = '0'
  if (isRow(element)) Object.assign(css, rowStyle(element, place))
  if (isGrid(element) && columnsOf(element) >= CALENDAR_COLUMNS) css.gap = '4px'
  return { ...css, ...heightOf(element) }
}

/** The position of a positioned child: its centre, as a percentage of its parent. */
function positionOf(element: Element, { parent }: Place): Declarations {
  const { position, left, top } = styleOf(element)
  if (position !== 'absolute' || !parent) return {}
  const [width, height] = [widthOf(parent), styleOf(parent).height]
  if (isPicture(element)) {
    const isAlone = childrenOf(parent).every((child) => styleOf(child).position === 'absolute')
    return isAlone
      ? { inset: '0', width: '100%', height: '100%', 'aspect-ratio': 'auto' }
      : { position: 'static' }
  }
  const [own] = childrenOf(element)
  const size = (own && widthOf(own)) ?? 0
  if (!width || typeof height !== 'number') return {}
  const share = (position: number, whole: number) =>
    `${Math.round(((position + size / 2) / whole) * 1000) / 10}%`
  return {
    left: share(Number(left), width),
    top: share(Number(top), height),
    transform: 'translate(-50%,-50%) scale(.75)',
  }
}

/** A picture of which less than this share is cropped stays recognisable. */
const MIN_CROPPED_SHARE = 0.12
const isCropped = (ratio: number, visible: number) =>
  Math.abs(ratio / visible - 1) >= MIN_CROPPED_SHARE

/** Ratios of `MAX_PICTURE_HEIGHT` and of a tablet's page: to its edges, and between its gutters. */
const TABLET_RATIO = { whole: 1.78, column: 1.56 }

interface Size {
  width: number
  height: number
}

/** A size of this ratio with the same area, since area determines a picture's level of detail. */
function sizeOf({ props: { width = 0, height = 1 } }: Element, ratio: number): Size {
  const area = width * height
  return { width: Math.round(Math.sqrt(area * ratio)), height: Math.round(Math.sqrt(area / ratio)) }
}

/**
 * The sizes in which a picture is composed for phones and for tablets. Without one for phones, the
 * wide picture fits them; without one for tablets, whatever phones get fits those as well.
 */
export function narrowPictureSizes(
  element: Element,
  { parent, edges }: Place,
): { phone?: Size; tablet?: Size } {
  const style = narrowStyle(element, { parent, edges })
  const box =
    Number(style['aspect-ratio']) > 0 || !parent
      ? style
      : narrowStyle(parent, { parent: undefined, edges })
  const ratio = Number(box['aspect-ratio'])
  if (!(ratio > 0)) return {}
  const { width = 0, height = 1 } = element.props
  const phone = isCropped(width / height, ratio) ? sizeOf(element, ratio) : undefined
  const isTile = parent !== undefined && isStrip(parent)
  const onTablet =
    box['max-height'] === MAX_PICTURE_HEIGHT && !isTile
      ? Math.max(ratio, box.width === '100vw' ? TABLET_RATIO.whole : TABLET_RATIO.column)
      : ratio
  const shown = phone ?? { width, height }
  const tablet = isCropped(shown.width / shown.height, onTablet)
    ? sizeOf(element, onTablet)
    : undefined
  return { ...(phone && { phone }), ...(tablet && { tablet }) }
}

const isButton = ({ meaning }: Element) => meaning?.link !== undefined && 'action' in meaning.link

/** The width of a full-width picture on a phone, in CSS pixels. */
const PHONE_PICTURE_WIDTH = 342

/** Whether a caption leaves enough of its picture visible on a phone. */
function fitsPhone(caption: Element, figure: Element | undefined): boolean {
  const [width, height] = [figure && widthOf(figure), figure && styleOf(figure).height]
  if (!width || typeof height !== 'number') return true
  const ratio = narrowRatio(width, height, width >= PAGE_WIDTH)
  return hasRoom(wordsIn(caption), PHONE_PICTURE_WIDTH, PHONE_PICTURE_WIDTH / ratio)
}

/** A caption is on its picture, whatever the picture's height. */
const CAPTION_STYLE: Declarations = {
  position: 'absolute',
  top: '16px',
  'inset-inline-end': '16px',
  margin: '0',
  'max-width': '90%',
  padding: '6px 12px',
}

/** The changes to a wide page's style for narrow screens. */
export function narrowStyle(element: Element, place: Place): Declarations {
  const style = styleOf(element)
  const css: Declarations = {}
  if (isPicture(element)) Object.assign(css, pictureStyle(element, place))
  else if (isText(element)) Object.assign(css, textStyle(element, place))
  else Object.assign(css, boxStyle(element, place))
  if (isText(element) && style.padding !== undefined && String(css.width) === 'auto')
    css.width = 'auto'
  Object.assign(css, marginsOf(style, place), positionOf(element, place))
  if (isStackedIn(place) && style.flex !== undefined) css.flex = 'none'
  if (place.parent && isSqueezed(place.parent) && style.flex !== undefined) css.flex = '1 1 100%'
  if (isStackedIn(place) && isButton(element)) {
    const isOfForm =
      place.parent?.meaning?.as === 'form' ||
      (place.parent !== undefined && holdsField(place.parent))
    Object.assign(css, isOfForm ? { 'text-align': 'center' } : { 'align-self': 'flex-start' })
  }
  if (isStackedIn(place) && style.alignSelf !== undefined) css['align-self'] = 'auto'
  if (place.parent && isRow(place.parent) && isStrip(place.parent)) css['aspect-ratio'] = '1'
  for (const [name, value] of Object.entries(element.meaning?.narrow ?? {})) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    css[property] =
      name === 'borderRadius'
        ? radiusOf(value)
        : typeof value === 'number'
          ? `${value}px`
          : String(value)
  }
  if (element.meaning?.as === 'caption')
    Object.assign(css, fitsPhone(element, place.parent) ? CAPTION_STYLE : { display: 'none' })
  if (element.meaning?.wideOnly) css.display = 'none'
  return css
}
