import { GoalCount, GoalsRequest, goalEventNames, pageMatchNames } from '@agency/contract/goal'
import { PeriodQuery, periodOf } from '@agency/contract/sources-report'
import { listExport } from '../../exports/list-export.ts'
import { periodNotes } from '../sources/sources-export.ts'
import { getGoalsReport } from './goals-report-service.ts'

export const goalExport = listExport({
  list: 'goals',
  permission: 'analytics:read',
  description: 'Every goal with its count, and the count of the period before.',
  query: PeriodQuery,
  notes: periodNotes,
  row: GoalCount,
  columns: [
    ['Goal', ({ name }) => name],
    ['Event', ({ event }) => goalEventNames[event]],
    ['Pages', ({ pageMatch }) => pageMatchNames[pageMatch]],
    ['Path', ({ path }) => path],
    ['Count', ({ count }) => count],
    ['Count (period before)', ({ before }) => before],
    ['Counted from (Melbourne)', ({ countedFrom }) => countedFrom],
    ['In the emails', ({ active }) => active],
  ],
  read: async (db, query) => {
    const request = GoalsRequest.parse({ period: periodOf(query) })
    const { from, to, goals } = await getGoalsReport(db, request)
    return { fileName: `goals-${from}-to-${to}`, rows: [goals] }
  },
})
