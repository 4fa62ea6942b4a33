import { describe, expect, test } from 'vitest'
import {
  type DoorList,
  nights,
  partiesOf,
  priceOf,
  type Seat,
  seats,
  seatTowards,
  setOnline,
  singlesLeft,
  tick,
  unsent,
} from './box-office.ts'

const seat = (id: string): Seat => {
  const found = seats.find((each) => each.id === id)
  if (!found) throw new Error(`No seat ${id}`)
  return found
}

test('has 212 seats, each once', () => {
  expect(seats).toHaveLength(212)
  expect(new Set(seats.map(({ id }) => id)).size).toBe(212)
  expect(new Set(seats.map(({ row, column }) => `${row}/${column}`)).size).toBe(212)
})

test('leaves the middle of the last row to the sound desk', () => {
  const columns = seats.filter(({ row }) => row === 'M').map(({ column }) => column)
  expect(columns).toHaveLength(18)
  expect(columns).not.toContain(10)
  expect(columns).not.toContain(11)
})

test.each(nights)('sells no seat twice on $label, and leaves some', ({ id }) => {
  const sold = partiesOf(id).flat()
  expect(new Set(sold).size).toBe(sold.length)
  expect(sold.length).toBeGreaterThan(80)
  expect(sold.length).toBeLessThan(200)
})

describe('arrow keys', () => {
  const choosable = seats.filter(({ id }) => !['G11', 'H10'].includes(id))
  test('skip seats that are sold', () => {
    expect(seatTowards(seat('G10'), 'ArrowRight', choosable)?.id).toBe('G12')
    expect(seatTowards(seat('G12'), 'ArrowLeft', choosable)?.id).toBe('G10')
  })
  test('stay in the row at its ends', () => {
    expect(seatTowards(seat('G20'), 'ArrowRight', choosable)).toBeUndefined()
    expect(seatTowards(seat('G10'), 'Home', choosable)?.id).toBe('G1')
    expect(seatTowards(seat('G10'), 'End', choosable)?.id).toBe('G20')
  })
  test('go to the nearest seat of the next row, by its place in the room', () => {
    expect(seatTowards(seat('A1'), 'ArrowDown', choosable)?.id).toBe('B2')
    expect(seatTowards(seat('G1'), 'ArrowUp', choosable)?.id).toBe('F1')
    expect(seatTowards(seat('G10'), 'ArrowDown', choosable)?.id).toBe('H9')
    expect(seatTowards(seat('A1'), 'ArrowUp', choosable)).toBeUndefined()
  })
  test('pass a row without a seat to choose', () => {
    const withoutB = seats.filter(({ row }) => row !== 'B')
    expect(seatTowards(seat('A1'), 'ArrowDown', withoutB)?.row).toBe('C')
  })
})

test('names a seat that a choice leaves alone, but not across an aisle', () => {
  expect(singlesLeft(['G9', 'G10'], new Set())).toEqual(['G8'])
  expect(singlesLeft(['G8', 'G9'], new Set())).toEqual([])
  expect(singlesLeft(['G10'], new Set(['G12']))).toEqual(['G11'])
  expect(singlesLeft([], new Set(['G9', 'G10']))).toEqual([])
})

test('charges what was named, nothing yet, or one seat more', () => {
  expect(priceOf(2, 'wednesday', 'now', 15)).toEqual({ perSeat: 15, forward: 0, total: 30 })
  expect(priceOf(2, 'wednesday', 'after', 15).total).toBe(0)
  expect(priceOf(2, 'wednesday', 'forward', 15)).toEqual({ perSeat: 32, forward: 32, total: 96 })
  expect(priceOf(0, 'wednesday', 'forward', 15).total).toBe(0)
})

test('charges the full price on other nights, whatever was chosen on Wednesday', () => {
  for (const way of ['now', 'after', 'forward'] as const) {
    expect(priceOf(3, 'friday', way, 5)).toEqual({ perSeat: 32, forward: 0, total: 96 })
  }
})

test('keeps ticks on the phone without Wi-Fi and sends them later', () => {
  const offline: DoorList = { isOnline: false, arrived: ['a'], sent: ['a'] }
  const ticked = tick(tick(offline, 'b'), 'a')
  expect(ticked.arrived).toEqual(['b'])
  expect(unsent(ticked)).toBe(2)
  expect(unsent(setOnline(ticked, true))).toBe(0)
  expect(unsent(tick(setOnline(ticked, true), 'c'))).toBe(0)
})
