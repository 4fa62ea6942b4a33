import type { LoggedIn } from '@agency/contract/login'
import {
  type FinishedLogin,
  LOGIN_EXPIRED,
  SECOND_FACTOR_NEEDED,
  type SecondFactorNeeded,
  WRONG_CODE,
  WRONG_PASSKEY,
} from '@agency/contract/second-factor'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { networkOf, type StandaloneRule, subscriberOf } from '../../limits/rate-limits.ts'
import { recordAction } from '../audit/record-action.ts'
import { issueDeviceProof } from '../auth/known-devices.ts'
import { type LoginOrigin, openSession } from '../auth/session-service.ts'
import { findStaffById } from '../auth/staff-queries.ts'
import type { TokenOwner } from '../auth/tokens.ts'
import { issueLoginToken, type PendingLogin, readLoginToken } from './login-token.ts'
import { assertionOptions } from './passkeys.ts'
import { checkSecondFactor } from './second-factor-check.ts'
import { findSecondFactors } from './second-factor-queries.ts'
import { methodsOf } from './second-factor-service.ts'

/**
 * What a login needs after its password; undefined if it has no second factor. `deviceId` is of a
 * browser that has logged in before.
 */
export async function secondFactorNeeded(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  staff: TokenOwner,
  deviceId: string | undefined,
): Promise<SecondFactorNeeded | undefined> {
  const methods = methodsOf(await findSecondFactors(db, staff))
  if (methods.length === 0) return undefined
  const passwordChangedAt = staff.passwordChangedAt.getTime()
  const loginToken = issueLoginToken({ staffId: staff.id, passwordChangedAt, deviceId }, tokens)
  return { loginToken, methods, message: SECOND_FACTOR_NEEDED }
}

const expired = () => new AppError('UNAUTHORIZED', LOGIN_EXPIRED)

async function getPendingLogin({ db, tokens }: Pick<Deps, 'db' | 'tokens'>, loginToken: string) {
  const pending = readLoginToken(loginToken, tokens)
  const staff = pending && (await findStaffById(db, pending.staffId))
  if (!staff || staff.deactivatedAt) throw expired()
  if (staff.passwordChangedAt.getTime() !== pending.passwordChangedAt) throw expired()
  return { staff, pending }
}

/** What a browser needs to finish a login with a passkey. Throws UNAUTHORIZED. */
export async function loginPasskeyOptions(
  deps: Pick<Deps, 'db' | 'tokens' | 'publicUrl' | 'log'>,
  { loginToken }: { loginToken: string },
) {
  const { staff } = await getPendingLogin(deps, loginToken)
  return assertionOptions(deps, staff.id, 'login')
}

/** By account and address, by account and network, and by account; a known browser by itself. */
function countsOf({ staffId, deviceId }: PendingLogin, address: string) {
  if (deviceId !== undefined) return [['secondFactor', `device ${deviceId}`]] as const
  const account = `staff ${staffId}`
  return [
    ['secondFactor', `${account} ${subscriberOf(address)}`],
    ['secondFactorNetwork', `${account} ${networkOf(address)}`],
    ['secondFactorAccount', account],
  ] as const satisfies [StandaloneRule, string][]
}

/**
 * Finishes a login with a second factor. Throws UNAUTHORIZED if the login has expired or the factor
 * is wrong, and TOO_MANY_REQUESTS.
 */
export async function finishLogin(
  deps: Pick<Deps, 'db' | 'tokens' | 'limits' | 'log' | 'publicUrl'>,
  { loginToken, ...proof }: FinishedLogin,
  origin: LoginOrigin,
): Promise<LoggedIn> {
  const { db, tokens, limits } = deps
  const { staff, pending } = await getPendingLogin(deps, loginToken)
  const { address } = origin
  const counts = countsOf(pending, address)
  for (const [rule, key] of counts) await limits.check(rule, key)
  for (const [rule, key] of counts) await limits.consume(rule, key)
  const actor = { means: 'screen', staffId: staff.id, email: staff.email, address } as const
  if (!(await checkSecondFactor(deps, actor, proof, 'login'))) {
    const isPasskey = 'passkey' in proof
    const message = isPasskey ? WRONG_PASSKEY : WRONG_CODE
    // The issue tells it apart from a login that has expired.
    throw new AppError('UNAUTHORIZED', message, {
      issues: [{ path: isPasskey ? 'passkey' : 'code', message }],
    })
  }
  for (const [rule, key] of counts) {
    await (rule === 'secondFactor' ? limits.clear(rule, key) : limits.reward(rule, key))
  }
  await recordAction(db, { kind: 'account', action: 'logged in' }, actor)
  return {
    token: await openSession({ db, tokens }, staff, origin),
    device: issueDeviceProof(staff.id, tokens, pending.deviceId),
    message: 'Logged in.',
  }
}
