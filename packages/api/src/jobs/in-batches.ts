/** Rows of one statement: it stays within its time limit, however many there are in all. */
const ROWS_AT_ONCE = 5_000

/** Deletes, or changes, some rows at a time until there are no more. */
export async function inBatches(
  work: (limit: number) => Promise<number>,
  limit = ROWS_AT_ONCE,
): Promise<void> {
  while ((await work(limit)) === limit);
}
