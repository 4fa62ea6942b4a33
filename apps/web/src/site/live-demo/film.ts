// How a storyboard becomes a film: its cuts by length, the shot of a moment, and the frame of a shot.

export const languages = [
  ['en', 'English'],
  ['vi', 'Tiếng Việt'],
  ['zh-Hans', '中文'],
] as const
export type Language = (typeof languages)[number][0]

/** Width over height. */
const aspects = { wide: 16 / 9, square: 1, tall: 9 / 16 } as const
export type Shape = keyof typeof aspects
export const shapes = [
  ['wide', '16:9'],
  ['square', '1:1'],
  ['tall', '9:16'],
] as const satisfies readonly (readonly [Shape, string])[]

export interface Size {
  width: number
  height: number
}
/** Where the camera looks, and how much of the scene's height it sees. */
export interface Camera {
  x: number
  y: number
  height: number
}
export interface Shot {
  title: string
  /** The drawing that the camera moves over. */
  scene: string
  from: Camera
  to: Camera
  seconds: number
  /** What of the picture no camera has seen; it is labelled for as long as the shot lasts. */
  generated?: string
  /** The lower, the longer the shot stays when a film is cut shorter. */
  rank: number
  captions: Record<Language, string>
}

export const secondsOf = (shots: readonly Shot[]) =>
  shots.reduce((sum, { seconds }) => sum + seconds, 0)

/** The shots of a film of at most so many seconds: the most important ones, in their order. */
export function cutTo(shots: readonly Shot[], seconds: number): Shot[] {
  const kept = new Set<Shot>()
  let left = seconds
  for (const shot of [...shots].sort((a, b) => a.rank - b.rank)) {
    if (shot.seconds > left) continue
    kept.add(shot)
    left -= shot.seconds
  }
  return shots.filter((shot) => kept.has(shot))
}

/** The shot at a time in seconds, and how much of it has passed, from 0 to 1. */
export function momentAt(shots: readonly Shot[], time: number) {
  let start = 0
  for (const [index, shot] of shots.entries()) {
    if (time < start + shot.seconds || index === shots.length - 1) {
      return { index, shot, start, progress: Math.min(1, (time - start) / shot.seconds) }
    }
    start += shot.seconds
  }
  return undefined
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(0, max))

/** What the camera sees of a scene: as an SVG `viewBox`, never beyond the drawing. */
export function frameAt(shot: Shot, progress: number, shape: Shape, scene: Size) {
  const between = (of: keyof Camera) => shot.from[of] + (shot.to[of] - shot.from[of]) * progress
  const aspect = aspects[shape]
  const height = Math.min(between('height'), scene.height, scene.width / aspect)
  const width = height * aspect
  return {
    x: clamp(between('x') - width / 2, scene.width - width),
    y: clamp(between('y') - height / 2, scene.height - height),
    width,
    height,
  }
}

/** A frame of a shape, as large as a screen allows, in its middle. */
export function fitInto(screen: Size, shape: Shape) {
  const width = Math.min(screen.width, screen.height * aspects[shape])
  const height = width / aspects[shape]
  return { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height }
}
