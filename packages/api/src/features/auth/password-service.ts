import {
  isOwnEmail,
  PASSWORD_IS_EMAIL,
  type PasswordChange,
  WRONG_CURRENT_PASSWORD,
} from '@agency/contract/login'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { networkOf, subscriberOf } from '../../limits/rate-limits.ts'
import { recordAction } from '../audit/record-action.ts'
import { type LoginOrigin, renewSession } from './session-service.ts'
import { findStaffById, replacePassword } from './staff-queries.ts'
import type { Staff } from './viewer.ts'

// Not UNAUTHORIZED, since the person is and stays logged in.
const wrongPassword = () =>
  new AppError('BAD_REQUEST', WRONG_CURRENT_PASSWORD, {
    issues: [{ path: 'currentPassword', message: WRONG_CURRENT_PASSWORD }],
  })

/**
 * Changes the password of the logged-in user. All tokens issued before are revoked; the response
 * has a new one. Throws BAD_REQUEST for a wrong current password, which is rate-limited like failed
 * logins and by token, and for a new password that equals the account's email address.
 */
export async function changePassword(
  { db, passwords, tokens, limits }: Pick<Deps, 'db' | 'passwords' | 'tokens' | 'limits'>,
  viewer: Staff,
  { currentPassword, newPassword }: PasswordChange,
  origin: LoginOrigin,
): Promise<{ token: string; message: string }> {
  if (isOwnEmail(newPassword, viewer.email)) {
    throw new AppError('BAD_REQUEST', PASSWORD_IS_EMAIL, {
      issues: [{ path: 'newPassword', message: PASSWORD_IS_EMAIL }],
    })
  }
  const account = `staff ${viewer.id}`
  // Separate from logins, so that strangers' attempts there use up nothing here.
  const key = `${account} ${subscriberOf(origin.address)}`
  const queueOptions = { caller: key, hasPriority: true }
  await limits.consume('login', key)
  await limits.consume('loginNetwork', `${account} ${networkOf(origin.address)}`)
  // By token, so that guesses with a stolen one do not use up the owner's, who can log in again.
  const token = `${account} ${viewer.tokenIssuedAt}`
  await limits.consume('currentPassword', token)
  const storedHash = (await findStaffById(db, viewer.id))?.passwordHash
  if (!(await passwords.matches(currentPassword, storedHash, queueOptions)) || !storedHash)
    throw wrongPassword()
  const newHash = await passwords.hash(newPassword, queueOptions)
  // If two changes run at once the first wins; the other's current password is no longer right.
  const changed = await replacePassword(db, { id: viewer.id, from: storedHash, to: newHash })
  if (!changed) throw wrongPassword()
  await limits.clear('login', key)
  await limits.reward('currentPassword', token)
  await recordAction(db, { kind: 'account', action: 'changed the password' })
  const newToken = await renewSession({ db, tokens }, changed, origin, viewer.sessionId)
  return { token: newToken, message: 'Password changed.' }
}
