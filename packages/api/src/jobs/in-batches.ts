/** Max rows per statement, so that it stays within its time limit, whatever the total. */
const BATCH_SIZE = 5_000

/** Deletes or changes rows in batches until none are left. */
export async function runInBatches(
  work: (limit: number) => Promise<number>,
  limit = BATCH_SIZE,
): Promise<void> {
  while ((await work(limit)) === limit);
}
