import type { Database } from '@agency/db/connect'

export const findStaffByEmail = (db: Database, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'passwordHash'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

export const findStaffById = (db: Database, id: number) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'passwordChangedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
