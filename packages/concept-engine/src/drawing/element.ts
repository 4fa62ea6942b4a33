import type { Imagery } from '@agency/contract/concept'
import { removeUndrawable } from '@agency/fonts/page-fonts'
import type { ReactNode } from 'react'
import type { Padding, Space } from './space-scale.ts'

/** The part of CSS that satori's layout supports. */
export type CssStyle = Record<string, string | number | undefined>

/** Style of a drawn box: a flexbox by default, with spacing from the scale. */
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

/** The target of a link; the page that contains it resolves this to one of its sections. */
export type LinkTarget =
  | { page: string }
  | { action: 'first' | 'second'; label: string }
  | { address: string }
  | { top: true }

/** The content of a form control: its label, its value, and its type. */
export interface Control {
  label: string
  value: string
  /** 'line', 'long', 'choice', 'date' or 'file'. */
  type: string
}

/**
 * The semantics of a box, in addition to its appearance: a website needs them, a picture does not.
 */
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
    | 'logo'
  /** The index of the section, from 0, with its kind and its name. */
  section?: { index: number; kind: string }
  link?: LinkTarget
  control?: Control
  /** The SVG document of a picture, and its alt text; '' for an ornament. */
  svg?: string
  /** The same picture, composed for a different size. */
  redraw?: (width: number, height: number) => string
  /** The picture's semantics on a dark page. */
  dark?: Meaning | undefined
  alt?: string
  /** What fills this picture slot. */
  imagery?: Imagery
  /** The uploaded picture that it shows, whose bytes whoever renders the page adds. */
  upload?: Upload
  /** What a photograph in the place of this frame should show; '' for anything. */
  photo?: string
  /** Hidden on narrow screens. */
  wideOnly?: true
  /** Style on narrow screens, where the default rules would look bad. */
  narrow?: Style
}

/** An uploaded picture and its own size, in pixels. */
export interface Upload {
  file: string
  width: number
  height: number
}

/** Data URLs of uploaded pictures, by file. */
export type UploadSources = ReadonlyMap<string, string>

export interface Element {
  type: string
  props: { style?: Style; children?: Child[]; src?: string; width?: number; height?: number }
  meaning?: Meaning
}
export type Child = Element | string | undefined | false

/** The same element with a separate style for narrow screens. */
export const onNarrow = <T extends Element | undefined>(element: T, narrow: Style): T =>
  element && { ...element, meaning: { ...element.meaning, narrow } }

/** The same element with additional semantics. */
export const withSemantics = (element: Element, meaning: Meaning): Element => ({
  ...element,
  meaning: { ...element.meaning, ...meaning },
})

/** A box whose children are side by side. */
export const row = (style: Style, ...children: Child[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== undefined && child !== false && child !== ''),
  },
})

/** A box whose children are stacked. */
export const column = (style: Style, ...children: Child[]): Element =>
  row({ flexDirection: 'column', ...style }, ...children)

/** A run of text, limited to the characters that the fonts have. */
export const text = (style: Style, content: string): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', boxSizing: 'border-box', ...style },
    children: [removeUndrawable(content)],
  },
})

/** A data URL of one of our SVGs, which satori can draw. */
export const pictureSource = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** One of our SVGs as a picture. */
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
    // Only satori needs it.
    get src() {
      return pictureSource(svg)
    },
    width,
    height,
    style: { width, height, flexShrink: 0, ...style },
  },
})

const plainSvg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1" fill="${colour}"/></svg>`

/**
 * An uploaded picture, cropped to this size around a point in percent. Satori draws `placeholder`
 * unless `addUploads` adds the picture.
 */
export const uploadedPicture = (
  { file, width, height }: Upload,
  size: { width: number; height: number },
  style: Style,
  alt: string,
  placeholder: string,
): Element => {
  let source: string | undefined
  return {
    type: 'img',
    meaning: { upload: { file, width, height }, alt },
    props: {
      // Only satori needs it.
      get src() {
        return source ?? pictureSource(plainSvg(placeholder))
      },
      set src(added) {
        source = added
      },
      ...size,
      style: { ...size, flexShrink: 0, objectFit: 'cover', ...style },
    },
  }
}

/** Adds the bytes of uploaded pictures to a tree that satori is about to draw. */
export function addUploads(element: Element, sources: UploadSources): Element {
  const source = element.meaning?.upload && sources.get(element.meaning.upload.file)
  if (source) element.props.src = source
  for (const child of element.props.children ?? [])
    if (typeof child === 'object') addUploads(child, sources)
  return element
}

/** Satori expects React elements; ours have the same shape. */
export const asNode = (element: Element): ReactNode => element as unknown as ReactNode
