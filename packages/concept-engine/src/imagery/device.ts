import { drawChartIn } from './chart.ts'
import { hairs, skins } from './human-figures.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { put, windowLight } from './studio.ts'
import { range, type Thing, tone } from './things/thing.ts'

/** A screen's content in 0…w × 0…h units: a page of the family without any text. */
const drawScreen = (pen: Pen, w: number, h: number, things: readonly Thing[]) => {
  const { random } = pen
  pen.shape(box(0, 0, w, h), 'p97', 'plane')
  const isTall = h > w * 1.2
  const unit = Math.min(w, h) / 100
  const bar = unit * (isTall ? 12 : 9)
  pen.shape(box(0, 0, w, bar), random.pick(['a40', 'n95', 'b66']), 'mark')
  pen.shape(ellipse(bar * 0.8, bar / 2, bar * 0.24), 'b74', 'mark')
  for (const k of range(isTall ? 1 : 4))
    pen.shape(box(w - bar * (1.6 + k * 1.7), bar * 0.4, bar * 1.2, bar * 0.2, 1), 'n66', 'mark')
  const kind = random.below(3)
  const heroH = h * (isTall ? 0.36 : 0.46)
  const art = (x: number, y: number, aw: number, ah: number, count: number) => {
    pen.shape(box(x, y, aw, ah), tone(pen, random.pick([58, 72, 84]), 'abw'), 'mark')
    const slant = poly(x + aw * 0.5, y, x + aw, y, x + aw, y + ah, x + aw * 0.25, y + ah)
    pen.shape(slant, tone(pen, 66), 'mark')
    const thingsShown = random.shuffled(things).slice(0, count)
    for (const [index, item] of thingsShown.entries()) {
      const u = Math.min((ah * 0.74) / item.height, (aw * 0.42) / count / item.halfWidth)
      put(pen, item, x + (aw * (index + 0.5)) / count, y + ah * 0.92, u)
    }
  }
  if (kind === 0) {
    pen.shape(
      box(w * 0.06, bar + heroH * 0.16, w * (isTall ? 0.7 : 0.34), unit * 6, 1),
      'n30',
      'mark',
    )
    pen.shape(
      box(w * 0.06, bar + heroH * 0.16 + unit * 10, w * (isTall ? 0.5 : 0.26), unit * 6, 1),
      'n30',
      'mark',
    )
    pen.shape(
      box(w * 0.06, bar + heroH * 0.16 + unit * 24, w * (isTall ? 0.34 : 0.14), unit * 8, unit * 2),
      'b60',
      'mark',
    )
    art(
      isTall ? 0 : w * 0.48,
      isTall ? bar + heroH * 0.72 : bar,
      isTall ? w : w * 0.52,
      isTall ? heroH * 0.7 : heroH * 1.05,
      isTall ? 2 : 3,
    )
  } else if (kind === 1) art(0, bar, w, heroH, isTall ? 2 : 4)
  else {
    if (!isTall) pen.shape(box(0, bar, w * 0.18, h - bar), 'a40', 'mark')
    const from = isTall ? w * 0.06 : w * 0.23
    drawChartIn(pen, { x: from, y: bar + heroH * 0.16, w: w * 0.94 - from, h: heroH * 0.76 })
  }
  const top = bar + heroH * (kind === 0 && isTall ? 1.5 : 1.12)
  const left = kind === 2 && !isTall ? w * 0.23 : w * 0.06
  const columns = isTall ? 1 : 3
  const cw = (w * 0.94 - left) / columns
  const rows = isTall ? 4 : 2
  const rh = (h - top) / rows
  for (const row of range(rows))
    for (const column of range(columns)) {
      const x = left + column * cw
      const y = top + row * rh
      const r = Math.min(rh * 0.3, unit * 7)
      if ((row + column) % 2 === 0) {
        pen.shape(ellipse(x + r, y + rh * 0.4, r), tone(pen, 70), 'mark')
        pen.shape(ellipse(x + r, y + rh * 0.4 - r * 0.16, r * 0.42), random.pick(skins), 'mark')
        pen.shape(
          `M${x + r * 0.5} ${y + rh * 0.4 - r * 0.2}C${x + r * 0.5} ${y + rh * 0.4 - r * 0.8} ${x + r * 1.5} ${y + rh * 0.4 - r * 0.8} ${x + r * 1.5} ${y + rh * 0.4 - r * 0.2}Z`,
          random.pick(hairs),
          'mark',
        )
      } else pen.shape(box(x, y + rh * 0.4 - r, r * 2, r * 2, unit), tone(pen, 60), 'mark')
      pen.shape(
        box(x + r * 2.6, y + rh * 0.4 - r * 0.7, (cw - r * 3) * 0.66, r * 0.46, 1),
        'n44',
        'mark',
      )
      pen.shape(
        box(x + r * 2.6, y + rh * 0.4 + r * 0.2, (cw - r * 3) * 0.9, r * 0.34, 1),
        'n76',
        'mark',
      )
    }
}

interface Shell {
  w: number
  h: number
  /** Width of the frame around the screen, and its corner radius. */
  rim: number
  radius: number
}

