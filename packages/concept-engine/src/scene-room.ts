import type { Random } from './random.ts'
import type { Inks } from './scene-palette.ts'
import { circle, path, rect } from './shapes.ts'

/** What a scene is drawn in. */
export interface SceneRoom {
  w: number
  h: number
  /** The shorter side: things are sized by it. */
  side: number
  inks: Inks
  random: Random
  /** Which of a family's scenes: neighbours on a page differ. */
  variant: number
}

export type Scene = (room: SceneRoom) => string

export const turn = (room: SceneRoom, ...scenes: [Scene, ...Scene[]]): string =>
  (scenes[room.variant % scenes.length] ?? scenes[0])(room)

export const backdrop = ({ w, h, side, inks, random }: SceneRoom) => {
  const x = w * random.between(0.3, 0.7)
  return [
    rect(0, 0, w, h, inks.sky),
    random.next() < 0.5
      ? circle(x, h * 0.46, side * 0.38, inks.light)
      : path(
          `M${x - side * 0.3} ${h}V${h * 0.4}A${side * 0.3} ${side * 0.3} 0 0 1 ${x + side * 0.3} ${h * 0.4}V${h}Z`,
          inks.light,
        ),
  ].join('')
}

export const table = ({ w, h, inks }: SceneRoom, top: number) =>
  rect(0, top, w, h - top, inks.deep) + rect(0, top, w, h * 0.012, inks.ink, 0, 'opacity=".18"')
