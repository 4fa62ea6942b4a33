import type { Database } from '@agency/db/connect'

/** Stores that a solution was used; returns false if it was used before. */
export async function spendProof(
  db: Database,
  proof: { nonce: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spentProofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes used solutions whose challenges have expired. */
export const deleteExpiredProofs = (db: Database, now: Date) =>
  db.deleteFrom('spentProofs').where('expiresAt', '<', now).execute()
