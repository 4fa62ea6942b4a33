import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  deleteStaff,
  findStaffByEmail,
  insertStaff,
  lockStaff,
  replacePassword,
} from './staff-queries.ts'

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

const noLogin = (email: string) => new AppError('NOT_FOUND', `There is no login for ${email}.`)

/** Gives a login another password; every token of it dies. Throws NOT_FOUND for an unknown address. */
export async function resetPassword({ db, passwords }: AccountDeps, account: Account) {
  const { email, password } = account
  const staff = await findStaffByEmail(db, email)
  if (!staff) throw noLogin(email)
  await replacePassword(db, { id: staff.id, to: await passwords.hash(password) })
}

/**
 * Removes a login; every token of it dies. What its owner did stays. Throws NOT_FOUND for an unknown
 * address, and CONFLICT for the last login: nobody could use the dashboard any more.
 */
export const removeAccount = ({ db }: Pick<Deps, 'db'>, { email }: Pick<Account, 'email'>) =>
  db.transaction().execute(async (trx) => {
    const logins = await lockStaff(trx)
    const login = logins.find((each) => each.email.toLowerCase() === email.toLowerCase())
    if (!login) throw noLogin(email)
    if (logins.length === 1) {
      throw new AppError('CONFLICT', `${login.email} is the last login and cannot be deleted.`)
    }
    await deleteStaff(trx, login.id)
  })

/** Whether this address and password would log in. */
export async function isAccount({ db, passwords }: AccountDeps, { email, password }: Account) {
  const staff = await findStaffByEmail(db, email)
  return staff !== undefined && (await passwords.matches(password, staff.passwordHash))
}
