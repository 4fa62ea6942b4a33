import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import type { Passwords } from './passwords.ts'
import { findStaffByEmail } from './staff-queries.ts'

/** Creates the login if no one with this address exists; an existing one keeps its password. */
export async function createFirstAdmin(
  db: Database,
  passwords: Passwords,
  login: { email: string; password: string },
): Promise<void> {
  if (await findStaffByEmail(db, login.email)) return
  await db
    .insertInto('staff')
    .values({ email: login.email, passwordHash: await passwords.hash(login.password) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute()
}
