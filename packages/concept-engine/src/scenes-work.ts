import type { Inks } from './scene-palette.ts'
import { type Scene, turn } from './scene-room.ts'
import { circle, ellipse, group, hills, leaf, line, path, polygon, rect, stroke } from './shapes.ts'

const windowChrome = (x: number, y: number, w: number, h: number, inks: Inks) =>
  rect(x, y, w, h, inks.paper, h * 0.035) +
  rect(x, y, w, h * 0.1, inks.light, h * 0.035) +
  [0, 1, 2]
    .map((index) =>
      circle(
        x + h * 0.06 + index * h * 0.055,
        y + h * 0.05,
        h * 0.016,
        [inks.accent, inks.primary, inks.deep][index] ?? inks.deep,
      ),
    )
    .join('')

const technology: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const grid =
    Array.from({ length: 9 }, (_, index) =>
      line((w * index) / 8, 0, (w * index) / 8, h, inks.deep, 1, 'opacity=".25"'),
    ).join('') +
    Array.from({ length: 6 }, (_, index) =>
      line(0, (h * index) / 5, w, (h * index) / 5, inks.deep, 1, 'opacity=".25"'),
    ).join('')
  const ww = Math.min(w * 0.78, h * 1.25)
  const wh = ww * 0.62
  const x = (w - ww) / 2
  const y = (h - wh) / 2
  const bars = Array.from({ length: 7 }, (_, index) => {
    const bh = wh * random.between(0.12, 0.42)
    return rect(
      x + ww * 0.36 + index * ww * 0.08,
      y + wh * 0.88 - bh,
      ww * 0.05,
      bh,
      index === 4 ? inks.accent : inks.primary,
      ww * 0.006,
    )
  }).join('')
  const rows = Array.from({ length: 6 }, (_, index) =>
    rect(
      x + ww * 0.05,
      y + wh * (0.2 + index * 0.115),
      ww * random.between(0.1, 0.2),
      wh * 0.036,
      index === 1 ? inks.accent : inks.sky,
      3,
    ),
  ).join('')
  const points = Array.from(
    { length: 8 },
    (_, index) =>
      `${(x + ww * (0.36 + index * 0.08)).toFixed(1)} ${(y + wh * random.between(0.2, 0.42)).toFixed(1)}`,
  )
  const lines = stroke(`M${points.join('L')}`, inks.deep, side * 0.008)
  const board: Scene = () =>
    windowChrome(x, y, ww, wh, inks) +
    rect(x, y + wh * 0.1, ww * 0.29, wh * 0.9, inks.light) +
    rows +
    lines +
    bars
  const network: Scene = () => {
    const nodes = Array.from(
      { length: 11 },
      (_, index) =>
        [
          w * (0.1 + 0.8 * ((index * 0.382) % 1)),
          h * random.between(0.14, 0.86),
          side * random.between(0.022, 0.07),
        ] as const,
    )
    const links = nodes.flatMap(([ax, ay], index) =>
      nodes
        .slice(index + 1, index + 3)
        .map(([bx, by]) => line(ax, ay, bx, by, inks.deep, side * 0.006, 'opacity=".6"')),
    )
    return (
      links.join('') +
      nodes
        .map(([nx, ny, r], index) =>
          circle(nx, ny, r, [inks.primary, inks.accent, inks.paper][index % 3] ?? inks.primary),
        )
        .join('')
    )
  }
  const arm: Scene = () => {
    const s = side * 0.1
    const bx = w * 0.4
    const by = h * 0.86
    return (
      rect(0, by, w, h - by, inks.deep) +
      rect(bx - s, by - s * 0.8, s * 2, s * 0.8, inks.ink) +
      line(bx, by - s * 0.8, bx + s * 0.6, by - s * 3.6, inks.primary, s * 0.62) +
      line(bx + s * 0.6, by - s * 3.6, bx + s * 3.4, by - s * 4.4, inks.accent, s * 0.5) +
      line(bx + s * 3.4, by - s * 4.4, bx + s * 3.9, by - s * 3, inks.primary, s * 0.36) +
      circle(bx + s * 0.6, by - s * 3.6, s * 0.46, inks.paper) +
      circle(bx + s * 3.4, by - s * 4.4, s * 0.38, inks.paper) +
      [0, 1, 2]
        .map((index) =>
          rect(
            w * 0.58 + index * s * 1.5,
            by - s * 1.1,
            s * 1.1,
            s * 1.1,
            index === 1 ? inks.accent : inks.soft,
            4,
          ),
        )
        .join('')
    )
  }
  return rect(0, 0, w, h, inks.sky) + grid + turn(room, board, board, network, arm)
}

