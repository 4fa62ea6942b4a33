import { LAST_OWNER } from '@agency/contract/staff-member'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { deleteSecondFactors } from '../second-factor/second-factor-queries.ts'
import { deleteSessions } from './session-queries.ts'
import {
  deleteStaff,
  findStaffByEmail,
  insertStaff,
  lockStaff,
  replacePassword,
  revokeTokens,
} from './staff-queries.ts'

type LockedLogin = Awaited<ReturnType<typeof lockStaff>>[number]
type AccountDeps = Pick<Deps, 'db' | 'passwords'>
interface Account {
  email: string
  password: string
}

/** Creates a login for an owner. Throws CONFLICT if one with this email address exists (case-insensitive). */
export async function createAccount({ db, passwords }: AccountDeps, account: Account) {
  const { email, password } = account
  if (!(await insertStaff(db, { email, passwordHash: await passwords.hash(password) }))) {
    throw new AppError('CONFLICT', `There is already a login for ${email}.`)
  }
}

const loginNotFound = (email: string) =>
  new AppError('NOT_FOUND', `There is no login for ${email}.`)

/**
 * Sets a new password for a login, which invalidates all its tokens. Throws NOT_FOUND for an
 * unknown email address.
 */
export async function resetPassword({ db, passwords }: AccountDeps, account: Account) {
  const { email, password } = account
  const staff = await findStaffByEmail(db, email)
  if (!staff) throw loginNotFound(email)
  await replacePassword(db, { id: staff.id, to: await passwords.hash(password) })
  await deleteSessions(db, staff.id)
}

/**
 * Removes a login, which invalidates all its tokens. Its owner's work stays. Throws NOT_FOUND for
 * an unknown email address, and CONFLICT for the last login and for the last owner who can log in,
 * since nobody could manage the site any more.
 */
export const removeAccount = ({ db }: Pick<Deps, 'db'>, { email }: Pick<Account, 'email'>) =>
  db.transaction().execute(async (trx) => {
    const logins = await lockStaff(trx)
    const login = logins.find((row) => row.email.toLowerCase() === email.toLowerCase())
    if (!login) throw loginNotFound(email)
    if (logins.length === 1) {
      throw new AppError('CONFLICT', `${login.email} is the last login and cannot be deleted.`)
    }
    requireOtherOwner(logins, login.id)
    await deleteStaff(trx, login.id)
  })

/**
 * Removes the second factors of a login whose owner has lost them, and ends its sessions. Throws
 * NOT_FOUND for an unknown email address.
 */
export const removeSecondFactors = ({ db }: Pick<Deps, 'db'>, { email }: Pick<Account, 'email'>) =>
  db.transaction().execute(async (trx) => {
    const staff = await findStaffByEmail(trx, email)
    if (!staff) throw loginNotFound(email)
    await deleteSecondFactors(trx, staff.id)
    await revokeTokens(trx, staff.id)
    await deleteSessions(trx, staff.id)
  })

/**
 * Throws CONFLICT if nobody but this login is an owner who can log in. The logins have to be locked.
 */
export function requireOtherOwner(logins: LockedLogin[], id: number): void {
  const isOtherOwner = (login: LockedLogin) =>
    login.id !== id && login.role === 'owner' && login.deactivatedAt === null
  if (!logins.some(isOtherOwner)) throw new AppError('CONFLICT', LAST_OWNER)
}

/** Whether this email address and password are valid. */
export async function verifyCredentials(
  { db, passwords }: AccountDeps,
  { email, password }: Account,
) {
  const staff = await findStaffByEmail(db, email)
  return staff !== undefined && (await passwords.matches(password, staff.passwordHash))
}
