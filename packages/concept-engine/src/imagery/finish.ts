import type { Imagery } from '@agency/contract/concept'
import type { Random } from '../random.ts'
import type { Ink, Inks } from './inks.ts'
import type { Placed } from './outline.ts'

/** The role of a form in its picture: a thing, a large plane behind things, or a mark on one. */
export type FormRole = 'thing' | 'plane' | 'mark'

/** The context that a finish renders with. */
export interface FinishContext {
  inks: Inks
  random: Random
  /** Shorter side of the picture. */
  side: number
  width: number
  height: number
  /** 1 when light comes from the left, -1 from the right. */
  light: 1 | -1
  /** An id that is unique in the picture. */
  id(): string
  /** Adds a definition once and returns a reference to it, 'url(#…)'. */
  define(key: string, body: (id: string) => string): string
}

/** An illustration style, which renders forms. */
export interface Finish {
  /** Fill of a form. */
  form(context: FinishContext, placed: Placed, ink: Ink, role: FormRole): string
  /** A drawn line; `width` in pixels. */
  line(context: FinishContext, d: string, ink: Ink, width: number): string
  /** Light or shadow on the forms below it; `strength` 0 to 1. */
  cast(context: FinishContext, d: string, kind: 'light' | 'shadow', strength: number): string
  /** The top layer of the whole picture. */
  overlay(context: FinishContext): string
  /** Maximum jitter of an outline's points, in pixels. */
  jitter(context: FinishContext): number
}

const fillPath = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`

const strokePath = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.6, Math.round(width * 10) / 10)}" stroke-linecap="round" stroke-linejoin="round"/>`

/**
 * An outline drawn several times, each with different attributes; a long one is written only once.
 */
const layers = (context: FinishContext, d: string, ...attributeSets: string[]) => {
  if (d.length < 70)
    return attributeSets.map((attributes) => `<path d="${d}" ${attributes}/>`).join('')
  const id = context.id()
  return `<defs><path id="${id}" d="${d}"/></defs>${attributeSets.map((print) => `<use href="#${id}" ${print}/>`).join('')}`
}

const large = ({ side }: FinishContext, { x0, y0, x1, y1 }: Placed, share: number) =>
  x1 - x0 > side * share && y1 - y0 > side * share

const fillCanvas = ({ width, height }: FinishContext, fill: string, extra = '') =>
  `<rect width="${width}" height="${height}" fill="${fill}"${extra}/>`

