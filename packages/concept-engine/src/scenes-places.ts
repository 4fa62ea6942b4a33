import type { Inks } from './scene-palette.ts'
import { type Scene, turn } from './scene-room.ts'
import { circle, ellipse, hills, line, path, polygon, rect, sprig, stroke } from './shapes.ts'

const house = (x: number, y: number, s: number, wall: string, roof: string, inks: Inks) =>
  [
    rect(x, y - s, s * 1.15, s, wall),
    polygon(
      [
        [x - s * 0.12, y - s],
        [x + s * 0.57, y - s * 1.55],
        [x + s * 1.27, y - s],
      ],
      roof,
    ),
    rect(x + s * 0.16, y - s * 0.72, s * 0.28, s * 0.3, inks.soft),
    rect(x + s * 0.68, y - s * 0.72, s * 0.28, s * 0.3, inks.soft),
    rect(x + s * 0.42, y - s * 0.36, s * 0.28, s * 0.36, inks.deep),
  ].join('')

const property: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const ground = h * 0.8
  const sun = circle(w * random.between(0.15, 0.85), h * 0.26, side * 0.12, inks.accent)
  const base =
    rect(0, 0, w, h, inks.sky) +
    sun +
    hills(w, h, h * 0.6, h * 0.05, random.between(0, 6), inks.light) +
    rect(0, ground, w, h - ground, inks.ground)
  const modern: Scene = () => {
    const s = side * 0.34
    const x = w * 0.5 - s * 1.5
    return [
      rect(x, ground - s, s * 3, s, inks.paper),
      rect(x + s * 0.9, ground - s * 1.75, s * 2.3, s * 0.8, inks.primary),
      rect(x - s * 0.15, ground - s * 1.06, s * 3.3, s * 0.09, inks.deep),
      ...[0, 1, 2].map((index) =>
        rect(
          x + s * 0.18 + index * s * 0.62,
          ground - s * 0.86,
          s * 0.5,
          s * 0.86,
          index === 1 ? inks.accent : inks.soft,
        ),
      ),
      ...[0, 1, 2, 3, 4].map((index) =>
        rect(x + s * 2.15 + index * s * 0.16, ground - s * 0.95, s * 0.07, s * 0.95, inks.deep),
      ),
      rect(x + s * 1.1, ground - s * 1.6, s * 1.2, s * 0.5, inks.light),
      line(x + s * 1.7, ground - s * 1.6, x + s * 1.7, ground - s * 1.1, inks.deep, s * 0.03),
    ].join('')
  }
  const terrace: Scene = () => {
    const s = side * 0.26
    const count = Math.ceil(w / (s * 1.2)) + 1
    return Array.from({ length: count }, (_, index) =>
      house(
        index * s * 1.2 - s * 0.3,
        ground,
        s * (1 + 0.12 * Math.sin(index * 2.3)),
        [inks.paper, inks.primary, inks.soft, inks.light][index % 4] ?? inks.paper,
        index % 2 ? inks.deep : inks.accent,
        inks,
      ),
    ).join('')
  }
  const arches: Scene = () => {
    const s = side * 0.2
    return (
      [0, 1, 2]
        .map((index) => {
          const x = w * 0.5 + (index - 1) * s * 1.5
          const r = s * 0.6
          return path(
            `M${x - r} ${ground}V${ground - s * 1.7}A${r} ${r} 0 0 1 ${x + r} ${ground - s * 1.7}V${ground}Z`,
            [inks.primary, inks.paper, inks.accent][index] ?? inks.primary,
          )
        })
        .join('') + rect(w * 0.5 - s * 2.4, ground - s * 0.06, s * 4.8, s * 0.14, inks.deep)
    )
  }
  const trees = [0.07, 0.93]
    .map(
      (x) =>
        rect(w * x - side * 0.008, ground - side * 0.2, side * 0.016, side * 0.2, inks.deep) +
        ellipse(w * x, ground - side * 0.26, side * 0.08, side * 0.13, inks.primary),
    )
    .join('')
  return base + turn(room, modern, terrace, arches) + trees
}

const nature: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const phase = random.between(0, 6)
  const layers =
    rect(0, 0, w, h, inks.sky) +
    circle(w * random.between(0.2, 0.8), h * 0.3, side * 0.14, inks.accent) +
    hills(w, h, h * 0.48, h * 0.07, phase, inks.light) +
    hills(w, h, h * 0.6, h * 0.06, phase + 2, inks.ground) +
    hills(w, h, h * 0.74, h * 0.05, phase + 4, inks.primary)
  const tent: Scene = () =>
    polygon(
      [
        [w * 0.4, h * 0.84],
        [w * 0.52, h * 0.58],
        [w * 0.64, h * 0.84],
      ],
      inks.accent,
    ) +
    polygon(
      [
        [w * 0.5, h * 0.84],
        [w * 0.52, h * 0.58],
        [w * 0.56, h * 0.84],
      ],
      inks.ink,
    )
  const rows: Scene = () =>
    Array.from({ length: 9 }, (_, index) =>
      line(
        w * 0.5 + (index - 4) * w * 0.03,
        h * 0.74,
        w * 0.5 + (index - 4) * w * 0.2,
        h,
        inks.deep,
        side * 0.012,
      ),
    ).join('')
  const plants: Scene = () =>
    [0.08, 0.2, 0.34, 0.66, 0.8, 0.93]
      .map((x, index) =>
        sprig(
          w * x,
          h * 1.02,
          side * random.between(0.3, 0.52),
          side * random.between(-0.06, 0.06),
          index % 2 ? inks.deep : inks.soft,
          4,
        ),
      )
      .join('')
  const path_: Scene = () =>
    path(
      `M${w * 0.42} ${h}C${w * 0.62} ${h * 0.86} ${w * 0.38} ${h * 0.8} ${w * 0.52} ${h * 0.7}L${w * 0.55} ${h * 0.7}C${w * 0.46} ${h * 0.8} ${w * 0.76} ${h * 0.86} ${w * 0.64} ${h}Z`,
      inks.soft,
    )
  return (
    layers +
    hills(w, h, h * 0.88, h * 0.03, phase + 1, inks.deep) +
    turn(room, tent, rows, plants, path_)
  )
}

