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

/** A proposal's deposit; created if there is none yet. The signed document fixes the amount. */
export async function claimDeposit(
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
 * Replaces the checkout session that was read; false if another request won the race, or the
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

/** Marks a deposit as paid; false if it already was. */
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
