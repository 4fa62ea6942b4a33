import { wcagContrast } from 'culori'
import type { Child, Element } from './element.ts'
import { MAX_HIDDEN_SHARE, PAGE_WIDTH } from './kit.ts'

/** A box as satori laid it out, in CSS pixels. */
export interface LaidBox {
  left: number
  top: number
  width: number
  height: number
}

interface Placed extends LaidBox {
  element: Element
  index: number
  parent: Placed | undefined
}

const isElement = (child: Child): child is Element => typeof child === 'object'

/** The elements with their boxes, both in document order. */
function placedIn(root: Element, boxes: LaidBox[]): Placed[] {
  const all: Placed[] = []
  const walk = (element: Element, parent: Placed | undefined) => {
    const box = boxes[all.length]
    if (!box) return
    const placedBox = { ...box, element, index: all.length, parent }
    all.push(placedBox)
    for (const child of element.props.children ?? []) if (isElement(child)) walk(child, placedBox)
  }
  walk(root, undefined)
  return all
}

const wordsOf = ({ element }: Placed): string =>
  (element.props.children ?? []).filter((child) => typeof child === 'string').join('')
const styleOf = ({ element }: Placed) => element.props.style ?? {}

function* ancestors(box: Placed): Generator<Placed> {
  for (let ancestor = box.parent; ancestor; ancestor = ancestor.parent) yield ancestor
}
const clips = (box: Placed) => styleOf(box).overflow === 'hidden'
const backgroundOf = (box: Placed): Placed | undefined =>
  [box, ...ancestors(box)].find((box) => styleOf(box).backgroundColor)

const overlap = (a: LaidBox, b: LaidBox) =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1

const contains = (outer: LaidBox, inner: LaidBox) =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.left + inner.width <= outer.left + outer.width + 1 &&
  inner.top + inner.height <= outer.top + outer.height + 1

/** WCAG 2.x: large text is at least 24 px, or 18.66 px when bold. */
function leastContrast({ fontSize, fontWeight }: Record<string, unknown>): number {
  const size = Number(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

function contrastFault(text: Placed): string | undefined {
  const style = styleOf(text)
  const ground = String(backgroundOf(text)?.element.props.style?.backgroundColor)
  const contrast = wcagContrast(String(style.color), ground)
  return contrast < leastContrast(style)
    ? `“${wordsOf(text)}” has ${contrast.toFixed(2)}:1 on ${ground}`
    : undefined
}

/** A marquee is deliberately cut off at the page's edge. */
const runs = (text: Placed) => styleOf(text).whiteSpace === 'nowrap'

const outsideFaults = (text: Placed, width: number): string[] => {
  if (runs(text)) return []
  const around = [...ancestors(text)].filter(
    (box) => box.parent === undefined || clips(box) || styleOf(box).backgroundColor,
  )
  return [
    ...(text.left < -1 || text.left + text.width > width + 1
      ? [`“${wordsOf(text)}” leaves the page`]
      : []),
    ...around
      .filter((outer) => !contains(outer, text))
      .map(() => `“${wordsOf(text)}” leaves its box`),
  ]
}

const isPositioned = (box: Placed) => styleOf(box).position !== undefined

/**
 * The painting order of a box: positioned boxes, and those within one, are painted after all
 * others.
 */
function paintedAt(box: Placed): [layer: number, index: number] {
  const raised = [box, ...ancestors(box)].find(isPositioned)
  return [raised?.index ?? -1, box.index]
}

const isPaintedAfter = (a: Placed, b: Placed): boolean => {
  const [[layer, index], [otherLayer, otherIndex]] = [paintedAt(a), paintedAt(b)]
  return layer === otherLayer ? index > otherIndex : layer > otherLayer
}

const isCoveredBy = (text: Placed, sheet: Placed): boolean =>
  overlap(text, sheet) &&
  isPaintedAfter(sheet, text) &&
  ![...ancestors(text)].includes(sheet) &&
  sheet !== text

/** A coloured sheet may be in front of a picture; text without a background may not. */
const meetsPicture = (text: Placed, picture: Placed): boolean => {
  if (!overlap(text, picture)) return false
  const ground = backgroundOf(text)
  return isPaintedAfter(picture, text) || !ground || isPaintedAfter(picture, ground)
}

function hiddenFaults(picture: Placed, sheets: readonly Placed[]): string[] {
  return sheets.flatMap((sheet) => {
    const width =
      Math.min(picture.left + picture.width, sheet.left + sheet.width) -
      Math.max(picture.left, sheet.left)
    const height =
      Math.min(picture.top + picture.height, sheet.top + sheet.height) -
      Math.max(picture.top, sheet.top)
    const share = (width * height) / (picture.width * picture.height)
    return overlap(picture, sheet) && isPaintedAfter(sheet, picture) && share > MAX_HIDDEN_SHARE
      ? [`${Math.round(share * 100)} % of a picture lies under a sheet`]
      : []
  })
}

/** A text of several words whose column leaves room for a letter or two in each line. */
const isSqueezed = (text: Placed): boolean => {
  const fontSize = Number(styleOf(text).fontSize)
  return (
    /\S\s+\S+\s+\S/.test(wordsOf(text)) &&
    text.width < fontSize * MIN_LINE_EMS &&
    text.height > fontSize * MAX_NARROW_LINES
  )
}
const MIN_LINE_EMS = 4
const MAX_NARROW_LINES = 5

/**
 * The faults of a laid-out page: text outside the page or its box, squeezed, over other text, covered, over a
 * picture, or with too little contrast; and a picture that is hidden. `boxes` are satori's, in
 * document order; `width` is the page's, in CSS pixels.
 */
export function pageFaults(root: Element, boxes: LaidBox[], width = PAGE_WIDTH): string[] {
  const all = placedIn(root, boxes)
  const texts = all.filter((box) => wordsOf(box).trim() !== '')
  const pictures = all.filter(({ element }) => element.type === 'img')
  const sheets = all.filter((box) => styleOf(box).backgroundColor)
  const hidden = pictures.flatMap((picture) => hiddenFaults(picture, sheets))
  const faults = texts.flatMap((text, index) => [
    ...[contrastFault(text) ?? []].flat(),
    ...outsideFaults(text, width),
    ...(isSqueezed(text)
      ? [`“${wordsOf(text)}” is squeezed to ${Math.round(text.width)} pixels`]
      : []),
    ...texts
      .slice(index + 1)
      .filter((other) => overlap(text, other))
      .map((other) => `“${wordsOf(text)}” is over “${wordsOf(other)}”`),
    ...pictures
      .filter((picture) => meetsPicture(text, picture))
      .map(() => `“${wordsOf(text)}” meets a picture`),
    ...sheets
      .filter((sheet) => isCoveredBy(text, sheet))
      .map(() => `“${wordsOf(text)}” is covered`),
  ])
  return [...hidden, ...faults]
}

/** A drawn word, with the left end of its baseline in CSS pixels. */
export interface DrawnWord {
  x: number
  y: number
  text: string
}

/** Words drawn where no text was measured: a paragraph with more lines than fit into its box. */
export function strayWords(root: Element, boxes: LaidBox[], words: readonly DrawnWord[]): string[] {
  const texts = placedIn(root, boxes).filter((box) => wordsOf(box).trim() !== '')
  return words
    .filter(
      ({ x, y, text }) =>
        text.trim() !== '' &&
        !texts.some(
          ({ left, top, width, height }) =>
            x > left - 2 && x < left + width + 2 && y > top && y < top + height + 1,
        ),
    )
    .map(({ text }) => `“${text}” is drawn outside of its box`)
}
