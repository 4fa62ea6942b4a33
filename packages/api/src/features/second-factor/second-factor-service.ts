import {
  type AddedSecondFactor,
  MAX_PASSKEYS,
  type NewAuthenticatorApp,
  type NewPasskey,
  REQUIRED_FACTOR,
  type SecondFactorMethod,
  type SecondFactors,
  WRONG_CODE,
  WRONG_PASSKEY,
} from '@agency/contract/second-factor'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { recordAction } from '../audit/record-action.ts'
import { type LoginOrigin, renewSession } from '../auth/session-service.ts'
import { revokeTokens } from '../auth/staff-queries.ts'
import type { Staff } from '../auth/viewer.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  appDetails,
  decryptAppSecret,
  encryptAppSecret,
  newAppSecret,
  stepOfCode,
} from './authenticator-app.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts'
import { registrationOptions, verifyRegistration } from './passkeys.ts'
import { hashRecoveryCode, newRecoveryCodes, printedRecoveryCode } from './recovery-codes.ts'
import {
  confirmApp,
  deleteApp,
  findApp,
  findSecondFactors,
  insertPendingApp,
  lockFactors,
  replaceRecoveryCodes,
  type SecondFactorRows,
} from './second-factor-queries.ts'

type FactorDeps = Pick<Deps, 'db' | 'tokens' | 'limits' | 'publicUrl' | 'log'>

