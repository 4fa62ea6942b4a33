import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { SummaryPeriod } from './summary-period.ts'

/**
 * Marks the summary of a period as handled, until which another process waits that tries the same;
 * false if it was handled already.
 */
export async function claimSummary(
  trx: Transaction<DB>,
  values: { period: SummaryPeriod; firstDay: string },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('summaries')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst()
  return claimed !== undefined
}
