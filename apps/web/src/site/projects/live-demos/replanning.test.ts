import { expect, test } from 'vitest'
import {
  type Delays,
  type Move,
  morningPlan,
  movesBetween,
  readyAt,
  replan,
  SLOT_COUNT,
  ships,
  trucks,
} from './replanning.ts'

const delayCases = Array.from({ length: 8 }, (_, B) =>
  Array.from({ length: 8 }, (_, C): Delays => ({ B, C })),
).flat()
const idsMovedBy = (delays: Delays) =>
  movesBetween(morningPlan, replan(morningPlan, delays)).map(({ truck }) => truck.id)

test('moves nobody while the ships are on time', () => {
  expect(idsMovedBy({ B: 0, C: 0 })).toEqual([])
})

test('moves only the trucks whose container would not be there', () => {
  for (const delays of delayCases) {
    const late = trucks.filter(
      (truck) => (morningPlan[truck.id]?.time ?? 0) < readyAt(truck, delays),
    )
    expect(idsMovedBy(delays)).toEqual(late.map(({ id }) => id))
  }
})

test('half an hour leaves the trucks with time to spare where they are', () => {
  const moved = idsMovedBy({ B: 1, C: 0 })
  expect(moved).toContain('B1')
  expect(moved).not.toContain('B13')
  expect(moved.every((id) => id.startsWith('B'))).toBe(true)
})

test('whoever can load first chooses first', () => {
  for (const delays of delayCases) {
    const moves = movesBetween(morningPlan, replan(morningPlan, delays)).filter(
      ({ truck }) => !truck.isChilled,
    )
    const timeOf = ({ to }: Move) => to?.time ?? SLOT_COUNT
    for (const earlier of moves) {
      for (const later of moves) {
        if (readyAt(earlier.truck, delays) < readyAt(later.truck, delays)) {
          expect(timeOf(earlier)).toBeLessThanOrEqual(timeOf(later))
        }
      }
    }
  }
})

test('a truck that moves keeps its gate if a slot there is as early as any', () => {
  for (const delays of delayCases) {
    const plan = replan(morningPlan, delays)
    const isUsed = (time: number, gate: number) =>
      Object.values(plan).some((slot) => slot?.time === time && slot.gate === gate)
    for (const { from, to } of movesBetween(morningPlan, plan)) {
      if (from && to && !isUsed(to.time, from.gate)) expect(to.gate).toBe(from.gate)
    }
  }
})

test('never gives a truck a slot before its container, or one slot to two trucks', () => {
  for (const delays of delayCases) {
    const plan = replan(morningPlan, delays)
    const slots = trucks.flatMap((truck) => {
      const slot = plan[truck.id]
      if (slot) expect(slot.time).toBeGreaterThanOrEqual(readyAt(truck, delays))
      return slot ? [`${slot.time}/${slot.gate}`] : []
    })
    expect(new Set(slots).size).toBe(slots.length)
  }
})

test('sends chilled containers to the gates with power, before the others choose', () => {
  for (const delays of delayCases) {
    const plan = replan(morningPlan, delays)
    for (const { id, isChilled } of trucks) {
      if (isChilled && plan[id]) expect([3, 4]).toContain(plan[id].gate)
    }
  }
  // Five trucks have to wait for the afternoon, and none of them is chilled.
  const plan = replan(morningPlan, { B: 6, C: 0 })
  const left = trucks.filter(({ id }) => !plan[id])
  expect(left).toHaveLength(5)
  expect(left.some(({ isChilled }) => isChilled)).toBe(false)
})

test('leaves a truck without a slot only when the morning is full from then on', () => {
  const delays = { B: 7, C: 0 }
  const plan = replan(morningPlan, delays)
  const left = trucks.filter(({ id }) => !plan[id])
  expect(left.length).toBeGreaterThan(0)
  const ready = Math.min(...left.map((truck) => readyAt(truck, delays)))
  const used = Object.values(plan).filter((slot) => slot && slot.time >= ready).length
  expect(used).toBe(4 * (SLOT_COUNT - ready))
})

test('settles: replanning the new plan changes nothing more', () => {
  for (const delays of delayCases) {
    const plan = replan(morningPlan, delays)
    expect(movesBetween(plan, replan(plan, delays))).toEqual([])
  }
})

test('shows 36 trucks of two ships and the yard', () => {
  expect(trucks).toHaveLength(36)
  expect(ships.map(({ id }) => trucks.filter(({ ship }) => ship?.id === id).length)).toEqual([
    13, 12,
  ])
})
