import { drawFigure } from './human-figures.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen, Prop } from './pen.ts'
import { drawFloor, drawRow, type Setting } from './room-parts.ts'
import { drawBulbs, drawGround, drawRidge, drawSky, drawTree } from './scenery.ts'
import { put } from './studio.ts'
import { boot, cones, drawJumper } from './things/sport.ts'
import { range, tone } from './things/thing.ts'

/** Turf mown in stripes that run towards the viewer, from y down. */
const drawTurf = (pen: Pen, y: number, vx: number) => {
  const { w, h } = pen
  drawGround(pen, y, 'g62')
  const stripes = 14
  const xAt = (index: number) => ((index - stripes / 2) / stripes) * w * 3.4 + vx
  for (const index of range(stripes / 2)) {
    const [left, right] = [xAt(index * 2), xAt(index * 2 + 1)]
    pen.shape(
      poly(vx + (left - vx) * 0.3, y, vx + (right - vx) * 0.3, y, right, h + 6, left, h + 6),
      'g54',
      'plane',
    )
  }
}

/** Lamps on a mast, about 130 units high; after dark they light the ground. */
const drawFloodlight = (pen: Pen, x: number, y: number, height: number) =>
  pen.within({ x, y, scale: height / 130 }, () => {
    pen.shape(poly(-3, 0, -1.6, -112, 1.6, -112, 3, 0), 'n44')
    pen.shape(box(-15, -130, 30, 20, 1.5), 'n30')
    const isLit = pen.timeOfDay === 'dusk' || pen.timeOfDay === 'night'
    const lamps = range(6).map((index) =>
      ellipse(-10 + (index % 3) * 10, -124.5 + Math.floor(index / 3) * 9, 3.2),
    )
    pen.shape(lamps.join(''), isLit ? 'b92' : 'n88', 'mark')
    if (isLit) pen.cast(poly(-15, -112, 15, -112, 78, 12, -78, 12), 'light', 0.22)
  })

/** Clubrooms: a veranda, a row of windows, a flag. */
const pavilion: Prop = (pen) => {
  const wall = tone(pen, pen.random.pick([58, 74, 88]), 'wan')
  pen.line('M58 -62V-104', 'n50', 2)
  pen.shape('M58 -104C68 -108 76 -98 88 -103V-86C76 -82 68 -90 58 -86Z', tone(pen, 52, 'ab'))
  pen.shape(box(-82, -44, 164, 44), wall)
  pen.shape(poly(-92, -44, -70, -68, 70, -68, 92, -44), tone(pen, 40, 'abc'))
  for (const index of range(5)) pen.shape(box(-70 + index * 24, -32, 16, 15), 'b86', 'mark')
  pen.shape(box(54, -32, 15, 32), 'n30')
  pen.line('M-84 -44V0M-42 -44V0M0 -44V0M42 -44V0M84 -44V0', 'n94', 2.4)
}

/** A scoreboard with two teams and their goals. */
const scoreboard: Prop = (pen) => {
  pen.line('M-30 0V-28M30 0V-28', 'n40', 4)
  pen.shape(box(-46, -82, 92, 56, 2), 'n22')
  pen.shape(box(-46, -92, 92, 11), tone(pen, 50, 'ab'))
  for (const [x, ink] of [
    [-36, 'b70'],
    [6, 'a66'],
  ] as const) {
    pen.shape(box(x, -75, 30, 9), ink, 'mark')
    pen.line(`M${x} -57H${x + 30}M${x} -48H${x + 30}M${x} -39H${x + 20}`, 'n90', 4)
  }
}

/** A low fence with the sponsors' boards. */
const drawBoards = (pen: Pen, y: number, height: number) => {
  const { w, random } = pen
  pen.line(`M-6 ${y - height}H${w + 6}`, 'n94', height * 0.12)
  let x = -height * random.between(0, 2)
  while (x < w) {
    const wide = height * random.between(2.6, 4.4)
    pen.shape(
      box(x, y - height * 0.84, wide, height * 0.84),
      tone(pen, random.pick([38, 52, 68, 90]), 'abcn'),
    )
    pen.line(
      `M${x + wide * 0.2} ${y - height * 0.42}H${x + wide * random.between(0.55, 0.8)}`,
      random.pick(['n95', 'b86', 'n24']),
      height * 0.2,
    )
    x += wide + height * 0.3
  }
}

