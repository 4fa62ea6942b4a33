import { drawFigure } from './human-figures.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { drawFloor, drawRow, drawWall, type Setting } from './room-parts.ts'
import { put } from './studio.ts'
import { lamp } from './things/desk.ts'
import { plant } from './things/nature.ts'
import { range, tone } from './things/thing.ts'

/** A reclining chair, a lamp on an arm above it, and a stool: about 130 units long. */
const treatmentChair = (pen: Pen) => {
  const hide = tone(pen, pen.random.pick([48, 62]))
  pen.groundShadow(0, 0, 46, 20)
  pen.shape(box(-26, -6, 52, 6, 3), 'n62')
  pen.shape(poly(-8, -6, 8, -6, 5, -28, -5, -28), 'n78')
  pen.shape(
    'M-62 -30C-64 -38 -58 -42 -50 -42H-4C6 -42 14 -46 20 -54L40 -84C44 -90 54 -88 54 -80C54 -70 34 -34 22 -30C8 -26 -50 -26 -62 -30Z',
    hide,
  )
  pen.shape('M42 -84C46 -96 60 -98 62 -88C62 -80 54 -74 48 -72Z', tone(pen, 74))
  pen.line('M2 -44C14 -48 22 -58 28 -66', 'n90', 3)
  pen.line('M30 -140L-6 -128L-26 -104', 'n70', 3.4)
  pen.shape(ellipse(30, -140, 4), 'n50')
  pen.shape(poly(-40, -104, -14, -110, -16, -98, -38, -93), 'n88')
  pen.cast(poly(-40, -94, -16, -99, 18, -48, -58, -44), 'light', 0.4)
}

/** A treatment room: the chair by a window, cupboards with supplies, and somebody at work. */
export const treatmentRoom: Setting = (pen, { things }) => {
  const { w, h, side, random, light } = pen
  const isLitFromLeft = light > 0
  const floor = h * 0.72
  drawWall(
    pen,
    random.pick(['p92', 'p82', 'a78', 'b86']),
    isLitFromLeft ? w * 0.06 : w * 0.54,
    h * 0.1,
    w * 0.4,
    h * 0.42,
  )
  drawFloor(pen, floor, random.pick(['n84', 'w84', 'a82']), 'n72')
  const x = isLitFromLeft ? w * 0.56 : w * 0.06
  const panelWidth = w * 0.38
  drawRow(pen, things, x + side * 0.02, x + panelWidth, h * 0.3, h * 0.16)
  pen.shape(box(x, h * 0.3, panelWidth, side * 0.02), 'w66')
  pen.shape(box(x, h * 0.56, panelWidth, h * 0.2), tone(pen, 58, 'ab'))
  const doors = range(3).map((k) =>
    box(x + panelWidth * (0.02 + k * 0.33), h * 0.6, panelWidth * 0.29, h * 0.13, 2),
  )
  pen.shape(doors.join(''), 'n92', 'mark')
  drawRow(pen, things, x + side * 0.03, x + panelWidth, h * 0.555, h * 0.16, 1.5)
  pen.shape(box(x - side * 0.01, h * 0.55, panelWidth + side * 0.02, side * 0.022), 'n95')
  const u = Math.min(side * 0.0058, (w * 0.5) / 130)
  const cx = isLitFromLeft ? w * 0.36 : w * 0.64
  drawFigure(pen, cx + (isLitFromLeft ? 1 : -1) * u * 92, h * 0.9, h * 0.56, 'work', isLitFromLeft)
  pen.within({ x: cx, y: h * 0.93, scale: u, flip: !isLitFromLeft }, () => treatmentChair(pen))
  put(pen, plant, isLitFromLeft ? w * 0.94 : w * 0.06, h * 0.92, side * 0.0046)
}

