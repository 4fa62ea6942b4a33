import type { Role } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { hasFactor } from '../second-factor/second-factor-queries.ts'

/** Everybody with a login: those who may log in first, then in alphabetical order. */
export const listStaffRows = (db: Database) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'deactivatedAt', 'createdAt'])
    .select(hasFactor(sql.ref('staff.id')).as('hasSecondFactor'))
    .select(({ selectFrom }) =>
      selectFrom('staffSessions')
        .select(({ fn }) => fn.max('lastSeenAt').as('time'))
        .whereRef('staffId', '=', 'staff.id')
        .as('lastSeenAt'),
    )
    .orderBy(sql`deactivated_at is not null`)
    .orderBy(sql`lower(email)`)
    .execute()

export const setRole = (trx: Transaction<DB>, id: number, role: Role) =>
  trx.updateTable('staff').set({ role }).where('id', '=', id).execute()

export const setDeactivatedAt = (trx: Transaction<DB>, id: number, time: Date | null) =>
  trx.updateTable('staff').set({ deactivatedAt: time }).where('id', '=', id).execute()
