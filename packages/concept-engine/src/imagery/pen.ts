import type { Imagery, Palette } from '@agency/contract/concept'
import { type Random, randomOf } from '../random.ts'
import { type Finish, type FinishContext, type FormRole, finishes } from './finish.ts'
import { type Ink, type Inks, inksOf } from './inks.ts'
import { ellipse, type Matrix, type Outline, placeOutline } from './outline.ts'

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'

export interface Place {
  x: number
  y: number
  /** Pixels per unit; things are drawn about 100 units high. */
  scale: number
  /** Degrees, clockwise. */
  turn?: number
  /** Mirrored left to right. */
  flip?: boolean
}

/** Draws forms at the current position: every outline is in the units of the thing being drawn. */
export interface Pen {
  /** The size of the picture in pixels, and its shorter side. */
  readonly w: number
  readonly h: number
  readonly side: number
  readonly random: Random
  /** The index of the picture within its family: neighbours on a page alternate. */
  readonly variant: number
  readonly inks: Inks
  readonly treatment: Imagery['treatment']
  /** 1 when light comes from the left, -1 from the right. */
  readonly light: 1 | -1
  readonly timeOfDay: TimeOfDay
  shape(d: Outline, ink: Ink, rank?: FormRole): void
  /** A line `width` units wide. */
  line(d: Outline, ink: Ink, width: number): void
  /** Light or shadow on what has been drawn so far; strength 0 to 1. */
  cast(d: Outline, kind: 'light' | 'shadow', strength?: number): void
  /** The shadow of a thing that stands at (x, y), `reach` units to each side. */
  groundShadow(x: number, y: number, halfWidth: number, height?: number): void
  within(place: Place, draw: () => void): void
  clip(d: Outline, draw: () => void): void
  /**
   * Draws a thing once; the returned function prints it at (x, y) of the picture, turned by
   * degrees.
   */
  motif(draw: () => void): (x: number, y: number, turn?: number) => void
  /** The SVG document. */
  document(): string
}

const multiply = ([a, b, c, d, e, f]: Matrix, { x, y, scale, turn = 0, flip }: Place): Matrix => {
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  const m = flip ? -1 : 1
  const [p, q, s, t] = [cos * m, sin * m, -sin, cos]
  return [
    a * p + c * q,
    b * p + d * q,
    a * s + c * t,
    b * s + d * t,
    a * x + c * y + e,
    b * x + d * y + f,
  ]
}

/**
 * The shape of a standing thing's shadow: a soft pool, or a hard one that points away from the
 * light.
 */
const shadowOf = (
  treatment: Imagery['treatment'],
  x: number,
  y: number,
  halfWidth: number,
  height: number,
  light: number,
) => {
  if (treatment === 'poster' || treatment === 'duotone') {
    const run = light * height * 0.75
    return `M${x - halfWidth} ${y}L${x + halfWidth} ${y}L${x + halfWidth * 0.9 + run} ${y + height * 0.2}L${x - halfWidth * 0.8 + run} ${y + height * 0.2}Z`
  }
  return ellipse(
    x + light * halfWidth * 0.3,
    y + halfWidth * 0.02,
    halfWidth * 1.2,
    halfWidth * 0.16,
  )
}

/** A pen on an empty sheet of `width` × `height` pixels; `variant` is an integer of at least 0. */
export function penOf(
  imagery: Pick<Imagery, 'treatment' | 'seed'>,
  palette: Palette,
  width: number,
  height: number,
  variant: number,
): Pen {
  const random = randomOf(imagery.seed)
  const finish: Finish = finishes[imagery.treatment]
  const inks = inksOf(palette, imagery.treatment, random)
  const light = random.next() < 0.5 ? 1 : -1
  const timeOfDay: TimeOfDay =
    palette.scheme === 'dark'
      ? random.pick(['dusk', 'night'])
      : random.pick(['dawn', 'day', 'day', 'dusk'])
  const defs = new Map<string, { id: string; body: string }>()
  let out: string[] = []
  let ids = 0
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const side = Math.min(width, height)
  const press: FinishContext = {
    inks,
    random: randomOf(imagery.seed + 1),
    side,
    width,
    height,
    light,
    id: () => {
      ids += 1
      return `o${ids}`
    },
    define: (key, make) => {
      const existing = defs.get(key)
      if (existing) return `url(#${existing.id})`
      const id = `i${defs.size}`
      defs.set(key, { id, body: make(id) })
      return `url(#${id})`
    },
  }
  const amount = finish.jitter(press)
  const displace = amount === 0 ? () => 0 : () => (press.random.next() - 0.5) * 2 * amount
  const noJitter = () => 0
  const scaleNow = () => Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  const pen: Pen = {
    w: width,
    h: height,
    side,
    random,
    variant,
    inks,
    treatment: imagery.treatment,
    light,
    timeOfDay,
    shape: (d, ink, rank = 'thing') => {
      out.push(
        finish.form(
          press,
          placeOutline(d, matrix, rank === 'mark' ? noJitter : displace),
          ink,
          rank,
        ),
      )
    },
    line: (d, ink, lineWidth) => {
      out.push(finish.line(press, placeOutline(d, matrix, noJitter).d, ink, lineWidth * scaleNow()))
    },
    cast: (d, kind, strength = 0.4) => {
      out.push(finish.cast(press, placeOutline(d, matrix, noJitter).d, kind, strength))
    },
    groundShadow: (x, y, halfWidth, height = halfWidth) =>
      pen.cast(shadowOf(imagery.treatment, x, y, halfWidth, height, light), 'shadow', 0.4),
    within: (place, draw) => {
      const outer = matrix
      matrix = multiply(outer, place)
      draw()
      matrix = outer
    },
    clip: (d, draw) => {
      const id = `k${defs.size}`
      const shape = placeOutline(d, matrix, noJitter).d
      defs.set(id, { id, body: `<clipPath id="${id}"><path d="${shape}"/></clipPath>` })
      out.push(`<g clip-path="url(#${id})">`)
      draw()
      out.push('</g>')
    },
    motif: (draw) => {
      const [sheet, outer] = [out, matrix]
      out = []
      matrix = [1, 0, 0, 1, 0, 0]
      draw()
      const id = press.id()
      sheet.push(`<defs><g id="${id}">${out.join('')}</g></defs>`)
      out = sheet
      matrix = outer
      return (x, y, turn = 0) => {
        const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${Math.round(turn)})` : ''}`
        out.push(`<use href="#${id}" transform="${transform}"/>`)
      }
    },
    document: () => {
      const overlay = finish.overlay(press)
      const bodies = [...defs.values()].map(({ body }) => body).join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${bodies}</defs><rect width="${width}" height="${height}" fill="${inks.paper}"/>${out.join('')}${overlay}</svg>`
    },
  }
  return pen
}

/** Draws something standing at the origin, about 100 units high. */
export type Prop = (pen: Pen) => void

/**
 * The next item of a list in turn, so that pictures with consecutive seeds differ. `stride` lets
 * several lists advance separately.
 */
export const pickByVariant = <T>({ variant }: Pen, items: readonly [T, ...T[]], stride = 1): T =>
  items[(variant * stride) % items.length] ?? items[0]
