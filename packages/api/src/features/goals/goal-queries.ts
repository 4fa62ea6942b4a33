import type { GoalFields } from '@agency/contract/goal'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type NotNull, sql, type Transaction } from 'kysely'

const columns = [
  ...(['id', 'name', 'event', 'pageMatch', 'path', 'active', 'countedFrom', 'updatedAt'] as const),
] as const

/** In alphabetical order, the active ones first. */
export const listGoalRows = (db: Database) =>
  db
    .selectFrom('goals')
    .select(columns)
    .where('deletedAt', 'is', null)
    .orderBy('active', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
export type GoalRow = Awaited<ReturnType<typeof listGoalRows>>[number]

/** Deleted goals that can be restored, the latest deletion first. */
export const listDeletedGoalRows = (db: Database) =>
  db
    .selectFrom('goals')
    .select(['id', 'name', 'event', 'pageMatch', 'path', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .$narrowType<{ deletedAt: NotNull }>()
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findGoal = (db: Database, id: number) =>
  db
    .selectFrom('goals')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The days whose counts are stored, of a goal that is new or counts something else from now on. */
interface CountedDays {
  countedFrom: string
  countedTo: string
}

export const insertGoal = (trx: Transaction<DB>, values: GoalFields & CountedDays) =>
  trx.insertInto('goals').values(values).returning('id').executeTakeFirstOrThrow()

/** Each change has a later time than the one before, so that the time identifies the version. */
export const changeGoal = (
  trx: Transaction<DB>,
  id: number,
  values: GoalFields & Partial<CountedDays>,
) =>
  trx
    .updateTable('goals')
    .set({ ...values, updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')` })
    .where('id', '=', id)
    .execute()
