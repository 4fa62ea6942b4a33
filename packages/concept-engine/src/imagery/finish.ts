import type { Imagery } from '@agency/contract/concept'
import type { Random } from '../random.ts'
import type { Ink, Inks } from './inks.ts'
import type { Placed } from './outline.ts'

/** The role of a form in its picture: a thing, a large plane behind things, or a mark on one. */
export type Rank = 'thing' | 'plane' | 'mark'

/** The context that a finish renders with. */
export interface Press {
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

/** An illustration style: the way that forms are rendered. */
export interface Finish {
  /** Fill of a form. */
  form(press: Press, placed: Placed, ink: Ink, rank: Rank): string
  /** A drawn line; `width` in pixels. */
  line(press: Press, d: string, ink: Ink, width: number): string
  /** Light or shadow on the forms below it; `strength` 0 to 1. */
  cast(press: Press, d: string, kind: 'light' | 'shadow', strength: number): string
  /** The top layer of the whole picture. */
  over(press: Press): string
  /** Maximum jitter of an outline's points, in pixels. */
  waver(press: Press): number
}

const fillPath = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`

const strokePath = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.6, Math.round(width * 10) / 10)}" stroke-linecap="round" stroke-linejoin="round"/>`

/**
 * An outline drawn several times, each with different attributes; a long one is written only once.
 */
const layers = (press: Press, d: string, ...prints: string[]) => {
  if (d.length < 70) return prints.map((print) => `<path d="${d}" ${print}/>`).join('')
  const id = press.id()
  return `<defs><path id="${id}" d="${d}"/></defs>${prints.map((print) => `<use href="#${id}" ${print}/>`).join('')}`
}

const large = ({ side }: Press, { x0, y0, x1, y1 }: Placed, share: number) =>
  x1 - x0 > side * share && y1 - y0 > side * share

const whole = ({ width, height }: Press, fill: string, extra = '') =>
  `<rect width="${width}" height="${height}" fill="${fill}"${extra}/>`

/** A gradient across a form's bounding box, from the lit side to the far side. */
const across = (press: Press, key: string, stops: [number, string, number?][], slope = 0.7) =>
  press.define(
    key,
    (id) =>
      `<linearGradient id="${id}" x1="${press.light > 0 ? 0 : 1}" y1="0" x2="${press.light > 0 ? 1 : 0}" y2="${slope}">${stops
        .map(
          ([offset, colour, opacity]) =>
            `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
        )
        .join('')}</linearGradient>`,
  )

/** Specks of paper and ink over everything: a square tile of them, repeated. */
const grain = (press: Press, strength: number) => {
  const size = Math.max(120, Math.ceil(Math.max(press.width, press.height) / 6))
  const specks = ['', '']
  for (let index = 0; index < 240; index += 1) {
    specks[index % 2] += `M${press.random.below(size)} ${press.random.below(size)}h.9v.9h-.9z`
  }
  const id = press.id()
  const tiles: string[] = []
  for (let y = 0; y < press.height; y += size) {
    for (let x = 0; x < press.width; x += size) tiles.push(`<use href="#${id}" x="${x}" y="${y}"/>`)
  }
  return `<defs><g id="${id}" fill-opacity="${strength}"><path d="${specks[0]}" fill="#fff"/><path d="${specks[1]}" fill="#000"/></g></defs>${tiles.join('')}`
}

const soft: Finish = {
  form: (press, placed, ink, rank) => {
    const { inks } = press
    if (rank === 'mark' || !large(press, placed, 0.02)) return fillPath(placed.d, inks.of(ink))
    const depth = rank === 'plane' ? 3 : 7
    return fillPath(
      placed.d,
      across(press, `s${ink}${rank}`, [
        [0, inks.shade(ink, depth * 0.8)],
        [0.45, inks.of(ink)],
        [1, inks.shade(ink, -depth * 1.4)],
      ]),
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.of(ink), width),
  cast: (press, d, kind, strength) => {
    const colour = kind === 'light' ? '#ffffff' : press.inks.of('a16')
    const fill = across(press, `c${kind}`, [
      [0, colour, 1],
      [1, colour, kind === 'light' ? 0.25 : 0.5],
    ])
    return fillPath(d, fill, ` fill-opacity="${Math.round(strength * 70) / 100}"`)
  },
  over: (press) => {
    const veil = across(press, 'veil', [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, press.inks.of('a16'), 0.2],
    ])
    return whole(press, veil) + grain(press, 0.09)
  },
  waver: () => 0,
}

const poster: Finish = {
  form: (press, placed, ink, rank) => {
    const { inks } = press
    const plain = inks.of(ink)
    const flat = rank !== 'thing' || ink.startsWith('k') || !large(press, placed, 0.05)
    if (flat) return fillPath(placed.d, plain)
    const shade = inks.shade(ink, -18)
    // A gradient with one hard stop is a shadow with an edge.
    return fillPath(
      placed.d,
      across(
        press,
        `h${ink}`,
        [
          [0.58, plain],
          [0.58, shade],
        ],
        0.35,
      ),
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.of(ink), width * 1.2),
  cast: ({ inks }, d, kind, strength) =>
    fillPath(
      d,
      kind === 'light' ? inks.of('p94') : inks.of('a20'),
      ` fill-opacity="${kind === 'light' ? 0.3 : strength > 0.2 ? 0.5 : 0.28}"`,
    ),
  over: () => '',
  waver: () => 0,
}

const cutOut: Finish = {
  form: (press, placed, ink, rank) => {
    const { inks, side, light } = press
    const paper = fillPath(placed.d, inks.of(ink))
    if (rank === 'mark' || !large(press, placed, 0.03)) return paper
    const lift = Math.max(1, Math.round(side * (rank === 'plane' ? 0.011 : 0.007) * 10) / 10)
    return layers(
      press,
      placed.d,
      `fill="${inks.of('a16')}" fill-opacity=".22" transform="translate(${light * lift} ${lift})"`,
      `fill="${inks.of(ink)}"`,
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.of(ink), width * 1.25),
  cast: (_press, d, kind, strength) =>
    kind === 'light'
      ? fillPath(d, '#ffffff', ` fill-opacity="${Math.round(strength * 45) / 100}"`)
      : fillPath(d, '#000000', ' fill-opacity=".1"'),
  over: (press) => grain(press, 0.08),
  waver: ({ side }) => side * 0.0022,
}

const outlineWidth = ({ side }: Press) => Math.max(1.1, side * 0.0052)

/**
 * A screen of parallel strokes in one ink: a repeating gradient. (Tiles of dots take a renderer
 * about thirty times as long on a large form.) `share` is the inked part of each step.
 */
const strokes = (
  press: Press,
  key: string,
  ink: string,
  gap: number,
  share: number,
  lean: number,
) =>
  press.define(key, (id) => {
    const edge = Math.min(0.3, 0.7 / gap)
    const stops: [number, number][] = [
      [0, 0],
      [edge, 1],
      [share, 1],
      [Math.min(1, share + edge), 0],
    ]
    const round = (value: number) => Math.round(value * 100) / 100
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${round(gap * Math.cos(lean))}" y2="${round(gap * Math.sin(lean))}" spreadMethod="repeat">${stops
      .map(
        ([index, opacity]) =>
          `<stop offset="${round(index)}" stop-color="${ink}" stop-opacity="${opacity}"/>`,
      )
      .join('')}</linearGradient>`
  })

