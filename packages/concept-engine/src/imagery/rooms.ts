import { drawFigure } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
import { drawFloor, drawRow, drawWall, type Setting } from './room-parts.ts'
import { drawBulbs, drawHills, drawSky } from './scenery.ts'
import { put } from './studio.ts'
import { plant } from './things/nature.ts'
import { range, tone } from './things/thing.ts'
import { chair, pendant } from './things/workshop.ts'

/** A counter in front of a wall of shelves: café, bar, shop, reception. */
export const counter: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const floor = h * 0.86
  const top = h * random.between(0.58, 0.64)
  const wallInk: Ink = random.pick(['p88', 'p74', 'a50', 'b78', 'w86'])
  const shelfFrom = random.next() < 0.5 ? w * 0.08 : w * 0.42
  const shelfTo = shelfFrom + w * 0.5
  drawWall(pen, wallInk, shelfFrom > w * 0.2 ? w * 0.05 : w * 0.64, h * 0.1, w * 0.31, h * 0.4)
  for (const level of [0.25, 0.43]) {
    drawRow(pen, things, shelfFrom + side * 0.02, shelfTo, h * level, h * 0.135, 1.25)
    pen.shape(box(shelfFrom, h * level, shelfTo - shelfFrom, side * 0.018), 'c38')
  }
  drawFloor(pen, floor, 'w72', 'w60')
  const people = w > h * 1.1 ? 2 : 1
  for (const index of range(people))
    drawFigure(
      pen,
      w * (0.3 + index * 0.42) + side * random.between(-0.06, 0.06),
      top + h * 0.2,
      h * 0.44,
      random.pick(poses),
      random.next() < 0.5,
    )
  pen.shape(box(w * 0.04, top, w * 0.92, floor - top), tone(pen, random.pick([42, 56, 82]), 'abw'))
  const slats = range(Math.round(w / (side * 0.07)))
    .map((k) => `M${w * 0.05 + k * side * 0.07} ${top + side * 0.06}V${floor}`)
    .filter((_, k) => w * 0.05 + k * side * 0.07 < w * 0.95)
  pen.line(slats.join(''), 'a34', 1.5)
  pen.shape(box(w * 0.02, top - side * 0.012, w * 0.96, side * 0.042, 2), 'w90')
  drawRow(pen, things, w * random.between(0.06, 0.3), w * 0.95, top - side * 0.01, h * 0.15, 1.6)
  for (const x of [0.22, 0.5, 0.78]) {
    pen.within({ x: w * x, y: h * 0.2, scale: side * 0.0034 }, () => pendant.draw(pen))
    pen.cast(
      poly(
        w * x - side * 0.07,
        h * 0.2,
        w * x + side * 0.07,
        h * 0.2,
        w * x + side * 0.2,
        top,
        w * x - side * 0.2,
        top,
      ),
      'light',
      0.12,
    )
  }
}

/** A long table in a room with a window wall: office, dining room, classroom, studio. */
export const longTable: Setting = (pen, { things }) => {
  const { w, h, side, random } = pen
  const floor = h * 0.68
  drawWall(pen, random.pick(['p90', 'p78', 'a64', 'w88']), w * 0.06, h * 0.1, w * 0.88, h * 0.42)
  drawFloor(pen, floor, random.pick(['w76', 'w60', 'c62']), 'w56')
  const seats = Math.max(2, Math.min(6, Math.round((w / h) * 2.6)))
  for (const index of range(seats)) {
    drawFigure(
      pen,
      w * (0.12 + (0.76 * (index + 0.4)) / seats),
      h * 0.94,
      h * 0.52,
      'sit',
      index % 2 === 1,
    )
  }
  const top = h * 0.74
  pen.shape(poly(w * 0.08, top, w * 0.92, top, w * 1.02, h * 0.83, -w * 0.02, h * 0.83), 'w84')
  pen.shape(box(-6, h * 0.83, w + 12, h * 0.03), 'w66')
  pen.shape(box(-6, h * 0.86, w + 12, h * 0.2), 'c30', 'plane')
  drawRow(pen, things, w * 0.1, w * 0.92, h * 0.79, h * 0.17, 1.5)
  for (const index of range(Math.max(2, Math.round(w / h) + 1))) {
    const x = (w * (index + 0.5)) / Math.max(2, Math.round(w / h) + 1)
    pen.within({ x, y: h * 0.2, scale: side * 0.0036 }, () => pendant.draw(pen))
  }
}