const finance: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const pages: Scene = () => {
    const s = side * 0.6
    const x = w / 2 - s * 0.38
    const y = h / 2 - s * 0.5
    return (
      group(
        `rotate(-7 ${w / 2} ${h / 2})`,
        rect(x - s * 0.12, y + s * 0.05, s * 0.76, s, inks.deep, 6),
      ) +
      rect(x, y, s * 0.76, s, inks.paper, 6) +
      Array.from(
        { length: 7 },
        (_, index) =>
          rect(
            x + s * 0.09,
            y + s * (0.14 + index * 0.105),
            s * (0.32 + 0.06 * (index % 3)),
            s * 0.028,
            inks.light,
          ) +
          rect(
            x + s * 0.56,
            y + s * (0.14 + index * 0.105),
            s * 0.11,
            s * 0.028,
            index === 6 ? inks.accent : inks.primary,
          ),
      ).join('') +
      circle(x + s * 0.66, y + s * 0.96, s * 0.14, inks.accent)
    )
  }
  const columns: Scene = () => {
    const base = h * 0.84
    const count = 6
    return (
      rect(0, base, w, h - base, inks.deep) +
      Array.from({ length: count }, (_, index) => {
        const ch = h * (0.2 + 0.09 * index) * random.between(0.9, 1.05)
        return rect(
          w * (0.12 + index * 0.13),
          base - ch,
          w * 0.085,
          ch,
          index === count - 1 ? inks.accent : inks.primary,
          3,
        )
      }).join('') +
      stroke(
        `M${w * 0.1} ${h * 0.55}C${w * 0.4} ${h * 0.5} ${w * 0.6} ${h * 0.3} ${w * 0.9} ${h * 0.14}`,
        inks.ink,
        side * 0.01,
      )
    )
  }
  const pillars: Scene = () => {
    const base = h * 0.82
    const s = side * 0.5
    const x = w / 2 - s
    return (
      polygon(
        [
          [x - s * 0.1, base - s * 0.9],
          [w / 2, base - s * 1.35],
          [x + s * 2.1, base - s * 0.9],
        ],
        inks.primary,
      ) +
      rect(x - s * 0.05, base - s * 0.9, s * 2.1, s * 0.1, inks.deep) +
      [0, 1, 2, 3, 4]
        .map((index) =>
          rect(
            x + s * 0.08 + index * s * 0.42,
            base - s * 0.78,
            s * 0.17,
            s * 0.7,
            index === 2 ? inks.accent : inks.paper,
          ),
        )
        .join('') +
      rect(x - s * 0.1, base - s * 0.1, s * 2.2, s * 0.1, inks.deep) +
      rect(0, base, w, h - base, inks.ground)
    )
  }
  return (
    rect(0, 0, w, h, inks.sky) +
    circle(w * random.between(0.2, 0.8), h * 0.35, side * 0.3, inks.light) +
    turn(room, pages, columns, pillars)
  )
}

