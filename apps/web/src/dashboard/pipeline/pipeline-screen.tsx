import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { FilterRow } from '../../ui/data/filter-row.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { LoadFailure } from '../../ui/data/states.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { assigneeChoices, useAssignees } from '../contacts/assignees.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { Board } from './board.tsx'
import { PipelineEmpty, PipelineList } from './pipeline-list.tsx'
import { boardChoices, listChoices, usePipelineState } from './pipeline-state.ts'
import { PipelineDefinitions, PipelineFigures } from './pipeline-totals.tsx'

const views = [
  ['board', 'Board'],
  ['list', 'List'],
] as const

/** Contacts by stage, with what they are worth and what can be expected of it. */
export default function PipelineScreen() {
  const state = usePipelineState()
  const assignees = useAssignees()
  const { text, assignee } = state.filter
  const filter = { text, assignee }
  const totals = trpc.pipeline.totals.useQuery({ filter }, { placeholderData: keepPreviousData })
  const isEmpty = totals.data?.stages.every(({ contacts }) => contacts === 0) ?? false
  return (
    <Screen
      title="Pipeline"
      resource="contacts"
      description="Who may become a client, how far along they are, and what that is worth."
      actions={
        <>
          <ExportMenu list="contacts" query={state.exportQuery} />
          <SegmentedControl
            legend="View"
            name="view"
            dense
            options={views}
            value={state.view}
            onChange={(view) => state.set('view', view)}
          />
        </>
      }
    >
      {totals.error && !totals.data ? (
        <Panel>
          <LoadFailure message="Failed to load the totals" onRetry={() => void totals.refetch()} />
        </Panel>
      ) : (
        <PipelineFigures totals={totals.data} />
      )}
      <FilterRow
        label="Filter the pipeline"
        search="Search name, email or company"
        choices={[
          ...(state.view === 'board' ? boardChoices : listChoices),
          ...assigneeChoices(assignees),
        ]}
        state={state}
      />
      {state.view === 'list' ? (
        <PipelineList state={state} />
      ) : isEmpty && !state.isFiltered ? (
        <Panel aria-label="Contacts by stage">
          <PipelineEmpty />
        </Panel>
      ) : (
        <Board request={{ filter, order: state.order }} totals={totals.data} />
      )}
      <PipelineDefinitions totals={totals.data} />
    </Screen>
  )
}