/** Players chasing a ball: `count` of them around (x, y), the nearest in front. */
const drawPlay = (pen: Pen, x: number, y: number, height: number, count: number) => {
  const { random } = pen
  for (const index of range(count)) {
    const nearness = index / Math.max(1, count - 1)
    drawFigure(
      pen,
      x + (index - (count - 1) / 2) * height * random.between(0.64, 0.82),
      y - height * 0.3 * (1 - nearness),
      height * (0.72 + 0.28 * nearness),
      index === count - 1 || random.next() < 0.7 ? 'run' : 'stand',
      index % 2 === 1,
    )
  }
}

/** A suburban ground: clubrooms under trees, lights, a scoreboard, and a game. */
export const ground: Setting = (pen, { things: [ball] }) => {
  const { w, h, side, random, light } = pen
  const horizon = h * random.between(0.46, 0.54)
  drawSky(pen, horizon)
  drawRidge(pen, horizon - h * 0.06, h * 0.02, 'g72')
  const far = horizon + h * 0.04
  const trees = Math.max(4, Math.round((w / h) * 5))
  for (const index of range(trees))
    drawTree(
      pen,
      w * ((index + random.between(0.1, 0.9)) / trees),
      far,
      h * random.between(0.16, 0.3),
    )
  const xAt = (x: number) => (light > 0 ? w * x : w * (1 - x))
  drawFloodlight(pen, xAt(0.1), far, h * random.between(0.4, 0.46))
  drawFloodlight(pen, xAt(0.93), far, h * random.between(0.4, 0.46))
  pen.within({ x: xAt(0.66), y: far, scale: side * 0.0026, flip: light < 0 }, () => pavilion(pen))
  pen.within({ x: xAt(0.28), y: far, scale: side * 0.0022 }, () => scoreboard(pen))
  drawTurf(pen, far, w / 2)
  drawBoards(pen, far + h * 0.035, h * 0.05)
  pen.line(
    ellipse(w * 0.5, h * 1.02, Math.max(w * 0.62, h * 0.8), h * 1.02 - far - h * 0.07),
    'n95',
    side * 0.01,
  )
  pen.line(ellipse(xAt(0.5), h * 0.84, side * 0.3, side * 0.09), 'n95', side * 0.008)
  const height = h * random.between(0.3, 0.36)
  const count = w > h * 1.1 ? 4 : 3
  drawPlay(pen, xAt(0.46), h * 0.93, height, count)
  if (ball) put(pen, ball, xAt(0.82), h * 0.95, (height * 0.24) / 40)
}

/** A team's change room: jumpers on their hooks, boots under the bench. */
export const changeRoom: Setting = (pen, { things }) => {
  const { w, h, side, random } = pen
  const floor = h * 0.76
  pen.shape(box(-6, -6, w + 12, floor + 12), random.pick(['p84', 'a74', 'w86']), 'plane')
  pen.shape(
    box(-6, floor - h * 0.34, w + 12, h * 0.34 + 6),
    random.pick(['a52', 'b60', 'p66']),
    'plane',
  )
  pen.line(`M-6 ${floor - h * 0.34}H${w + 6}`, 'n92', side * 0.012)
  drawFloor(pen, floor, 'n74', 'n60')
  const rail = h * 0.17
  pen.shape(box(-6, rail - side * 0.02, w + 12, side * 0.036), 'c44')
  const scale = (h * 0.44) / 86
  const pitch = 78 * scale
  const count = Math.ceil(w / pitch) + 1
  const pattern = random.below(4)
  const from = (w - (count - 1) * pitch) / 2
  const missing = 1 + random.below(Math.max(1, count - 2))
  for (const index of range(count)) {
    const x = from + index * pitch
    pen.shape(ellipse(x, rail, side * 0.012), 'n92', 'mark')
    // One jumper is being worn, so its hook is empty.
    if (index === missing) continue
    pen.within({ x, y: rail + 85 * scale, scale }, () => drawJumper(pen, pattern, index))
  }
  const seat = h * 0.74
  for (const index of range(count)) {
    const x = from + index * pitch
    if (index % 2 === 0) put(pen, boot, x, h * 0.91, (h * 0.1) / 42)
  }
  for (const [slat, ink] of (['c66', 'c58', 'c50'] as const).entries())
    pen.shape(box(-6, seat + slat * h * 0.022, w + 12, h * 0.017), ink)
  for (const x of [0.06, 0.36, 0.66, 0.96])
    pen.shape(box(w * x - side * 0.012, seat + h * 0.06, side * 0.024, h * 0.16), 'n36')
  drawRow(pen, things, w * 0.04, w * 0.4, seat, h * 0.16)
  const sits = random.next() < 0.5
  const height = h * (sits ? 0.78 : 0.64)
  drawFigure(
    pen,
    from + missing * pitch,
    h * 0.97,
    height,
    sits ? 'sit' : 'stand',
    random.next() < 0.5,
  )
}

