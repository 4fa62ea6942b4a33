import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { Panel } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { ReportControls, ReportParts } from './report-parts.ts'
import { periodLabelOf } from './report-period.ts'
import { SourcesDays } from './sources-days.tsx'
import { SourcesDefinitions } from './sources-definitions.tsx'
import { SourcesFunnel } from './sources-funnel.tsx'
import { hasAny } from './sources-labels.ts'
import { SourcesPages } from './sources-pages.tsx'
import { SourcesRows } from './sources-rows.tsx'
import { useSourcesState } from './sources-state.ts'
import { SourcesTable } from './sources-table.tsx'

/** Where visits come from and which of them turn into forms, proposals and money. */
export default function SourcesScreen() {
  const state = useSourcesState()
  return (
    <Screen title="Sources" actions={<ExportMenu list="sources" query={state.exportQuery} />}>
      <AnalyticsTabs current="sources" />
      {state.target ? (
        <SourcesRows state={state} target={state.target} />
      ) : (
        <Report state={state} />
      )}
    </Screen>
  )
}

function Report({ state }: { state: ReturnType<typeof useSourcesState> }) {
  const { period, group, namedPeriod, choosePeriod } = state
  const query = trpc.sources.report.useQuery(
    { period, group },
    { placeholderData: keepPreviousData },
  )
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  return (
    <>
      <ReportControls>
        <PeriodChoice period={namedPeriod} onChange={choosePeriod} />
        <SourcesDays state={state} report={data} />
      </ReportControls>
      {error ? (
        <Panel aria-label="Sources">
          <LoadFailure message="Failed to load the sources" onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <ReportParts aria-busy={isFetching} data-stale={isPlaceholderData || undefined}>
          <p role="status">{periodLabelOf(data)}</p>
          {hasAny(data.total.figures, data.total.before) ? (
            <>
              <SourcesFunnel report={data} state={state} />
              <SourcesTable report={data} state={state} />
              <SourcesPages report={data} state={state} />
            </>
          ) : (
            <Panel aria-label="Sources">
              <Empty title="Nobody visited in this period or the one before">
                Visits are listed here from the first one on, with the website, campaign or email
                that led to them.
              </Empty>
            </Panel>
          )}
          <SourcesDefinitions />
        </ReportParts>
      ) : (
        <Panel aria-label="Sources">
          <RowsSkeleton rows={10} label="Loading the sources..." />
        </Panel>
      )}
    </>
  )
}