/** A quiet room with a seat by the window, a plant, a picture: home, clinic, office. */
export const lounge: Setting = (pen, { things, poses }) => {
  const { w, h, side, random, light } = pen
  const floor = h * random.between(0.72, 0.78)
  const wallInk: Ink = random.pick(['p88', 'p76', 'b80', 'a70', 'w84'])
  const windowX = light > 0 ? w * 0.08 : w * 0.46
  drawWall(pen, wallInk, windowX, h * 0.12, w * 0.46, h * 0.46)
  const corner = light > 0 ? w * 0.68 : w * 0.32
  pen.cast(
    light > 0
      ? poly(corner, 0, w, 0, w, floor + h * 0.1, corner, floor)
      : poly(0, 0, corner, 0, corner, floor, 0, floor + h * 0.1),
    'shadow',
    0.12,
  )
  drawFloor(pen, floor, random.pick(['w70', 'w82', 'c56']), 'w58')
  const rug = tone(pen, 66)
  pen.shape(
    poly(w * 0.2, h * 0.86, w * 0.78, h * 0.86, w * 0.9, h * 0.97, w * 0.08, h * 0.97),
    rug,
    'plane',
  )
  const sx = light > 0 ? w * 0.6 : w * 0.4
  const s = Math.min(side * 0.0068, (w * 0.26) / 60)
  pen.within({ x: sx, y: h * 0.9, scale: s }, () => {
    const cloth = tone(pen, random.pick([44, 58]))
    pen.groundShadow(0, 0, 62, 30)
    for (const x of [-50, 50]) pen.line(`M${x} -6V0`, 'c28', 4)
    pen.shape(box(-54, -62, 108, 50, 12), cloth)
    pen.shape(box(-62, -42, 22, 38, 10), cloth)
    pen.shape(box(40, -42, 22, 38, 10), cloth)
    pen.shape(box(-42, -32, 84, 24, 6), tone(pen, 70))
    pen.within({ x: -22, y: -40, scale: 1, turn: -10 }, () =>
      pen.shape(box(-14, -14, 28, 26, 5), 'b78'),
    )
  })
  if (random.next() < 0.6)
    drawFigure(
      pen,
      sx + (light > 0 ? -1 : 1) * w * 0.24,
      h * 0.92,
      h * 0.5,
      random.pick(poses),
      light < 0,
    )
  put(pen, plant, light > 0 ? w * 0.9 : w * 0.1, h * 0.92, side * 0.0056)
  const tx = light > 0 ? w * 0.2 : w * 0.8
  const tw = Math.min(w * 0.15, side * 0.26)
  drawRow(pen, things, tx - tw, tx + tw, h * 0.8, h * 0.2, 1.1)
  pen.shape(box(tx - tw * 1.1, h * 0.8, tw * 2.2, side * 0.022), 'c42')
  pen.line(
    `M${tx - tw} ${h * 0.81}L${tx - tw * 0.9} ${h * 0.94}M${tx + tw} ${h * 0.81}L${tx + tw * 0.9} ${h * 0.94}`,
    'c36',
    side * 0.012,
  )
  const px = light > 0 ? w * 0.72 : w * 0.16
  if (w > h * 0.9) {
    pen.shape(box(px, h * 0.16, w * 0.13, h * 0.24), 'n94')
    pen.shape(
      box(px + w * 0.012, h * 0.16 + w * 0.012, w * 0.106, h * 0.24 - w * 0.024),
      tone(pen, 74),
      'mark',
    )
    pen.shape(ellipse(px + w * 0.065, h * 0.27, w * 0.03), tone(pen, 46), 'mark')
  }
}

