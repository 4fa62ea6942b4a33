import type { Palette } from '@agency/contract/concept'
import type { Element } from '../drawing/element.ts'
import { isElement } from './box.ts'

/** The colour roles of a palette. */
export const paletteRoles = [
  ...(['background', 'surface', 'tint', 'text', 'mutedText', 'highlight', 'primary'] as const),
  ...(['onPrimary', 'accent', 'onAccent', 'ink', 'onInk', 'mutedOnInk', 'line'] as const),
]
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Applies to readers who prefer dark pages; printed pages stay light. */
export const DARK_MEDIA = 'screen and (prefers-color-scheme:dark)'

const HEX_COLOUR = /#[0-9a-f]{6}\b/g

export interface Colours {
  /**
   * A page's tree with custom properties instead of its colours. `dark` is the same page, drawn in
   * the dark palette.
   */
  withThemedColours(page: Element, dark: Element): Element
  /** Declarations of the named colours for light or for dark pages. */
  declarations(scheme: 'light' | 'dark'): string
}

/**
 * Names a page's colours by their roles in both of its palettes. A colour with two roles on a light
 * page may be two colours on a dark one, so the name depends on both.
 */
export function createColours(palette: Palette, darkPalette: Palette): Colours {
  const properties = paletteRoles.map((role) => ({
    name: `--${kebab(role)}`,
    light: palette[role] as string,
    dark: darkPalette[role] as string,
  }))
  const names = new Map(
    properties.map(({ name, light, dark }) => [`${light} ${dark}`, name]).reverse() as [
      string,
      string,
    ][],
  )
  const nameOf = (light: string, dark: string) => {
    const pair = `${light} ${dark}`
    const known = names.get(pair)
    if (known) return known
    const name = `--mix-${properties.length}`
    properties.push({ name, light, dark })
    names.set(pair, name)
    return name
  }
  const coloured = (value: string, dark: string) => {
    const darkChildren = dark.match(HEX_COLOUR) ?? []
    let index = 0
    return value.replace(
      HEX_COLOUR,
      (colour) => `var(${nameOf(colour, darkChildren[index++] ?? colour)})`,
    )
  }
  function withThemedColours(page: Element, dark: Element): Element {
    // A picture's `src` is computed on reading, for satori only.
    const { style = {}, children = [], width, height } = page.props
    const others = dark.props.children ?? []
    const entries = Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'string' ? coloured(value, String(dark.props.style?.[name])) : value,
    ])
    return {
      ...page,
      meaning: { ...page.meaning, dark: dark.meaning },
      props: {
        ...{ width, height },
        style: Object.fromEntries(entries),
        children: children.map((child, index) => {
          const other = others[index]
          return isElement(child)
            ? withThemedColours(child, isElement(other) ? other : child)
            : child
        }),
      },
    }
  }
  const declarations = (scheme: 'light' | 'dark') =>
    properties.map((property) => `${property.name}:${property[scheme]}`).join(';')
  return { withThemedColours, declarations }
}
