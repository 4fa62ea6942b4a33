import type { ReactNode } from 'react'
import { drawable } from '../type/font-files.ts'
import type { Padding, Space } from './space-scale.ts'

/** Style as CSS has it, of what satori lays out of it. */
export type CssStyle = Record<string, string | number | undefined>

/** Style of a box that is drawn: a flexbox unless it says else, whose spaces are the scale's. */
export interface Style extends CssStyle {
  gap?: Space | undefined
  rowGap?: Space | undefined
  columnGap?: Space | undefined
  padding?: Padding | undefined
  paddingTop?: Space | undefined
  paddingRight?: Space | undefined
  paddingBottom?: Space | undefined
  paddingLeft?: Space | undefined
  margin?: Padding | undefined
  marginTop?: Space | undefined
  marginRight?: Space | undefined
  marginBottom?: Space | undefined
  marginLeft?: Space | 'auto' | undefined
}

/** Where a link leads; the page it stands on says to which of its sections that is. */
export type LinkTarget =
  | { page: string }
  | { action: 'first' | 'second'; label: string }
  | { address: string }
  | { top: true }

/** What stands in a field: its label, what is in it, and what sort it is of. */
export interface Control {
  label: string
  value: string
  /** 'line', 'long', 'choice', 'date' or 'file'. */
  sort: string
}

/** What a box is, beside how it looks: a website needs it, a picture does not. */
export interface Meaning {
  as?:
    | 'header'
    | 'bar'
    | 'nav'
    | 'section'
    | 'footer'
    | 'heading'
    | 'subheading'
    | 'paragraph'
    | 'figure'
    | 'caption'
    | 'form'
    | 'field'
  /** The section that it is, from 0, with its kind and its name. */
  section?: { at: number; kind: string }
  link?: LinkTarget
  control?: Control
  /** The document of a picture, and what it shows; '' where it is an ornament. */
  svg?: string
  /** The same picture, composed for another size. */
  redrawn?: (width: number, height: number) => string
  /** What it is on a dark page. */
  dark?: Meaning | undefined
  alt?: string
  /** Left out on narrow screens. */
  wideOnly?: true
  /** Style on narrow screens, where the general rules would look bad. */
  narrow?: Style
}

export interface Element {
  type: string
  props: { style?: Style; children?: Child[]; src?: string; width?: number; height?: number }
  meaning?: Meaning
}
export type Child = Element | string | undefined | false

/** The same element with a style of its own on narrow screens. */
export const onNarrow = <T extends Element | undefined>(element: T, narrow: Style): T =>
  element && { ...element, meaning: { ...element.meaning, narrow } }

/** The same element with more said of what it is. */
export const meant = (element: Element, meaning: Meaning): Element => ({
  ...element,
  meaning: { ...element.meaning, ...meaning },
})

/** A box whose children stand side by side. */
export const row = (style: Style, ...children: Child[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== undefined && child !== false && child !== ''),
  },
})

/** A box whose children stand below each other. */
export const column = (style: Style, ...children: Child[]): Element =>
  row({ flexDirection: 'column', ...style }, ...children)

/** A run of text, of what the fonts have of it. */
export const text = (style: Style, content: string): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', boxSizing: 'border-box', ...style },
    children: [drawable(content)],
  },
})

/** The address of an SVG of our own that satori draws. */
export const pictureSource = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** An SVG of our own as a picture. */
export const picture = (
  svg: string,
  width: number,
  height: number,
  style: Style = {},
  alt = '',
): Element => ({
  type: 'img',
  meaning: { svg, alt },
  props: {
    src: pictureSource(svg),
    width,
    height,
    style: { width, height, flexShrink: 0, ...style },
  },
})

/** Satori takes React's elements; ours have the same shape. */
export const asNode = (element: Element): ReactNode => element as unknown as ReactNode
