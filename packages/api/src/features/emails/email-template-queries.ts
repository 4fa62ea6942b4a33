import { lockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, type NotNull, sql, type Transaction } from 'kysely'

const columns = ['id', 'name', 'subject', 'body', 'updatedAt'] as const

/** In alphabetical order. */
export const listTemplateRows = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('emailTemplates')
    .select(columns)
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()
export type TemplateRow = Awaited<ReturnType<typeof listTemplateRows>>[number]

/** Serialises changes, so that neither the number of templates nor their names are exceeded. */
export const lockTemplates = (trx: Transaction<DB>) => lockInTransaction(trx, 'emailTemplates')

export const insertTemplate = (trx: Transaction<DB>, row: Insertable<DB['emailTemplates']>) =>
  trx.insertInto('emailTemplates').values(row).returning(columns).executeTakeFirstOrThrow()

export const changeTemplate = (
  trx: Transaction<DB>,
  id: number,
  values: { name: string; subject: string; body: string },
) =>
  trx
    .updateTable('emailTemplates')
    .set({ ...values, updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Deleted templates that can be restored, the latest deletion first. */
export const listDeletedTemplateRows = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('emailTemplates')
    .select(['id', 'name', 'subject', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .$narrowType<{ deletedAt: NotNull }>()
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const renameTemplate = (trx: Transaction<DB>, id: number, name: string) =>
  trx.updateTable('emailTemplates').set({ name }).where('id', '=', id).execute()
