import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction, type Updateable } from 'kysely'

type Reader = Database | Transaction<DB>

export const findDeposit = (db: Reader, proposalId: number) =>
  db.selectFrom('deposits').selectAll().where('proposalId', '=', proposalId).executeTakeFirst()
export type DepositRecord = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

export const findDepositBySession = (db: Reader, checkoutSession: string) =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('checkoutSession', '=', checkoutSession)
    .executeTakeFirst()

/** The deposit of a proposal; made where there is none yet. What is signed settles the amount. */
export async function takeUpDeposit(
  db: Reader,
  proposalId: number,
  amountCents: number,
): Promise<DepositRecord> {
  await db
    .insertInto('deposits')
    .values({ proposalId, amountCents })
    .onConflict((conflict) =>
      conflict
        .column('proposalId')
        .doUpdateSet({ amountCents })
        .where('deposits.paidAt', 'is', null),
    )
    .execute()
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('proposalId', '=', proposalId)
    .executeTakeFirstOrThrow()
}

/**
 * Stores another checkout in place of the one that was read; false where somebody was faster, or the
 * deposit was paid meanwhile.
 */
export async function replaceSession(
  db: Database,
  { proposalId, attempts }: Pick<DepositRecord, 'proposalId' | 'attempts'>,
  checkoutSession: string | null,
): Promise<boolean> {
  const stored = await db
    .updateTable('deposits')
    .set({ checkoutSession, attempts: attempts + 1 })
    .where('proposalId', '=', proposalId)
    .where('attempts', '=', attempts)
    .where('paidAt', 'is', null)
    .returning('proposalId')
    .executeTakeFirst()
  return stored !== undefined
}

/** Marks a deposit as paid; false where it is so already. */
export async function markPaid(
  trx: Transaction<DB>,
  proposalId: number,
  paid: Pick<Updateable<DB['deposits']>, 'paidBy' | 'paymentIntent'>,
): Promise<boolean> {
  const marked = await trx
    .updateTable('deposits')
    .set({ ...paid, paidAt: sql`now()` })
    .where('proposalId', '=', proposalId)
    .where('paidAt', 'is', null)
    .returning('proposalId')
    .executeTakeFirst()
  return marked !== undefined
}