const phoneShell: Shell = { w: 46, h: 96, rim: 2.4, radius: 8 }
const tabletShell: Shell = { w: 76, h: 100, rim: 4, radius: 6 }
const laptopShell: Shell = { w: 128, h: 82, rim: 3, radius: 4 }

/** A rounded rectangle drawn anticlockwise: a hole in the shape that it is drawn with. */
const opening = (x: number, y: number, w: number, h: number, c: number) =>
  `M${x + c} ${y}Q${x} ${y} ${x} ${y + c}V${y + h - c}Q${x} ${y + h} ${x + c} ${y + h}H${x + w - c}Q${x + w} ${y + h} ${x + w} ${y + h - c}V${y + c}Q${x + w} ${y} ${x + w - c} ${y}Z`

/** A device with its centre at (x, y), at `u` pixels per unit. */
const drawShell = (
  pen: Pen,
  frame: Shell,
  x: number,
  y: number,
  u: number,
  turn: number,
  things: readonly Thing[],
) => {
  const { w, h, rim, radius } = frame
  pen.within({ x, y, scale: u, turn }, () => {
    pen.cast(box(-w / 2 + pen.light * 5, -h / 2 + 6, w, h, radius), 'shadow', 0.4)
    pen.shape(box(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius), 'n22')
    const [left, top, sw, sh] = [-w / 2 + rim, -h / 2 + rim, w - rim * 2, h - rim * 2]
    pen.within({ x: left, y: top, scale: 1 }, () => drawScreen(pen, sw, sh, things))
    pen.cast(poly(w * 0.1, top, left + sw, top, left + sw, h * 0.1), 'light', 0.14)
    // The frame covers the screen's square corners: its opening is drawn in the opposite direction.
    pen.shape(
      `${box(-w / 2, -h / 2, w, h, radius)}${opening(left, top, sw, sh, radius - rim)}`,
      'n22',
    )
    if (frame === phoneShell) pen.shape(box(-7, -h / 2 + rim + 1, 14, 3, 1.5), 'n20', 'mark')
    if (frame === laptopShell) {
      pen.shape(
        poly(
          -w / 2 - 1,
          h / 2 - 1,
          w / 2 + 1,
          h / 2 - 1,
          w / 2 + 15,
          h / 2 + 8,
          -w / 2 - 15,
          h / 2 + 8,
        ),
        'n76',
      )
      pen.shape(
        poly(
          -w / 2 - 15,
          h / 2 + 8,
          w / 2 + 15,
          h / 2 + 8,
          w / 2 + 12,
          h / 2 + 11,
          -w / 2 - 12,
          h / 2 + 11,
        ),
        'n56',
        'mark',
      )
      pen.shape(box(-13, h / 2 + 4.4, 26, 3.6, 1), 'n66', 'mark')
    }
  })
}

/** Screens of the family's product: straight, tilted or in a pair, depending on the ratio. */
export const drawDevice = (pen: Pen, things: readonly Thing[]) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['p86', 'a46', 'b76', 'p70', 'w84', 'a66']), 'plane')
  const kind = random.below(3)
  if (kind === 0)
    pen.shape(
      poly(0, h * random.between(0.5, 0.8), w, h * random.between(0.3, 0.6), w, h, 0, h),
      random.pick(['p74', 'a56', 'b66']),
      'plane',
    )
  else if (kind === 1) windowLight(pen, w * 0.1, h * 0.02, Math.max(side, w * 0.4), 0.3)
  else
    pen.shape(
      ellipse(w * random.pick([0.2, 0.82]), h * 0.5, side * 0.6),
      random.pick(['p76', 'a58', 'b68']),
      'plane',
    )
  const tilt = random.pick([0, -9, 8, -14, 14])
  const wide = w / h
  if (wide < 0.9) {
    const u = Math.min(w / 62, h / 116)
    if (random.next() < 0.5)
      drawShell(pen, tabletShell, w * 0.5, h * 0.5, Math.min(w / 90, h / 116), tilt * 0.5, things)
    else drawShell(pen, phoneShell, w * 0.5, h * 0.52, u, tilt, things)
    return
  }
  if (wide > 1.9) {
    // A row of phones, each a little higher than the last, cropped by the edge.
    const count = Math.round(wide * 1.6)
    const u = h / 92
    for (const k of range(count))
      drawShell(
        pen,
        phoneShell,
        (w * (k + 0.5)) / count,
        h * (0.5 + 0.16 * ((k % 2) - 0.3)),
        u,
        tilt,
        things,
      )
    return
  }
  if (random.next() < 0.55) {
    const u = Math.min(w / 168, h / 112)
    drawShell(pen, laptopShell, w * 0.46, h * 0.46, u, 0, things)
    drawShell(pen, phoneShell, w * 0.84, h * 0.66, u * 0.62, tilt, things)
  } else {
    const u = h / 108
    drawShell(pen, phoneShell, w * 0.32, h * 0.56, u, tilt, things)
    drawShell(pen, phoneShell, w * 0.68, h * 0.44, u, tilt, things)
  }
}
