import type { Element, Style } from '../drawing/element.ts'
import { PAGE_WIDTH } from '../drawing/kit.ts'
import { isColumn, isPicture, isText, styleOf, textOf, widthOf } from './box.ts'
import { scaled, sidesOf, wideSize } from './lengths.ts'
import type { Place } from './place.ts'

/** Declarations by property; a later one overrides an earlier one. */
export type Declarations = Record<string, string>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const LENGTH_PROPERTIES = new Set([
  ...['width', 'height', 'minHeight', 'maxWidth', 'minWidth', 'left', 'top'],
  ...['gap', 'rowGap', 'columnGap', 'marginTop', 'marginBottom', 'marginLeft', 'marginRight'],
  ...['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
])
/**
 * Properties that are expressed differently here: by `dir`, by a separate class, or in another
 * unit.
 */
const HANDLED_SEPARATELY = new Set([
  'direction',
  'padding',
  'letterSpacing',
  'fontSize',
  'wordBreak',
  'borderRadius',
])

const SIDE_SPACE = 'var(--side)'
const plusSide = (pixels: number) =>
  pixels === 0 ? SIDE_SPACE : `calc(${pixels}*var(--u) + ${SIDE_SPACE})`

export const radiusOf = (radius: Style[string]): string =>
  typeof radius === 'number' ? `${Math.min(radius, 999)}px` : String(radius)

function paddingOf({ padding }: Style, { edges }: Place): string | undefined {
  if (padding === undefined) return undefined
  const [top, right, bottom, left] = sidesOf(padding as string | number)
  const inline = (pixels: number, reaches: boolean) =>
    reaches && pixels > 0 ? plusSide(pixels) : scaled(pixels)
  return `${scaled(top)} ${inline(right, edges.right)} ${scaled(bottom)} ${inline(left, edges.left)}`
}

/** The width of a box that touches an edge of the page: it extends to the screen's edge. */
function edgeWidth(element: Element, { edges }: Place): string | undefined {
  const width = widthOf(element)
  if (width === undefined) return undefined
  if (width >= PAGE_WIDTH && isPicture(element)) return '100vw'
  if (edges.left && edges.right) return '100%'
  return edges.left || edges.right ? plusSide(width) : undefined
}

/** A picture may extend beyond its column's padding to the edges of the page. */
function pulledOut(element: Element): string | undefined {
  const { marginLeft } = styleOf(element)
  const isWhole = (widthOf(element) ?? 0) >= PAGE_WIDTH
  return isWhole && Number(marginLeft) < 0 && isPicture(element)
    ? `calc(${Number(marginLeft)}*var(--u) - ${SIDE_SPACE})`
    : undefined
}

/** The picture's style in CSS, for screens that are wide enough for its layout. */
export function wideStyle(element: Element, place: Place): Declarations {
  const style = styleOf(element)
  const css: Declarations = {}
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined || HANDLED_SEPARATELY.has(name)) continue
    css[kebab(name)] =
      typeof value === 'number' && LENGTH_PROPERTIES.has(name) ? scaled(value) : String(value)
  }
  const padding = paddingOf(style, place)
  if (padding) css.padding = padding
  const width = edgeWidth(element, place)
  if (width) css.width = width
  const pulled = pulledOut(element)
  if (pulled) css['margin-left'] = pulled
  if (style.borderRadius !== undefined) css['border-radius'] = radiusOf(style.borderRadius)
  if (isText(element))
    Object.assign(css, textStyle(style), wholeWord(textOf(element), Number(style.fontSize ?? 16)))
  const { parent } = place
  // If a figure is wider than in the picture, its image is as well.
  if (parent?.meaning?.as === 'figure' && element.type === 'img')
    Object.assign(css, { width: '100%', height: '100%' })
  const isFirstOfWide =
    parent && widthOf(parent) === PAGE_WIDTH && !styleOf(parent).padding && !isColumn(parent)
  if (isFirstOfWide && Number(style.marginLeft) > 0 && style.position === 'relative')
    css['margin-left'] = plusSide(Number(style.marginLeft))
  return css
}

/**
 * Larger text is a headline, which may be wider than a phone if the reader doubles the text size.
 */
const MAX_UNBROKEN_SIZE = 28
/** A price must not wrap in a narrow row. */
const wholeWord = (words: string, size: number): Declarations =>
  size <= MAX_UNBROKEN_SIZE && words.length <= 14 && !/\s/.test(words)
    ? { 'min-width': 'min-content' }
    : {}

function textStyle(style: Style): Declarations {
  const size = Number(style.fontSize ?? 16)
  const tracking = Number(style.letterSpacing ?? 0)
  return {
    'font-size': wideSize(size),
    ...(style.lineHeight === undefined && { 'line-height': 'normal' }),
    ...(tracking !== 0 && { 'letter-spacing': `${Math.round((tracking / size) * 1000) / 1000}em` }),
  }
}
