/** Columns of a file of rows, in its order, as a statement may name them. */
export interface FileColumns {
  columns: string[]
  /** Of these, those that are not known: names of our own. */
  leftOut: string[]
}

/**
 * Pairs the columns that a file says it has with those that are known, which are quoted where they have to
 * be. What a file calls the others is in no statement: a manifest may have been written by anybody.
 */
export function columnsOf(inFile: string[], known: string[]): FileColumns {
  const left = new Map(known.map((column) => [column, column]))
  const leftOut: string[] = []
  const columns = inFile.map((column) => {
    const found = left.get(column)
    // Each once: the same column twice is one that is not known.
    left.delete(column)
    if (found !== undefined) return found
    const name = `agency_left_out_${leftOut.length}`
    leftOut.push(name)
    return name
  })
  return { columns, leftOut }
}
