// Where the sun is over Aireys Inlet, and which part of a room it reaches.

/** Degrees south. */
const LATITUDE = -38.46
const RADIAN = Math.PI / 180

export interface Season {
  id: 'summer' | 'equinox' | 'winter'
  label: string
  date: string
  /** The sun's declination on that date, in degrees. */
  declination: number
}
export const seasons: Season[] = [
  { id: 'summer', label: 'Summer', date: '21 December', declination: -23.44 },
  { id: 'equinox', label: 'Autumn', date: '21 March', declination: 0 },
  { id: 'winter', label: 'Winter', date: '21 June', declination: 23.44 },
]

/** A room behind a north-facing window, in metres. */
export interface Room {
  width: number
  depth: number
  height: number
  sill: number
  head: number
  /** How far the eaves reach beyond the glass, level with the ceiling. */
  eaves: number
  /** The window's edges along the wall, from the west. */
  window: readonly [west: number, east: number]
}

/** Degrees above the horizon, and east of north. */
export interface Sun {
  elevation: number
  azimuth: number
}

/**
 * The position of the sun at an hour of solar time (12 is noon), by the usual formulas for
 * declination, hour angle and latitude (J. Duffie and W. Beckman, _Solar Engineering of Thermal
 * Processes_, chapter 1).
 */
export function sunAt(hour: number, declination: number): Sun {
  const latitude = LATITUDE * RADIAN
  const tilt = declination * RADIAN
  const angle = (hour - 12) * 15 * RADIAN
  const up =
    Math.sin(latitude) * Math.sin(tilt) + Math.cos(latitude) * Math.cos(tilt) * Math.cos(angle)
  const north =
    Math.cos(latitude) * Math.sin(tilt) - Math.sin(latitude) * Math.cos(tilt) * Math.cos(angle)
  const east = -Math.cos(tilt) * Math.sin(angle)
  return { elevation: Math.asin(up) / RADIAN, azimuth: Math.atan2(east, north) / RADIAN }
}

/** A point of the floor: metres from the west wall, and from the window. */
type Point = readonly [east: number, south: number]

/** The part of a convex polygon on one side of a line (I. Sutherland and G. Hodgman, 1974). */
function clip(polygon: readonly Point[], inside: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point
    const here = inside(point)
    const there = inside(next)
    const share = here / (here - there)
    const crossing: Point = [
      point[0] + share * (next[0] - point[0]),
      point[1] + share * (next[1] - point[1]),
    ]
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])]
  })
}

/**
 * The sunlit part of the floor as a polygon, empty if the sun does not reach it. The eaves shade
 * the window from above when the sun is high.
 */
export function sunlitFloor({ elevation, azimuth }: Sun, room: Room): Point[] {
  const towardsWindow = Math.cos(azimuth * RADIAN)
  if (elevation <= 0 || towardsWindow <= 0) return []
  const slope = Math.tan(elevation * RADIAN)
  const head = Math.min(room.head, room.height - (room.eaves * slope) / towardsWindow)
  if (head <= room.sill) return []
  const land = (along: number, height: number): Point => [
    along - (height / slope) * Math.sin(azimuth * RADIAN),
    (height / slope) * towardsWindow,
  ]
  const [west, east] = room.window
  const whole = [land(west, room.sill), land(east, room.sill), land(east, head), land(west, head)]
  return [
    ([x]: Point) => x,
    ([x]: Point) => room.width - x,
    ([, y]: Point) => room.depth - y,
  ].reduce(clip, whole)
}
