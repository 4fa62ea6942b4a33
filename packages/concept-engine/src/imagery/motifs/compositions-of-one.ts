import type { Ink } from '../inks.ts'
import { arch, box, curve, ellipse, leaf, poly } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { tableTop, windowLight } from '../studio.ts'
import { range } from '../things/thing.ts'
import {
  type Composition,
  centred,
  cover,
  groundPairs,
  otherAccent,
  scaleToFit,
  standing,
  withCastShadow,
  withLightness,
} from './composition.ts'
import { motifFlat, motifThing } from './motif-thing.ts'

/** Very large, from edge to edge, over two planes of colour. */
export const cropped: Composition = (elements) => {
  const { pen, arts, accent } = elements
  const { w, h, random } = pen
  const [near, far] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, near)
  const left = random.next() < 0.5
  const edge = w * random.between(0.42, 0.58)
  const planes = [
    poly(left ? 0 : w, 0, edge + w * 0.12, 0, edge - w * 0.12, h, left ? 0 : w, h),
    box(left ? 0 : edge, 0, left ? edge : w - edge, h),
    ellipse(left ? w * 0.24 : w * 0.76, h * 1.02, Math.max(h * 0.8, w * 0.36)),
    poly(0, h, 0, h * 0.72, w, h * 0.4, w, h),
  ] as const
  pen.shape(random.pick(planes), far, 'plane')
  const [art] = arts
  const u = scaleToFit(art, w * 0.9, h * 0.96)
  const x = w * (left ? 0.4 : 0.6)
  withCastShadow(elements, art, near, {
    x,
    y: h * 0.5,
    u,
    turn: random.pick([-6, -3, 3, 6]),
    drop: 2.4,
  })
}

/** In front of a large sun, on a plane of colour. */
export const sunDisc: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const [sky, disc] = random.pick(groundPairs(pen, accent, arts[0]))
  const floor = h * random.between(0.76, 0.82)
  cover(pen, sky)
  const x = w / h > 1.6 ? w * random.pick([0.36, 0.5, 0.64]) : w * 0.5
  const radius = Math.min(side * 0.46, floor * 0.56)
  pen.shape(ellipse(x, floor - radius * 0.82, radius), disc, 'plane')
  for (const k of range(3)) {
    const y = floor - radius * (1.3 - k * 0.34)
    const from = x + (k % 2 ? 1 : -1) * radius * 1.5
    pen.shape(box(from - radius * 0.3, y, radius * 0.6, side * 0.035, side * 0.02), disc, 'mark')
  }
  pen.shape(box(-4, floor, w + 8, h), withLightness(disc, -10), 'plane')
  const item = motifThing(pen, arts[0], sky, accent)
  standing(pen, item, x, floor + h * 0.06, scaleToFit(item, w * 0.62, h * 0.66))
}

/** In a niche, on a plinth. */
export const niche: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const [wall, inside] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, wall)
  const span = Math.min(w * 0.72, h * 0.92)
  const x = w * (w / h > 1.7 ? random.pick([0.32, 0.68]) : 0.5)
  const base = h * 0.92
  pen.shape(arch(x - span / 2, base, span, h * 0.86), inside, 'plane')
  pen.shape(arch(x - span * 0.44, base, span * 0.88, h * 0.81), withLightness(inside, -4), 'plane')
  if (w / h > 1.7) {
    const far = w - x
    for (const k of range(3)) {
      pen.shape(
        arch(far - span * (0.5 - k * 0.13), base, span * (1 - k * 0.26), h * (0.7 - k * 0.17)),
        k % 2 ? wall : withLightness(inside, -k * 3),
        'plane',
      )
    }
  }
  pen.shape(box(-4, base, w + 8, h), withLightness(inside, -12), 'plane')
  const rise = h * 0.12
  const item = motifThing(pen, arts[0], inside, accent)
  const u = scaleToFit(item, span * 0.86, h * 0.58)
  const half = Math.max(span * 0.26, item.halfWidth * u * 0.8)
  const stone: Ink = `${otherAccent(accent)}${random.pick([52, 66])}`
  pen.shape(box(x - half, base - rise, half * 2, rise + h * 0.02, side * 0.012), stone)
  pen.shape(
    box(x - half * 1.08, base - rise, half * 2.16, h * 0.035, side * 0.01),
    withLightness(stone, 10),
  )
  standing(pen, item, x, base - rise + h * 0.012, u)
}

