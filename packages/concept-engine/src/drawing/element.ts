import type { ReactNode } from 'react'
import { drawable } from '../type/font-files.ts'

/** Style in the subset of CSS that satori lays out; every box is a flexbox unless it says else. */
export type Style = Record<string, string | number | undefined>

export interface Element {
  type: string
  props: { style?: Style; children?: Child[]; src?: string; width?: number; height?: number }
}
export type Child = Element | string | undefined | false

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

/** An SVG of our own as a picture. */
export const picture = (
  svg: string,
  width: number,
  height: number,
  style: Style = {},
): Element => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style: { width, height, flexShrink: 0, ...style },
  },
})

/** Satori takes React's elements; ours have the same shape. */
export const asNode = (element: Element): ReactNode => element as unknown as ReactNode
