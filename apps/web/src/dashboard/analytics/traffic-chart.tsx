import type { AnalyticsPoint, AnalyticsReport } from '@agency/contract/analytics'
import { formatCount } from '../../format/dates.ts'
import { ChartPanel } from './chart-panel.tsx'
import { seriesColour } from './chart-style.ts'
import { Legend } from './legend.tsx'
import { LineChart, type LineSeries } from './line-chart.tsx'
import { formatPointWithYear } from './point-labels.ts'

type CountName = Exclude<keyof AnalyticsPoint, 'at'>

const series = (
  points: AnalyticsPoint[],
  metric: CountName,
  style: Omit<LineSeries, 'values'>,
) => ({
  ...style,
  values: points.map((point) => point[metric]),
})
const total = (points: AnalyticsPoint[], metric: CountName) =>
  formatCount(points.reduce((sum, point) => sum + point[metric], 0))

/**
 * The period day by day, or month by month: page views and visits, and below them the forms sent.
 */
export function TrafficChart({ period, points }: Pick<AnalyticsReport, 'period' | 'points'>) {
  const unit = period === 'year' ? 'month' : 'day'
  const lines = {
    views: series(points, 'views', { name: 'Page views', colour: seriesColour(0) }),
    visits: series(points, 'visits', { name: 'Visits', colour: seriesColour(1), isDashed: true }),
    submissions: series(points, 'submissions', {
      name: 'Form submissions',
      colour: seriesColour(2),
    }),
  }
  const all = Object.values(lines)
  return (
    <ChartPanel
      id="traffic"
      title="Visits and forms"
      note={`By ${unit}, forms on a separate scale`}
      legend={
        <Legend
          entries={all.map(({ name, colour, isDashed }) => ({
            name,
            colour,
            marker: isDashed ? 'dashes' : 'line',
          }))}
        />
      }
      table={{
        headers: [unit === 'day' ? 'Day' : 'Month', ...all.map(({ name }) => name)],
        rows: points.map(({ at }, index) => ({
          name: formatPointWithYear(at),
          cells: all.map(({ values }) => formatCount(values[index] ?? 0)),
        })),
      }}
      isEmpty={all.every(({ values }) => values.every((value) => value === 0))}
      emptyTitle="Nobody visited or sent a form in this period"
    >
      {(width) => (
        <>
          <LineChart
            id="chart-traffic"
            title={`Page views and visits by ${unit}, line chart`}
            summary={`${total(points, 'views')} page views in ${total(points, 'visits')} visits.`}
            size={{ width, height: 240 }}
            period={period}
            dates={points.map(({ at }) => at)}
            series={[lines.views, lines.visits]}
          />
          <LineChart
            id="chart-forms"
            title={`Form submissions by ${unit}, line chart`}
            summary={`${total(points, 'submissions')} forms sent.`}
            size={{ width, height: 150 }}
            period={period}
            dates={points.map(({ at }) => at)}
            series={[lines.submissions]}
          />
        </>
      )}
    </ChartPanel>
  )
}
