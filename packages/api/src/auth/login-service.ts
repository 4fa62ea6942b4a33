import { LOGIN_FAILED, type Login } from '@agency/contract/login'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { subscriberOf } from '../limits/rate-limits.ts'
import { findStaffByEmail } from './staff-queries.ts'
import { issueToken } from './tokens.ts'

/** A token for the right address and password; else UNAUTHORIZED, the same words for either. */
export async function logIn(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { email, password }: Login,
  address: string,
): Promise<{ token: string; message: string }> {
  // Counted before the password is looked at, so that guesses sent at once are all counted.
  const key = `${email.toLowerCase()} ${subscriberOf(address)}`
  await limits.take('login', key)
  const staff = await findStaffByEmail(db, email)
  if (!(await passwords.matches(password, staff?.passwordHash)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  await limits.clear('login', key)
  return { token: issueToken(staff, tokens), message: 'Logged in.' }
}