const events: Scene = (room) => {
  const { w, h, side, inks } = room
  const lights = Array.from({ length: 3 }, (_, row) => {
    const y = h * (0.1 + row * 0.13)
    const sag = h * 0.12
    return (
      stroke(`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, inks.deep, side * 0.006) +
      Array.from({ length: 11 }, (_, index) => {
        const t = index / 10
        return circle(
          w * t,
          y + 4 * sag * t * (1 - t) + side * 0.02,
          side * 0.018,
          (index + row) % 3 ? inks.soft : inks.accent,
        )
      }).join('')
    )
  }).join('')
  const arch: Scene = () =>
    stroke(
      `M${w * 0.34} ${h}V${h * 0.5}A${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.66} ${h * 0.5}V${h}`,
      inks.primary,
      side * 0.022,
    ) +
    Array.from({ length: 15 }, (_, index) =>
      leaf(
        w * 0.5 - Math.cos((index / 14) * Math.PI) * w * 0.16,
        h * 0.5 - Math.sin((index / 14) * Math.PI) * w * 0.16,
        side * 0.09,
        index * 26,
        index % 3 ? inks.accent : inks.deep,
      ),
    ).join('')
  const stage: Scene = () =>
    path(
      `M0 0H${w * 0.24}C${w * 0.2} ${h * 0.4} ${w * 0.16} ${h * 0.7} ${w * 0.2} ${h}H0Z`,
      inks.primary,
    ) +
    path(
      `M${w} 0H${w * 0.76}C${w * 0.8} ${h * 0.4} ${w * 0.84} ${h * 0.7} ${w * 0.8} ${h}H${w}Z`,
      inks.primary,
    ) +
    polygon(
      [
        [w * 0.46, 0],
        [w * 0.54, 0],
        [w * 0.7, h * 0.84],
        [w * 0.3, h * 0.84],
      ],
      inks.soft,
      'opacity=".7"',
    ) +
    ellipse(w / 2, h * 0.86, w * 0.22, side * 0.05, inks.accent)
  const dice: Scene = () =>
    [0, 1, 2, 3]
      .map((index) =>
        group(
          `translate(${(w * (0.24 + index * 0.18)).toFixed(0)} ${(h * (0.62 + 0.1 * (index % 2))).toFixed(0)}) rotate(${index * 23 - 20})`,
          rect(
            -side * 0.085,
            -side * 0.085,
            side * 0.17,
            side * 0.17,
            [inks.primary, inks.paper, inks.accent, inks.soft][index] ?? inks.primary,
            side * 0.03,
          ),
          circle(-side * 0.035, -side * 0.035, side * 0.015, inks.ink),
          circle(side * 0.035, side * 0.035, side * 0.015, inks.ink),
          index % 2 ? circle(0, 0, side * 0.015, inks.ink) : '',
        ),
      )
      .join('')
  return (
    rect(0, 0, w, h, inks.sky) +
    rect(0, h * 0.84, w, h * 0.16, inks.deep) +
    turn(room, arch, stage, dice) +
    lights
  )
}

const media: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const record: Scene = () => {
    const r = side * 0.34
    const x = w * 0.55
    const y = h * 0.5
    return (
      rect(x - r * 1.7, y - r, r * 2, r * 2, inks.accent, 4) +
      circle(x + r * 0.25, y, r, inks.ink) +
      [0.85, 0.7, 0.55]
        .map((share) =>
          circle(
            x + r * 0.25,
            y,
            r * share,
            'none',
            `stroke="${inks.paper}" stroke-opacity=".22" stroke-width="2"`,
          ),
        )
        .join('') +
      circle(x + r * 0.25, y, r * 0.32, inks.primary) +
      circle(x + r * 0.25, y, r * 0.05, inks.paper) +
      rect(x - r * 1.7, y - r, r * 1.15, r * 2, inks.accent, 4) +
      circle(x - r * 1.1, y - r * 0.3, r * 0.34, inks.paper) +
      rect(x - r * 1.5, y + r * 0.4, r * 0.8, r * 0.12, inks.ink) +
      rect(x - r * 1.5, y + r * 0.62, r * 0.5, r * 0.12, inks.ink)
    )
  }
  const frames: Scene = () =>
    Array.from({ length: 6 }, (_, index) => {
      const fw = w * 0.26
      const fh = h * 0.34
      const x = w * 0.08 + (index % 3) * fw * 1.12
      const y = h * 0.12 + Math.floor(index / 3) * fh * 1.18
      return (
        rect(
          x,
          y,
          fw,
          fh,
          [inks.primary, inks.soft, inks.paper, inks.accent, inks.light, inks.deep][
            (index + random.below(2)) % 6
          ] ?? inks.primary,
          4,
        ) +
        (index % 2
          ? circle(x + fw * 0.7, y + fh * 0.35, fh * 0.16, inks.accent)
          : polygon(
              [
                [x + fw * 0.1, y + fh * 0.9],
                [x + fw * 0.45, y + fh * 0.3],
                [x + fw * 0.8, y + fh * 0.9],
              ],
              inks.ink,
            ))
      )
    }).join('')
  const play: Scene = () =>
    rect(w * 0.12, h * 0.16, w * 0.76, h * 0.68, inks.ink, side * 0.03) +
    hills(w, h * 0.84, h * 0.6, h * 0.05, random.between(0, 6), inks.primary) +
    rect(0, h * 0.84, w, h, inks.sky) +
    rect(0, 0, w * 0.12, h, inks.sky) +
    rect(w * 0.88, 0, w * 0.12, h, inks.sky) +
    circle(w / 2, h * 0.48, side * 0.12, inks.accent) +
    polygon(
      [
        [w / 2 - side * 0.035, h * 0.48 - side * 0.055],
        [w / 2 + side * 0.06, h * 0.48],
        [w / 2 - side * 0.035, h * 0.48 + side * 0.055],
      ],
      inks.ink,
    )
  return rect(0, 0, w, h, inks.sky) + turn(room, record, frames, play)
}

export const work: Record<string, Scene> = { technology, finance, events, media }
