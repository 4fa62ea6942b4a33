import { type Scene, type SceneRoom, turn } from './scene-room.ts'
import {
  circle,
  ellipse,
  group,
  hills,
  leaf,
  line,
  path,
  polygon,
  rect,
  sprig,
  stroke,
} from './shapes.ts'

/** A simple bust: shoulders, neck, head and hair, `s` high from the shoulders' base at (x, y). */
const bust = (
  x: number,
  y: number,
  s: number,
  coat: string,
  skin: string,
  hair: string,
  variant: number,
) => {
  const head = circle(x, y - s * 0.72, s * 0.2, skin)
  const hairs = [
    path(
      `M${x - s * 0.22} ${y - s * 0.66}C${x - s * 0.28} ${y - s} ${x + s * 0.28} ${y - s} ${x + s * 0.22} ${y - s * 0.66}C${x + s * 0.18} ${y - s * 0.84} ${x - s * 0.1} ${y - s * 0.82} ${x - s * 0.22} ${y - s * 0.66}Z`,
      hair,
    ),
    path(
      `M${x - s * 0.24} ${y - s * 0.46}C${x - s * 0.32} ${y - s * 1.04} ${x + s * 0.32} ${y - s * 1.04} ${x + s * 0.24} ${y - s * 0.46}L${x + s * 0.16} ${y - s * 0.46}C${x + s * 0.2} ${y - s * 0.86} ${x - s * 0.2} ${y - s * 0.86} ${x - s * 0.16} ${y - s * 0.46}Z`,
      hair,
    ),
    circle(x, y - s * 0.98, s * 0.1, hair) +
      path(
        `M${x - s * 0.21} ${y - s * 0.7}A${s * 0.21} ${s * 0.21} 0 0 1 ${x + s * 0.21} ${y - s * 0.7}Z`,
        hair,
      ),
  ]
  return (
    path(
      `M${x - s * 0.5} ${y}C${x - s * 0.5} ${y - s * 0.36} ${x - s * 0.26} ${y - s * 0.44} ${x} ${y - s * 0.44}S${x + s * 0.5} ${y - s * 0.36} ${x + s * 0.5} ${y}Z`,
      coat,
    ) +
    rect(x - s * 0.08, y - s * 0.58, s * 0.16, s * 0.2, skin) +
    head +
    (hairs[variant % 3] ?? '')
  )
}

const SKINS = ['#f0c8a8', '#c98f68', '#8a5a3c', '#e0aa82'] as const

const health: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const base = rect(0, 0, w, h, inks.sky) + circle(w * 0.5, h * 0.52, side * 0.42, inks.light)
  const people: Scene = () =>
    [0, 1]
      .map((index) =>
        bust(
          w * 0.5 + (index - 0.5) * side * 0.44,
          h * 0.94,
          side * 0.62,
          index ? inks.accent : inks.primary,
          SKINS[random.below(4)] ?? SKINS[0],
          index ? inks.deep : inks.ink,
          random.below(3),
        ),
      )
      .join('')
  const room_: Scene = () =>
    rect(0, h * 0.78, w, h * 0.22, inks.ground) +
    rect(w * 0.3, h * 0.52, w * 0.4, h * 0.14, inks.primary, side * 0.05) +
    rect(w * 0.27, h * 0.62, w * 0.46, h * 0.12, inks.deep, side * 0.03) +
    rect(w * 0.31, h * 0.74, w * 0.02, h * 0.08, inks.ink) +
    rect(w * 0.67, h * 0.74, w * 0.02, h * 0.08, inks.ink) +
    rect(w * 0.4, h * 0.14, w * 0.2, h * 0.22, inks.paper, 4) +
    polygon(
      [
        [w * 0.42, h * 0.34],
        [w * 0.49, h * 0.22],
        [w * 0.56, h * 0.34],
      ],
      inks.accent,
    ) +
    sprig(w * 0.84, h * 0.82, side * 0.4, -side * 0.04, inks.primary) +
    rect(w * 0.81, h * 0.76, w * 0.06, h * 0.1, inks.accent, 4)
  const hands: Scene = () => {
    const r = side * 0.2
    const x = w / 2
    const y = h * 0.48
    return (
      path(
        `M${x} ${y + r * 1.2}C${x - r * 2} ${y - r * 0.1} ${x - r * 1.1} ${y - r * 1.3} ${x} ${y - r * 0.45}C${x + r * 1.1} ${y - r * 1.3} ${x + r * 2} ${y - r * 0.1} ${x} ${y + r * 1.2}Z`,
        inks.accent,
      ) +
      stroke(
        `M${x - r * 2.6} ${y + r * 0.2}H${x - r * 0.7}l${r * 0.3} -${r * 0.6}l${r * 0.45} ${r * 1.1}l${r * 0.35} -${r * 0.5}H${x + r * 2.6}`,
        inks.deep,
        r * 0.12,
      ) +
      path(
        `M${w * 0.1} ${h}C${w * 0.3} ${h * 0.78} ${w * 0.7} ${h * 0.78} ${w * 0.9} ${h}Z`,
        inks.primary,
      )
    )
  }
  return base + turn(room, people, room_, hands)
}

