import { AnalyticsPoint, AnalyticsRequest } from '@agency/contract/analytics'
import { listExport } from '../../exports/list-export.ts'
import { readDays } from './report-service.ts'

export const dayExport = listExport({
  list: 'days',
  permission: 'analytics:read',
  description:
    'Visits, views of pages and forms that were sent on each day of a period, by the day in Melbourne.',
  query: AnalyticsRequest,
  notes: { period: 'Days up to today, in Melbourne time.' },
  row: AnalyticsPoint,
  columns: [
    ['Day (Melbourne)', ({ at }) => at],
    ['Visits', ({ visits }) => visits],
    ['Views', ({ views }) => views],
    ['Forms sent', ({ submissions }) => submissions],
  ],
  read: async (db, { period }) => {
    const { span, points } = await readDays(db, period)
    return { fileName: `days-${span.from}-to-${span.to}`, rows: [points] }
  },
})
