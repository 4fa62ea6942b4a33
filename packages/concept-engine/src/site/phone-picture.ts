import type { Concept } from '@agency/contract/concept'
import { drawConcept } from '../drawing/draw-concept.ts'
import { type Element, pictureSource, row, type Style } from '../drawing/element.ts'
import { kitOf } from '../drawing/kit.ts'
import { pad, space } from '../drawing/space-scale.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import {
  childrenOf,
  containsPicture,
  inFlow,
  isBar,
  isElement,
  isGrid,
  isItemRow,
  isSpacer,
  isStrip,
  isText,
  styleOf,
} from './box.ts'
import { PHONE_WIDTH, pixelsOn, sidesOf } from './lengths.ts'
import { gridColumns, narrowPictureSizes, narrowStyle } from './narrow-style.ts'
import { BOTH_EDGES, edgesOf, type Place } from './place.ts'
import { siteTexts } from './site-texts.ts'
import type { Declarations } from './wide-style.ts'

/** Width of a phone's page, in CSS pixels. */
export const PHONE_PAGE_WIDTH = PHONE_WIDTH

/** The number of sections in the picture of a page on a phone, which is cut further down. */
const MAX_PHONE_SECTIONS = 4

const camel = (name: string) => name.replace(/-[a-z]/g, (part) => part.charAt(1).toUpperCase())

/** Translates a property that satori does not support into ones that it does. */
function known(name: string, value: string | number, isRtl: boolean): Style {
  if (name === 'inset') return { top: value, right: value, bottom: value, left: value }
  if (name === 'inset-inline-end') return { [isRtl ? 'left' : 'right']: value }
  if (name === 'flex' && value === 'none')
    return { flex: undefined, flexGrow: 0, flexShrink: 0, flexBasis: 'auto' }
  if (name === 'position' && value === 'static')
    return { position: undefined, left: undefined, top: undefined }
  return { [camel(name)]: value }
}

const onPhone = (declarations: Declarations, isRtl: boolean): Style =>
  Object.assign(
    {},
    ...Object.entries(declarations).map(([name, value]) =>
      known(name, pixelsOn(PHONE_PAGE_WIDTH, value), isRtl),
    ),
  )

/** The style from `baseCss` for a child of a grid that has a row to itself. */
function fullRowStyle(parent: Element, child: Element): Style {
  const children = inFlow(parent)
  if (children.length % 2 === 0) return {}
  if (isStrip(parent))
    return child === children[0] ? { gridColumn: '1 / -1', aspectRatio: 1.6 } : {}
  if ((!isGrid(parent) && !isItemRow(parent)) || containsPicture(parent)) return {}
  return gridColumns(parent).tablet === 2 && child === children.at(-1)
    ? { gridColumn: '1 / -1' }
    : {}
}

/**
 * A box's style after the rules for narrow screens and phones have been applied to that for wide
 * ones.
 */
function phoneStyle(element: Element, place: Place, isRtl: boolean): Style {
  const wide = styleOf(element)
  const isCells = !isStrip(element) && (isGrid(element) || isItemRow(element))
  const style: Style = {
    ...wide,
    // A caption is placed on its picture.
    ...(element.meaning?.as === 'figure' && { position: 'relative' }),
    ...onPhone(narrowStyle(element, place), isRtl),
    ...(isCells && {
      gridTemplateColumns: `repeat(${gridColumns(element).phone}, minmax(0, 1fr))`,
    }),
    ...(place.parent && fullRowStyle(place.parent, element)),
  }
  if (isText(element) && typeof wide.letterSpacing === 'number')
    style.letterSpacing = (wide.letterSpacing * Number(style.fontSize)) / Number(wide.fontSize)
  return style
}

/**
 * Satori stretches a picture with a fixed ratio; it crops one inside a box with that ratio, as CSS
 * does.
 */
const croppedImage = (image: Element, style: Style): Element =>
  row(
    { ...style, overflow: 'hidden' },
    {
      ...image,
      props: {
        ...image.props,
        style: {
          ...{ width: '100%', height: '100%' },
          ...{ objectFit: style.objectFit ?? 'cover', objectPosition: style.objectPosition },
        },
      },
    },
  )

/**
 * The style of a box in a space of this many CSS pixels. If a box with a ratio would exceed its
 * maximum height, satori needs a narrower box; in CSS the ratio gives way.
 */
function withinHeight({ maxHeight, ...style }: Style, room: number): Style {
  const { width, aspectRatio } = style
  const height = (typeof width === 'number' ? width : room) / Number(aspectRatio)
  return typeof maxHeight === 'number' && height > maxHeight
    ? { ...style, aspectRatio: undefined, height: maxHeight }
    : style
}

/** The maximum width of the children of a box. */
function availableWidth({ padding, gridTemplateColumns }: Style, room: number): number {
  const [, right, , left] = sidesOf(padding as string | number | undefined)
  const [, columns = '1'] = /repeat\((\d+)/.exec(String(gridTemplateColumns)) ?? []
  return (room - right - left) / Number(columns)
}

/** The button that opens the menu of a narrow page, as in `baseCss`. */
function menuButton(concept: Concept, icons: Icons): Element {
  const kit = kitOf(concept, icons)
  const line = `2px solid ${kit.colours.text}`
  return row(
    {
      flexShrink: 0,
      alignItems: 'center',
      gap: space[3],
      minHeight: 44,
      padding: pad(space[2], 0),
    },
    kit.label(siteTexts(concept.language).menu, { flexShrink: 0 }),
    row({ width: 24, height: 12, borderTop: line, borderBottom: line }),
  )
}

/**
 * The top of a concept's website on a phone as a satori element: the page's tree, laid out as by
 * its website's style sheet on a screen `PHONE_PAGE_WIDTH` CSS pixels wide. As tall as its content.
 */
export function drawPhone(concept: Concept, icons: Icons): Element {
  const isRtl = concept.language === 'ar'

  function laidOut(element: Element, place: Place, room: number): Element | undefined {
    const style = withinHeight(phoneStyle(element, place, isRtl), room)
    if (style.display === 'none' || isSpacer(element)) return undefined
    const { children = [], width: _, height: __, ...props } = element.props
    if (element.type === 'img') {
      const { phone: narrow } = narrowPictureSizes(element, place)
      const svg = narrow && element.meaning?.redraw?.(narrow.width, narrow.height)
      return croppedImage(
        { ...element, props: { ...props, ...(svg && { src: pictureSource(svg) }) } },
        style,
      )
    }
    const siblings = childrenOf(element)
    const inside = availableWidth(style, room)
    const inner = children.map((child) => {
      if (!isElement(child)) return child
      const edges = edgesOf(element, siblings, child, place.edges)
      return laidOut(child, { parent: element, edges }, inside)
    })
    if (isBar(element)) inner.push(menuButton(concept, icons))
    return { ...element, props: { ...props, style, children: inner } }
  }

  const top = { ...concept, sections: concept.sections.slice(0, MAX_PHONE_SECTIONS) }
  const { props, ...page } = drawConcept(top, icons)
  const withoutFooter = {
    ...page,
    props: {
      ...props,
      children: (props.children ?? []).filter(
        (child) => !isElement(child) || child.meaning?.as !== 'footer',
      ),
    },
  }
  return laidOut(
    withoutFooter,
    { parent: undefined, edges: BOTH_EDGES },
    PHONE_PAGE_WIDTH,
  ) as Element
}
