import type { Child, Element, Style } from '../drawing/element.ts'
import { displayWidth } from '../drawing/kit.ts'
import { phoneSize, sidesOf } from './lengths.ts'

export const isElement = (child: Child): child is Element => typeof child === 'object'

export const styleOf = ({ props }: Element): Style => props.style ?? {}
export const childrenOf = ({ props }: Element): Element[] =>
  (props.children ?? []).filter(isElement)
export const wordsOf = ({ props }: Element): string =>
  (props.children ?? []).filter((child) => typeof child === 'string').join('')

export const isText = ({ props }: Element): boolean =>
  (props.children ?? []).some((child) => typeof child === 'string')
export const isPicture = ({ type, meaning }: Element): boolean =>
  type === 'img' || meaning?.as === 'figure'
export const isGrid = (element: Element): boolean => styleOf(element).display === 'grid'
export const isColumn = (element: Element): boolean => styleOf(element).flexDirection === 'column'
export const isRow = (element: Element): boolean =>
  !isGrid(element) && !isColumn(element) && !isText(element) && element.type !== 'img'

/** A box that only takes its place in the picture's layout. */
export const isUnseen = (element: Element): boolean =>
  isText(element) && wordsOf(element).trim() === ''

/** Whether it is the bar that holds the menu: of the page's head, or the head itself. */
export const isBar = (element: Element): boolean =>
  element.meaning?.as === 'bar' ||
  (element.meaning?.as === 'header' &&
    !isColumn(element) &&
    !childrenOf(element).some(({ meaning }) => meaning?.as === 'bar'))

export const widthOf = (element: Element): number | undefined => {
  const { width } = styleOf(element)
  return typeof width === 'number' ? width : undefined
}

/** Narrower things keep their size on a phone. */
export const SMALL = 130

/** The same of a text, such as a figure beside what it counts. */
export const SMALL_TEXT = 175

export const isSmall = (element: Element): boolean => (widthOf(element) ?? SMALL + 1) <= SMALL

/** All that it says. */
export const wordsIn = (element: Element): string =>
  isText(element) ? wordsOf(element) : childrenOf(element).map(wordsIn).join(' ')

/** What stands in the flow of its parent. */
export const inFlow = (element: Element): Element[] =>
  childrenOf(element).filter(
    (child) => styleOf(child).position !== 'absolute' && !child.meaning?.wideOnly,
  )

/** Lines may end behind each of these. */
const BREAKING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** How many letters' room the longest word of a text takes. */
export const longestWord = (words: string): number =>
  Math.max(
    1,
    ...words
      .replace(BREAKING, ' MM ')
      .split(/[\s-]+/)
      .map(displayWidth),
  )

const numberOf = (value: Style[string], otherwise: number) =>
  typeof value === 'number' ? value : otherwise

/** A field or a picture is not squeezed beyond this on a phone. */
const FIELD = 190
/** What a phone has for a row, in CSS pixels. */
export const PHONE_ROOM = 300

const known = new WeakMap<Element, number>()

/** The least width that an element reads well in on a phone, in CSS pixels. */
export function leastWidth(element: Element): number {
  const found = known.get(element)
  if (found !== undefined) return found
  const least = measure(element)
  known.set(element, least)
  return least
}

function measure(element: Element): number {
  const style = styleOf(element)
  const width = widthOf(element)
  const [, right, , left] = sidesOf(style.padding as string | number | undefined)
  const around = Math.min(right, 24) + Math.min(left, 24)
  if (element.type === 'img') return width !== undefined && width <= SMALL ? width : FIELD
  if (element.meaning?.as === 'field' || element.meaning?.as === 'figure') return FIELD
  if (isText(element)) {
    const words = wordsOf(element)
    const longest = longestWord(words)
    const size = phoneSize(numberOf(style.fontSize, 16), longest)
    const share = element.meaning?.as === 'paragraph' || element.meaning?.as === 'heading' ? 3 : 1
    return (
      around +
      Math.min(PHONE_ROOM, Math.max(longest, Math.min(share * 5, words.length)) * size * 0.55)
    )
  }
  const children = inFlow(element)
  if (children.length === 0) return width !== undefined && width <= SMALL ? width : 0
  if (width !== undefined && width <= SMALL) return width
  if (isColumn(element) || (isRow(element) && stacks(element)))
    return around + Math.max(...children.map(leastWidth))
  if (isGrid(element)) return around + Math.max(...children.map(leastWidth))
  const gaps = (children.length - 1) * Math.min(numberOf(style.gap, 0), 16)
  return around + gaps + children.reduce((sum, child) => sum + leastWidth(child), 0)
}

/** Pictures beside each other, as in a gallery. */
export const isStrip = (element: Element): boolean => {
  const children = inFlow(element)
  return (
    isRow(element) &&
    children.length > 1 &&
    children.every((child) => isPicture(child) && !isSmall(child))
  )
}

/** Three or more things of one sort side by side, as in a grid. */
export const isItems = (element: Element): boolean => {
  const children = inFlow(element)
  const [first] = children
  const width = first && widthOf(first)
  return (
    isRow(element) &&
    children.length > 2 &&
    width !== undefined &&
    width > SMALL &&
    children.every((child) => isColumn(child) && widthOf(child) === width)
  )
}

/** Whether it shows a picture that is no mark. */
export const isPictured = (element: Element): boolean =>
  (isPicture(element) && !isSmall(element)) || childrenOf(element).some(isPictured)

/** Whether the children of a row stand below each other on narrow screens. */
export function stacks(element: Element): boolean {
  if (!isRow(element) || isStrip(element) || isItems(element)) return false
  const children = inFlow(element)
  if (children.length < 2) return false
  const isWide = (child: Element) =>
    (isPicture(child) && !isSmall(child)) ||
    (widthOf(child) ?? 0) > (isText(child) ? SMALL_TEXT : SMALL)
  if (children.some(isWide)) return true
  return children.some((child) => child.meaning?.as === 'field' || holdsField(child))
}

export const holdsField = (element: Element): boolean =>
  element.meaning?.as === 'field' || childrenOf(element).some(holdsField)

const isFlexible = (element: Element): boolean =>
  styleOf(element).flex !== undefined || styleOf(element).flexGrow !== undefined

export const hasFlexible = (element: Element): boolean => inFlow(element).some(isFlexible)

/** The width that a text takes where nothing makes it break. */
const wholeWidth = (element: Element): number =>
  Math.min(
    wordsOf(element).length * phoneSize(numberOf(styleOf(element).fontSize, 16), 1) * 0.52,
    numberOf(styleOf(element).maxWidth, Number.POSITIVE_INFINITY),
  )

/**
 * Whether the flexible words of a row have a line for itself on a phone: what stands beside it takes its
 * width first, and would leave them less than their longest word needs.
 */
export function isSqueezed(row: Element): boolean {
  const children = inFlow(row)
  const isName = (child: Element) => isFlexible(child) && wordsIn(child).trim() !== ''
  if (!isRow(row) || stacks(row) || !children.some(isName)) return false
  const gaps = (children.length - 1) * Math.min(numberOf(styleOf(row).gap, 0), 24)
  const widths = children.map((child) =>
    isText(child) && !isFlexible(child) ? wholeWidth(child) : leastWidth(child),
  )
  return gaps + widths.reduce((sum, width) => sum + width, 0) > PHONE_ROOM
}