/** How a login can be finished; nothing if it has no second factor. */
export function methodsOf({
  appSince,
  passkeys,
  recoveryCodesLeft,
}: SecondFactorRows): SecondFactorMethod[] {
  const factors: SecondFactorMethod[] = [
    ...(appSince ? ['authenticatorApp' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
  ]
  return factors.length > 0 && recoveryCodesLeft > 0 ? [...factors, 'recoveryCode'] : factors
}

/** The viewer's second factors, without anything secret. */
export async function getSecondFactors(db: Database, viewer: Staff): Promise<SecondFactors> {
  const { appSince, passkeys, ...rest } = await findSecondFactors(db, viewer)
  return {
    ...rest,
    appSince: appSince?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

async function makeRecoveryCodes(trx: Transaction<DB>, viewer: Staff): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(trx, viewer.id, codes.map(hashRecoveryCode))
  await recordAction(trx, { kind: 'second factor', action: 'made recovery codes' })
  return codes.map(printedRecoveryCode)
}

/**
 * Adds a second factor while no other change is made. The first one comes with recovery codes, and
 * ends all other sessions, since they were opened with a password alone; this one goes on with the
 * token in the response.
 */
const addFactor = (
  deps: FactorDeps,
  viewer: Staff,
  origin: LoginOrigin,
  add: (trx: Transaction<DB>, before: SecondFactorRows) => Promise<void>,
): Promise<AddedSecondFactor> =>
  deps.db.transaction().execute(async (trx) => {
    await lockFactors(trx, viewer.id)
    const before = await findSecondFactors(trx, viewer)
    await add(trx, before)
    if (methodsOf(before).length > 0) return { token: null, recoveryCodes: [] }
    const recoveryCodes = await makeRecoveryCodes(trx, viewer)
    const staff = await revokeTokens(trx, viewer.id)
    if (!staff) throw new AppError('UNAUTHORIZED', 'Please log in again.')
    const token = await renewSession({ ...deps, db: trx }, staff, origin, viewer.sessionId)
    return { token, recoveryCodes }
  })

const appIsOn = () => new AppError('CONFLICT', 'There is an authenticator app already.')

/** Makes a secret for an authenticator app. It is on once confirmed. Throws CONFLICT. */
export async function startApp(
  { db, tokens }: FactorDeps,
  viewer: Staff,
): Promise<NewAuthenticatorApp> {
  const secret = newAppSecret()
  const encrypted = encryptAppSecret(secret, viewer.id, tokens)
  if (!(await insertPendingApp(db, viewer.id, encrypted))) throw appIsOn()
  const { agency } = await getSettings(db)
  return appDetails(secret, { issuer: agency.name, label: viewer.email })
}

/** Turns the authenticator app on with its first code. Throws BAD_REQUEST and CONFLICT. */
export async function confirmNewApp(
  deps: FactorDeps,
  viewer: Staff,
  { code }: { code: string },
  origin: LoginOrigin,
): Promise<AddedSecondFactor> {
  const app = await findApp(deps.db, viewer.id)
  if (app?.confirmedAt) throw appIsOn()
  await deps.limits.consume('secondFactor', `app ${viewer.id}`)
  const secret = app && decryptAppSecret(app.secret, viewer.id, deps.tokens)
  const step = secret && stepOfCode(secret, code)
  if (!app || step === undefined) {
    throw new AppError('BAD_REQUEST', WRONG_CODE, {
      issues: [{ path: 'code', message: WRONG_CODE }],
    })
  }
  return addFactor(deps, viewer, origin, async (trx) => {
    if (!(await confirmApp(trx, viewer.id, app.secret, step))) throw appIsOn()
    await recordAction(trx, { kind: 'second factor', action: 'added the authenticator app' })
  })
}

/** What a browser needs to make a passkey. Throws CONFLICT if there are too many. */
export async function startPasskey(deps: FactorDeps, viewer: Staff) {
  if ((await listPasskeys(deps.db, viewer.id)).length >= MAX_PASSKEYS) throw tooManyPasskeys()
  const { agency } = await getSettings(deps.db)
  return registrationOptions(deps, viewer, agency.name)
}

const tooManyPasskeys = () =>
  new AppError('CONFLICT', `There are ${MAX_PASSKEYS} passkeys. Please remove one first.`)

/** Adds a passkey that a browser made. Throws BAD_REQUEST and CONFLICT. */
export async function addPasskey(
  deps: FactorDeps,
  viewer: Staff,
  { name, passkey }: NewPasskey,
  origin: LoginOrigin,
): Promise<AddedSecondFactor> {
  const credential = await verifyRegistration(deps, viewer.id, passkey)
  if (!credential) throw new AppError('BAD_REQUEST', WRONG_PASSKEY)
  return addFactor(deps, viewer, origin, async (trx, { passkeys }) => {
    if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys()
    const isNew = await insertPasskey(trx, {
      ...{ staffId: viewer.id, name, credentialId: credential.id, counter: credential.counter },
      publicKey: Buffer.from(credential.publicKey),
      transports: credential.transports ?? [],
    })
    if (!isNew) throw new AppError('CONFLICT', 'This passkey is in use already.')
  })
}

/**
 * Removes a second factor while no other change is made; with the last one its recovery codes.
 * Throws CONFLICT if it is the last one and the viewer's role requires one.
 */
const removeFactor = (
  db: Database,
  viewer: Staff,
  remove: (trx: Transaction<DB>) => Promise<void>,
): Promise<SecondFactors> =>
  db.transaction().execute(async (trx) => {
    await lockFactors(trx, viewer.id)
    await remove(trx)
    const left = await findSecondFactors(trx, viewer)
    if (methodsOf(left).length === 0) {
      if (left.isRequired) throw new AppError('CONFLICT', REQUIRED_FACTOR)
      await replaceRecoveryCodes(trx, viewer.id, [])
    }
    return getSecondFactors(trx, viewer)
  })

/** Removes the authenticator app. Throws NOT_FOUND and CONFLICT. */
export const removeApp = (db: Database, viewer: Staff): Promise<SecondFactors> =>
  removeFactor(db, viewer, async (trx) => {
    const deleted = await deleteApp(trx, viewer.id)
    if (!deleted?.confirmedAt) throw new AppError('NOT_FOUND', 'There is no authenticator app.')
    await recordAction(trx, { kind: 'second factor', action: 'removed the authenticator app' })
  })

/** Removes a passkey of the viewer. Throws NOT_FOUND and CONFLICT. */
export const removePasskey = (
  db: Database,
  viewer: Staff,
  { id }: { id: number },
): Promise<SecondFactors> =>
  removeFactor(db, viewer, async (trx) => {
    if (!(await deletePasskey(trx, { id, staffId: viewer.id }))) {
      throw new AppError('NOT_FOUND', 'This passkey was removed already.')
    }
  })

/** Makes new recovery codes; the earlier ones are invalid. Throws CONFLICT without a factor. */
export const renewRecoveryCodes = (
  db: Database,
  viewer: Staff,
): Promise<{ recoveryCodes: string[] }> =>
  db.transaction().execute(async (trx) => {
    await lockFactors(trx, viewer.id)
    if (methodsOf(await findSecondFactors(trx, viewer)).length === 0) {
      throw new AppError('CONFLICT', 'Please add a second factor first.')
    }
    return { recoveryCodes: await makeRecoveryCodes(trx, viewer) }
  })
