import type { Child, Element, Style } from '../drawing/element.ts'
import { displayWidth } from '../drawing/kit.ts'
import { phoneSize, sidesOf } from './lengths.ts'

export const isElement = (child: Child): child is Element => typeof child === 'object'

export const styleOf = ({ props }: Element): Style => props.style ?? {}
export const childrenOf = ({ props }: Element): Element[] =>
  (props.children ?? []).filter(isElement)
export const textOf = ({ props }: Element): string =>
  (props.children ?? []).filter((child) => typeof child === 'string').join('')

export const isText = ({ props }: Element): boolean =>
  (props.children ?? []).some((child) => typeof child === 'string')
export const isPicture = ({ type, meaning }: Element): boolean =>
  type === 'img' || meaning?.as === 'figure'
export const isGrid = (element: Element): boolean => styleOf(element).display === 'grid'
export const isColumn = (element: Element): boolean => styleOf(element).flexDirection === 'column'
export const isRow = (element: Element): boolean =>
  !isGrid(element) && !isColumn(element) && !isText(element) && element.type !== 'img'

/** Whether a box only takes up space in the picture's layout. */
export const isSpacer = (element: Element): boolean =>
  isText(element) && textOf(element).trim() === ''

/** Whether it is the bar with the menu: a part of the page's header, or the header itself. */
export const isBar = (element: Element): boolean =>
  element.meaning?.as === 'bar' ||
  (element.meaning?.as === 'header' &&
    !isColumn(element) &&
    !childrenOf(element).some(({ meaning }) => meaning?.as === 'bar'))

export const widthOf = (element: Element): number | undefined => {
  const { width } = styleOf(element)
  return typeof width === 'number' ? width : undefined
}

/** Narrower elements keep their size on a phone, in CSS pixels. */
export const MAX_FIXED_WIDTH = 130

/** The same limit for a text, such as a figure next to its label. */
export const MAX_FIXED_TEXT_WIDTH = 175

export const isSmall = (element: Element): boolean =>
  (widthOf(element) ?? MAX_FIXED_WIDTH + 1) <= MAX_FIXED_WIDTH

/** All text of an element. */
export const wordsIn = (element: Element): string =>
  isText(element) ? textOf(element) : childrenOf(element).map(wordsIn).join(' ')

/** The children that are in the normal flow. */
export const inFlow = (element: Element): Element[] =>
  childrenOf(element).filter(
    (child) => styleOf(child).position !== 'absolute' && !child.meaning?.wideOnly,
  )

/** Characters after which a line may break. */
const BREAKABLE_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** The width in letters of the longest word of a text. */
export const longestWord = (words: string): number =>
  Math.max(
    1,
    ...words
      .replace(BREAKABLE_SCRIPTS, ' MM ')
      .split(/[\s-]+/)
      .map(displayWidth),
  )

const numberOf = (value: Style[string], otherwise: number) =>
  typeof value === 'number' ? value : otherwise

/** The minimum width of a field or a picture on a phone. */
const MIN_FIELD_WIDTH = 190
/** The available width of a row on a phone, in CSS pixels. */
export const PHONE_ROW_WIDTH = 300

const known = new WeakMap<Element, number>()

/** The minimum width at which an element is legible on a phone, in CSS pixels. */
export function minWidth(element: Element): number {
  const found = known.get(element)
  if (found !== undefined) return found
  const minimum = measure(element)
  known.set(element, minimum)
  return minimum
}

