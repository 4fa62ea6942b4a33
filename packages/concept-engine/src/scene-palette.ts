import type { Palette } from '@agency/contract/concept'
import { clampChroma, converter, formatHex, parse } from 'culori'

/** Flat colours for drawing: the palette's roles and steps between them. */
export interface Inks {
  sky: string
  ground: string
  primary: string
  deep: string
  light: string
  accent: string
  soft: string
  ink: string
  paper: string
}

const toOklch = converter('oklch')

const shift = (colour: string, l: number, chroma = 1): string => {
  const { l: lightness = 0.5, c = 0, h = 0 } = toOklch(parse(colour)) ?? {}
  const target = Math.min(0.98, Math.max(0.1, lightness + l))
  return formatHex(clampChroma({ mode: 'oklch', l: target, c: c * chroma, h }, 'oklch'))
}

const at = (colour: string, l: number, chroma: number): string => {
  const { c = 0, h = 0 } = toOklch(parse(colour)) ?? {}
  return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h }, 'oklch'))
}

export function inksOf({ primary, accent, scheme, text, background }: Palette): Inks {
  const dark = scheme === 'dark'
  return {
    sky: at(primary, dark ? 0.32 : 0.88, dark ? 0.6 : 0.4),
    ground: at(primary, dark ? 0.26 : 0.78, 0.5),
    primary,
    deep: shift(primary, -0.16, 0.9),
    light: at(primary, dark ? 0.62 : 0.94, 0.35),
    accent,
    soft: at(accent, dark ? 0.5 : 0.86, 0.6),
    ink: dark ? background : text,
    paper: dark ? text : background,
  }
}
