import {
  GOAL_GONE,
  type GoalEvent,
  type GoalRowsRequest,
  type GoalsReport,
  type GoalsRequest,
  isReportedByBrowser,
  type PageMatch,
} from '@agency/contract/goal'
import type { CountedRows } from '@agency/contract/sources-report'
import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { lengthOf, listSiteDays, type Span } from '../analytics/day-queries.ts'
import {
  type CountedPart,
  dayPart,
  leadPart,
  offsetOf,
  type PartWindow,
  pageOfPart,
  proposalPart,
} from '../sources/counted-parts.ts'
import {
  listLeads,
  listProposalSources,
  type ProposalStep,
  sumProposalSources,
} from '../sources/proposal-source-queries.ts'
import { reportSpans } from '../sources/sources-period.ts'
import {
  findFirstUncountedDay,
  type GoalSum,
  listGoalDays,
  submissionKindsOf,
  sumGoalDays,
} from './goal-day-queries.ts'
import { findGoal, type GoalRow, listGoalRows } from './goal-queries.ts'

/** The step of a proposal that an event is; undefined for other events. */
const proposalSteps: Partial<Record<GoalEvent, ProposalStep>> = {
  proposal_sent: 'proposals',
  proposal_accepted: 'accepted',
}

// The columns have the values of the contract.
const eventOf = ({ event }: GoalRow) => event as GoalEvent

async function countProposals(db: Database, step: ProposalStep, span: Span): Promise<number> {
  const names = await sumProposalSources(db, step, 'channel', span)
  return names.reduce((sum, { count }) => sum + count, 0)
}

/** Every goal with its counts in a span and in the one right before it. */
export async function countGoals(db: Database, spans: [Span, Span]) {
  const firstUncounted = await findFirstUncountedDay(db)
  if (firstUncounted === undefined) return []
  const [goals, sums] = await Promise.all([
    listGoalRows(db),
    sumGoalDays(db, spans, firstUncounted),
  ])
  const byGoal = new Map<number, GoalSum>(sums.map((sum) => [sum.goalId, sum]))
  return Promise.all(
    goals.map(async ({ updatedAt, ...goal }) => {
      const step = proposalSteps[goal.event as GoalEvent]
      const [count, before] = step
        ? await Promise.all(spans.map((span) => countProposals(db, step, span)))
        : [byGoal.get(goal.id)?.count, byGoal.get(goal.id)?.before]
      return {
        ...goal,
        event: goal.event as GoalEvent,
        pageMatch: goal.pageMatch as PageMatch,
        updatedAt: updatedAt.toISOString(),
        ...{ count: count ?? 0, before: before ?? 0 },
      }
    }),
  )
}

const countVisits = async (db: Database, span: Span): Promise<number> =>
  (await listSiteDays(db, span)).reduce((sum, { visits }) => sum + visits, 0)

/** The goals of a period, with the period before. */
export async function getGoalsReport(
  db: Database,
  { period }: GoalsRequest,
  now = new Date(),
): Promise<GoalsReport> {
  const spans = reportSpans(period, now)
  const [span, earlier] = spans
  const [goals, count, before] = await Promise.all([
    countGoals(db, spans),
    countVisits(db, span),
    countVisits(db, earlier),
  ])
  return { ...span, days: lengthOf(span), visits: { count, before }, goals }
}

async function listPart(
  db: Database,
  goal: GoalRow,
  span: Span,
  window: PartWindow,
): Promise<CountedPart> {
  const event = eventOf(goal)
  const step = proposalSteps[event]
  if (step) {
    const all = { span, matches: () => sql`true` }
    return proposalPart(await listProposalSources(db, step, all, window))
  }
  const firstUncounted = (await findFirstUncountedDay(db)) ?? span.from
  const days = await listGoalDays(db, { goalId: goal.id, span, firstUncounted })
  if (isReportedByBrowser(event)) return dayPart(days, window)
  const matches = sql`submissions.kind = any(${submissionKindsOf(event)})`
  return leadPart(await listLeads(db, { span, matches }, window), days)
}

/** The rows that a goal's count consists of, the latest first. Throws NOT_FOUND, BAD_REQUEST. */
export async function listCountedGoalRows(
  db: Database,
  { id, period, size, cursor }: GoalRowsRequest,
  now = new Date(),
): Promise<CountedRows> {
  const [span] = reportSpans(period, now)
  const goal = await findGoal(db, id)
  if (!goal) throw new AppError('NOT_FOUND', GOAL_GONE)
  const window = { limit: size, offset: offsetOf(cursor) }
  const part = await listPart(db, goal, span, window)
  return pageOfPart(part, { span, label: goal.name, offset: window.offset })
}
