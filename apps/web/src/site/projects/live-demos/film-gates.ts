// The four gates that a shot passes before it is on a film's cut list.

export const gates = ['frame', 'still', 'motion', 'voice'] as const
export type Gate = (typeof gates)[number]
export type Light = 'early' | 'dusk'

/** What the photographs of a street show. */
interface Reference {
  sign: string
  route: string
  light: Light
}

/** One of a gate's two proposals, as the checker reads it. */
export interface Take {
  id: string
  title: string
  isClose?: boolean
  /** The length of the shot. */
  seconds?: number
  route?: string
  sign?: string
  isPan?: boolean
  /** The light of the last frame. */
  light?: Light
  /** Words a second. */
  pace?: number
}

export interface Shot {
  street: string
  line: string
  reference: Reference
  takes: Record<Gate, readonly [Take, Take]>
}

/** The voice ends this long before the cut. */
const BREATH_SECONDS = 0.5
export const FILM_SECONDS = 30
export const DIRECTOR = 'Ines Calder'

const shot = (
  street: string,
  route: string,
  line: string,
  [signA, signB]: readonly [string, string],
  [lightA, lightB]: readonly [Light, Light],
  wideRoute = route,
): Shot => ({
  street,
  line,
  reference: { sign: street, route, light: 'early' },
  takes: {
    frame: [
      { id: 'A', title: 'Wide, from the stop', seconds: 10, route: wideRoute },
      { id: 'B', title: 'Close, on the doors', seconds: 8, route, isClose: true },
    ],
    still: [
      { id: 'A', title: 'Shops open', sign: signA },
      { id: 'B', title: 'Shops shut', sign: signB },
    ],
    motion: [
      { id: 'A', title: 'Pan with the tram', light: lightA, isPan: true },
      { id: 'B', title: 'Hold as it passes', light: lightB },
    ],
    voice: [
      { id: 'A', title: 'Brisk', pace: 1.9 },
      { id: 'B', title: 'Slow', pace: 1.5 },
    ],
  },
})

/** The shot list of the film for one stop: each a line of the script and its street. */
export const shots: readonly [Shot, Shot, Shot] = [
  shot(
    'Gertrude St',
    '86',
    'Gertrude Street smells of bread before the first 86 has rung its bell.',
    ['Gertrude St', 'Gertrud Ln'],
    ['early', 'dusk'],
  ),
  shot(
    'Smith St',
    '86',
    'On Smith Street somebody always runs for the doors, and somebody always holds them.',
    ['Smythe St', 'Smith St'],
    ['early', 'dusk'],
  ),
  shot(
    'Brunswick St',
    '11',
    'Brunswick Street wakes last, blinks twice at the 11, and orders another coffee.',
    ['Brunswick St', 'Brunswick Av'],
    ['dusk', 'early'],
    '96',
  ),
]

export interface Refusal {
  gate: Gate
  take: string
  /** Why, and what the next prompt says because of it. */
  reason: string
  lesson: string
}
export interface Progress {
  approved: readonly Take[]
  refusals: readonly Refusal[]
}
export const untouched: Progress = { approved: [], refusals: [] }

/** The gate at which a shot waits, or none if it has passed all. */
export const gateOf = ({ approved }: Progress): Gate | undefined => gates[approved.length]

/** The length of the shot, from the frame that was approved. */
export const secondsOf = ({ approved }: Progress): number => approved[0]?.seconds ?? 0

export const voiceSeconds = (line: string, pace: number): number => line.split(' ').length / pace
const roomIn = (seconds: number) => seconds - BREATH_SECONDS
const format = (seconds: number) => `${Number(seconds.toFixed(1))} s`

/** Compares a take with the photographs of its street, and its voice with the shot's length. */
export function checkTake(
  { line, reference, street }: Shot,
  take: Take,
  shotSeconds: number,
): Pick<Refusal, 'reason' | 'lesson'> | undefined {
  if (take.sign && take.sign !== reference.sign) {
    return {
      reason: `the sign “${take.sign}” is invented, the photograph says “${reference.sign}”`,
      lesson: `Keep the sign “${reference.sign}” as photographed.`,
    }
  }
  if (take.route && take.route !== reference.route) {
    return {
      reason: `the tram shows ${take.route}, the photograph ${reference.route}`,
      lesson: `The tram on ${street} is the ${reference.route}.`,
    }
  }
  if (take.light && take.light !== reference.light) {
    return {
      reason: 'its last frame is at dusk, the film is in early light',
      lesson: `Hold the early light on ${street} to the last frame.`,
    }
  }
  if (take.pace && voiceSeconds(line, take.pace) > roomIn(shotSeconds)) {
    const limit = format(roomIn(shotSeconds))
    return {
      reason: `the voice takes ${format(voiceSeconds(line, take.pace))}, the shot has room for ${limit}`,
      lesson: `Read ${street} within ${limit}.`,
    }
  }
  return undefined
}

/** A refused take, made again with what its refusal taught. */
function remake({ line, reference }: Shot, take: Take, shotSeconds: number): Take {
  return {
    ...take,
    id: `${take.id}2`,
    ...(take.sign && { sign: reference.sign }),
    ...(take.route && { route: reference.route }),
    ...(take.light && { light: reference.light }),
    ...(take.pace && { pace: line.split(' ').length / roomIn(shotSeconds) }),
  }
}

/** The two takes on the table at a gate. */
export const takesAt = (shot: Shot, progress: Progress, gate: Gate): Take[] =>
  shot.takes[gate].map((take) =>
    progress.refusals.some((refusal) => refusal.gate === gate && refusal.take === take.id)
      ? remake(shot, take, secondsOf(progress))
      : take,
  )

/** The director signs a take off: it passes the gate, unless the checker refuses it. */
export function signOff(shot: Shot, progress: Progress, take: Take): Progress {
  const gate = gateOf(progress)
  if (!gate) return progress
  const finding = checkTake(shot, take, secondsOf(progress))
  return finding
    ? { ...progress, refusals: [...progress.refusals, { gate, take: take.id, ...finding }] }
    : { ...progress, approved: [...progress.approved, take] }
}

export interface Cut {
  street: string
  start: number
  seconds: number
}

/** The shots that have passed all four gates, one after the other. */
export function cutListOf(progresses: readonly Progress[]): Cut[] {
  let start = 0
  return shots.flatMap(({ street }, index) => {
    const progress = progresses[index]
    if (!progress || gateOf(progress)) return []
    const cut = { street, start, seconds: secondsOf(progress) }
    start += cut.seconds
    return [cut]
  })
}

/** What the checker reads in a take, in a few words. */
export function describeTake({ line }: Shot, take: Take, shotSeconds: number): string {
  if (take.seconds) return `${take.seconds} s. The tram shows ${take.route}.`
  if (take.sign) return `The corner sign reads “${take.sign}”.`
  if (take.light) return take.light === 'early' ? 'Early light throughout.' : 'Ends at dusk.'
  return `${format(voiceSeconds(line, take.pace ?? 1))} of voice in a shot of ${shotSeconds} s.`
}

/** The first shot is cut, the second waits for its still. */
export const opening: readonly Progress[] = shots.map((shot, index) => {
  const steps = [[0, 1, 0, 0, 0], [0], []][index] ?? []
  return steps.reduce<Progress>((progress, step) => {
    const take = takesAt(shot, progress, gateOf(progress) ?? 'voice')[step]
    return take ? signOff(shot, progress, take) : progress
  }, untouched)
})
