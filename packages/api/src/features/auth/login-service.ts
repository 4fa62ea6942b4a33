import { LOGIN_DEACTIVATED, LOGIN_FAILED, type Login } from '@agency/contract/login'
import type { LoginResult } from '@agency/contract/second-factor'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import type { QueueOptions } from '../../limits/fair-queue.ts'
import { networkOf, type StandaloneRule, subscriberOf } from '../../limits/rate-limits.ts'
import { recordAction } from '../audit/record-action.ts'
import { secondFactorNeeded } from '../second-factor/finish-login.ts'
import { issueDeviceProof, readDeviceProof } from './known-devices.ts'
import { deleteSessions } from './session-queries.ts'
import { type LoginOrigin, openSession } from './session-service.ts'
import { findStaffByEmail, revokeTokens } from './staff-queries.ts'
import type { Staff } from './viewer.ts'

/** Max number of password checks that one network may have waiting. */
const MAX_WAITING_PER_NETWORK = 8

/** A login's rate-limit keys and its place in the queue. */
interface Attempt {
  counts: [rule: StandaloneRule, key: string][]
  queueOptions: QueueOptions
}

/**
 * A browser that has logged in to this account before has its own limit and goes first in the
 * queue, so that nobody else can lock it out. Any other is counted by account and IP address, and
 * by IP address alone, since an attacker can make up any number of accounts; then the same by
 * network, since one customer may have any number of addresses.
 */
function attemptOf(email: string, address: string, deviceId: string | undefined): Attempt {
  if (deviceId !== undefined) {
    const device = `device ${deviceId}`
    return {
      counts: [['login', device]],
      queueOptions: {
        caller: device,
        maxWaitingPerCaller: MAX_WAITING_PER_NETWORK,
        hasPriority: true,
      },
    }
  }
  const [caller, network, account] = [
    subscriberOf(address),
    networkOf(address),
    email.toLowerCase(),
  ]
  const counts: Attempt['counts'] = [
    ['anyLogin', caller],
    ['login', `${account} ${caller}`],
  ]
  // An IPv4 address is its own network.
  if (network !== caller) {
    counts.push(['anyLoginNetwork', network], ['loginNetwork', `${account} ${network}`])
  }
  return { counts, queueOptions: { caller, maxWaitingPerCaller: MAX_WAITING_PER_NETWORK } }
}

/**
 * Returns a token if the email address and password are right; otherwise throws UNAUTHORIZED with
 * the same message for either. A deactivated login is told so, and only with the right password.
 * A login with a second factor gets a token that can only finish it.
 */
export async function logIn(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { email, password, device }: Login,
  origin: LoginOrigin,
): Promise<LoginResult> {
  const deviceProof = readDeviceProof(device, tokens)
  const owner = deviceProof && (await findStaffByEmail(db, email))
  const knownDevice = owner && deviceProof.staffId === owner.id ? deviceProof : undefined
  const { counts, queueOptions } = attemptOf(email, origin.address, knownDevice?.id)
  // First the checks that need no database.
  for (const [rule, key] of counts) await limits.check(rule, key)
  // Counted before anything else is looked up, so that concurrent guesses all count, and cheaply.
  for (const [rule, key] of counts) await limits.consume(rule, key)
  const staff = owner ?? (await findStaffByEmail(db, email))
  if (!(await passwords.matches(password, staff?.passwordHash, queueOptions)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  if (staff.deactivatedAt) throw new AppError('UNAUTHORIZED', LOGIN_DEACTIVATED)
  for (const [rule, key] of counts) {
    // Others in the network may have failed: their attempts stay counted.
    await (rule === 'login' ? limits.clear(rule, key) : limits.reward(rule, key))
  }
  const needed = await secondFactorNeeded({ db, tokens }, staff, knownDevice?.id)
  if (needed) return needed
  const { id, email: storedEmail } = staff
  const actor = {
    means: 'screen',
    staffId: id,
    email: storedEmail,
    address: origin.address,
  } as const
  await recordAction(db, { kind: 'account', action: 'logged in' }, actor)
  return {
    token: await openSession({ db, tokens }, staff, origin),
    device: issueDeviceProof(staff.id, tokens, knownDevice?.id),
    message: 'Logged in.',
  }
}

/** Logs the user out on all devices. */
export async function logOut(db: Database, staff: Staff): Promise<{ message: string }> {
  await revokeTokens(db, staff.id)
  await deleteSessions(db, staff.id)
  await recordAction(db, { kind: 'account', action: 'logged out everywhere' })
  return { message: 'Logged out.' }
}
