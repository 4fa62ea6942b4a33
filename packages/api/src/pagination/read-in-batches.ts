import type { Cursor, PageWindow } from './keyset.ts'

/** Rows per batch. */
const BATCH_SIZE = 500

/** All rows of a list, in batches, in the order of its pages. */
export async function* readInBatches<Row extends Cursor, Item>(
  read: (pageWindow: PageWindow) => Promise<Row[]>,
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>,
  direction: 'asc' | 'desc' = 'desc',
): AsyncGenerator<Item[]> {
  let from: Row | undefined
  do {
    const pageWindow = { limit: BATCH_SIZE, descending: direction === 'desc', from }
    const rows = await read(pageWindow)
    if (rows.length > 0) yield await toItems(rows)
    from = rows.length < BATCH_SIZE ? undefined : rows.at(-1)
  } while (from)
}