/** A bench under tall windows with tools on the wall: workshop, laboratory, kitchen. */
export const bench: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const top = h * 0.64
  const wallInk: Ink = random.pick(['p82', 'p66', 'a46', 'w80'])
  const board = random.next() < 0.5 ? [0.05, 0.5] : [0.48, 0.95]
  const [from = 0, to = 1] = board
  drawWall(pen, wallInk, from < 0.2 ? w * 0.56 : w * 0.05, h * 0.1, w * 0.38, h * 0.42)
  pen.shape(box(w * from, h * 0.12, w * (to - from), h * 0.38), tone(pen, 62, 'wb'), 'plane')
  drawRow(pen, things, w * from + side * 0.03, w * to, h * 0.47, h * 0.3, 1.15)
  drawFloor(pen, h * 0.86, 'n66', 'n54')
  for (const index of range(w > h * 1.2 ? 2 : 1))
    drawFigure(pen, w * (0.36 + index * 0.36), h * 0.92, h * 0.56, random.pick(poses), index === 1)
  pen.shape(box(w * 0.02, top, w * 0.96, side * 0.05, 2), 'w72')
  for (const x of [0.06, 0.9])
    pen.shape(box(w * x, top + side * 0.05, side * 0.06, h * 0.94 - top), 'c36')
  pen.shape(box(w * 0.06, h * 0.84, w * 0.86, side * 0.03), 'c44')
  drawRow(pen, things, w * 0.05, w * 0.96, top, h * 0.22, 1.7)
}

/** A bright hall with people moving: gym, yoga, dance, play. */
export const hall: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const floor = h * 0.66
  drawWall(pen, random.pick(['p92', 'p76', 'a58', 'w86']), w * 0.04, h * 0.07, w * 0.92, h * 0.47)
  drawFloor(pen, floor, random.pick(['w78', 'w66', 'a72']), 'w60')
  const count = Math.max(1, Math.min(5, Math.round((w / h) * 1.7)))
  const pose = random.pick(poses)
  for (const index of range(count)) {
    const x = (w * (index + 0.5)) / count + side * random.between(-0.04, 0.04)
    const y = h * (0.84 + 0.08 * (index % 2))
    const mat = tone(pen, random.pick([50, 66, 80]))
    pen.shape(
      poly(
        x - side * 0.2,
        y - side * 0.02,
        x + side * 0.2,
        y - side * 0.02,
        x + side * 0.24,
        y + side * 0.04,
        x - side * 0.24,
        y + side * 0.04,
      ),
      mat,
      'plane',
    )
    drawFigure(
      pen,
      x,
      y,
      h * 0.52,
      random.next() < 0.6 ? pose : random.pick(poses),
      index % 2 === 1,
    )
  }
  drawRow(pen, things, w * 0.02, w * 0.3, h * 0.98, h * 0.14)
}

/** An evening of guests under lights: wedding, dinner, concert bar, fête. */
export const party: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const ground = h * 0.7
  drawSky(pen, ground)
  drawHills(pen, ground * 0.92)
  pen.shape(box(-6, ground, w + 12, h), tone(pen, 58, 'gaw'), 'plane')
  for (const x of [0.04, 0.34, 0.66, 0.96])
    pen.line(`M${w * x} ${ground + h * 0.04}V${h * 0.1}`, 'c32', side * 0.012)
  for (const [a, b] of [
    [0.04, 0.34],
    [0.34, 0.66],
    [0.66, 0.96],
  ] as const) {
    drawBulbs(pen, w * a, h * 0.12, w * b, h * 0.12, h * 0.08)
    drawBulbs(pen, w * a, h * 0.2, w * b, h * 0.16, h * 0.1)
  }
  const count = Math.max(2, Math.round((w / h) * 3))
  for (const index of range(count))
    drawFigure(
      pen,
      (w * (index + 0.5)) / count,
      ground + h * 0.12,
      h * 0.42,
      random.pick(poses),
      random.next() < 0.5,
    )
  pen.shape(poly(-6, h * 0.8, w + 6, h * 0.76, w + 6, h + 6, -6, h + 6), 'w93', 'plane')
  for (const index of range(4)) put(pen, chair, w * (0.1 + index * 0.27), h * 1.06, side * 0.0032)
  drawRow(pen, things, w * 0.03, w * 0.98, h * 0.88, h * 0.2, 1.3)
}
