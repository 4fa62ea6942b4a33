import type { Ink } from './inks.ts'
import { box, curve, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { tree } from './things/nature.ts'
import { range, tone } from './things/thing.ts'

/** Sky inks from the top down, and the sun or moon, by the time of day. */
const skies: Record<Pen['timeOfDay'], [Ink, Ink, Ink, Ink]> = {
  dawn: ['p86', 'b88', 'b92', 'b84'],
  day: ['p88', 'p93', 'n96', 'w96'],
  dusk: ['p64', 'b76', 'b84', 'b66'],
  night: ['p96', 'p90', 'p82', 'n92'],
}

/** The sky down to the horizon, with a sun or moon on the lit side and clouds in bands. */
export const drawSky = (pen: Pen, horizon: number) => {
  const { w, h, side, random, timeOfDay, light } = pen
  const [high, middle, low, sun] = skies[timeOfDay]
  pen.shape(box(0, 0, w, horizon * 0.5), high, 'plane')
  pen.shape(box(-4, horizon * 0.42, w + 8, horizon * 0.4), middle, 'plane')
  pen.shape(box(-4, horizon * 0.74, w + 8, h), low, 'plane')
  const x = light > 0 ? w * random.between(0.1, 0.34) : w * random.between(0.66, 0.9)
  pen.shape(
    ellipse(x, horizon * random.between(0.24, 0.7), side * random.between(0.06, 0.12)),
    sun,
    'mark',
  )
  if (timeOfDay === 'night') {
    for (const _ of range(16))
      pen.shape(
        ellipse(w * random.next(), horizon * 0.7 * random.next(), side * 0.003),
        'n95',
        'mark',
      )
    return
  }
  for (const _ of range(1 + random.below(3))) {
    const cx = w * random.next()
    const cy = horizon * random.between(0.12, 0.55)
    const s = side * random.between(0.1, 0.2)
    pen.shape(
      `M${cx - s} ${cy}C${cx - s} ${cy - s * 0.3} ${cx - s * 0.5} ${cy - s * 0.3} ${cx - s * 0.4} ${cy - s * 0.22}C${cx - s * 0.3} ${cy - s * 0.55} ${cx + s * 0.25} ${cy - s * 0.5} ${cx + s * 0.3} ${cy - s * 0.24}C${cx + s * 0.6} ${cy - s * 0.4} ${cx + s * 1.1} ${cy - s * 0.2} ${cx + s * 1.1} ${cy}Z`,
      timeOfDay === 'dusk' ? 'b86' : 'n96',
      'mark',
    )
  }
}

/** A ridge across the picture at height y, swelling by `swell`, filled to the bottom. */
export const drawRidge = (pen: Pen, y: number, swell: number, ink: Ink) => {
  const { w, h, random } = pen
  const count = Math.max(4, Math.round((w / h) * 4))
  const points = range(count + 1).map(
    (index) => [(w * 1.04 * index) / count - w * 0.02, y + random.between(-1, 1) * swell] as const,
  )
  pen.shape(`${curve(points)}L${w * 1.02} ${h + 8}L${-w * 0.02} ${h + 8}Z`, ink, 'plane')
}

/** Distant hills are paler and near ones darker: atmospheric perspective. */
export const drawHills = (pen: Pen, horizon: number) => {
  const green = pen.random.next() < 0.6
  const far: Ink[] = green ? ['a80', 'g72', 'g58'] : ['b84', 'a72', 'a58']
  far.forEach((ink, index) => {
    drawRidge(pen, horizon + (index - 1) * pen.h * 0.06, pen.h * (0.06 - index * 0.014), ink)
  })
}

export const drawTree = (pen: Pen, x: number, y: number, height: number) => {
  pen.within({ x, y, scale: height / 100, flip: pen.random.next() < 0.5 }, () => {
    pen.groundShadow(0, 0, 20, 34)
    tree.draw(pen)
  })
}

/** A run of city buildings along the horizon; lit windows at dusk and night. */
export const drawSkyline = (pen: Pen, base: number, height: number, lightness: number) => {
  const { w, random, timeOfDay, side } = pen
  let x = -side * 0.05
  while (x < w) {
    const bw = side * random.between(0.07, 0.16)
    const bh = height * random.between(0.35, 1)
    const ink = tone(pen, lightness + random.below(3) * 5, 'abcn')
    pen.shape(box(x, base - bh, bw, bh + 4), ink, 'plane')
    const crown = random.below(5)
    if (crown === 0)
      pen.shape(poly(x, base - bh, x + bw, base - bh - bw * 0.5, x + bw, base - bh), ink, 'plane')
    if (crown === 1)
      pen.line(`M${x + bw / 2} ${base - bh}V${base - bh - bw * 0.8}`, ink, side * 0.006)
    if (crown === 2)
      pen.shape(box(x + bw * 0.25, base - bh - bw * 0.3, bw * 0.5, bw * 0.32), ink, 'plane')
    const lit: Ink = timeOfDay === 'day' || timeOfDay === 'dawn' ? 'n94' : 'b86'
    const pitch = side * 0.03
    let marks = ''
    for (const row of range(Math.floor(bh / pitch) - 1)) {
      for (const column of range(Math.floor(bw / pitch))) {
        if (random.next() < 0.55)
          marks += box(
            x + pitch * (column + 0.34),
            base - bh + pitch * (row + 0.5),
            pitch * 0.42,
            pitch * 0.5,
          )
      }
    }
    if (marks) pen.shape(marks, lit, 'mark')
    x += bw * random.between(0.9, 1.15)
  }
}

/** A leafy branch or dark edge in the foreground of a scene, cropped by the frame. */
export const drawForeground = (pen: Pen, ink: Ink = 'g28') => {
  const { w, h, side, random, light } = pen
  const far = light > 0 ? w : 0
  const s = side * random.between(0.3, 0.42)
  for (const index of range(6)) {
    const angle = (light > 0 ? -1 : 1) * (22 + index * 15)
    const rad = (angle * Math.PI) / 180
    const tip = [
      far + Math.sin(rad) * s,
      h - Math.cos(rad) * s * (0.55 + (index % 2) * 0.25),
    ] as const
    pen.shape(
      `M${far} ${h}C${far + (tip[0] - far) * 0.2} ${tip[1] + s * 0.2} ${tip[0] - (tip[0] - far) * 0.3} ${tip[1] - s * 0.05} ${tip[0]} ${tip[1]}C${tip[0] - (tip[0] - far) * 0.1} ${tip[1] + s * 0.2} ${far + (tip[0] - far) * 0.4} ${h - s * 0.1} ${far} ${h}Z`,
      index % 2 ? ink : 'g40',
    )
  }
}

/** Ground from y down, with the far edge lit. */
export const drawGround = (pen: Pen, y: number, ink: Ink) => {
  pen.shape(box(-6, y, pen.w + 12, pen.h - y + 6), ink, 'plane')
}

/** Bulbs on a sagging wire between two points. */
export const drawBulbs = (
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
) => {
  const r = pen.side * 0.012
  pen.line(
    `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
    'n30',
    pen.side * 0.004,
  )
  const count = Math.max(5, Math.round(Math.abs(x1 - x0) / (r * 6)))
  const bulbs = range(count + 1).map((index) => {
    const t = index / count
    return ellipse(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) + r, r)
  })
  pen.shape(bulbs.join(''), 'b88', 'mark')
}

/** Light on water between two heights, in horizontal strokes. */
export const drawGlints = (pen: Pen, from: number, to: number) => {
  const { w, side, random } = pen
  const glints = range(22).map(() =>
    box(
      w * random.next(),
      from + (to - from) * random.next(),
      side * random.between(0.06, 0.2),
      side * 0.006,
    ),
  )
  pen.shape(glints.join(''), 'n92', 'mark')
}
