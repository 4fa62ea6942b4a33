import type { Inks } from './scene-palette.ts'
import { backdrop, type Scene, table, turn } from './scene-room.ts'
import { circle, dome, ellipse, leaf, line, path, polygon, rect, sprig, stroke } from './shapes.ts'

const cup = (x: number, y: number, s: number, body: string, inks: Inks) =>
  [
    ellipse(x, y, s * 0.95, s * 0.16, inks.light),
    stroke(
      `M${x + s * 0.5} ${y - s * 0.62}a${s * 0.24} ${s * 0.24} 0 1 1 -${s * 0.04} ${s * 0.42}`,
      body,
      s * 0.11,
    ),
    path(
      `M${x - s * 0.56} ${y - s * 0.82}H${x + s * 0.56}C${x + s * 0.56} ${y - s * 0.2} ${x + s * 0.34} ${y} ${x} ${y}S${x - s * 0.56} ${y - s * 0.2} ${x - s * 0.56} ${y - s * 0.82}Z`,
      body,
    ),
    ellipse(x, y - s * 0.82, s * 0.56, s * 0.12, inks.ink, 'opacity=".75"'),
    stroke(
      `M${x - s * 0.16} ${y - s * 1.1}c${s * 0.14} -${s * 0.16} -${s * 0.14} -${s * 0.26} 0 -${s * 0.42}M${x + s * 0.16} ${y - s * 1.1}c${s * 0.14} -${s * 0.16} -${s * 0.14} -${s * 0.26} 0 -${s * 0.42}`,
      inks.paper,
      s * 0.05,
      'opacity=".7"',
    ),
  ].join('')

const loaf = (x: number, y: number, s: number, fill: string, cut: string) =>
  [
    path(
      `M${x - s} ${y}C${x - s * 1.15} ${y - s * 0.75} ${x - s * 0.5} ${y - s * 0.9} ${x} ${y - s * 0.88}S${x + s * 1.15} ${y - s * 0.75} ${x + s} ${y}Z`,
      fill,
    ),
    ...[-0.5, 0, 0.5].map((at) =>
      stroke(
        `M${x + s * at - s * 0.14} ${y - s * 0.34}q${s * 0.1} -${s * 0.28} ${s * 0.3} -${s * 0.36}`,
        cut,
        s * 0.07,
      ),
    ),
  ].join('')

const bottle = (x: number, y: number, s: number, fill: string, label: string) =>
  path(
    `M${x - s * 0.16} ${y - s * 2}H${x + s * 0.16}V${y - s * 1.4}C${x + s * 0.2} ${y - s * 1.2} ${x + s * 0.42} ${y - s * 1.15} ${x + s * 0.42} ${y - s * 0.9}V${y}H${x - s * 0.42}V${y - s * 0.9}C${x - s * 0.42} ${y - s * 1.15} ${x - s * 0.2} ${y - s * 1.2} ${x - s * 0.16} ${y - s * 1.4}Z`,
    fill,
  ) + rect(x - s * 0.42, y - s * 0.72, s * 0.84, s * 0.46, label)

const food: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const top = h * 0.68
  const s = side * 0.17
  const left = w * random.between(0.26, 0.36)
  const right = w * random.between(0.64, 0.74)
  const centre = turn(
    room,
    () =>
      cup(left, top + s * 0.3, s * 1.1, inks.accent, inks) +
      loaf(right, top + s * 0.35, s * 1.15, inks.soft, inks.deep),
    () =>
      bottle(left, top + s * 0.4, s * 1.05, inks.primary, inks.light) +
      bottle(left + s, top + s * 0.5, s * 0.85, inks.accent, inks.paper) +
      loaf(right, top + s * 0.4, s, inks.soft, inks.deep),
    () =>
      ellipse(w / 2, top + s * 0.5, s * 2.3, s * 0.42, inks.light) +
      dome(w / 2, top + s * 0.42, s * 1.4, inks.accent) +
      [0, 1, 2, 3, 4]
        .map((index) =>
          leaf(
            w / 2 - s * 1.1 + index * s * 0.55,
            top - s * 0.55,
            s * 0.7,
            -40 + index * 20,
            index % 2 ? inks.primary : inks.soft,
          ),
        )
        .join('') +
      dome(w / 2, top + s * 0.5, s * 1.55, inks.paper),
  )
  return (
    backdrop(room) +
    sprig(w * 0.12, top, side * 0.42, side * 0.06, inks.primary) +
    table(room, top) +
    centre +
    circle(w * 0.9, top + s * 0.5, s * 0.3, inks.accent) +
    circle(w * 0.84, top + s * 0.7, s * 0.24, inks.soft)
  )
}

