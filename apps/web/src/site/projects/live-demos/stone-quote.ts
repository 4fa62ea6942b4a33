// Areas read from a landscaper's drawing, and the quote for the stone to pave them.

export type StoneId = 'bluestone' | 'sandstone' | 'slate' | 'granite'
export interface Stone {
  id: StoneId
  name: string
  origin: string
  /** Dollars per square metre, without GST. */
  price: number
  /** Square metres in the yard. */
  stock: number
  /** Slip resistance when wet, by AS 4586: P5 is the least slippery. */
  slip: number
}
export const stones: Stone[] = [
  { id: 'bluestone', name: 'Bluestone', origin: 'Port Fairy', price: 128, stock: 64, slip: 5 },
  { id: 'sandstone', name: 'Sandstone', origin: 'Grampians', price: 146, stock: 52, slip: 5 },
  { id: 'slate', name: 'Slate', origin: 'Castlemaine', price: 98, stock: 30, slip: 3 },
  { id: 'granite', name: 'Granite', origin: 'Harcourt', price: 164, stock: 27, slip: 4 },
]

/** What can be read of a shape, in metres. */
type Shape =
  | { kind: 'rectangle'; sides: [number, number] }
  | { kind: 'frame'; outer: [number, number]; inner: [number, number] }
  | { kind: 'circle'; diameter: number }
  /** A strip whose width is not readable. */
  | { kind: 'strip'; length: number }

export type PartId = 'a' | 'b' | 'c' | 'd'
export interface Part {
  id: PartId
  name: string
  shape: Shape
  /** The share of stone lost to cutting. */
  cuts: number
  stone: StoneId
  isPoolside?: boolean
}
export const parts: Part[] = [
  {
    id: 'a',
    name: 'Terrace',
    shape: { kind: 'rectangle', sides: [7.2, 4.5] },
    cuts: 0.08,
    stone: 'sandstone',
  },
  {
    id: 'b',
    name: 'Pool surround',
    shape: { kind: 'frame', outer: [9, 5], inner: [7, 3] },
    cuts: 0.12,
    stone: 'bluestone',
    isPoolside: true,
  },
  {
    id: 'c',
    name: 'Fire circle',
    shape: { kind: 'circle', diameter: 3 },
    cuts: 0.18,
    stone: 'sandstone',
  },
  {
    id: 'd',
    name: 'Path',
    shape: { kind: 'strip', length: 11 },
    cuts: 0.08,
    stone: 'bluestone',
  },
]

/** The area of a shape in square metres to one decimal; undefined if a side is not readable. */
export function readArea(shape: Shape): number | undefined {
  if (shape.kind === 'strip') return undefined
  const area =
    shape.kind === 'rectangle'
      ? shape.sides[0] * shape.sides[1]
      : shape.kind === 'frame'
        ? shape.outer[0] * shape.outer[1] - shape.inner[0] * shape.inner[1]
        : (Math.PI * shape.diameter ** 2) / 4
  return Math.round(area * 10) / 10
}

const metres = (sides: readonly number[]) => sides.map((side) => side.toFixed(1)).join(' × ')

/** How the area follows from the drawing. */
export function explainArea(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return `${metres(shape.sides)} m`
    case 'frame':
      return `${metres(shape.outer)} m less the pool, ${metres(shape.inner)} m`
    case 'circle':
      return `${shape.diameter.toFixed(1)} m across`
    case 'strip':
      return `${shape.length.toFixed(1)} m long`
  }
}

/** What the estimator sees and can change in a line: the width of a strip, else the area. */
export interface Entry {
  figure: string
  stone: StoneId
}
export type Entries = Record<PartId, Entry>

const draftOf = ({ shape, stone }: Part): Entry => ({
  figure: readArea(shape)?.toFixed(1) ?? '',
  stone,
})
export const draftEntries = Object.fromEntries(
  parts.map((part) => [part.id, draftOf(part)]),
) as Entries

/** Square metres, or undefined if the figure is missing or is not a positive number. */
function enteredArea({ shape }: Part, figure: string): number | undefined {
  const value = Number(figure.replace(',', '.'))
  if (!(value > 0 && value < 1000)) return undefined
  return shape.kind === 'strip' ? value * shape.length : value
}

export interface Line {
  part: Part
  stone: Stone
  area: number | undefined
  /** Square metres with cuts. Stone is sold by the half square metre. */
  ordered: number
  /** Undefined without an area: the desk does not guess. */
  price: number | undefined
  isCorrected: boolean
  warnings: string[]
}

/** The quote as it stands. Warnings never stop the estimator. */
export function draftQuote(entries: Entries) {
  const drafted = parts.map((part) => {
    const { figure, stone: id } = entries[part.id]
    const stone = stones.find((each) => each.id === id) as Stone
    const area = enteredArea(part, figure)
    // Without rounding first, 25 × 1.12 would be a little over 28.
    const ordered = Math.ceil(Number(((area ?? 0) * (1 + part.cuts) * 2).toFixed(6))) / 2
    return { part, stone, area, ordered, isCorrected: figure !== draftOf(part).figure }
  })
  const yard = stones.map((stone) => ({
    stone,
    needed: drafted
      .filter((line) => line.stone === stone)
      .reduce((sum, { ordered }) => sum + ordered, 0),
  }))
  const lines = drafted.map((line): Line => {
    const { part, stone, area, ordered } = line
    const needed = yard.find((each) => each.stone === stone)?.needed ?? 0
    const warnings = [
      area === undefined &&
        (part.shape.kind === 'strip'
          ? 'Width not readable under the coffee ring. Not priced.'
          : 'No area. Not priced.'),
      part.isPoolside && stone.slip < 5 && `P${stone.slip} wet. We lay P5 round a pool.`,
      area !== undefined &&
        needed > stone.stock &&
        `${needed} m² needed, ${stone.stock} m² in the yard.`,
    ].filter((warning) => typeof warning === 'string')
    return { ...line, price: area === undefined ? undefined : ordered * stone.price, warnings }
  })
  const total = lines.reduce((sum, { price = 0 }) => sum + price, 0) * 1.1
  return { lines, total, yard, unpriced: lines.filter(({ price }) => price === undefined) }
}