/** The points of a wheel of `count` teeth. */
const wheelOf = (x: number, y: number, outer: number, inner: number, count: number) =>
  poly(
    ...range(count * 2).flatMap((k) => {
      const angle = (k / count) * Math.PI
      const r = k % 2 ? inner : outer
      return [x + Math.sin(angle) * r, y - Math.cos(angle) * r]
    }),
  )

/** A badge: rings and teeth around the motif, on stripes. */
export const badge: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const [field, stripe] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, field)
  const gap = side * random.pick([0.07, 0.12])
  const kind = random.below(3)
  if (kind === 0) {
    for (const k of range(Math.ceil(w / gap / 2) + 1))
      pen.shape(box(k * gap * 2, 0, gap, h), stripe, 'mark')
  } else if (kind === 1) {
    for (const k of range(Math.ceil(h / gap / 2) + 1))
      pen.shape(box(0, k * gap * 2, w, gap), stripe, 'mark')
  } else {
    const dot = pen.motif(() => pen.shape(ellipse(0, 0, gap * 0.26), stripe, 'mark'))
    for (const row of range(Math.ceil(h / gap) + 1))
      for (const column of range(Math.ceil(w / gap) + 1))
        dot(column * gap + (row % 2) * gap * 0.5, row * gap)
  }
  const r = side * 0.43
  const [x, y] = [w / 2, h / 2]
  const rim: Ink = Number(field.slice(1)) > 60 ? `${accent}34` : `${otherAccent(accent)}84`
  const plate: Ink = Number(field.slice(1)) > 60 ? 'w94' : `${accent}28`
  pen.shape(wheelOf(x, y, r * 1.06, r * 0.99, random.pick([28, 36, 48])), rim)
  pen.shape(ellipse(x, y, r * 0.9), plate, 'mark')
  pen.shape(ellipse(x, y, r * 0.85), rim, 'mark')
  pen.shape(ellipse(x, y, r * 0.825), plate, 'mark')
  const bead = pen.motif(() => pen.shape(ellipse(0, 0, r * 0.02), plate, 'mark'))
  for (const k of range(40)) {
    const angle = (k / 40) * Math.PI * 2
    bead(x + Math.cos(angle) * r * 0.945, y + Math.sin(angle) * r * 0.945)
  }
  const item = motifThing(pen, arts[0], plate, accent)
  centred(pen, item, x, y, scaleToFit(item, r * 1.2, r * 1.14))
}

const hill = (pen: Pen, y: number, swell: number, phase: number) => {
  const points = range(9).map(
    (k) => [(k / 8) * (pen.w + 40) - 20, y + Math.sin(k * 0.9 + phase) * swell] as const,
  )
  return `${curve(points)}L${pen.w + 20} ${pen.h + 4}L-20 ${pen.h + 4}Z`
}

const twig = (pen: Pen, ink: Ink) => {
  pen.line('M0 0C4 -30 4 -60 0 -92', ink, 3)
  for (const k of range(4)) {
    const y = -18 - k * 20
    pen.shape(leaf(1, y, 30 - k * 3, 52), ink, 'mark')
    pen.shape(leaf(1, y - 4, 30 - k * 3, -52), ink, 'mark')
  }
  pen.shape(leaf(0, -84, 24, 0), ink, 'mark')
}

