import { LOGIN_FAILED, type LoggedIn, type Login } from '@agency/contract/login'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Place } from '../../limits/fair-queue.ts'
import { networkOf, type SoleRule, subscriberOf } from '../../limits/rate-limits.ts'
import { issueDeviceProof, readDeviceProof } from './known-devices.ts'
import { endTokens, findStaffByEmail } from './staff-queries.ts'
import { issueToken } from './tokens.ts'
import type { Staff } from './viewer.ts'

/** Max number of password checks that one network may have waiting. */
const MAX_WAITING_PER_NETWORK = 8

/** A login's rate-limit keys and its place in the queue. */
interface Attempt {
  counts: [rule: SoleRule, key: string][]
  place: Place
}

/**
 * A browser that has logged in to this account before has its own limit and goes first in the
 * queue, so that nobody else can lock it out. Any other is counted by account and IP address, and
 * by IP address alone, since an attacker can make up any number of accounts; then the same by
 * network, since one customer may have any number of addresses.
 */
function attemptOf(email: string, address: string, deviceId: string | undefined): Attempt {
  if (deviceId !== undefined) {
    const of = `device ${deviceId}`
    return {
      counts: [['login', of]],
      place: { of, maxWaiting: MAX_WAITING_PER_NETWORK, isFirst: true },
    }
  }
  const [of, network, account] = [subscriberOf(address), networkOf(address), email.toLowerCase()]
  const counts: Attempt['counts'] = [
    ['anyLogin', of],
    ['login', `${account} ${of}`],
  ]
  // An IPv4 address is its own network.
  if (network !== of) {
    counts.push(['anyLoginNetwork', network], ['loginNetwork', `${account} ${network}`])
  }
  return { counts, place: { of, maxWaiting: MAX_WAITING_PER_NETWORK } }
}

/**
 * Returns a token if the email address and password are right; otherwise throws UNAUTHORIZED with
 * the same message for either.
 */
export async function logIn(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { email, password, device }: Login,
  address: string,
): Promise<LoggedIn> {
  const proven = readDeviceProof(device, tokens)
  const owner = proven && (await findStaffByEmail(db, email))
  const known = owner && proven.staffId === owner.id ? proven : undefined
  const { counts, place } = attemptOf(email, address, known?.id)
  // First the checks that need no database.
  for (const [rule, key] of counts) await limits.check(rule, key)
  // Counted before anything else is looked up, so that concurrent guesses all count, and cheaply.
  for (const [rule, key] of counts) await limits.take(rule, key)
  const staff = owner ?? (await findStaffByEmail(db, email))
  if (!(await passwords.matches(password, staff?.passwordHash, place)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  for (const [rule, key] of counts) {
    // Others in the network may have failed: their attempts stay counted.
    await (rule === 'login' ? limits.clear(rule, key) : limits.giveBack(rule, key))
  }
  return {
    token: issueToken(staff, tokens),
    device: issueDeviceProof(staff.id, tokens, known?.id),
    message: 'Logged in.',
  }
}

/** Logs the user out on all devices: single tokens are not stored, so all of them are revoked. */
export async function logOut(db: Database, staff: Staff): Promise<{ message: string }> {
  await endTokens(db, staff.id)
  return { message: 'Logged out.' }
}