const retail: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const s = side * 0.15
  const shelf = (y: number) => rect(w * 0.08, y, w * 0.84, side * 0.022, inks.deep)
  const thing = (x: number, y: number, kind: number): string => {
    const fill = [inks.primary, inks.accent, inks.paper, inks.soft][kind % 4] ?? inks.primary
    if (kind % 5 === 0) return bottle(x, y, s * 0.5, fill, inks.light)
    if (kind % 5 === 1)
      return (
        rect(x - s * 0.4, y - s * 0.9, s * 0.8, s * 0.9, fill, 4) +
        rect(x - s * 0.4, y - s * 0.62, s * 0.8, s * 0.16, inks.ink, 0, 'opacity=".25"')
      )
    if (kind % 5 === 2) return circle(x, y - s * 0.45, s * 0.45, fill)
    if (kind % 5 === 3)
      return polygon(
        [
          [x - s * 0.45, y],
          [x, y - s * 1.1],
          [x + s * 0.45, y],
        ],
        fill,
      )
    return [0, 1, 2, 3]
      .map((index) =>
        rect(
          x - s * 0.5 + index * s * 0.25,
          y - s * (0.8 + 0.1 * (index % 2)),
          s * 0.22,
          s * (0.8 + 0.1 * (index % 2)),
          [inks.primary, inks.accent, inks.soft, inks.deep][index] ?? fill,
        ),
      )
      .join('')
  }
  const rows = [0.4, 0.68, 0.94].map(
    (level, row) =>
      shelf(h * level) +
      Array.from({ length: Math.max(3, Math.floor((w * 0.8) / (s * 1.5))) }, (_, index) =>
        thing(w * 0.14 + index * s * 1.45, h * level, random.below(20) + row),
      ).join(''),
  )
  return rect(0, 0, w, h, inks.sky) + rect(0, 0, w, h * 0.12, inks.primary) + rows.join('')
}

const making: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const top = h * 0.72
  const s = side * 0.16
  const planks: Scene = () =>
    Array.from({ length: 7 }, (_, index) =>
      rect(
        w * 0.1,
        h * (0.18 + index * 0.076),
        w * (0.5 + 0.3 * ((index * 0.618) % 1)),
        h * 0.06,
        [inks.soft, inks.primary, inks.light][index % 3] ?? inks.soft,
        3,
      ),
    ).join('') +
    polygon(
      [
        [w * 0.72, top],
        [w * 0.9, top],
        [w * 0.9, h * 0.22],
      ],
      inks.accent,
    ) +
    polygon(
      [
        [w * 0.79, top - h * 0.06],
        [w * 0.86, top - h * 0.06],
        [w * 0.86, h * 0.42],
      ],
      inks.sky,
    )
  const vases: Scene = () =>
    [0.26, 0.5, 0.74]
      .map((x, index) => {
        const tall = s * (1.6 + 0.5 * ((index + random.below(3)) % 3))
        const cx = w * x
        return path(
          `M${cx - s * 0.26} ${top - tall}H${cx + s * 0.26}C${cx + s * 0.2} ${top - tall * 0.8} ${cx + s * 0.75} ${top - tall * 0.62} ${cx + s * 0.7} ${top - tall * 0.34}C${cx + s * 0.66} ${top - tall * 0.1} ${cx + s * 0.4} ${top} ${cx + s * 0.34} ${top}H${cx - s * 0.34}C${cx - s * 0.4} ${top} ${cx - s * 0.66} ${top - tall * 0.1} ${cx - s * 0.7} ${top - tall * 0.34}C${cx - s * 0.75} ${top - tall * 0.62} ${cx - s * 0.2} ${top - tall * 0.8} ${cx - s * 0.26} ${top - tall}Z`,
          [inks.accent, inks.paper, inks.primary][index] ?? inks.accent,
        )
      })
      .join('')
  const stairs: Scene = () =>
    Array.from({ length: 6 }, (_, index) =>
      rect(
        w * (0.14 + index * 0.12),
        top - h * 0.085 * (index + 1),
        w * (0.86 - index * 0.12) - w * 0.14,
        h * 0.085,
        index % 2 ? inks.soft : inks.light,
      ),
    ).join('') +
    line(w * 0.16, top - h * 0.3, w * 0.78, top - h * 0.66, inks.primary, s * 0.12) +
    Array.from({ length: 6 }, (_, index) =>
      line(
        w * (0.2 + index * 0.11),
        top - h * (0.09 * index + 0.08),
        w * (0.2 + index * 0.11),
        top - h * (0.32 + index * 0.064),
        inks.deep,
        s * 0.06,
      ),
    ).join('')
  return backdrop(room) + turn(room, planks, vases, stairs) + table(room, top)
}

const beauty: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const top = h * 0.76
  const s = side * 0.17
  const order = random.shuffled([0, 1, 2])
  const items = order.map((kind, index) => {
    const x = w * (0.5 + (index - 1) * Math.min(0.2, (s * 1.35) / w))
    if (kind === 0)
      return (
        rect(x - s * 0.46, top - s * 1.5, s * 0.92, s * 1.5, inks.accent, s * 0.12) +
        rect(x - s * 0.2, top - s * 1.9, s * 0.4, s * 0.42, inks.ink, 4) +
        rect(x - s * 0.3, top - s, s * 0.6, s * 0.5, inks.paper)
      )
    if (kind === 1)
      return (
        rect(x - s * 0.34, top - s * 2.1, s * 0.68, s * 2.1, inks.primary, s * 0.3) +
        rect(x - s * 0.34, top - s * 1.1, s * 0.68, s * 0.3, inks.light)
      )
    return (
      rect(x - s * 0.6, top - s * 0.78, s * 1.2, s * 0.78, inks.paper, s * 0.1) +
      rect(x - s * 0.62, top - s * 0.98, s * 1.24, s * 0.26, inks.deep, s * 0.06)
    )
  })
  return (
    backdrop(room) +
    sprig(w * 0.15, top, side * 0.5, side * 0.08, inks.primary) +
    sprig(w * 0.87, top, side * 0.36, -side * 0.06, inks.deep) +
    rect(0, top, w, h - top, inks.soft) +
    ellipse(w / 2, top, w * 0.34, side * 0.05, inks.light) +
    items.join('')
  )
}

export const stillLifes: Record<string, Scene> = { food, retail, making, beauty }