/** A gradient across a form's bounding box, from the lit side to the shaded side. */
const across = (
  context: FinishContext,
  key: string,
  stops: [number, string, number?][],
  slope = 0.7,
) =>
  context.define(
    key,
    (id) =>
      `<linearGradient id="${id}" x1="${context.light > 0 ? 0 : 1}" y1="0" x2="${context.light > 0 ? 1 : 0}" y2="${slope}">${stops
        .map(
          ([offset, colour, opacity]) =>
            `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
        )
        .join('')}</linearGradient>`,
  )

/** Specks of paper and ink over everything: a square tile of them, repeated. */
const grain = (context: FinishContext, strength: number) => {
  const size = Math.max(120, Math.ceil(Math.max(context.width, context.height) / 6))
  const specks = ['', '']
  for (let index = 0; index < 240; index += 1) {
    specks[index % 2] += `M${context.random.below(size)} ${context.random.below(size)}h.9v.9h-.9z`
  }
  const id = context.id()
  const tiles: string[] = []
  for (let y = 0; y < context.height; y += size) {
    for (let x = 0; x < context.width; x += size)
      tiles.push(`<use href="#${id}" x="${x}" y="${y}"/>`)
  }
  return `<defs><g id="${id}" fill-opacity="${strength}"><path d="${specks[0]}" fill="#fff"/><path d="${specks[1]}" fill="#000"/></g></defs>${tiles.join('')}`
}

const soft: Finish = {
  form: (context, placed, ink, role) => {
    const { inks } = context
    if (role === 'mark' || !large(context, placed, 0.02)) return fillPath(placed.d, inks.hex(ink))
    const depth = role === 'plane' ? 3 : 7
    return fillPath(
      placed.d,
      across(context, `s${ink}${role}`, [
        [0, inks.shade(ink, depth * 0.8)],
        [0.45, inks.hex(ink)],
        [1, inks.shade(ink, -depth * 1.4)],
      ]),
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.hex(ink), width),
  cast: (context, d, kind, strength) => {
    const colour = kind === 'light' ? '#ffffff' : context.inks.hex('a16')
    const fill = across(context, `c${kind}`, [
      [0, colour, 1],
      [1, colour, kind === 'light' ? 0.25 : 0.5],
    ])
    return fillPath(d, fill, ` fill-opacity="${Math.round(strength * 70) / 100}"`)
  },
  overlay: (context) => {
    const veil = across(context, 'veil', [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, context.inks.hex('a16'), 0.2],
    ])
    return fillCanvas(context, veil) + grain(context, 0.09)
  },
  jitter: () => 0,
}

const poster: Finish = {
  form: (context, placed, ink, role) => {
    const { inks } = context
    const plain = inks.hex(ink)
    const flat = role !== 'thing' || ink.startsWith('k') || !large(context, placed, 0.05)
    if (flat) return fillPath(placed.d, plain)
    const shade = inks.shade(ink, -18)
    // A gradient with one hard stop is a shadow with an edge.
    return fillPath(
      placed.d,
      across(
        context,
        `h${ink}`,
        [
          [0.58, plain],
          [0.58, shade],
        ],
        0.35,
      ),
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.hex(ink), width * 1.2),
  cast: ({ inks }, d, kind, strength) =>
    fillPath(
      d,
      kind === 'light' ? inks.hex('p94') : inks.hex('a20'),
      ` fill-opacity="${kind === 'light' ? 0.3 : strength > 0.2 ? 0.5 : 0.28}"`,
    ),
  overlay: () => '',
  jitter: () => 0,
}

const cutOut: Finish = {
  form: (context, placed, ink, role) => {
    const { inks, side, light } = context
    const paper = fillPath(placed.d, inks.hex(ink))
    if (role === 'mark' || !large(context, placed, 0.03)) return paper
    const lift = Math.max(1, Math.round(side * (role === 'plane' ? 0.011 : 0.007) * 10) / 10)
    return layers(
      context,
      placed.d,
      `fill="${inks.hex('a16')}" fill-opacity=".22" transform="translate(${light * lift} ${lift})"`,
      `fill="${inks.hex(ink)}"`,
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.hex(ink), width * 1.25),
  cast: (_context, d, kind, strength) =>
    kind === 'light'
      ? fillPath(d, '#ffffff', ` fill-opacity="${Math.round(strength * 45) / 100}"`)
      : fillPath(d, '#000000', ' fill-opacity=".1"'),
  overlay: (context) => grain(context, 0.08),
  jitter: ({ side }) => side * 0.0022,
}

const outlineWidth = ({ side }: FinishContext) => Math.max(1.1, side * 0.0052)

/**
 * A screen of parallel strokes in one ink: a repeating gradient. (Tiles of dots take a renderer
 * about thirty times as long on a large form.) `share` is the inked part of each step.
 */
const strokes = (
  context: FinishContext,
  key: string,
  ink: string,
  gap: number,
  share: number,
  slant: number,
) =>
  context.define(key, (id) => {
    const edge = Math.min(0.3, 0.7 / gap)
    const stops: [number, number][] = [
      [0, 0],
      [edge, 1],
      [share, 1],
      [Math.min(1, share + edge), 0],
    ]
    const round = (value: number) => Math.round(value * 100) / 100
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${round(gap * Math.cos(slant))}" y2="${round(gap * Math.sin(slant))}" spreadMethod="repeat">${stops
      .map(
        ([index, opacity]) =>
          `<stop offset="${round(index)}" stop-color="${ink}" stop-opacity="${opacity}"/>`,
      )
      .join('')}</linearGradient>`
  })

