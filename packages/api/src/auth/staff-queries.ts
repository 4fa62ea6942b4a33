import type { Database } from '@agency/db/connect'

export const findStaffByEmail = (db: Database, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'passwordHash'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