/** Bookshelves from wall to wall with a desk in front of them: chambers, library, study. */
export const library: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['c34', 'a34', 'w50', 'a46']), 'plane')
  const level = h * 0.15
  const bay = Math.max(side * 0.5, w / Math.max(2, Math.round(w / (side * 0.62))))
  const inks = ['a50', 'b66', 'w86', 'c44', 'a70', 'n78'] as const
  // Spines of the same colour are a single form, as a wall of books has hundreds of them.
  const spines = inks.map(() => '')
  for (const row of range(4)) {
    const y = h * 0.04 + level * (row + 1)
    let x = side * 0.02
    while (x < w) {
      const wide = side * random.between(0.016, 0.036)
      const height = level * random.between(0.58, 0.84)
      const k = random.below(inks.length)
      if (random.next() < 0.93) spines[k] += box(x, y - height, wide, height)
      x += wide * 1.1
    }
  }
  for (const [k, d] of spines.entries()) pen.shape(d, inks[k] ?? 'a50', 'mark')
  for (const row of range(5))
    pen.shape(box(-6, h * 0.04 + level * row, w + 12, side * 0.016), 'w58')
  for (const k of range(Math.ceil(w / bay) + 1))
    pen.shape(box(k * bay - side * 0.015, -6, side * 0.03, h * 0.72), 'w52')
  drawFloor(pen, h * 0.7, 'w58', 'w46')
  const people = w > h * 1.3 ? 2 : 1
  for (const k of range(people)) {
    drawFigure(
      pen,
      w * (people === 1 ? 0.6 : 0.34 + k * 0.36),
      h * 0.98,
      h * 0.58,
      k ? 'sit' : random.pick(poses),
      k === 1,
    )
  }
  const top = h * 0.78
  pen.shape(box(w * 0.08, top, w * 0.84, side * 0.045, 2), 'w70')
  pen.shape(box(w * 0.11, top + side * 0.045, w * 0.78, h), tone(pen, 40, 'ca'))
  drawRow(pen, things, w * 0.12, w * 0.76, top, h * 0.22, 1.6)
  put(pen, lamp, w * 0.84, top, (h * 0.3) / lamp.height)
}

/** A room for practice: mirrors that reflect the windows opposite, a barre, and an open floor. */
export const mirrorRoom: Setting = (pen, { things, poses }) => {
  const { w, h, side, random, light } = pen
  const floor = h * random.between(0.66, 0.7)
  pen.shape(
    box(-6, -6, w + 12, floor + 12),
    random.pick(['p84', 'w86', 'b78', 'a74'] as const),
    'plane',
  )
  const [top, foot] = [h * 0.12, floor - h * 0.02]
  const panels = Math.max(2, Math.round((w / h) * 2))
  const wide = (w * 0.94) / panels
  const glass = random.pick(['p90', 'n88', 'a84'] as const)
  for (const index of range(panels)) {
    const x = w * 0.03 + index * wide
    pen.shape(box(x, top, wide * 0.985, foot - top), glass, 'plane')
    // The reflection of the opposite side, paler and cut off by the panel.
    if (index % 2 === 0) {
      pen.shape(box(x + wide * 0.24, top + h * 0.08, wide * 0.5, h * 0.26), 'n96', 'mark')
      pen.line(
        `M${x + wide * 0.49} ${top + h * 0.08}V${top + h * 0.34}M${x + wide * 0.24} ${top + h * 0.2}H${x + wide * 0.74}`,
        'n72',
        side * 0.006,
      )
    } else
      pen.within({ x: x + wide * 0.16, y: foot, scale: (h * 0.34) / plant.height }, () =>
        plant.draw(pen),
      )
    const slant = wide * 0.3 * light
    const from = x + wide * (light > 0 ? 0.12 : 0.5)
    pen.clip(box(x, top, wide * 0.985, foot - top), () =>
      pen.cast(
        poly(
          from + slant,
          top,
          from + slant + wide * 0.22,
          top,
          from + wide * 0.22 - slant,
          foot,
          from - slant,
          foot,
        ),
        'light',
        0.5,
      ),
    )
  }
  drawFloor(pen, floor, random.pick(['w76', 'w66', 'n80'] as const), 'w56')
  const rail = floor - h * 0.15
  pen.line(`M-6 ${rail}H${w + 6}`, 'c46', side * 0.018)
  for (const index of range(panels + 1)) {
    const x = w * 0.03 + index * wide
    pen.shape(box(x - side * 0.006, rail - side * 0.02, side * 0.012, side * 0.05), 'n50')
  }
  const count = w > h * 1.3 ? 3 : w > h * 0.8 ? 2 : 1
  const pose = random.pick(poses)
  for (const index of range(count)) {
    const x = (w * (index + 0.5)) / count + side * random.between(-0.06, 0.06)
    drawFigure(pen, x, h * (0.88 + 0.05 * (index % 2)), h * 0.56, pose, index % 2 === 1)
  }
  drawRow(pen, things, w * 0.7, w * 0.99, h * 0.98, h * 0.12)
}
