import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import type { TestApp } from './test-app.ts'

/** Runs the clean-up as if all rows of a table had been deleted so many hours ago. */
export async function cleanUpAfter(
  { pool, deps }: Pick<TestApp, 'pool' | 'deps'>,
  table: string,
  hours: number,
): Promise<void> {
  await pool.query(
    `update ${table} set deleted_at = now() - make_interval(hours => $1) where deleted_at is not null`,
    [hours],
  )
  await deleteExpired(deps)
}
