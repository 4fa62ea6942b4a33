import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { hashPassword } from './passwords.ts'

/** Creates the login if no one with this address exists; an existing one keeps its password. */
export async function createFirstAdmin(
  db: Database,
  login: { email: string; password: string },
): Promise<void> {
  const known = await db
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(email)`, '=', login.email.toLowerCase())
    .executeTakeFirst()
  if (known) return
  await db
    .insertInto('staff')
    .values({ email: login.email, passwordHash: await hashPassword(login.password) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute()
}
