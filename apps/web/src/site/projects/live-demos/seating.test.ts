import { describe, expect, test } from 'vitest'
import {
  type Booking,
  findQuieterNight,
  findTable,
  guestsOn,
  type NightId,
  nights,
  prepSheet,
  standingBookings,
  tables,
} from './seating.ts'

const SEVEN = 19 * 60
const nightOf = (id: NightId) => nights.find((night) => night.id === id) as (typeof nights)[number]
const idsOf = (booking: Booking | undefined) => booking?.tables.map(({ id }) => id)
/** A night on which only the named tables are free. */
const allBut = (night: NightId, ...free: string[]): Booking[] => [
  {
    night,
    guests: 1,
    tables: tables.filter(({ id }) => !free.includes(id)),
    arrives: 0,
    leaves: 24 * 60,
  },
]

test('the room seats 46', () => {
  expect(tables.reduce((sum, { seats }) => sum + seats, 0)).toBe(46)
})

test('every standing party has a table, and no table has two parties at once', () => {
  const parties = nights.flatMap((night) => Object.values(night.parties).flat())
  expect(standingBookings).toHaveLength(parties.length)
  for (const a of standingBookings)
    for (const b of standingBookings)
      if (a !== b && a.night === b.night && a.arrives < b.leaves && b.arrives < a.leaves)
        expect(a.tables.filter((table) => b.tables.includes(table))).toEqual([])
})

describe('a table is found', () => {
  test('with the fewest spare seats', () => {
    expect(idsOf(findTable(nightOf('tue'), [], 2, SEVEN))).toEqual(['W1'])
    expect(idsOf(findTable(nightOf('tue'), [], 3, SEVEN))).toEqual(['H1'])
  })

  test('without joining, if a single table fits as well', () => {
    expect(idsOf(findTable(nightOf('tue'), [], 4, SEVEN))).toEqual(['H1'])
  })

  test('by joining neighbours, if no single table fits as well', () => {
    expect(idsOf(findTable(nightOf('tue'), [], 6, SEVEN))).toEqual(['B1', 'B2', 'B3'])
    const free = allBut('tue', 'W1', 'W2', 'W4')
    expect(idsOf(findTable(nightOf('tue'), free, 4, SEVEN))).toEqual(['W1', 'W2'])
  })

  test('for as long as a party keeps it there, and longer if tables are joined', () => {
    const leaves = (guests: number, ...free: string[]) =>
      findTable(nightOf('tue'), allBut('tue', ...free), guests, SEVEN)?.leaves
    expect(leaves(2, 'C1')).toBe(SEVEN + 75)
    expect(leaves(2, 'H1')).toBe(SEVEN + 105)
    expect(leaves(4, 'W1', 'W2')).toBe(SEVEN + 105)
    expect(leaves(6, 'B1', 'B2', 'B3')).toBe(SEVEN + 135)
  })

  test('once the party before it has left, and not when it would run into the next', () => {
    const before: Booking = { ...allBut('tue')[0], leaves: SEVEN + 20 } as Booking
    expect(findTable(nightOf('tue'), [before], 2, SEVEN)?.arrives).toBe(SEVEN + 30)
    const after: Booking = { ...before, arrives: SEVEN + 80, leaves: SEVEN + 200 }
    expect(idsOf(findTable(nightOf('tue'), [after], 2, SEVEN))).toEqual(['C1'])
  })

  test('except the one closed for a private dinner', () => {
    expect(idsOf(findTable(nightOf('tue'), [], 7, SEVEN))).toEqual(['V'])
    expect(idsOf(findTable(nightOf('thu'), [], 7, SEVEN))).toEqual(['H1', 'H2'])
  })
})

test('a full Saturday offers the quietest night with a table at the same time', () => {
  expect(findTable(nightOf('sat'), standingBookings, 4, SEVEN)?.arrives).toBe(20.25 * 60)
  const offer = findQuieterNight('sat', standingBookings, 4, SEVEN)
  expect([offer?.night, offer?.arrives]).toEqual(['tue', SEVEN])
  expect(findQuieterNight('tue', standingBookings, 4, SEVEN)).toBeUndefined()
})

test('the quieter night is the one with the fewest guests, if it has a table at that time', () => {
  const [full] = allBut('tue')
  if (!full) throw new Error('no booking')
  const busier = [...standingBookings, { ...full, guests: 20, tables: tables.slice(-1) }]
  expect(findQuieterNight('sat', busier, 4, SEVEN)?.night).toBe('wed')
  const fullAtSeven = [...standingBookings, { ...full, arrives: SEVEN, leaves: SEVEN + 15 }]
  expect(findQuieterNight('sat', fullAtSeven, 4, SEVEN)?.night).toBe('wed')
})

test('the kitchen prepares for everyone seated, and only what is on the menu', () => {
  const waiting: Booking = { night: 'tue', guests: 8, tables: [], arrives: SEVEN, leaves: SEVEN }
  const bookings = [...standingBookings, waiting]
  expect(guestsOn('tue', bookings)).toBe(24)
  expect(prepSheet(nightOf('tue'), bookings).map(({ amount }) => amount)).toEqual([
    '4 loaves',
    undefined,
    '6 shoulders',
    undefined,
    '3 tarts',
  ])
  expect(prepSheet(nightOf('sat'), bookings).every(({ amount }) => amount)).toBe(true)
})
