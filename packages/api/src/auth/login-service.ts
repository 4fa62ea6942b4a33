import { LOGIN_FAILED, type Login } from '@agency/contract/login'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { subscriberOf } from '../limits/rate-limits.ts'
import { findStaffByEmail } from './staff-queries.ts'
import { issueToken } from './tokens.ts'

/** What wrong passwords are counted by: the account, and whoever tries. */
export const loginKey = (email: string, address: string) =>
  `${email.toLowerCase()} ${subscriberOf(address)}`

/** A token for the right address and password; else UNAUTHORIZED, the same words for either. */
export async function logIn(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  { email, password }: Login,
  address: string,
): Promise<{ token: string; message: string }> {
  // Counted before the password is looked at, so that guesses sent at once are all counted.
  const key = loginKey(email, address)
  await limits.take('login', key)
  const staff = await findStaffByEmail(db, email)
  if (!(await passwords.matches(password, staff?.passwordHash)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  await limits.clear('login', key)
  return { token: issueToken(staff, tokens), message: 'Logged in.' }
}
