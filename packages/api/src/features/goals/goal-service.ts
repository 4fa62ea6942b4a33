import {
  type DeletedGoal,
  GOAL_CHANGED_MEANWHILE,
  GOAL_GONE,
  type GoalChange,
  type GoalFields,
  type GoalVersion,
  isReportedByBrowser,
  MAX_GOALS,
  TOO_MANY_GOALS,
} from '@agency/contract/goal'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { markDeleted, unmarkDeleted } from '../../deletion/marked-rows.ts'
import { AppError } from '../../errors/app-error.ts'
import { addDays } from '../../time/melbourne.ts'
import { pathWithoutToken } from '../site-events/path-without-token.ts'
import { deleteGoalDays, findFirstStoredDay, lockGoalDays } from './goal-day-queries.ts'
import { countGoalDays } from './goal-day-service.ts'
import {
  changeGoal,
  findGoal,
  type GoalRow,
  insertGoal,
  listDeletedGoalRows,
  listGoalRows,
} from './goal-queries.ts'

const change = <Result>(
  db: Database,
  run: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await lockGoalDays(trx)
    return run(trx)
  })

/** The days that a goal is counted from, of which none is stored yet. */
async function uncountedDays(trx: Transaction<DB>, { event }: GoalFields) {
  const countedFrom = await findFirstStoredDay(trx, { isReported: isReportedByBrowser(event) })
  return { countedFrom, countedTo: addDays(countedFrom, -1) }
}

const withoutToken = ({ path, ...goal }: GoalFields): GoalFields => ({
  ...goal,
  path: pathWithoutToken(path),
})

async function checkNumber(trx: Transaction<DB>): Promise<void> {
  if ((await listGoalRows(trx)).length >= MAX_GOALS) throw new AppError('CONFLICT', TOO_MANY_GOALS)
}

/** Throws NOT_FOUND, and CONFLICT if the goal was changed since `updatedAt`. */
async function getGoalVersion(
  trx: Transaction<DB>,
  { id, updatedAt }: GoalVersion,
): Promise<GoalRow> {
  const goal = await findGoal(trx, id)
  if (!goal) throw new AppError('NOT_FOUND', GOAL_GONE)
  if (goal.updatedAt.getTime() !== Date.parse(updatedAt)) {
    throw new AppError('CONFLICT', GOAL_CHANGED_MEANWHILE)
  }
  return goal
}

/** Adds a goal, and counts it in what is stored. Throws CONFLICT if there are too many. */
export const createGoal = (db: Database, fields: GoalFields): Promise<void> =>
  change(db, async (trx) => {
    await checkNumber(trx)
    await insertGoal(trx, { ...withoutToken(fields), ...(await uncountedDays(trx, fields)) })
    await countGoalDays(trx)
  })

/**
 * Changes a goal. If it counts something else from now on, its stored counts are replaced. Throws
 * NOT_FOUND, and CONFLICT if it was changed since `updatedAt`.
 */
export const updateGoal = (
  db: Database,
  { id, updatedAt, ...entered }: GoalChange,
): Promise<void> =>
  change(db, async (trx) => {
    const goal = await getGoalVersion(trx, { id, updatedAt })
    const fields = withoutToken(entered)
    const isCountedAlike =
      goal.event === fields.event &&
      goal.pageMatch === fields.pageMatch &&
      goal.path === fields.path
    if (isCountedAlike) {
      await changeGoal(trx, id, fields)
    } else {
      await deleteGoalDays(trx, id)
      await changeGoal(trx, id, { ...fields, ...(await uncountedDays(trx, fields)) })
      await countGoalDays(trx)
    }
  })

/** Throws NOT_FOUND, and CONFLICT if it was changed since `updatedAt`. */
export const deleteGoal = (db: Database, version: GoalVersion): Promise<void> =>
  change(db, async (trx) => {
    await getGoalVersion(trx, version)
    await markDeleted(trx, 'goals', version.id)
  })

/** The goals whose deletion can be undone, the latest first. */
export async function listDeletedGoals(db: Database): Promise<DeletedGoal[]> {
  const rows = await listDeletedGoalRows(db)
  return rows.map(({ event, pageMatch, deletedAt, ...row }) => ({
    ...row,
    // The columns have the values of the contract.
    event: event as DeletedGoal['event'],
    pageMatch: pageMatch as DeletedGoal['pageMatch'],
    deletedAt: deletedAt.toISOString(),
  }))
}

/** Undoes a deletion, with all counts. Throws NOT_FOUND, and CONFLICT if there are too many. */
export const restoreGoal = (db: Database, id: number): Promise<void> =>
  change(db, async (trx) => {
    await checkNumber(trx)
    await unmarkDeleted(trx, 'goals', { id, noun: 'goal' })
  })
