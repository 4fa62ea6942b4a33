/** Max rows per statement, so that it stays within its time limit, whatever the total. */
const ROWS_AT_ONCE = 5_000

/** Deletes or changes rows in batches until none are left. */
export async function inBatches(
  work: (limit: number) => Promise<number>,
  limit = ROWS_AT_ONCE,
): Promise<void> {
  while ((await work(limit)) === limit);
}
