import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { findStaffByEmail, insertStaff, replacePassword } from './staff-queries.ts'

type AccountDeps = Pick<Deps, 'db' | 'passwords'>
interface Account {
  email: string
  password: string
}

/** Makes a login. Throws CONFLICT when there is one with this address, in whatever case. */
export async function createAccount({ db, passwords }: AccountDeps, account: Account) {
  const { email, password } = account
  if (!(await insertStaff(db, { email, passwordHash: await passwords.hash(password) }))) {
    throw new AppError('CONFLICT', `There is already a login for ${email}.`)
  }
}

/** Gives a login another password; every token of it dies. Throws NOT_FOUND for an unknown address. */
export async function resetPassword({ db, passwords }: AccountDeps, account: Account) {
  const { email, password } = account
  const staff = await findStaffByEmail(db, email)
  if (!staff) throw new AppError('NOT_FOUND', `There is no login for ${email}.`)
  await replacePassword(db, { id: staff.id, to: await passwords.hash(password) })
}

/** Whether this address and password would log in. */
export async function isAccount({ db, passwords }: AccountDeps, { email, password }: Account) {
  const staff = await findStaffByEmail(db, email)
  return staff !== undefined && (await passwords.matches(password, staff.passwordHash))
}