const education: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const desk = h * 0.76
  const base =
    rect(0, 0, w, h, inks.sky) +
    random.pick([
      () => circle(w * 0.78, h * 0.3, side * 0.16, inks.accent),
      () =>
        rect(w * 0.14, h * 0.12, w * 0.5, h * 0.34, inks.deep, 4) +
        stroke(
          `M${w * 0.2} ${h * 0.36}q${w * 0.06} -${h * 0.16} ${w * 0.12} 0t${w * 0.12} 0`,
          inks.paper,
          side * 0.01,
        ),
    ])()
  const books: Scene = () =>
    Array.from({ length: 8 }, (_, index) =>
      rect(
        w * 0.16 + index * side * 0.075,
        desk - side * (0.26 + 0.07 * ((index * 5) % 3)),
        side * 0.06,
        side * (0.26 + 0.07 * ((index * 5) % 3)),
        [inks.primary, inks.accent, inks.paper, inks.soft][index % 4] ?? inks.primary,
        2,
      ),
    ).join('') +
    group(
      `translate(${w * 0.72} ${desk})`,
      path(
        `M0 0C${-side * 0.1} ${-side * 0.08} ${-side * 0.2} ${-side * 0.06} ${-side * 0.24} ${-side * 0.04}V${-side * 0.2}C${-side * 0.16} ${-side * 0.24} ${-side * 0.06} ${-side * 0.22} 0 ${-side * 0.16}C${side * 0.06} ${-side * 0.22} ${side * 0.16} ${-side * 0.24} ${side * 0.24} ${-side * 0.2}V${-side * 0.04}C${side * 0.2} ${-side * 0.06} ${side * 0.1} ${-side * 0.08} 0 0Z`,
        inks.paper,
      ),
    )
  const blocks: Scene = () =>
    [
      [0.3, 0],
      [0.44, 0],
      [0.58, 0],
      [0.37, 1],
      [0.51, 1],
      [0.44, 2],
    ]
      .map(([x = 0, level = 0], index) =>
        rect(
          w * 0.5 + (x - 0.44) * side * 1.6,
          desk - side * 0.19 * (level + 1),
          side * 0.18,
          side * 0.18,
          [inks.primary, inks.accent, inks.soft, inks.paper, inks.deep, inks.accent][index] ??
            inks.primary,
          6,
        ),
      )
      .join('')
  const brushes: Scene = () =>
    rect(w * 0.42, desk - side * 0.26, side * 0.24, side * 0.26, inks.paper, 6) +
    [-0.4, -0.15, 0.1, 0.4]
      .map((lean, index) =>
        line(
          w * 0.42 + side * 0.12 + lean * side * 0.12,
          desk - side * 0.2,
          w * 0.42 + side * 0.12 + lean * side * 0.5,
          desk - side * 0.58,
          [inks.accent, inks.primary, inks.deep, inks.soft][index] ?? inks.deep,
          side * 0.026,
        ),
      )
      .join('') +
    [0.2, 0.74, 0.84]
      .map((x, index) =>
        ellipse(
          w * x,
          desk + side * 0.07,
          side * 0.09,
          side * 0.03,
          [inks.accent, inks.primary, inks.soft][index] ?? inks.accent,
        ),
      )
      .join('')
  return (
    base +
    turn(room, books, blocks, brushes) +
    rect(0, desk, w, h - desk, inks.ground) +
    rect(0, desk, w, side * 0.014, inks.deep)
  )
}

