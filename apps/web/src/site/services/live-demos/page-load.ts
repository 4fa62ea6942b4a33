// When the parts of a page arrive on a phone: sizes, round trips and a connection, nothing else.

export const connections = [
  { id: 'train', name: 'On a train', kilobytesPerSecond: 200, roundTripMs: 150 },
  { id: 'street', name: '4G', kilobytesPerSecond: 1_500, roundTripMs: 60 },
  { id: 'home', name: 'Home Wi-Fi', kilobytesPerSecond: 6_000, roundTripMs: 15 },
] as const
export type Connection = (typeof connections)[number]
export type ConnectionId = Connection['id']

/** What makes a page heavier than it has to be. */
export const burdens = [
  { id: 'photo', name: 'Photo straight from the camera' },
  { id: 'fonts', name: 'Six web fonts that hold up the text' },
  { id: 'scripts', name: 'Page builder and four trackers' },
] as const
export type Burden = (typeof burdens)[number]['id']

/** In kilobytes, as sent. */
const light: Record<Burden | 'page', number> = { page: 24, photo: 70, fonts: 36, scripts: 60 }
const heavy: Record<Burden, number> = { photo: 2_400, fonts: 280, scripts: 900 }

/** Finding the server, connecting, and agreeing on keys, before the first byte is asked for. */
const TRIPS_TO_CONNECT = 3

export type Part = 'words' | 'button' | 'photo'
export interface Arrival {
  part: Part
  name: string
  kilobytes: number
  /** Milliseconds after the tap. */
  from: number
  to: number
}

/**
 * The parts in the order in which they arrive, one after the other: words, then what makes the
 * button work, then the photo. Each costs one round trip and its bytes.
 */
export function loadPage(carried: ReadonlySet<Burden>, connection: Connection): Arrival[] {
  const sizeOf = (burden: Burden) => (carried.has(burden) ? heavy : light)[burden]
  const parts = [
    // Fonts of our own replace the device's once they are there; six files keep the words waiting.
    {
      part: 'words',
      name: 'Text',
      kilobytes: light.page + (carried.has('fonts') ? heavy.fonts : 0),
    },
    {
      part: 'button',
      name: 'Working button',
      kilobytes: sizeOf('scripts') + (carried.has('fonts') ? 0 : light.fonts),
    },
    { part: 'photo', name: 'Photo', kilobytes: sizeOf('photo') },
  ] as const
  let time = TRIPS_TO_CONNECT * connection.roundTripMs
  return parts.map((each) => {
    const from = time
    time += connection.roundTripMs + (each.kilobytes / connection.kilobytesPerSecond) * 1000
    return { ...each, from, to: time }
  })
}

export const kilobytesOf = (arrivals: readonly Arrival[]) =>
  arrivals.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

export const hasArrived = (arrivals: readonly Arrival[], part: Part, time: number) =>
  arrivals.some((arrival) => arrival.part === part && arrival.to <= time)

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const inMegabytes = (kilobytes: number) =>
  kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`
