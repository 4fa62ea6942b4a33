import {
  DeletedGoal,
  GoalChange,
  GoalFields,
  GoalRef,
  GoalRows,
  GoalRowsRequest,
  GoalsReport,
  GoalsRequest,
  GoalVersion,
} from '@agency/contract/goal'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import {
  createGoal,
  deleteGoal,
  listDeletedGoals,
  restoreGoal,
  updateGoal,
} from './goal-service.ts'
import { getGoalsReport, listCountedGoalRows } from './goals-report-service.ts'

export const goalRouter = router({
  report: staffProcedure('analytics:read')
    .input(GoalsRequest.prefault({}))
    .output(GoalsReport)
    .query(({ ctx, input }) => getGoalsReport(ctx.deps.db, input)),
  rows: staffProcedure('analytics:read')
    .input(GoalRowsRequest)
    .output(GoalRows)
    .query(({ ctx, input }) => listCountedGoalRows(ctx.deps.db, input)),
  deleted: staffProcedure('analytics:read')
    .output(z.array(DeletedGoal))
    .query(({ ctx }) => listDeletedGoals(ctx.deps.db)),
  create: staffProcedure('analytics:write')
    .input(GoalFields)
    .mutation(({ ctx, input }) => createGoal(ctx.deps.db, input)),
  update: staffProcedure('analytics:write')
    .input(GoalChange)
    .mutation(({ ctx, input }) => updateGoal(ctx.deps.db, input)),
  delete: staffProcedure('analytics:write')
    .input(GoalVersion)
    .mutation(({ ctx, input }) => deleteGoal(ctx.deps.db, input)),
  restore: staffProcedure('analytics:write')
    .input(GoalRef)
    .mutation(({ ctx, input }) => restoreGoal(ctx.deps.db, input.id)),
})