/** In open country: hills behind it, plants in front. */
export const country: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const o = otherAccent(accent)
  const dark = Number(random.pick(groundPairs(pen, accent, arts[0]))[0].slice(1)) < 60
  const inks: readonly [Ink, Ink, Ink, Ink] = dark
    ? [`${o}36`, `${o}30`, `${accent}32`, `${accent}24`]
    : ['w94', `${o}88`, `${o}80`, `${accent}74`]
  const [sky, far, mid, near] = inks
  cover(pen, sky)
  const sun = w * random.between(0.16, 0.84)
  pen.shape(ellipse(sun, h * 0.26, side * 0.13), dark ? `${accent}78` : `${o}72`, 'plane')
  const phase = random.between(0, 6)
  pen.shape(hill(pen, h * 0.52, h * 0.06, phase), far, 'plane')
  pen.shape(hill(pen, h * 0.64, h * 0.05, phase + 2), mid, 'plane')
  pen.shape(hill(pen, h * 0.82, h * 0.025, phase + 4), near, 'plane')
  const item = motifThing(pen, arts[0], dark ? far : mid, accent)
  const x = w * random.between(0.4, 0.6)
  const u = scaleToFit(item, w * 0.62, h * 0.62)
  standing(pen, item, x, h * 0.9, u)
  for (const plantX of [
    x - item.halfWidth * u * 1.25,
    x + item.halfWidth * u * 1.3,
    w * 0.06,
    w * 0.94,
  ]) {
    const size = (h * random.between(0.2, 0.34)) / 100
    pen.within({ x: plantX, y: h * 0.97, scale: size, flip: random.next() < 0.5 }, () =>
      twig(pen, dark ? `${o}62` : `${accent}44`),
    )
  }
}

/** On a table, in the light of a window. */
export const onTable: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const [wall] = random.pick(groundPairs(pen, accent, arts[0]))
  const base = h * random.between(0.66, 0.74)
  cover(pen, wall)
  windowLight(pen, w * random.between(0.1, 0.5), h * 0.04, side * 0.8, 0.32)
  tableTop(pen, base)
  const [first, ...rest] = arts.slice(0, 3)
  if (!first) return
  const item = motifThing(pen, first, wall, accent)
  const alone = rest.length === 0
  const x = w * (alone ? random.pick([0.42, 0.5, 0.58]) : 0.4)
  const u = scaleToFit(item, w * (alone ? 0.66 : 0.46), h * 0.66)
  rest.forEach((art, index) => {
    const small = motifThing(pen, art, wall, otherAccent(accent))
    const v = scaleToFit(small, w * 0.26, h * 0.38)
    const smallX = x + item.halfWidth * u + small.halfWidth * v * (0.9 + index * 1.7)
    if (smallX + small.halfWidth * v < w * 1.05)
      standing(pen, small, smallX, base + h * (0.1 + index * 0.07), v)
  })
  standing(pen, item, x, base + h * 0.15, u)
}

/** With rays of light behind it. */
export const rays: Composition = (elements) => {
  const { pen, arts, accent } = elements
  const { w, h, random } = pen
  const [field, ray] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, field)
  const x = w * random.pick([0.5, 0.42, 0.58])
  const y = h * random.pick([0.54, 0.9])
  const far = Math.hypot(w, h)
  const count = random.pick([12, 16, 20])
  for (const k of range(count)) {
    const from = ((k * 2) / (count * 2)) * Math.PI * 2
    const to = from + Math.PI / count
    pen.shape(
      poly(
        x,
        y,
        x + Math.cos(from) * far,
        y + Math.sin(from) * far,
        x + Math.cos(to) * far,
        y + Math.sin(to) * far,
      ),
      ray,
      'mark',
    )
  }
  const [art] = arts
  const u = scaleToFit(art, w * 0.72, h * 0.76)
  withCastShadow(elements, art, field, { x, y: h * 0.53, u, drop: 3.5 })
}