/** A figure of rounded limbs in one of a few poses. */
const figure = (
  { inks }: SceneRoom,
  x: number,
  y: number,
  s: number,
  pose: number,
  skin: string,
) => {
  const limb = s * 0.11
  const poses = [
    // tree
    line(x, y, x, y - s * 0.52, inks.deep, limb) +
      line(x, y - s * 0.5, x + s * 0.22, y - s * 0.3, inks.deep, limb) +
      line(x + s * 0.22, y - s * 0.3, x, y - s * 0.22, inks.deep, limb) +
      line(x, y - s * 0.56, x, y - s * 0.86, inks.accent, limb * 1.6) +
      stroke(
        `M${x} ${y - s * 0.86}L${x - s * 0.13} ${y - s * 1.1}L${x} ${y - s * 1.34}L${x + s * 0.13} ${y - s * 1.1}Z`,
        skin,
        limb * 0.7,
      ) +
      circle(x, y - s * 1.04, s * 0.1, skin),
    // warrior
    line(x - s * 0.5, y, x - s * 0.06, y - s * 0.46, inks.deep, limb) +
      line(x + s * 0.42, y, x + s * 0.36, y - s * 0.36, inks.deep, limb) +
      line(x + s * 0.36, y - s * 0.36, x, y - s * 0.46, inks.deep, limb) +
      line(x, y - s * 0.5, x, y - s * 0.84, inks.accent, limb * 1.6) +
      line(x - s * 0.52, y - s * 0.82, x + s * 0.52, y - s * 0.82, skin, limb * 0.75) +
      circle(x, y - s * 1.04, s * 0.1, skin),
    // runner
    line(x - s * 0.42, y - s * 0.18, x - s * 0.12, y - s * 0.3, inks.deep, limb) +
      line(x - s * 0.12, y - s * 0.3, x, y - s * 0.52, inks.deep, limb) +
      line(x, y - s * 0.52, x + s * 0.28, y - s * 0.36, inks.deep, limb) +
      line(x + s * 0.28, y - s * 0.36, x + s * 0.22, y, inks.deep, limb) +
      line(x, y - s * 0.54, x + s * 0.12, y - s * 0.86, inks.accent, limb * 1.6) +
      stroke(
        `M${x - s * 0.2} ${y - s * 0.62}L${x - s * 0.1} ${y - s * 0.78}L${x + s * 0.12} ${y - s * 0.86}L${x + s * 0.3} ${y - s * 0.66}L${x + s * 0.44} ${y - s * 0.8}`,
        skin,
        limb * 0.7,
      ) +
      circle(x + s * 0.18, y - s * 1.06, s * 0.1, skin),
  ]
  return poses[pose % 3] ?? ''
}

const movement: Scene = (room) => {
  const { w, h, side, inks, random } = room
  const floor = h * 0.86
  return (
    rect(0, 0, w, h, inks.sky) +
    circle(w * 0.5, h * 0.48, side * 0.36, random.next() < 0.5 ? inks.soft : inks.light) +
    hills(w, h, h * 0.74, h * 0.03, random.between(0, 6), inks.ground) +
    rect(0, floor, w, h - floor, inks.primary) +
    ellipse(w / 2, floor + side * 0.01, side * 0.34, side * 0.025, inks.deep) +
    figure(room, w / 2, floor, side * 0.54, room.variant, SKINS[random.below(4)] ?? SKINS[0]) +
    [0.08, 0.92]
      .map(
        (x, index) =>
          leaf(w * x, floor, side * 0.3, index ? -18 : 18, inks.deep) +
          leaf(w * x, floor, side * 0.24, index ? 16 : -16, inks.accent),
      )
      .join('')
  )
}

/** Scenes with people, or about them. */
export const peopleScenes: Record<string, Scene> = { health, education, movement }
