import { converter, wcagContrast } from 'culori'
import type { Ink } from '../inks.ts'
import type { Pen } from '../pen.ts'
import type { Art, Shape } from './icon-shapes.ts'

const toOklch = converter('oklch')

export type Accent = 'a' | 'b'

interface Colour {
  l: number
  c: number
  h: number
  share: number
}

const MAX_NEUTRAL_CHROMA = 0.045
/** Hues less than this many degrees apart are light and shade of the same colour. */
const SAME_HUE_DEGREES = 48
/** The minimum contrast between a motif's forms and its background. */
export const MIN_CONTRAST = 2
/** A form that covers less of the motif than this is a detail: an eye, a button. */
const MAX_DETAIL_SHARE = 0.035

const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/** The fills of an icon, with the share that each covers. */
function coloursOf({ shapes }: Art): Map<string, Colour> {
  const colours = new Map<string, Colour>()
  for (const { fill = '#000000', share } of shapes) {
    const { l = 0, c = 0, h = 0 } = toOklch(fill) ?? {}
    colours.set(fill, { l, c, h, share: share + (colours.get(fill)?.share ?? 0) })
  }
  return colours
}

/**
 * Whether an icon shows something white or black, which would be a different thing in other
 * colours.
 */
export function paintOf(art: Art): 'white' | 'black' | 'any' {
  if (art.mono) return 'any'
  const colours = [...coloursOf(art).values()]
  const all = colours.reduce((sum, { share }) => sum + share, 0) || 1
  const mean = (key: 'l' | 'c') =>
    colours.reduce((sum, colour) => sum + colour[key] * colour.share, 0) / all
  if (mean('c') > 0.05) return mean('l') < 0.42 ? 'black' : 'any'
  return mean('l') > 0.78 ? 'white' : mean('l') < 0.5 ? 'black' : 'any'
}

/** The palette role of each fill: one colour for the main fill, the other for fills that differ. */
function rolesOf(
  colours: Map<string, Colour>,
  accent: Accent,
  white: boolean,
): Map<string, 'a' | 'b' | 'w' | 'n'> {
  const other = accent === 'a' ? 'b' : 'a'
  const families: { hue: number; neutral: boolean; share: number; fills: string[] }[] = []
  for (const [fill, { c, h, share }] of colours) {
    const neutral = c < MAX_NEUTRAL_CHROMA
    const family = families.find((known) =>
      neutral ? known.neutral : !known.neutral && hueDistance(known.hue, h) < SAME_HUE_DEGREES,
    )
    if (family) {
      family.fills.push(fill)
      family.share += share
    } else families.push({ hue: h, neutral, share, fills: [fill] })
  }
  families.sort((a, b) => b.share - a.share)
  const [main] = families
  const roles = new Map<string, 'a' | 'b' | 'w' | 'n'>()
  const order = [accent, other, 'w', accent] as const
  families.forEach((family, index) => {
    const role = family.neutral && (white || family !== main) ? 'w' : (order[index] ?? other)
    for (const fill of family.fills) roles.set(fill, role)
  })
  return roles
}

const printed = ({ inks, treatment }: Pen, ink: Ink) =>
  treatment === 'line' ? inks.spot(ink) : inks.hex(ink)

/** The nearest ink, lighter or darker, with enough contrast to the background. */
function standingOff(pen: Pen, ink: Ink, ground: string, step: 1 | -1): Ink {
  const role = ink[0] as 'a'
  let l = Number(ink.slice(1))
  while (l > 10 && l < 97 && wcagContrast(pen.inks.hex(`${role}${l}`), ground) < MIN_CONTRAST) {
    l += step * 3
  }
  return `${role}${Math.min(97, Math.max(10, l))}`
}

/** In a line drawing, a form is bare paper if its spot colour would be that of the background. */
const contoured = ({ inks }: Pen, ink: Ink, ground: string): Ink =>
  ground !== inks.paper && wcagContrast(inks.spot(ink), ground) < 1.3 ? 'n95' : ink

/** The range of lightness on a background, in hundredths: [darkest, lightest]. */
function toneRange(pen: Pen, ground: string): readonly [number, number] {
  const light = (toOklch(ground)?.l ?? 0.5) > 0.64
  // In a line drawing the contours define the form, which may be as light as its paper.
  if (pen.treatment === 'line') return light ? [20, 96] : [45, 97]
  return light ? [32, 66] : [60, 96]
}

export interface InkedShape extends Shape {
  ink: Ink
}

/** The forms of a motif in inks that are visible on a background, in the same order. */
export function inkShapes(pen: Pen, art: Art, ground: Ink, accent: Accent): InkedShape[] {
  const background = printed(pen, ground)
  const [low, high] = toneRange(pen, background)
  const step = high > 80 ? 1 : -1
  if (art.mono) {
    const main = standingOff(pen, `${accent}${step > 0 ? 88 : 36}`, background, step)
    const ink = pen.treatment === 'line' ? contoured(pen, main, background) : main
    return art.shapes.map((shape) => ({ ...shape, ink }))
  }
  const colours = coloursOf(art)
  const roles = rolesOf(colours, accent, step > 0 && paintOf(art) === 'white')
  const large = [...colours.values()].filter(({ share }) => share > MAX_DETAIL_SHARE)
  const ls = (large.length > 0 ? large : [...colours.values()]).map(({ l }) => l)
  const [darkest, lightest] = [Math.min(...ls), Math.max(...ls)]
  // Light and shade are intensified, but not to black if they belong to the same colour.
  const span = Math.min(high - low, 10 + (lightest - darkest) * 190)
  const from = step > 0 ? low + (high - low - span) * 0.6 : high - span - (high - low - span) * 0.2
  const inkOf = (fill: string): Ink => {
    const { l = 0, share = 0 } = colours.get(fill) ?? {}
    const role = roles.get(fill) ?? accent
    const detail = share <= MAX_DETAIL_SHARE
    if (detail && l > lightest + 0.04) return `w${step > 0 ? 97 : Math.min(94, high + 26)}`
    if (detail && l < darkest - 0.04) return `${accent}${Math.round(Math.max(14, from - 36))}`
    const position = lightest - darkest < 0.03 ? 0.6 : (l - darkest) / (lightest - darkest)
    const ink: Ink = `${role}${Math.round(from + span * Math.min(1, Math.max(0, position)))}`
    if (pen.treatment === 'line') return contoured(pen, ink, background)
    return detail ? ink : standingOff(pen, ink, background, step)
  }
  // On dark paper, contours are light, and so are the dark fills of a line drawing.
  const isInverted =
    pen.treatment === 'line' && (toOklch(pen.inks.paper)?.l ?? 1) < 0.5 && paintOf(art) === 'white'
  return art.shapes.map((shape) => {
    const ink = inkOf(shape.fill ?? '#000000')
    return {
      ...shape,
      ink:
        isInverted && ink.startsWith('w')
          ? (`w${Number(ink.slice(1)) > 55 ? 20 : 90}` as const)
          : ink,
    }
  })
}

/** The ink of a single-colour motif's openings: between the motif and its background. */
export const openingInk = (pen: Pen, ground: Ink, accent: Accent): Ink => {
  const light = (toOklch(printed(pen, ground))?.l ?? 0.5) > 0.64
  return `${accent === 'a' ? 'b' : 'a'}${light ? 74 : 58}`
}