/** A second print offset from the first, and a screen of growing dots. */
export const overprint: Composition = ({ pen, arts, accent }) => {
  const { w, h, side, random } = pen
  const [field] = random.pick(groundPairs(pen, accent, arts[0]))
  const light = Number(field.slice(1)) > 60
  cover(pen, field)
  const gap = side / 15
  const dotInk = withLightness(field, light ? -14 : 12)
  const sizes = range(6).map((k) =>
    pen.motif(() => pen.shape(ellipse(0, 0, gap * (0.08 + k * 0.075)), dotInk, 'mark')),
  )
  const flip = random.next() < 0.5
  for (const row of range(Math.ceil(h / gap) + 1)) {
    for (const column of range(Math.ceil(w / gap) + 1)) {
      const along =
        (flip ? 1 - (column * gap) / w : (column * gap) / w) * 0.7 + ((row * gap) / h) * 0.5
      const size = Math.floor(along * 6)
      sizes[Math.min(5, size)]?.(column * gap + (row % 2) * gap * 0.5, row * gap)
    }
  }
  const [art] = arts
  const u = scaleToFit(art, w * 0.76, h * 0.84)
  const x = w * random.pick([0.46, 0.54])
  const shift = side * 0.035 * pen.light
  const second: Ink = `${otherAccent(accent)}${light ? 76 : 52}`
  centred(pen, motifFlat(art, second), x - shift, h * 0.5 + Math.abs(shift), u)
  centred(pen, motifThing(pen, art, field, accent), x, h * 0.5, u)
}

/** The same motif in different colours on each side of a line. */
export const counterchange: Composition = ({ pen, arts, accent }) => {
  const { w, h, random } = pen
  const o = otherAccent(accent)
  const grounds = random.pick<readonly [Ink, Ink]>([
    [`${accent}32`, `${o}88`],
    ['w93', `${o}34`],
    [`${o}86`, `${accent}30`],
  ])
  const [art] = arts
  const u = scaleToFit(art, w * 0.74, h * 0.8)
  const turn = random.pick([0, 0, -8])
  const slant = random.pick([0, 0, 0.14, -0.14]) * w
  const flat = h > w * 1.15 && slant === 0
  const halves = flat
    ? [box(0, 0, w, h / 2), box(0, h / 2, w, h / 2)]
    : [
        poly(-4, -4, w / 2 + slant, -4, w / 2 - slant, h + 4, -4, h + 4),
        poly(w + 4, -4, w / 2 + slant, -4, w / 2 - slant, h + 4, w + 4, h + 4),
      ]
  halves.forEach((half, index) => {
    const ground = grounds[index] ?? 'w90'
    pen.shape(half, ground, 'plane')
    pen.clip(half, () => {
      centred(pen, motifThing(pen, art, ground, index ? o : accent), w / 2, h / 2, u, turn)
    })
  })
}

/** The motif with stepped copies of its outline behind it, as if it moved. */
export const echo: Composition = ({ pen, arts, accent }) => {
  const { w, h, random } = pen
  const [field] = random.pick(groundPairs(pen, accent, arts[0]))
  const light = Number(field.slice(1)) > 60
  cover(pen, field)
  const [art] = arts
  const u = scaleToFit(art, w * 0.56, h * 0.76)
  const steps = art.mono ? 2 : 3
  const direction = pen.light
  const stride = Math.min(w * 0.12, art.halfWidth * u * 0.34)
  const x = w * 0.5 + (direction * stride * steps) / 2
  for (const k of range(steps)) {
    const copyIndex = steps - k
    const ink: Ink =
      k % 2 ? withLightness(field, light ? -14 : 14) : `${otherAccent(accent)}${light ? 76 : 52}`
    centred(pen, motifFlat(art, ink), x - direction * stride * copyIndex, h * 0.52, u)
  }
  centred(pen, motifThing(pen, art, field, accent), x, h * 0.52, u)
}