const transport: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const road = h * 0.78
  const base =
    rect(0, 0, w, h, inks.sky) +
    circle(w * 0.8, h * 0.26, side * 0.13, inks.accent) +
    hills(w, h, h * 0.58, h * 0.04, random.between(0, 6), inks.light) +
    rect(0, road, w, h - road, inks.deep) +
    Array.from({ length: 7 }, (_, index) =>
      rect(w * (index / 6) - w * 0.04, road + (h - road) * 0.5, w * 0.08, side * 0.014, inks.soft),
    ).join('')
  const wheel = (x: number, y: number, r: number) =>
    circle(x, y, r, inks.ink) + circle(x, y, r * 0.45, inks.paper)
  const truck: Scene = () => {
    const s = side * 0.2
    const x = w / 2 - s * 2.2
    const y = road + s * 0.1
    return (
      rect(x, y - s * 1.75, s * 3, s * 1.4, inks.primary, 4) +
      Array.from({ length: 8 }, (_, index) =>
        line(
          x + s * 0.3 + index * s * 0.34,
          y - s * 1.62,
          x + s * 0.3 + index * s * 0.34,
          y - s * 0.5,
          inks.deep,
          s * 0.04,
        ),
      ).join('') +
      path(
        `M${x + s * 3.1} ${y - s * 0.35}V${y - s * 1.35}H${x + s * 3.8}L${x + s * 4.3} ${y - s * 0.8}V${y - s * 0.35}Z`,
        inks.accent,
      ) +
      polygon(
        [
          [x + s * 3.5, y - s * 1.2],
          [x + s * 3.75, y - s * 1.2],
          [x + s * 4.1, y - s * 0.8],
          [x + s * 3.5, y - s * 0.8],
        ],
        inks.light,
      ) +
      rect(x, y - s * 0.4, s * 4.3, s * 0.14, inks.ink) +
      [0.5, 1.1, 3.6].map((at) => wheel(x + s * at, y - s * 0.2, s * 0.28)).join('')
    )
  }
  const bicycle: Scene = () => {
    const s = side * 0.22
    const x = w / 2
    const y = road - s * 0.1
    const ring = (cx: number) =>
      circle(cx, y, s * 0.72, 'none', `stroke="${inks.ink}" stroke-width="${s * 0.09}"`) +
      circle(cx, y, s * 0.1, inks.ink)
    return (
      ring(x - s * 1.15) +
      ring(x + s * 1.15) +
      stroke(
        `M${x - s * 1.15} ${y}L${x - s * 0.5} ${y - s * 1.05}H${x + s * 0.75}L${x} ${y}ZM${x} ${y}L${x - s * 0.55} ${y - s * 1.25}M${x + s * 1.15} ${y}L${x + s * 0.7} ${y - s * 1.35}H${x + s * 0.98}`,
        inks.primary,
        s * 0.13,
      ) +
      rect(x - s * 0.8, y - s * 1.36, s * 0.52, s * 0.13, inks.ink, s * 0.06) +
      rect(x - s * 1.6, y - s * 1.3, s * 0.7, s * 0.44, inks.accent, 5) +
      circle(x, y, s * 0.18, inks.accent)
    )
  }
  const containers: Scene = () => {
    const s = side * 0.15
    return (
      Array.from({ length: 3 }, (_, row) =>
        Array.from({ length: 5 - row }, (_, index) =>
          rect(
            w / 2 - s * 4.4 + row * s * 0.9 + index * s * 1.8,
            road - s * (row + 1),
            s * 1.72,
            s * 0.95,
            [inks.primary, inks.accent, inks.paper, inks.soft, inks.deep][(index + row * 2) % 5] ??
              inks.primary,
            3,
          ),
        ).join(''),
      ).join('') +
      line(w * 0.86, road, w * 0.86, h * 0.14, inks.ink, s * 0.18) +
      line(w * 0.5, h * 0.18, w * 0.95, h * 0.14, inks.ink, s * 0.14)
    )
  }
  return base + turn(room, truck, bicycle, containers)
}

export const places: Record<string, Scene> = { property, nature, transport }