/** A row of people on a step at height `top`, heads `r` wide: most in the club's colours. */
const drawSupporters = (pen: Pen, top: number, r: number) => {
  const { w, random } = pen
  const pitch = r * 3.6
  const from = -pitch * random.next()
  for (const index of range(Math.ceil(w / pitch) + 2)) {
    // Some seats are empty.
    if (random.next() < 0.16) continue
    const x = from + index * pitch
    const ink =
      random.next() < 0.62
        ? random.pick(['a36', 'b70'] as const)
        : tone(pen, random.pick([44, 62, 84]), 'nwc')
    const cheers = random.next() < 0.22
    if (cheers)
      pen.line(
        `M${x - r} ${top - r * 1.5}L${x - r * 1.7} ${top - r * 4}M${x + r} ${top - r * 1.5}L${x + r * 1.7} ${top - r * 4}`,
        ink,
        r * 0.6,
      )
    pen.shape(
      `M${x - r * 1.5} ${top + r}C${x - r * 1.5} ${top - r * 2.4} ${x + r * 1.5} ${top - r * 2.4} ${x + r * 1.5} ${top + r}Z`,
      ink,
    )
    pen.shape(
      ellipse(x, top - r * 2.5, r * 0.86, r),
      random.pick(['k84', 'k70', 'k52', 'k36'] as const),
    )
  }
}

/**
 * Supporters on the terraces behind the boards, lights strung above, and a player in front of them.
 */
export const terraces: Setting = (pen, { things: [ball], poses }) => {
  const { w, h, side, random } = pen
  const edge = h * random.between(0.6, 0.66)
  drawSky(pen, h * 0.3)
  drawFloodlight(pen, w * random.between(0.06, 0.16), h * 0.34, h * 0.34)
  drawFloodlight(pen, w * random.between(0.84, 0.94), h * 0.34, h * 0.34)
  const steps = ['p58', 'p52', 'p46', 'p40'] as const
  const deep = (edge - h * 0.3) / steps.length
  for (const [row, ink] of steps.entries()) {
    pen.shape(box(-6, h * 0.3 + deep * row, w + 12, h), ink, 'plane')
    drawSupporters(pen, h * 0.3 + deep * (row + 1), side * (0.02 + row * 0.0035))
  }
  drawTurf(pen, edge, w / 2)
  drawBoards(pen, edge + h * 0.02, h * 0.09)
  drawBulbs(pen, -8, h * 0.1, w * 0.52, h * 0.06, h * 0.08)
  drawBulbs(pen, w * 0.52, h * 0.06, w + 8, h * 0.12, h * 0.08)
  pen.line(`M-6 ${h * 0.86}H${w + 6}`, 'n95', side * 0.014)
  const x = w * random.pick([0.34, 0.62])
  drawFigure(pen, x, h * 0.95, h * 0.5, random.pick(poses), x > w / 2)
  put(pen, cones, w - x, h * 0.96, (h * 0.13) / 42)
  if (ball) put(pen, ball, x + (x > w / 2 ? -1 : 1) * h * 0.22, h * 0.96, (h * 0.085) / 40)
}