const hatch = (press: Press) =>
  strokes(press, 'hatch', press.inks.ink, Math.max(4, press.side * 0.014), 0.3, press.light * 0.7)

const contour: Finish = {
  form: (press, placed, ink, rank) => {
    const { inks, side } = press
    const fill = inks.spot(ink)
    if (rank === 'mark') {
      return fillPath(placed.d, fill === inks.paper ? inks.tint(ink) : fill)
    }
    const width = outlineWidth(press) * (rank === 'plane' ? 0.8 : 1)
    if (fill === inks.paper || fill === inks.ink || rank === 'plane') {
      return `<path d="${placed.d}" fill="${fill}" stroke="${inks.ink}" stroke-width="${Math.round(width * 10) / 10}" stroke-linejoin="round"/>`
    }
    // The spot colour is printed slightly offset from its contour.
    const off = Math.round(side * 0.006 * 10) / 10
    return layers(
      press,
      placed.d,
      `fill="${inks.paper}"`,
      `fill="${fill}" transform="translate(${off * press.light} ${off})"`,
      `fill="none" stroke="${inks.ink}" stroke-width="${Math.round(width * 10) / 10}" stroke-linejoin="round"`,
    )
  },
  line: (press, d, ink, width) => {
    const spot = press.inks.spot(ink)
    const thin = outlineWidth(press)
    if (width > thin * 3.2) {
      // A thick line is drawn as a shape with two edges.
      return strokePath(d, press.inks.ink, width + thin) + strokePath(d, spot, width - thin)
    }
    return strokePath(d, press.inks.ink, Math.min(width, thin * 1.3))
  },
  cast: (press, d, kind) =>
    kind === 'light' ? '' : fillPath(d, hatch(press), ' fill-opacity=".55"'),
  over: () => '',
  waver: ({ side }) => side * 0.0008,
}

/** A line screen in the dark ink; `step` 1 (fine) to 4 (heavy). */
const screen = (press: Press, step: number) =>
  strokes(
    press,
    `screen${step}`,
    press.inks.of('a14'),
    Math.max(3.4, press.side * 0.0105),
    0.14 + step * 0.12,
    press.light * 0.9,
  )

const duotone: Finish = {
  form: (press, placed, ink, rank) => {
    const { inks } = press
    if (rank === 'mark' || !large(press, placed, 0.035)) return fillPath(placed.d, inks.of(ink))
    const l = Number(ink.slice(1))
    const tone =
      rank === 'plane'
        ? inks.of(ink)
        : across(press, `d${ink}`, [
            [0, inks.shade(ink, 9)],
            [1, inks.shade(ink, -10)],
          ])
    const step = l > 86 ? 0 : l > 68 ? 1 : l > 46 ? 2 : l > 28 ? 3 : 0
    if (step === 0) return fillPath(placed.d, tone)
    return layers(
      press,
      placed.d,
      `fill="${tone}"`,
      `fill="${screen(press, step)}" fill-opacity=".42"`,
    )
  },
  line: ({ inks }, d, ink, width) => strokePath(d, inks.of(ink), width),
  cast: (press, d, kind, strength) =>
    kind === 'light'
      ? fillPath(d, press.inks.of('n97'), ` fill-opacity="${Math.round(strength * 60) / 100}"`)
      : fillPath(d, screen(press, 4), ` fill-opacity="${strength > 0.25 ? 0.8 : 0.55}"`),
  over: (press) =>
    whole(
      press,
      across(press, 'veil', [
        [0, press.inks.of('n98'), 0.16],
        [0.55, press.inks.of('n98'), 0],
        [1, press.inks.of('a14'), 0.28],
      ]),
    ) + grain(press, 0.12),
  waver: () => 0,
}

export const finishes: Record<Imagery['treatment'], Finish> = {
  soft,
  poster,
  'cut-out': cutOut,
  line: contour,
  duotone,
}
