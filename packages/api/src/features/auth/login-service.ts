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

/** Passwords of one network that wait to be compared. */
const WAITING_OF_ONE = 8

/** What a login is counted by, and its place among those that wait. */
interface Attempt {
  counts: [rule: SoleRule, key: string][]
  place: Place
}

/**
 * Of a browser that has logged in to this account before: counted by itself, and before all others, so
 * that nobody else can keep it out. Of any other: by the account and its address, and by its address
 * alone, since whoever makes up accounts has as many as they like; then the same by its network, since
 * one customer may have as many addresses as they like.
 */
function attemptOf(email: string, address: string, deviceId: string | undefined): Attempt {
  if (deviceId !== undefined) {
    const of = `device ${deviceId}`
    return { counts: [['login', of]], place: { of, most: WAITING_OF_ONE, isFirst: true } }
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
  return { counts, place: { of, most: WAITING_OF_ONE } }
}

/** A token for the right address and password; else UNAUTHORIZED, the same words for either. */
export async function logIn(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { email, password, device }: Login,
  address: string,
): Promise<LoggedIn> {
  const proven = readDeviceProof(device, tokens)
  const owner = proven && (await findStaffByEmail(db, email))
  const known = owner && proven.staffId === owner.id ? proven : undefined
  const { counts, place } = attemptOf(email, address, known?.id)
  // Before all, what is known without the database.
  for (const [rule, key] of counts) await limits.check(rule, key)
  // Counted before anything is looked up, so that guesses sent at once are all counted, and cheap.
  for (const [rule, key] of counts) await limits.take(rule, key)
  const staff = owner ?? (await findStaffByEmail(db, email))
  if (!(await passwords.matches(password, staff?.passwordHash, place)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  for (const [rule, key] of counts) {
    // Others of the network may have failed: theirs stay counted.
    await (rule === 'login' ? limits.clear(rule, key) : limits.giveBack(rule, key))
  }
  return {
    token: issueToken(staff, tokens),
    device: issueDeviceProof(staff.id, tokens, known?.id),
    message: 'Logged in.',
  }
}

/** Logs a login out wherever it is logged in: single tokens are not stored, so that all of them end. */
export async function logOut(db: Database, staff: Staff): Promise<{ message: string }> {
  await endTokens(db, staff.id)
  return { message: 'Logged out.' }
}
