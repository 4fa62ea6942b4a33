/** Columns of a file of rows, in its order, as they can be used in a statement. */
export interface FileColumns {
  columns: string[]
  /** The unknown columns among these, under generated names. */
  leftOut: string[]
}

/**
 * Matches the columns that a file claims to have with the known ones, quoted where needed. Other
 * names from the file never reach a statement, since anybody could have written the manifest.
 */
export function columnsOf(inFile: string[], known: string[]): FileColumns {
  const left = new Map(known.map((column) => [column, column]))
  const leftOut: string[] = []
  const columns = inFile.map((column) => {
    const found = left.get(column)
    // Each column matches once; a duplicate counts as unknown.
    left.delete(column)
    if (found !== undefined) return found
    const name = `agency_left_out_${leftOut.length}`
    leftOut.push(name)
    return name
  })
  return { columns, leftOut }
}