const hatch = (context: FinishContext) =>
  strokes(
    context,
    'hatch',
    context.inks.ink,
    Math.max(4, context.side * 0.014),
    0.3,
    context.light * 0.7,
  )

const contour: Finish = {
  form: (context, placed, ink, role) => {
    const { inks, side } = context
    const fill = inks.spot(ink)
    if (role === 'mark') {
      return fillPath(placed.d, fill === inks.paper ? inks.tint(ink) : fill)
    }
    const width = outlineWidth(context) * (role === 'plane' ? 0.8 : 1)
    if (fill === inks.paper || fill === inks.ink || role === 'plane') {
      return `<path d="${placed.d}" fill="${fill}" stroke="${inks.ink}" stroke-width="${Math.round(width * 10) / 10}" stroke-linejoin="round"/>`
    }
    // The spot colour is printed slightly offset from its contour.
    const shift = Math.round(side * 0.006 * 10) / 10
    return layers(
      context,
      placed.d,
      `fill="${inks.paper}"`,
      `fill="${fill}" transform="translate(${shift * context.light} ${shift})"`,
      `fill="none" stroke="${inks.ink}" stroke-width="${Math.round(width * 10) / 10}" stroke-linejoin="round"`,
    )
  },
  line: (context, d, ink, width) => {
    const spot = context.inks.spot(ink)
    const thin = outlineWidth(context)
    if (width > thin * 3.2) {
      // A thick line is drawn as a shape with two edges.
      return strokePath(d, context.inks.ink, width + thin) + strokePath(d, spot, width - thin)
    }
    return strokePath(d, context.inks.ink, Math.min(width, thin * 1.3))
  },
  cast: (context, d, kind) =>
    kind === 'light' ? '' : fillPath(d, hatch(context), ' fill-opacity=".55"'),
  overlay: () => '',
  jitter: ({ side }) => side * 0.0008,
}

/** A line screen in the dark ink; `step` 1 (fine) to 4 (heavy). */
const screen = (context: FinishContext, step: number) =>
  strokes(
    context,
    `screen${step}`,
    context.inks.hex('a14'),
    Math.max(3.4, context.side * 0.0105),
    0.14 + step * 0.12,
    context.light * 0.9,
  )

const duotone: Finish = {
  form: (context, placed, ink, role) => {
    const { inks } = context
    if (role === 'mark' || !large(context, placed, 0.035)) return fillPath(placed.d, inks.hex(ink))
    const l = Number(ink.slice(1))
    const tone =
      role === 'plane'
        ? inks.hex(ink)
        : across(context, `d${ink}`, [
            [0, inks.shade(ink, 9)],
            [1, inks.shade(ink, -10)],
          ])
    const step = l > 86 ? 0 : l > 68 ? 1 : l > 46 ? 2 : l > 28 ? 3 : 0
    if (step === 0) return fillPath(placed.d, tone)
    return layers(
      context,
      placed.d,
      `fill="${tone}"`,
      `fill="${screen(context, step)}" fill-opacity=".42"`,
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.hex(ink), width),
  cast: (context, d, kind, strength) =>
    kind === 'light'
      ? fillPath(d, context.inks.hex('n97'), ` fill-opacity="${Math.round(strength * 60) / 100}"`)
      : fillPath(d, screen(context, 4), ` fill-opacity="${strength > 0.25 ? 0.8 : 0.55}"`),
  overlay: (context) =>
    fillCanvas(
      context,
      across(context, 'veil', [
        [0, context.inks.hex('n98'), 0.16],
        [0.55, context.inks.hex('n98'), 0],
        [1, context.inks.hex('a14'), 0.28],
      ]),
    ) + grain(context, 0.12),
  jitter: () => 0,
}

export const finishes: Record<Imagery['treatment'], Finish> = {
  soft,
  poster,
  'cut-out': cutOut,
  line: contour,
  duotone,
}
