import { type GoalCount, type GoalsReport, MAX_GOALS } from '@agency/contract/goal'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { Panel } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { AnalyticsTabs } from '../analytics/analytics-tabs.tsx'
import { PeriodChoice } from '../analytics/period-choice.tsx'
import { ReportControls, ReportParts } from '../analytics/report-parts.ts'
import { periodLabelOf } from '../analytics/report-period.ts'
import { SourcesDays } from '../analytics/sources-days.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { DeletedGoals } from './deleted-goals.tsx'
import { GoalForm } from './goal-form.tsx'
import { GoalRows } from './goal-rows.tsx'
import { GoalsDefinitions } from './goals-definitions.tsx'
import { type GoalsState, useGoalsState } from './goals-state.ts'
import { GoalsTable } from './goals-table.tsx'
import { useDeleteGoal } from './use-delete-goal.ts'

/** The events that staff named as goals, with how often each was reached. */
export default function GoalsScreen() {
  const state = useGoalsState()
  const { period } = state
  const [edited, setEdited] = useState<GoalCount | 'new'>()
  const query = trpc.goals.report.useQuery({ period }, { placeholderData: keepPreviousData })
  const mayAdd = useMay('analytics:write') && (query.data?.goals.length ?? 0) < MAX_GOALS
  const addButton = mayAdd && (
    <Action onClick={() => setEdited('new')}>
      <DashboardIcon name="plus" /> Add goal
    </Action>
  )
  return (
    <Screen
      title="Goals"
      resource="analytics"
      description="Name what you want visitors to do. Each goal is counted by day and is part of the weekly and monthly emails."
      actions={
        query.data &&
        query.data.goals.length > 0 && (
          <>
            <ExportMenu list="goals" query={state.exportQuery} />
            {addButton}
          </>
        )
      }
    >
      <AnalyticsTabs current="goals" />
      {state.openId !== undefined ? (
        <GoalRows state={state} id={state.openId} />
      ) : (
        <Report {...{ state, query, addButton }} onEdit={setEdited} />
      )}
      {edited && (
        <GoalForm
          {...(edited !== 'new' && { goal: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  )
}

interface ReportProps {
  state: GoalsState
  query: Pick<
    ReturnType<typeof trpc.goals.report.useQuery>,
    'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  > & { data?: GoalsReport | undefined }
  addButton: React.ReactNode
  onEdit: (goal: GoalCount) => void
}

function Report({ state, query, addButton, onEdit }: ReportProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const { remove, restore } = useDeleteGoal()
  if (error) {
    return (
      <Panel aria-label="Goals">
        <LoadFailure message="Failed to load the goals" onRetry={() => void refetch()} />
      </Panel>
    )
  }
  return (
    <>
      <ReportControls>
        <PeriodChoice period={state.namedPeriod} onChange={state.choosePeriod} />
        <SourcesDays state={state} report={data} />
      </ReportControls>
      {data ? (
        <ReportParts aria-busy={isFetching} data-stale={isPlaceholderData || undefined}>
          <p role="status">{periodLabelOf(data)}</p>
          <Panel aria-label="Goals">
            {data.goals.length > 0 ? (
              <GoalsTable report={data} state={state} onEdit={onEdit} onDelete={remove} />
            ) : (
              <Empty title="No goals yet" action={addButton || undefined}>
                Begin with what brings work: a message sent, the contact page viewed, a proposal
                accepted. Counting starts with the oldest events that are still stored.
              </Empty>
            )}
          </Panel>
          <DeletedGoals onRestore={restore} />
          <GoalsDefinitions />
        </ReportParts>
      ) : (
        <Panel aria-label="Goals">
          <RowsSkeleton rows={6} label="Loading the goals..." />
        </Panel>
      )}
    </>
  )
}
