import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql } from 'kysely'

/** How long a browser may take to answer a challenge. */
const CHALLENGE_MINUTES = 5

export type ChallengePurpose = 'registration' | 'login' | 'proof'

/** The passkeys of a login, the oldest first. */
export const listPasskeys = (db: Database, staffId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'credentialId', 'transports'])
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute()

export const findPasskey = (db: Database, staffId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'publicKey', 'counter'])
    .where('staffId', '=', staffId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/** Stores a passkey; undefined if there is one with this credential, of whoever. */
export const insertPasskey = (db: Database, row: Insertable<DB['passkeys']>) =>
  db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Stores that a passkey was used; undefined if its counter did not increase, by which a copy is
 * recognised (WebAuthn, 6.1.1). Authenticators that do not count always say 0.
 */
export const usePasskey = (db: Database, id: number, counter: number) =>
  db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: sql`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', String(counter)),
        eb.and([eb('counter', '=', '0'), eb.val(counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()

export const deletePasskey = (db: Database, { id, staffId }: { id: number; staffId: number }) =>
  db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('name')
    .executeTakeFirst()

/** Stores a challenge, instead of an earlier one for the same. */
export const insertChallenge = (
  db: Database,
  row: { staffId: number; purpose: ChallengePurpose; challenge: string },
) => {
  const expiresAt = sql<Date>`now() + ${sql.lit(`${CHALLENGE_MINUTES} minutes`)}::interval`
  return db
    .insertInto('passkeyChallenges')
    .values({ ...row, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['staffId', 'purpose']).doUpdateSet({ challenge: row.challenge, expiresAt }),
    )
    .execute()
}

/** Takes a challenge, so that nothing else can answer it; undefined if it has expired. */
export async function takeChallenge(
  db: Database,
  { staffId, purpose }: { staffId: number; purpose: ChallengePurpose },
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('staffId', '=', staffId)
    .where('purpose', '=', purpose)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('isOpen')])
    .executeTakeFirst()
  return taken?.isOpen ? taken.challenge : undefined
}

/** Deletes challenges that expired before a time. */
export const deleteExpiredChallenges = (db: Database, before: Date) =>
  db.deleteFrom('passkeyChallenges').where('expiresAt', '<', before).execute()
