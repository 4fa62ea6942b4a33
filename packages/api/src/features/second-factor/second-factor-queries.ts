import type { Role } from '@agency/contract/permissions'
import { PROOF_MINUTES } from '@agency/contract/second-factor'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { listPasskeys } from './passkey-queries.ts'

/** Whether a login has a second factor. Recovery codes alone are none. */
export const hasFactor = (staffId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from authenticator_apps as app
    where app.staff_id = ${staffId} and app.confirmed_at is not null)
  or exists (select from passkeys as passkey where passkey.staff_id = ${staffId}))`

const isRequired = (role: string) =>
  sql<boolean>`exists (select from required_second_factors where role = ${role})`

/** Whether the role of a login requires a second factor, and the login has none. */
export async function mustEnrol(db: Database, staff: { id: number; role: string }) {
  const { result } = await db
    .selectNoFrom(
      sql<boolean>`${isRequired(staff.role)} and not ${hasFactor(sql.val(staff.id))}`.as('result'),
    )
    .executeTakeFirstOrThrow()
  return result
}

/** Everything about the second factors of a login. */
export async function findSecondFactors(db: Database, staff: { id: number; role: string }) {
  const { app, count, required } = await db
    .selectNoFrom([
      sql<Date | null>`(select confirmed_at from authenticator_apps where staff_id = ${staff.id})`.as(
        'app',
      ),
      sql<number>`(select count(*) from recovery_codes where staff_id = ${staff.id})`.as('count'),
      isRequired(staff.role).as('required'),
    ])
    .executeTakeFirstOrThrow()
  const passkeys = await listPasskeys(db, staff.id)
  return { appSince: app, recoveryCodesLeft: count, isRequired: required, passkeys }
}
export type SecondFactorRows = Awaited<ReturnType<typeof findSecondFactors>>

/** Locks a login until the transaction ends, so that its factors change one after the other. */
export const lockFactors = (trx: Transaction<DB>, staffId: number) =>
  trx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().executeTakeFirst()

export const findApp = (db: Database, staffId: number) =>
  db
    .selectFrom('authenticatorApps')
    .select(['secret', 'confirmedAt'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()

/** Stores the secret of an app that is not on yet; undefined if there is one that is. */
export const insertPendingApp = (db: Database, staffId: number, secret: Buffer) =>
  db
    .insertInto('authenticatorApps')
    .values({ staffId, secret })
    .onConflict((conflict) =>
      conflict
        .column('staffId')
        .doUpdateSet({ secret, lastStep: null })
        .where('authenticatorApps.confirmedAt', 'is', null),
    )
    .returning('staffId')
    .executeTakeFirst()

/** Turns an app on with its first code; undefined if it was on, or its secret was replaced. */
export const confirmApp = (db: Database, staffId: number, secret: Buffer, step: number) =>
  db
    .updateTable('authenticatorApps')
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where('staffId', '=', staffId)
    .where('secret', '=', secret)
    .where('confirmedAt', 'is', null)
    .returning('staffId')
    .executeTakeFirst()

/** Accepts the code of a step; undefined if that one or a later one was accepted before. */
export const useAppStep = (db: Database, staffId: number, step: number) =>
  db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('staffId')
    .executeTakeFirst()

export const deleteApp = (db: Database, staffId: number) =>
  db
    .deleteFrom('authenticatorApps')
    .where('staffId', '=', staffId)
    .returning('confirmedAt')
    .executeTakeFirst()

/** Replaces all recovery codes of a login. */
export async function replaceRecoveryCodes(
  trx: Transaction<DB>,
  staffId: number,
  hashes: Buffer[],
): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('staffId', '=', staffId).execute()
  if (hashes.length === 0) return
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ staffId, codeHash })))
    .execute()
}

/** Uses a recovery code up; undefined if the login has no such code. */
export const useRecoveryCode = (db: Database, staffId: number, codeHash: Buffer) =>
  db
    .deleteFrom('recoveryCodes')
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .returning('staffId')
    .executeTakeFirst()

/** Deletes all second factors of a login, and its recovery codes. */
export async function deleteSecondFactors(trx: Transaction<DB>, staffId: number): Promise<void> {
  await trx.deleteFrom('authenticatorApps').where('staffId', '=', staffId).execute()
  await trx.deleteFrom('passkeys').where('staffId', '=', staffId).execute()
  await trx.deleteFrom('recoveryCodes').where('staffId', '=', staffId).execute()
}

/** Whether the person of a session has proven who they are within the last minutes. */
export async function isSessionProven(db: Database, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('staffSessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('provenAt', '>', sql<Date>`now() - ${sql.lit(`${PROOF_MINUTES} minutes`)}::interval`)
    .executeTakeFirst()
  return session !== undefined
}

export const markSessionProven = (db: Database, sessionId: string) =>
  db
    .updateTable('staffSessions')
    .set({ provenAt: sql`now()` })
    .where('id', '=', sessionId)
    .execute()

export const listRequiredRoles = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('requiredSecondFactors').select('role').execute()).map(({ role }) => role)

export async function replaceRequiredRoles(trx: Transaction<DB>, roles: Role[]): Promise<void> {
  await trx
    .deleteFrom('requiredSecondFactors')
    .$if(roles.length > 0, (query) => query.where('role', 'not in', roles))
    .execute()
  if (roles.length === 0) return
  await trx
    .insertInto('requiredSecondFactors')
    .values(roles.map((role) => ({ role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
