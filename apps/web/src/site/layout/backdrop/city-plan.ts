/**
 * Pitch of the plan: east-west streets are twice as close as north-south ones, and every second one
 * is little.
 */
export const CELL = { x: 176, y: 88 }
const MAIN_STREET_WIDTH = 14
const LITTLE_STREET_WIDTH = 5

/** A repeatable number from 0 to 1 for a block, so that server and browser draw the same city. */
const pseudoRandom = (column: number, row: number, seed: number) => {
  const n = Math.sin(column * 127.1 + row * 311.7 + seed * 74.7) * 43758.5453
  return n - Math.floor(n)
}

export interface Block {
  column: number
  row: number
  x: number
  y: number
  width: number
  height: number
}

/**
 * The block between four streets. Main streets are above even rows, little streets above odd ones.
 */
export const blockAt = (column: number, row: number): Block => {
  const widthAbove = row % 2 === 0 ? MAIN_STREET_WIDTH : LITTLE_STREET_WIDTH
  const widthBelow = row % 2 === 0 ? LITTLE_STREET_WIDTH : MAIN_STREET_WIDTH
  return {
    column,
    row,
    x: column * CELL.x + MAIN_STREET_WIDTH / 2,
    y: row * CELL.y + widthAbove / 2,
    width: CELL.x - MAIN_STREET_WIDTH,
    height: CELL.y - (widthAbove + widthBelow) / 2,
  }
}

const outline = (x: number, y: number, width: number, height: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`

/** Path of the blocks in a range, some cut by one or two lanes. */
export function planPath(
  from: { column: number; row: number },
  to: { column: number; row: number },
) {
  let path = ''
  for (let row = from.row; row < to.row; row++) {
    for (let column = from.column; column < to.column; column++) {
      const { x, y, width, height } = blockAt(column, row)
      const lanes = Math.floor(pseudoRandom(column, row, 1) * 3)
      let start = 0
      for (let lane = 0; lane < lanes; lane++) {
        const end =
          width * ((lane + 0.55 + 0.4 * pseudoRandom(column, row, lane + 2)) / (lanes + 0.6))
        path += outline(x + start, y, end - start, height)
        start = end + 4
      }
      path += outline(x + start, y, width - start, height)
    }
  }
  return path
}
