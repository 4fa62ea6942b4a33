import { LOGIN_FAILED, type Login } from '@agency/contract/login'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { findStaffByEmail } from './staff-queries.ts'
import { issueToken } from './tokens.ts'

/** A token for the right address and password; else UNAUTHORIZED, the same words for either. */
export async function logIn(
  { db, passwords, tokens }: Pick<Deps, 'db' | 'passwords' | 'tokens'>,
  { email, password }: Login,
): Promise<{ token: string; message: string }> {
  const staff = await findStaffByEmail(db, email)
  if (!(await passwords.matches(password, staff?.passwordHash)) || !staff) {
    throw new AppError('UNAUTHORIZED', LOGIN_FAILED)
  }
  return { token: issueToken(staff, tokens), message: 'Logged in.' }
}
