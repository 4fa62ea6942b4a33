// Which table of the restaurant is free for a party, and what the kitchen prepares for the night.

export interface Table {
  id: string
  seats: number
  place: string
  /** How many minutes a party keeps it. */
  turn: number
}
const row = (letter: string, count: number, rest: Omit<Table, 'id'>): Table[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${letter}${index + 1}`, ...rest }))

/** In the order in which equally good tables are offered. */
export const tables: Table[] = [
  ...row('W', 4, { seats: 2, place: 'by the window', turn: 90 }),
  ...row('B', 4, { seats: 2, place: 'on the bench', turn: 105 }),
  ...row('C', 3, { seats: 2, place: 'at the counter', turn: 75 }),
  ...row('H', 4, { seats: 4, place: 'in the banking hall', turn: 105 }),
  { id: 'V', seats: 8, place: 'in the vault', turn: 150 },
]

/** Tables that can be pushed together. */
const joins = ['W1 W2', 'W3 W4', 'B1 B2', 'B2 B3', 'B3 B4', 'B1 B2 B3', 'H1 H2', 'H3 H4']
/** What a party can be seated at: a single table before tables that have to be joined. */
const settings: Table[][] = [
  ...tables.map((table) => [table]),
  ...joins.map((ids) => tables.filter(({ id }) => ids.split(' ').includes(id))),
]

export type NightId = 'tue' | 'wed' | 'thu' | 'fri' | 'sat'
export interface Night {
  id: NightId
  name: string
  /** Fewer dishes, on the quieter nights. */
  shortMenu?: boolean
  /** The table closed for a private dinner. */
  closed?: string
  /** Parties already booked, by hour of arrival. */
  parties: Record<number, number[]>
}
export const nights: Night[] = [
  {
    id: 'tue',
    name: 'Tuesday',
    shortMenu: true,
    parties: { 17.5: [2], 18: [4, 2], 18.5: [2, 3], 19: [2], 19.5: [2, 5], 20: [2] },
  },
  {
    id: 'wed',
    name: 'Wednesday',
    shortMenu: true,
    parties: { 17.5: [2, 4], 18: [2, 2, 6], 18.5: [4, 2], 19: [3, 2], 20: [2, 4] },
  },
  {
    id: 'thu',
    name: 'Thursday',
    closed: 'V',
    parties: { 17.5: [4, 2, 2], 18: [2, 3, 2], 18.5: [4, 2], 19: [4, 2], 20: [2, 4, 2, 3] },
  },
  {
    id: 'fri',
    name: 'Friday',
    parties: { 17.5: [2, 4, 2, 2], 18: [4, 2, 6], 18.5: [4, 2, 2, 2], 19: [4], 20: [2, 4, 2, 7] },
  },
  {
    id: 'sat',
    name: 'Saturday',
    parties: {
      17.5: [2, 2, 4, 2],
      18: [8, 4, 2, 2, 2],
      18.5: [4, 4, 2, 2],
      19: [4, 2],
      19.25: [4],
      19.5: [2],
      19.75: [4, 2],
      20.25: [2, 4],
      20.5: [4, 2, 6],
    },
  },
]

/** Minutes that a party keeps its tables: the more are joined, the longer. */
const turnOf = (set: readonly Table[]) => (set[0]?.turn ?? 0) + 15 * (set.length - 1)

/** Minutes between two times that can be booked. */
const STEP = 15
const LAST_ARRIVAL = 20.5 * 60

export interface Booking {
  night: NightId
  guests: number
  /** Empty for a party on the waitlist. */
  tables: Table[]
  /** Minutes after midnight. */
  arrives: number
  leaves: number
}

/**
 * The first free table for a party from a time on. At that time, the table or tables with the
 * fewest spare seats.
 */
export function findTable(
  night: Night,
  bookings: readonly Booking[],
  guests: number,
  from: number,
  until = LAST_ARRIVAL,
): Booking | undefined {
  const fitting = settings
    .map((set) => ({ set, spare: set.reduce((sum, { seats }) => sum + seats, -guests) }))
    .filter(({ set, spare }) => spare >= 0 && set.every(({ id }) => id !== night.closed))
    .sort((a, b) => a.spare - b.spare)
  for (let arrives = from; arrives <= until; arrives += STEP) {
    for (const { set } of fitting) {
      const leaves = arrives + turnOf(set)
      const isTaken = bookings.some(
        (other) =>
          other.night === night.id &&
          other.arrives < leaves &&
          arrives < other.leaves &&
          other.tables.some((table) => set.includes(table)),
      )
      if (!isTaken) return { night: night.id, guests, tables: set, arrives, leaves }
    }
  }
}

/** The bookings of all nights, seated by the same search in the order in which they arrive. */
export const standingBookings: Booking[] = nights.flatMap((night) => {
  const seated: Booking[] = []
  const hours = Object.keys(night.parties).map(Number)
  for (const hour of hours.sort((a, b) => a - b))
    for (const guests of night.parties[hour] ?? []) {
      const booking = findTable(night, seated, guests, hour * 60, hour * 60)
      if (booking) seated.push(booking)
    }
  return seated
})

export const guestsOn = (night: NightId, bookings: readonly Booking[]) =>
  bookings
    .filter((booking) => booking.night === night && booking.tables.length > 0)
    .reduce((sum, { guests }) => sum + guests, 0)

/** A table at exactly this time on the night with the fewest guests, for a night that has none. */
export function findQuieterNight(
  asked: NightId,
  bookings: readonly Booking[],
  guests: number,
  time: number,
): Booking | undefined {
  const booked = (id: NightId) => guestsOn(id, bookings)
  return nights
    .filter(({ id }) => booked(id) < booked(asked))
    .sort((a, b) => booked(a.id) - booked(b.id))
    .flatMap((night) => findTable(night, bookings, guests, time, time) ?? [])[0]
}

const dishes = [
  { name: 'Sourdough', unit: ['loaf', 'loaves'], guestsPer: 6, short: true },
  { name: 'Apple and fennel', unit: ['salad', 'salads'], guestsPer: 2, short: false },
  { name: 'Lamb over coals', unit: ['shoulder', 'shoulders'], guestsPer: 4, short: true },
  { name: 'Leeks in the ashes', unit: ['tray', 'trays'], guestsPer: 8, short: false },
  { name: 'Quince tart', unit: ['tart', 'tarts'], guestsPer: 8, short: true },
] as const

/** What the kitchen prepares for a night; no amount for a dish that is not on its menu. */
export function prepSheet(night: Night, bookings: readonly Booking[]) {
  const guests = guestsOn(night.id, bookings)
  return dishes.map(({ name, unit, guestsPer, short }) => {
    const count = Math.ceil(guests / guestsPer)
    const isServed = short || !night.shortMenu
    return { name, amount: isServed ? `${count} ${unit[count === 1 ? 0 : 1]}` : undefined }
  })
}

/** '7 pm' or '8:45 pm'. */
export const formatTime = (minutes: number) => {
  const past = minutes % 60
  return `${Math.floor(minutes / 60) - 12}${past ? `:${past}` : ''} pm`
}
