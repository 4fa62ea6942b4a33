// The seats of the theatre, who has them on a night, what a booking costs, and the door list.

/** Seats from the stage to the back. There is no row I, which would read as a 1. */
const rowLengths = {
  A: 12,
  B: 14,
  C: 16,
  D: 16,
  E: 18,
  F: 18,
  G: 20,
  H: 20,
  J: 20,
  K: 20,
  L: 20,
  M: 18,
}
export type Row = keyof typeof rowLengths
export const rows = Object.keys(rowLengths) as Row[]
const COLUMNS = 20
export const blocks = ['left', 'centre', 'right'] as const
export type Block = (typeof blocks)[number]
/** The last column before each of the two aisles. */
const AISLES = [7, 13] as const
/** The sound desk takes two places in the middle of the last row. */
export const SOUND_DESK: { row: Row; columns: readonly number[] } = { row: 'M', columns: [10, 11] }

export interface Seat {
  id: string
  row: Row
  number: number
  /** Its place across the room, 1 to 20 from the left as one faces the stage. */
  column: number
  block: Block
}

const columnsOf = (row: Row) => {
  const desk = row === SOUND_DESK.row ? SOUND_DESK.columns : []
  const width = rowLengths[row] + desk.length
  const first = (COLUMNS - width) / 2 + 1
  return Array.from({ length: width }, (_, index) => first + index).filter(
    (column) => !desk.includes(column),
  )
}
export const seats: Seat[] = rows.flatMap((row) =>
  columnsOf(row).map((column, index) => ({
    id: `${row}${index + 1}`,
    row,
    number: index + 1,
    column,
    block: column <= AISLES[0] ? 'left' : column <= AISLES[1] ? 'centre' : 'right',
  })),
)

export const nights = [
  { id: 'wednesday', label: 'Wednesday', offset: 3, free: 5 },
  { id: 'friday', label: 'Friday', offset: 0, free: 3 },
  { id: 'saturday', label: 'Saturday', offset: 6, free: 2 },
] as const
export type Night = (typeof nights)[number]['id']
export const isPayWhatYouCan = (night: Night) => night === 'wednesday'

const partySizes = [2, 2, 4, 3, 2, 1, 2, 4]
/** The parties that have booked a night: neighbours in a row, fewer of them in the first rows. */
export function partiesOf(night: Night): string[][] {
  const { offset, free } = nights.find(({ id }) => id === night) ?? nights[0]
  let party = offset
  return rows.flatMap((row, depth) => {
    const line = seats.filter((seat) => seat.row === row)
    const booked: string[][] = []
    for (let start = 0; start < line.length; party += 1) {
      const size = partySizes[party % partySizes.length] ?? 1
      const isFree = (party * 7) % 10 < free + (depth < 2 ? 4 : 0)
      if (!isFree) booked.push(line.slice(start, start + size).map(({ id }) => id))
      start += size
    }
    return booked
  })
}

/** The seat that a key leads to from another, among those that can be chosen. */
export function seatTowards(from: Seat, key: string, choosable: readonly Seat[]): Seat | undefined {
  const inRow = choosable.filter(({ row }) => row === from.row)
  if (key === 'Home') return inRow[0]
  if (key === 'End') return inRow.at(-1)
  if (key === 'ArrowLeft') return inRow.findLast(({ column }) => column < from.column)
  if (key === 'ArrowRight') return inRow.find(({ column }) => column > from.column)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const step = key === 'ArrowUp' ? -1 : 1
  const start = rows.indexOf(from.row)
  const distance = ({ column }: Seat) => Math.abs(column - from.column)
  for (let index = start + step; rows[index]; index += step) {
    const there = choosable.filter(({ row }) => row === rows[index])
    if (there.length > 0) return there.reduce((a, b) => (distance(b) < distance(a) ? b : a))
  }
  return undefined
}

/** Free seats that a choice would leave on their own, with nobody to sell them to but one person. */
export function singlesLeft(chosen: readonly string[], sold: ReadonlySet<string>): string[] {
  const isTaken = (seat: Seat | undefined) => !seat || sold.has(seat.id) || chosen.includes(seat.id)
  return seats
    .filter((seat) => {
      if (isTaken(seat)) return false
      const beside = [-1, 1].map((step) =>
        seats.find(
          ({ row, block, column }) =>
            row === seat.row && block === seat.block && column === seat.column + step,
        ),
      )
      return beside.every(isTaken) && beside.some((each) => each && chosen.includes(each.id))
    })
    .map(({ id }) => id)
}

export const MAX_SEATS = 8
/** Dollars a seat. */
export const FULL_PRICE = 32
/** Dollars of each ticket that the ticket platform took before. */
export const FORMER_FEE = 3

export const paymentOptions = [
  { id: 'now', label: 'Name your price now', hint: 'Anything from $5 a seat.' },
  {
    id: 'after',
    label: 'Decide after the show',
    hint: 'Nothing now. Pay at the door on the way out.',
  },
  {
    id: 'forward',
    label: 'Pay for a stranger too',
    hint: 'Full price, plus one seat for whoever needs it.',
  },
] as const
export type PaymentOption = (typeof paymentOptions)[number]['id']

export interface Price {
  perSeat: number
  /** Dollars for somebody else's seat. */
  forward: number
  total: number
}
/** What a booking costs now. On other nights than Wednesday everyone pays the full price. */
export function priceOf(
  count: number,
  night: Night,
  option: PaymentOption,
  namedPrice: number,
): Price {
  const chosenOption = isPayWhatYouCan(night) ? option : 'full'
  const perSeat = chosenOption === 'now' ? namedPrice : chosenOption === 'after' ? 0 : FULL_PRICE
  const forward = chosenOption === 'forward' && count > 0 ? FULL_PRICE : 0
  return { perSeat, forward, total: count * perSeat + forward }
}

export interface Booking {
  night: Night
  seats: readonly string[]
  /** How it is paid, in words. */
  payment: string
}

/** The list at the door: a tick stays on the phone until there is Wi-Fi to send it. */
export interface DoorList {
  isOnline: boolean
  arrived: readonly string[]
  sent: readonly string[]
}
const send = (list: DoorList): DoorList => (list.isOnline ? { ...list, sent: list.arrived } : list)
export const tick = (list: DoorList, id: string): DoorList =>
  send({
    ...list,
    arrived: list.arrived.includes(id)
      ? list.arrived.filter((each) => each !== id)
      : [...list.arrived, id],
  })
export const setOnline = (list: DoorList, isOnline: boolean): DoorList =>
  send({ ...list, isOnline })
/** How many changes wait on the phone. */
export const unsent = ({ arrived, sent }: DoorList) =>
  arrived.filter((id) => !sent.includes(id)).length +
  sent.filter((id) => !arrived.includes(id)).length

/** Names of seats as in a sentence: A1, A2 and A3. */
export const listOf = (words: readonly string[]) =>
  words.join(', ').replace(/, ([^,]*)$/, ' and $1')
