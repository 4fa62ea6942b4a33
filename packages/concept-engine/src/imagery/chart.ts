import type { Ink } from './inks.ts'
import { box, curve, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { range, tone } from './things/thing.ts'

/** The area for a chart, in pixels. */
interface Frame {
  x: number
  y: number
  w: number
  h: number
}
type Chart = (pen: Pen, frame: Frame) => void

const rules = (pen: Pen, { x, y, w, h }: Frame) => {
  for (const k of range(5)) pen.line(`M${x} ${y + (h * k) / 4}H${x + w}`, 'p80', pen.side * 0.003)
}

/** A slice of a ring, from one fraction of a turn to another. */
const slice = (cx: number, cy: number, outer: number, inner: number, from: number, to: number) => {
  const steps = Math.max(2, Math.ceil((to - from) * 40))
  const pointAt = (k: number, r: number) => {
    const a = (from + ((to - from) * k) / steps - 0.25) * Math.PI * 2
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
  }
  return poly(
    ...range(steps + 1).flatMap((k) => pointAt(k, outer)),
    ...range(steps + 1).flatMap((k) => pointAt(steps - k, inner)),
  )
}

const bars: Chart = (pen, frame) => {
  const { x, y, w, h } = frame
  rules(pen, frame)
  const count = Math.max(5, Math.min(14, Math.round((w / h) * 6)))
  const tallest = pen.random.below(count)
  for (const k of range(count)) {
    const value = k === tallest ? 0.95 : 0.2 + 0.5 * (k / count) + pen.random.between(-0.08, 0.16)
    const bw = (w / count) * 0.6
    pen.shape(
      box(x + (w / count) * (k + 0.2), y + h * (1 - value), bw, h * value, bw * 0.12),
      k === tallest ? 'b62' : `a${48 + (k % 3) * 9}`,
    )
  }
}

const area: Chart = (pen, frame) => {
  const { x, y, w, h } = frame
  rules(pen, frame)
  for (const [ink, base, edge] of [
    ['a74', 0.3, 'a50'],
    ['b78', 0.58, 'b58'],
  ] as const) {
    const points = range(8).map(
      (k) =>
        [
          x + (w * k) / 7,
          y +
            h *
              Math.min(0.95, Math.max(0.06, base + 0.3 - 0.05 * k + pen.random.between(-0.1, 0.1))),
        ] as const,
    )
    pen.shape(`${curve(points)}L${x + w} ${y + h}L${x} ${y + h}Z`, ink)
    pen.line(curve(points), edge, pen.side * 0.011)
    const last = points[5]
    if (last) pen.shape(ellipse(last[0], last[1], pen.side * 0.02), 'n97')
  }
}

const doughnut: Chart = (pen, { x, y, w, h }) => {
  const r = Math.min(w, h) / 2
  const cx = w > h * 1.4 ? x + r : x + w / 2
  const cy = y + h / 2
  const shares = [0.44, 0.26, 0.18, 0.12]
  const inks: Ink[] = ['a44', 'b64', 'a72', 'w80']
  let from = pen.random.next() * 0.2
  shares.forEach((share, k) => {
    pen.shape(
      slice(cx, cy, k === 0 ? r : r * 0.94, r * 0.56, from, from + share - 0.008),
      inks[k] ?? 'a50',
    )
    from += share
  })
  if (w <= h * 1.4) return
  for (const k of range(4)) {
    const ly = y + h * (0.14 + k * 0.22)
    pen.shape(box(x + r * 2.3, ly, h * 0.08, h * 0.08, 3), inks[k] ?? 'a50')
    pen.shape(
      box(
        x + r * 2.3 + h * 0.13,
        ly + h * 0.015,
        (w - r * 2.4 - h * 0.13) * (0.8 - k * 0.14),
        h * 0.05,
        3,
      ),
      'n70',
      'mark',
    )
  }
}

const dots: Chart = (pen, frame) => {
  const { x, y, w, h } = frame
  rules(pen, frame)
  for (const k of range(34)) {
    const t = pen.random.next()
    const r = pen.side * pen.random.pick([0.01, 0.016, 0.03])
    pen.shape(
      ellipse(
        x + w * t,
        y + h * Math.min(0.97, Math.max(0.03, 0.85 - 0.7 * t + pen.random.between(-0.18, 0.18))),
        r,
      ),
      k % 4 === 0 ? 'b64' : 'a56',
    )
  }
  pen.line(`M${x} ${y + h * 0.86}L${x + w} ${y + h * 0.14}`, 'n40', pen.side * 0.006)
}

const lines: Chart = (pen, frame) => {
  const { x, y, w, h } = frame
  rules(pen, frame)
  for (const [k, ink] of (['n66', 'b60', 'a44'] as const).entries()) {
    const points = range(10).map(
      (n) =>
        [
          x + (w * n) / 9,
          y + h * (0.8 - k * 0.12 - n * 0.025 * (k + 1) + pen.random.between(-0.07, 0.07)),
        ] as const,
    )
    pen.line(curve(points), ink, pen.side * (k === 2 ? 0.014 : 0.008))
    const end = points[9]
    if (end && k === 2) pen.shape(ellipse(end[0], end[1], pen.side * 0.02), ink)
  }
}

const tiles: Chart = (pen, { x, y, w, h }) => {
  const s = Math.min(h / 5, w / 8)
  const [columns, rows] = [Math.floor(w / s), Math.floor(h / s)]
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const heat = Math.sin(column / 2.2 + row * 0.7) * 0.5 + 0.5 + pen.random.between(-0.2, 0.2)
      pen.shape(
        box(x + column * s + s * 0.06, y + row * s + s * 0.06, s * 0.88, s * 0.88, s * 0.14),
        heat > 0.9 ? 'b66' : `a${Math.round(Math.min(92, Math.max(36, 90 - heat * 52)))}`,
        'mark',
      )
    }
  }
}

