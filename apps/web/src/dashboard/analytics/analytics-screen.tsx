import {
  type AnalyticsPeriod,
  type AnalyticsReport,
  analyticsPeriods,
  periodDays,
} from '@agency/contract/analytics'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { formatClock, formatDay } from '../../format/dates.ts'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { useUrlState } from '../../ui/data/url-state.ts'
import { Action } from '../../ui/forms/controls.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { FigureCards } from './figure-cards.tsx'
import { PeriodChoice } from './period-choice.tsx'

// The charting library is larger than the rest of this screen, so the figures do not wait for it.
const Charts = lazyComponent(() => import('./charts.tsx'))
const SourcesScreen = lazyComponent(() => import('./sources-screen.tsx'))
const GoalsScreen = lazyComponent(() => import('../goals/goals-screen.tsx'))

const DEFAULT_PERIOD: AnalyticsPeriod = 'month'
const Period = z.enum(analyticsPeriods).catch(DEFAULT_PERIOD)

const ChartGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    transitionProperty: 'opacity',
    transitionDuration: 'hover',
    '&[data-stale]': { opacity: '.55' },
  },
})

/** The pages of the analytics share a path. */
export default function AnalyticsScreen() {
  const { params } = useUrlState()
  switch (params.get('view')) {
    case 'sources':
      return (
        <Suspense fallback={<RowsSkeleton rows={10} label="Loading the sources..." />}>
          <SourcesScreen />
        </Suspense>
      )
    case 'goals':
      return (
        <Suspense fallback={<RowsSkeleton rows={10} label="Loading the goals..." />}>
          <GoalsScreen />
        </Suspense>
      )
    default:
      return <OverviewScreen />
  }
}

/** The activity of a period, in eight figures and three charts, computed from the stored data. */
function OverviewScreen() {
  const { params, change } = useUrlState()
  const period = Period.parse(params.get('period'))
  const query = trpc.analytics.report.useQuery({ period }, { placeholderData: keepPreviousData })
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = query
  return (
    <Screen
      title="Analytics"
      description={periodLabelOf(data)}
      actions={
        <>
          <PeriodChoice
            period={period}
            onChange={(chosen) =>
              change({ period: chosen === DEFAULT_PERIOD ? undefined : chosen })
            }
          />
          <ExportMenu list="days" query={{ period }} />
          <Action
            variant="outline"
            aria-disabled={isFetching}
            onClick={() => !isFetching && void refetch()}
          >
            {isFetching && data ? 'Refreshing...' : 'Refresh'}
          </Action>
        </>
      }
    >
      <AnalyticsTabs current="overview" />
      {error ? (
        <Panel aria-label="Analytics">
          <LoadFailure message="Failed to load analytics" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <ChartGrid aria-busy={isFetching} data-stale={isPlaceholderData || undefined}>
          <FigureCards report={data} />
          {data ? (
            <Suspense fallback={<ChartsSkeleton />}>
              <Charts report={data} />
            </Suspense>
          ) : (
            <ChartsSkeleton />
          )}
          {data && (
            <chakra.p role="status" color="fg.muted">
              As of {formatClock(new Date(dataUpdatedAt))} in Melbourne. Today so far.
            </chakra.p>
          )}
        </ChartGrid>
      )}
    </Screen>
  )
}

const ChartsSkeleton = () => (
  <Panel aria-label="Charts">
    <RowsSkeleton rows={10} label="Loading analytics..." />
  </Panel>
)

/** '24 Oct 2026 to 22 Nov 2026, 30 days'; a placeholder of the same height while loading. */
const periodLabelOf = (report: AnalyticsReport | undefined) =>
  report
    ? `${formatDay(report.from)} to ${formatDay(report.to)}, ${periodDays[report.period]} days`
    : '\u00a0'
