import type { Ink } from '../inks.ts'
import { box } from '../outline.ts'
import type { Pen } from '../pen.ts'
import type { Thing } from '../things/thing.ts'
import type { Art } from './icon-shapes.ts'
import { type Accent, paintOf } from './motif-inks.ts'
import { motifFlat, motifThing } from './motif-thing.ts'

/** The elements of a composition: at least one motif, of which the first is the subject. */
export interface CompositionElements {
  pen: Pen
  arts: readonly [Art, ...Art[]]
  accent: Accent
}

export type Composition = (cast: CompositionElements) => void

export const otherAccent = (accent: Accent): Accent => (accent === 'a' ? 'b' : 'a')

/**
 * A background and a second one next to it, similar enough in lightness that a motif is visible on
 * both.
 */
export const groundPairs = (
  { treatment }: Pick<Pen, 'treatment'>,
  accent: Accent,
  art?: Art,
): readonly [readonly [Ink, Ink], ...(readonly [Ink, Ink])[]] => {
  const v = accent
  const o = otherAccent(accent)
  const light = [
    [`${o}88`, `${o}80`],
    ['w92', `${o}84`],
    ['p90', 'p82'],
    [`${v}86`, 'w94'],
  ] as const
  // The darkest inks of a line drawing are for contours: planes use its spot colours.
  const second = treatment === 'line' ? 46 : 27
  const dark = [
    [`${v}34`, `${v}${second}`],
    [`${o}36`, `${o}${second}`],
    [`${v}30`, `${v}38`],
  ] as const
  // White things stay light, on a dark background; dark things stay dark, on a light one.
  const paint = art ? paintOf(art) : 'any'
  if (paint === 'white') return dark
  if (paint === 'black') return light
  return [...light, ...dark]
}

/** An ink with its lightness changed by hundredths. */
export const withLightness = (ink: Ink, by: number): Ink =>
  `${ink[0] as 'a'}${Math.min(97, Math.max(12, Number(ink.slice(1)) + by))}`

export const cover = (pen: Pen, ink: Ink) =>
  pen.shape(box(-2, -2, pen.w + 4, pen.h + 4), ink, 'plane')

/** The scale, in pixels per unit, at which a thing fits a box. */
export const scaleToFit = (item: Thing | Art, width: number, height: number) =>
  Math.min(width / (item.halfWidth * 2), height / item.height)

/** Draws a thing with its centre at (x, y). */
export const centred = (pen: Pen, item: Thing, x: number, y: number, u: number, turn = 0) => {
  pen.within({ x, y, scale: u, turn }, () => {
    pen.within({ x: 0, y: item.height / 2, scale: 1 }, () => item.draw(pen))
  })
}

/** Draws a thing at (x, y) with the shadow that it casts on the surface below it. */
export const standing = (pen: Pen, item: Thing, x: number, y: number, u: number) => {
  pen.within({ x, y, scale: u }, () => {
    pen.groundShadow(0, -item.height * 0.01, item.halfWidth * 0.78, Math.min(34, item.height * 0.4))
    item.draw(pen)
  })
}

/** A motif on a background, with its own outline as an offset shadow. */
export const withCastShadow = (
  { pen, accent }: CompositionElements,
  art: Art,
  ground: Ink,
  place: { x: number; y: number; u: number; turn?: number; drop?: number },
  shadowAccent: Accent = accent,
) => {
  const { x, y, u, turn = 0, drop = 3 } = place
  const shadow = motifFlat(art, withLightness(ground, Number(ground.slice(1)) > 60 ? -11 : -9))
  centred(pen, shadow, x + pen.light * drop * u, y + drop * u, u, turn)
  centred(pen, motifThing(pen, art, ground, shadowAccent), x, y, u, turn)
}