const ranks: Chart = (pen, { x, y, w, h }) => {
  const count = Math.max(4, Math.min(7, Math.round((h / w) * 7)))
  for (const k of range(count)) {
    const ry = y + (h * k) / count
    const rh = (h / count) * 0.5
    pen.shape(ellipse(x + rh * 0.6, ry + rh * 0.9, rh * 0.6), tone(pen, 62))
    pen.shape(box(x + rh * 1.6, ry + rh * 0.55, w - rh * 1.6, rh * 0.7, rh * 0.35), 'p82', 'mark')
    pen.shape(
      box(
        x + rh * 1.6,
        ry + rh * 0.55,
        (w - rh * 1.6) * (0.94 - 0.12 * k + pen.random.between(-0.04, 0.03)),
        rh * 0.7,
        rh * 0.35,
      ),
      k === 0 ? 'b62' : 'a54',
    )
  }
}

const charts = [bars, area, doughnut, dots, lines, tiles, ranks] as const

/** A single chart in an area: for screens. */
export const drawChartIn = (pen: Pen, frame: Frame) => pen.random.pick(charts)(pen, frame)

/**
 * Charts on cards over a backdrop: a large one, and smaller ones next to it if the ratio allows.
 */
export const drawChart = (pen: Pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['p88', 'a40', 'b78', 'p76', 'a62']), 'plane')
  pen.shape(
    poly(w * random.between(0.4, 0.7), 0, w, 0, w, h, w * random.between(0.2, 0.5), h),
    random.pick(['p80', 'a52', 'b68']),
    'plane',
  )
  const kinds = random.shuffled(charts)
  const gap = side * 0.05
  const card = (frame: Frame, chart: Chart) => {
    pen.cast(
      box(frame.x + gap * 0.2, frame.y + gap * 0.4, frame.w, frame.h, side * 0.03),
      'shadow',
      0.25,
    )
    pen.shape(box(frame.x, frame.y, frame.w, frame.h, side * 0.025), 'p97', 'plane')
    const pad = Math.min(frame.w, frame.h) * 0.1
    pen.shape(box(frame.x + pad, frame.y + pad, frame.w * 0.32, side * 0.024, 3), 'n46', 'mark')
    pen.shape(
      box(frame.x + pad, frame.y + pad + side * 0.04, frame.w * 0.2, side * 0.016, 3),
      'n74',
      'mark',
    )
    chart(pen, {
      x: frame.x + pad,
      y: frame.y + pad + side * 0.09,
      w: frame.w - pad * 2,
      h: frame.h - pad * 2 - side * 0.09,
    })
  }
  const [one = bars, two = area, three = doughnut] = kinds
  if (w > h * 1.25) {
    const big = (w - gap * 3) * 0.6
    card({ x: gap, y: gap, w: big, h: h - gap * 2 }, one)
    const x = gap * 2 + big
    const rest = w - x - gap
    if (w > h * 2.2) {
      card({ x, y: gap, w: (rest - gap) / 2, h: h - gap * 2 }, two)
      card({ x: x + (rest + gap) / 2, y: gap, w: (rest - gap) / 2, h: h - gap * 2 }, three)
      return
    }
    card({ x, y: gap, w: rest, h: (h - gap * 3) * 0.46 }, two)
    card({ x, y: gap * 2 + (h - gap * 3) * 0.46, w: rest, h: (h - gap * 3) * 0.54 }, three)
    return
  }
  card({ x: gap, y: gap, w: w - gap * 2, h: (h - gap * 3) * 0.56 }, one)
  card({ x: gap, y: gap * 2 + (h - gap * 3) * 0.56, w: w - gap * 2, h: (h - gap * 3) * 0.44 }, two)
}
