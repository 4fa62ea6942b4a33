// Which trucks need another slot when a ship is late, and which slot they get.

/** The half hours of the board, from 6 am. */
export const SLOT_COUNT = 12
export const gates = [1, 2, 3, 4] as const
/** Only these gates have power for chilled containers. */
const POWERED_GATES: readonly number[] = [3, 4]
/** How many containers the crane takes off a ship in half an hour. */
const UNLOADED_PER_SLOT = 4

type ShipId = 'B' | 'C'
export interface Ship {
  id: ShipId
  name: string
  /** The half hour in which it is due to berth. */
  due: number
}
export const ships: Ship[] = [
  { id: 'B', name: 'Bass Star', due: 0 },
  { id: 'C', name: 'Corio Bay', due: 4 },
]

export interface Truck {
  id: string
  /** The ship with its container; an empty container waits in the yard. */
  ship?: Ship
  isChilled: boolean
  /** Half hours from the berthing of its ship until its container is on the ground. */
  unloadedAfter: number
}
export interface Slot {
  time: number
  gate: number
}
/** The slot of each truck. A truck without one is on the afternoon's board. */
export type Plan = Readonly<Record<string, Slot | undefined>>
/** Half hours by which each ship is late. */
export type Delays = Readonly<Record<ShipId, number>>

/** One gate a line: B and C are ships, E is an empty container, a small letter is a chilled one. */
const morning = ['EBBEB.CCEC..', 'EBEBBC.CC.E.', 'EbBEb.cEC.Cc', '.BbBEBC.cE..']

const planned = Array.from({ length: SLOT_COUNT }, (_, time) =>
  morning.flatMap((line, index) => {
    const mark = line.charAt(time)
    return mark === '.' ? [] : [{ mark, slot: { time, gate: index + 1 } }]
  }),
).flat()

const numbered = planned.map(({ mark, slot }, index) => {
  const letter = mark.toUpperCase()
  const ship = ships.find(({ id }) => id === letter)
  const before = planned.slice(0, index).filter((each) => each.mark.toUpperCase() === letter).length
  const truck: Truck = {
    id: `${letter}${before + 1}`,
    ship,
    isChilled: mark !== letter,
    unloadedAfter: 1 + Math.floor(before / UNLOADED_PER_SLOT),
  }
  return { truck, slot }
})
export const trucks = numbered.map(({ truck }) => truck)
export const morningPlan: Plan = Object.fromEntries(
  numbered.map(({ truck, slot }) => [truck.id, slot]),
)

/** The first half hour in which a truck can load. */
export const readyAt = ({ ship, unloadedAfter }: Truck, delays: Delays) =>
  ship ? ship.due + delays[ship.id] + unloadedAfter : 0

const canUse = ({ isChilled }: Truck, gate: number) => !isChilled || POWERED_GATES.includes(gate)

/**
 * Moves only the trucks whose container would not be there in time. Chilled containers choose
 * first, then whoever can load first. Each gets the earliest free slot, at its own gate if it can,
 * or none if the morning is full.
 */
export function replan(plan: Plan, delays: Delays): Plan {
  const mustMove = (truck: Truck) => (plan[truck.id]?.time ?? -1) < readyAt(truck, delays)
  const next: Record<string, Slot | undefined> = Object.fromEntries(
    trucks.filter((truck) => !mustMove(truck)).map(({ id }) => [id, plan[id]]),
  )
  const movers = trucks
    .filter(mustMove)
    .sort(
      (a, b) =>
        Number(b.isChilled) - Number(a.isChilled) || readyAt(a, delays) - readyAt(b, delays),
    )
  for (const truck of movers) {
    const taken = new Set(Object.values(next).map((slot) => slot && `${slot.time}/${slot.gate}`))
    const ownGate = plan[truck.id]?.gate
    const byPreference = gates
      .filter((gate) => canUse(truck, gate))
      .sort((a, b) => Number(b === ownGate) - Number(a === ownGate))
    const ready = readyAt(truck, delays)
    next[truck.id] = Array.from({ length: Math.max(0, SLOT_COUNT - ready) }, (_, index) =>
      byPreference.map((gate) => ({ time: ready + index, gate })),
    )
      .flat()
      .find(({ time, gate }) => !taken.has(`${time}/${gate}`))
  }
  return next
}

export interface Move {
  truck: Truck
  from: Slot | undefined
  to: Slot | undefined
}
/** The trucks whose slot differs between two plans. */
export const movesBetween = (before: Plan, after: Plan): Move[] =>
  trucks
    .map((truck) => ({ truck, from: before[truck.id], to: after[truck.id] }))
    .filter(({ from, to }) => from?.time !== to?.time || from?.gate !== to?.gate)

/** A half hour of the board as on a clock. */
export const clock = (time: number) =>
  `${((6 + Math.floor(time / 2) + 11) % 12) + 1}:${time % 2 ? '30' : '00'}`
export const describeSlot = (slot: Slot | undefined) =>
  slot ? `${clock(slot.time)} am, gate ${slot.gate}` : 'after noon'
export const describeDelay = (halfHours: number) =>
  halfHours === 0 ? 'on time' : halfHours === 1 ? '30 min late' : `${halfHours / 2} h late`
