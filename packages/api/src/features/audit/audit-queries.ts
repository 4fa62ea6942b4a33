import type { AuditFilter } from '@agency/contract/audit-log'
import type { Actor } from '@agency/db/actor'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type ExpressionBuilder, sql } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'
import { startOfRecent } from '../../time/melbourne.ts'

export const auditOrder = byTime('auditEntries.createdAt')

const matches =
  ({ person, kind, period }: AuditFilter) =>
  (eb: ExpressionBuilder<DB, 'auditEntries'>) =>
    eb.and([
      ...(person === undefined ? [] : [eb('staffEmail', '=', person)]),
      ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
      ...(period === undefined ? [] : [eb('createdAt', '>=', startOfRecent(period))]),
    ])

export const listAuditRows = (db: Database, filter: AuditFilter, pageWindow: PageWindow) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .select(auditOrder.key.as('key'))
    .where(matches(filter))
    .where(isAfterCursor(auditOrder, 'auditEntries.id', pageWindow))
    .orderBy('createdAt', pageWindow.descending ? 'desc' : 'asc')
    .orderBy('id', pageWindow.descending ? 'desc' : 'asc')
    .limit(pageWindow.limit)
    .execute()
export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number]

/** Everybody who is in the log, in alphabetical order. */
export const listAuditPeople = (db: Database) =>
  db
    .selectFrom('auditEntries')
    .select('staffEmail')
    .distinct()
    .where('staffEmail', '<>', '')
    .orderBy('staffEmail')
    .limit(200)
    .execute()

export interface NewAuditEntry {
  kind: string
  action: string
  subjectId?: string
  subject?: string
}

/** Stores something that changes no audited row, such as a login. */
export const insertAuditEntry = (db: Database, actor: Actor, entry: NewAuditEntry) =>
  db
    .insertInto('auditEntries')
    .values({
      ...{ means: actor.means, staffId: actor.staffId, staffEmail: actor.email },
      ...{ keyName: actor.keyName ?? '', address: actor.address, ...entry },
    })
    .execute()

/** Deletes entries from before a time; the database deletes none from the last 30 days. */
export const deleteAuditEntries = (db: Database, before: Date, limit: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('agency.audit_clean_up', 'on', true)`.execute(trx)
    const { numDeletedRows } = await trx
      .deleteFrom('auditEntries')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('auditEntries')
          .select('id')
          .where('createdAt', '<', before)
          .where('createdAt', '<', sql<Date>`now() - interval '30 days'`)
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