function measure(element: Element): number {
  const style = styleOf(element)
  const width = widthOf(element)
  const [, right, , left] = sidesOf(style.padding as string | number | undefined)
  const around = Math.min(right, 24) + Math.min(left, 24)
  if (element.type === 'img')
    return width !== undefined && width <= MAX_FIXED_WIDTH ? width : MIN_FIELD_WIDTH
  if (element.meaning?.as === 'field' || element.meaning?.as === 'figure') return MIN_FIELD_WIDTH
  if (isText(element)) {
    const words = textOf(element)
    const longest = longestWord(words)
    const size = phoneSize(numberOf(style.fontSize, 16), longest)
    const share = element.meaning?.as === 'paragraph' || element.meaning?.as === 'heading' ? 3 : 1
    return (
      around +
      Math.min(PHONE_ROW_WIDTH, Math.max(longest, Math.min(share * 5, words.length)) * size * 0.55)
    )
  }
  const children = inFlow(element)
  if (children.length === 0) return width !== undefined && width <= MAX_FIXED_WIDTH ? width : 0
  if (width !== undefined && width <= MAX_FIXED_WIDTH) return width
  if (isColumn(element) || (isRow(element) && stacks(element)))
    return around + Math.max(...children.map(minWidth))
  if (isGrid(element)) return around + Math.max(...children.map(minWidth))
  const gaps = (children.length - 1) * Math.min(numberOf(style.gap, 0), 16)
  return around + gaps + children.reduce((sum, child) => sum + minWidth(child), 0)
}

/** Pictures next to each other, as in a gallery. */
export const isStrip = (element: Element): boolean => {
  const children = inFlow(element)
  return (
    isRow(element) &&
    children.length > 1 &&
    children.every((child) => isPicture(child) && !isSmall(child))
  )
}

/** At least three similar things side by side, as in a grid. */
export const isItemRow = (element: Element): boolean => {
  const children = inFlow(element)
  const [first] = children
  const width = first && widthOf(first)
  return (
    isRow(element) &&
    children.length > 2 &&
    width !== undefined &&
    width > MAX_FIXED_WIDTH &&
    children.every((child) => isColumn(child) && widthOf(child) === width)
  )
}

/** Whether it contains a picture that is larger than an icon. */
export const containsPicture = (element: Element): boolean =>
  (isPicture(element) && !isSmall(element)) || childrenOf(element).some(containsPicture)

/** Whether the children of a row are stacked on narrow screens. */
export function stacks(element: Element): boolean {
  if (!isRow(element) || isStrip(element) || isItemRow(element)) return false
  const children = inFlow(element)
  if (children.length < 2) return false
  const isWide = (child: Element) =>
    (isPicture(child) && !isSmall(child)) ||
    (widthOf(child) ?? 0) > (isText(child) ? MAX_FIXED_TEXT_WIDTH : MAX_FIXED_WIDTH)
  if (children.some(isWide)) return true
  return children.some((child) => child.meaning?.as === 'field' || holdsField(child))
}

export const holdsField = (element: Element): boolean =>
  element.meaning?.as === 'field' || childrenOf(element).some(holdsField)

const isFlexible = (element: Element): boolean =>
  styleOf(element).flex !== undefined || styleOf(element).flexGrow !== undefined

export const hasFlexibleChild = (element: Element): boolean => inFlow(element).some(isFlexible)

/** The width of a text without line breaks. */
const wholeWidth = (element: Element): number =>
  Math.min(
    textOf(element).length * phoneSize(numberOf(styleOf(element).fontSize, 16), 1) * 0.52,
    numberOf(styleOf(element).maxWidth, Number.POSITIVE_INFINITY),
  )

/**
 * Whether the flexible text of a row gets a separate line on a phone: otherwise its neighbours take
 * their width first, and leave it less than its longest word needs.
 */
export function isSqueezed(row: Element): boolean {
  const children = inFlow(row)
  const isName = (child: Element) => isFlexible(child) && wordsIn(child).trim() !== ''
  if (!isRow(row) || stacks(row) || !children.some(isName)) return false
  const gaps = (children.length - 1) * Math.min(numberOf(styleOf(row).gap, 0), 24)
  const widths = children.map((child) =>
    isText(child) && !isFlexible(child) ? wholeWidth(child) : minWidth(child),
  )
  return gaps + widths.reduce((sum, width) => sum + width, 0) > PHONE_ROW_WIDTH
}
