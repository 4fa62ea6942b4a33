import { useState } from 'react'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { Controls, DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import { type Room, seasons, sunAt, sunlitFloor } from './sunlight.ts'

const floors = [
  ['ground', 'Living room'],
  ['upper', 'Bedroom upstairs'],
] as const
type Floor = (typeof floors)[number][0]
const rooms: Record<Floor, Room> = {
  ground: { width: 6, depth: 5.4, height: 2.7, sill: 0, head: 2.4, eaves: 0.9, window: [1, 5] },
  upper: { width: 4.6, depth: 4, height: 2.5, sill: 0.9, head: 2.2, eaves: 0.45, window: [1, 3.4] },
}

/** The size of the drawing, and the focal length of its perspective. */
const WIDTH = 720
const HEIGHT = 420
const FOCAL = 400
/** The height of the eye, and where its horizon is in the drawing. */
const EYE = 1.5
const HORIZON = 0.46 * HEIGHT

/** Projects a point of the room, seen from its south-west corner towards the window. */
function project(room: Room, east: number, height: number, south: number): string {
  const distance = room.depth - south + 3
  const x = WIDTH / 2 + ((east - room.width / 2) * FOCAL) / distance
  const y = HORIZON - ((height - EYE) * FOCAL) / distance
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

/** Hours as on a clock: 13.5 is 1:30 pm. */
const clock = (hour: number) => {
  const whole = Math.floor(hour)
  const minutes = hour === whole ? '' : ':30'
  return `${((whole + 11) % 12) + 1}${minutes} ${whole < 12 ? 'am' : 'pm'}`
}

const skyOf = (elevation: number) =>
  elevation <= 0
    ? ['#1b2740', '#38405c']
    : elevation < 8
      ? ['#5d7aa8', '#f2b98a']
      : ['#6fa6d6', '#cfe3ee']

export function LiveDemo() {
  const [hour, setHour] = useState(13)
  const [seasonId, setSeason] = useState<(typeof seasons)[number]['id']>('winter')
  const [floor, setFloor] = useState<Floor>('ground')
  const season = seasons.find(({ id }) => id === seasonId)
  const room = rooms[floor]
  const sun = sunAt(hour, season?.declination ?? 0)
  const middle = (room.window[0] + room.window[1]) / 2
  const panes = [
    [room.window[0], middle - 0.05],
    [middle + 0.05, room.window[1]],
  ] as const
  const lit = panes
    .map((window) => sunlitFloor(sun, { ...room, window }))
    .filter(({ length }) => length > 2)
  const reach = Math.max(0, ...lit.flat().map(([, south]) => south))
  const isNight = sun.elevation <= 0
  const points = (corners: readonly (readonly [number, number, number])[]) =>
    corners.map(([east, height, south]) => project(room, east, height, south)).join(' ')
  const { width, depth, height } = room
  const [west, east] = room.window
  const pane = points([
    [west, room.sill, 0],
    [east, room.sill, 0],
    [east, room.head, 0],
    [west, room.head, 0],
  ])
  const [zenith, horizon] = skyOf(sun.elevation)
  const shade = isNight ? 0.34 : 0.72 + 0.28 * Math.min(1, sun.elevation / 30)
  const wall = (light: number) =>
    `rgb(${[232, 222, 206].map((v) => Math.round(v * light * shade)).join(' ')})`
  return (
    <DemoFrame
      drawing={
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <defs>
            <clipPath id="demo-window">
              <polygon points={pane} />
            </clipPath>
            <linearGradient
              id="demo-sky"
              gradientUnits="userSpaceOnUse"
              y1={HORIZON - 70}
              x2="0"
              y2={HORIZON}
            >
              <stop stopColor={zenith} />
              <stop offset="1" stopColor={horizon} />
            </linearGradient>
          </defs>
          <rect width={WIDTH} height={HEIGHT} fill={wall(0.62)} />
          <polygon
            points={points([
              [0, 0, 0],
              [width, 0, 0],
              [width, height, 0],
              [0, height, 0],
            ])}
            fill={wall(0.8)}
          />
          <polygon
            points={points([
              [0, 0, 0],
              [0, height, 0],
              [0, height, depth + 1.6],
              [0, 0, depth + 1.6],
            ])}
            fill={wall(0.9)}
          />
          <polygon
            points={points([
              [width, 0, 0],
              [width, height, 0],
              [width, height, depth + 1.6],
              [width, 0, depth + 1.6],
            ])}
            fill={wall(0.72)}
          />
          <polygon
            points={points([
              [0, 0, 0],
              [width, 0, 0],
              [width, 0, depth + 1.6],
              [0, 0, depth + 1.6],
            ])}
            fill={`rgb(${[176, 132, 92].map((v) => Math.round(v * shade)).join(' ')})`}
          />
          {Array.from({ length: 9 }, (_, index) => ((index + 1) * width) / 10).map((x) => (
            <polyline
              key={x}
              points={points([
                [x, 0, 0],
                [x, 0, depth + 1.6],
              ])}
              fill="none"
              stroke="#000"
              strokeOpacity=".14"
            />
          ))}
          {lit.map((patch, index) => (
            <polygon
              key={panes[index]?.[0]}
              points={points(patch.map(([x, y]) => [x, 0, y]))}
              fill={sun.elevation < 12 ? '#ffc27d' : '#fff0c9'}
              fillOpacity=".86"
            />
          ))}
          <g clipPath="url(#demo-window)">
            <rect width={WIDTH} height={HORIZON} fill="url(#demo-sky)" />
            <rect y={HORIZON} width={WIDTH} height="14" fill={isNight ? '#141c2e' : '#3f7d92'} />
            <path
              d={`M0 ${HORIZON + 13}q180-7 360 1t360-3V${HEIGHT}H0z`}
              fill={isNight ? '#1d211f' : '#9c9a68'}
            />
          </g>
          <polygon points={pane} fill="none" stroke="#4a3a2b" strokeWidth="5" />
          <polyline
            points={points([
              [(west + east) / 2, room.sill, 0],
              [(west + east) / 2, room.head, 0],
            ])}
            stroke="#4a3a2b"
            strokeWidth="4"
          />
        </svg>
      }
    >
      <Controls>
        <SegmentedControl
          legend="Season"
          name="demo-season"
          options={seasons.map(({ id, label }) => [id, label] as const)}
          value={seasonId}
          onChange={setSeason}
        />
        <SegmentedControl
          legend="Room"
          name="demo-room"
          options={floors}
          value={floor}
          onChange={setFloor}
        />
        <Slider
          label="Hour"
          min={5}
          max={21}
          step={0.5}
          value={hour}
          valueText={clock(hour)}
          onChange={setHour}
        />
      </Controls>
      <Reading>
        {isNight
          ? `${season?.date}, ${clock(hour)}: the sun is below the horizon.`
          : reach > 0
            ? `${season?.date}, ${clock(hour)}: the sun is ${Math.round(sun.elevation)}° up and reaches ${reach.toFixed(1)} m into the room.`
            : `${season?.date}, ${clock(hour)}: the sun is ${Math.round(sun.elevation)}° up, and the eaves keep it off the floor.`}
      </Reading>
    </DemoFrame>
  )
}
