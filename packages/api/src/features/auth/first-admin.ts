import type { Database } from '@agency/db/connect'
import type { Passwords } from './passwords.ts'
import { findStaffByEmail, insertStaff } from './staff-queries.ts'

/** Creates the login if none with this email address exists; an existing one keeps its password. */
export async function createFirstAdmin(
  db: Database,
  passwords: Passwords,
  login: { email: string; password: string },
): Promise<void> {
  if (await findStaffByEmail(db, login.email)) return
  await insertStaff(db, { email: login.email, passwordHash: await passwords.hash(login.password) })
}
