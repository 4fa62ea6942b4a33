import type { StaffConcept } from '@agency/contract/gallery-concept'
import {
  type ConceptPage,
  type ConceptSelection,
  NOT_RELEASED,
  PAGE_SIZES,
} from '@agency/contract/staff-concept'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { DataTable } from '../../ui/data/data-table.tsx'
import { stepsOf } from '../../ui/data/list-state.ts'
import { Pagination } from '../../ui/data/pagination.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { type RowSelection, useRowSelection, useStateOf } from '../../ui/data/row-selection.ts'
import { Empty, LoadFailure, NoMatches, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { ConceptBulkBar } from './concept-bulk-bar.tsx'
import { conceptColumns } from './concept-columns.tsx'
import { ConceptDrawer } from './concept-drawer.tsx'
import { ConceptFilters } from './concept-filters.tsx'
import { type ConceptListState, useConceptListState } from './concept-list-state.ts'
import { PendingConcepts } from './pending-concepts.tsx'
import { type ConceptActions, useConceptActions } from './use-concept-actions.ts'

export default function ConceptsScreen() {
  const state = useConceptListState()
  const actions = useConceptActions(state.request)
  const { data, error, refetch, isPlaceholderData } = trpc.concepts.page.useQuery(state.request, {
    placeholderData: keepPreviousData,
  })
  const { openId } = state
  return (
    <Screen
      title="Website Concepts"
      actions={
        <ActionLink href="/dashboard/generate-concept">
          <DashboardIcon name="plus" /> Generate concept
        </ActionLink>
      }
    >
      <PendingConcepts state={state} />
      <ConceptFilters state={state} />
      <Panel aria-label="Concepts">
        {error ? (
          <LoadFailure message="Failed to load concepts" onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton rows={10} label="Loading concepts..." />
        ) : data.concepts.length === 0 && !isPlaceholderData ? (
          <NoConcepts state={state} />
        ) : (
          <ConceptTable page={data} state={state} actions={actions} isStale={isPlaceholderData} />
        )}
      </Panel>
      {openId !== undefined && (
        <ConceptDrawer
          key={openId}
          id={openId}
          onClose={() => state.open(undefined)}
          onActive={(active) => actions.setActive({ ids: [openId] }, active, { isBulk: false })}
          onRemove={() => {
            const begin = () => state.open(undefined)
            return actions.remove({ ids: [openId] }, { isBulk: false, begin })
          }}
        />
      )}
    </Screen>
  )
}

function NoConcepts({ state }: { state: ConceptListState }) {
  if (state.isFiltered) {
    return <NoMatches noun="concepts" onClear={state.clear} />
  }
  return (
    <Empty
      title="No concepts yet"
      action={<ActionLink href="/dashboard/generate-concept">Generate concept</ActionLink>}
    >
      Every concept that a visitor makes shows here. Those that were released for the gallery show
      there once you make them visible.
    </Empty>
  )
}

interface ConceptTableProps {
  page: ConceptPage
  state: ConceptListState
  actions: ConceptActions
  isStale: boolean
}

function ConceptTable({ page, state, actions, isStale }: ConceptTableProps) {
  const { concepts, matching, newestId } = page
  const { request } = state
  const question = JSON.stringify(request)
  const selection = useRowSelection(
    concepts.map(({ id }) => id),
    question,
  )
  // As it was seen when it was chosen: the server acts on no more than that.
  const [all, setAll] = useStateOf<Extract<ConceptSelection, { upTo: number }> | undefined>(
    question,
    undefined,
  )
  const chosen = { ids: selection.ids, ...(all && { all }) }
  const clear = () => {
    selection.clear()
    setAll(undefined)
  }
  return (
    <>
      {selection.state !== 'none' && (
        <ConceptBulkBar
          count={all?.count ?? selection.ids.length}
          reachesAll={all !== undefined}
          onSelectMatching={
            selection.state === 'all' && !all && !isStale && matching > concepts.length
              ? {
                  count: matching,
                  run: () => setAll({ filter: request.filter, upTo: newestId, count: matching }),
                }
              : undefined
          }
          onActive={(active) => actions.setActive(chosen, active, { isBulk: true, begin: clear })}
          onRemove={() => actions.remove(chosen, { isBulk: true, begin: clear })}
          onClear={clear}
        />
      )}
      <DataTable
        caption="Website concepts"
        columns={conceptColumns(state.open)}
        rows={concepts}
        idOf={({ id }) => id}
        nameOf={({ companyName }) => companyName}
        sort={request.sort}
        onSort={(sort) => state.set('sort', sort)}
        selection={narrowed(selection, () => setAll(undefined))}
        actions={(concept) => <RowActions concept={concept} actions={actions} />}
        isStale={isStale}
      />
      <Pagination
        matching={matching}
        noun={matching === 1 ? 'concept' : 'concepts'}
        size={request.size}
        sizes={PAGE_SIZES}
        {...stepsOf(state, page)}
      />
    </>
  )
}

/** Choosing by hand ends 'all that match'. */
const narrowed = (selection: RowSelection, end: () => void): RowSelection => ({
  ...selection,
  toggle: (id, withShift) => {
    end()
    selection.toggle(id, withShift)
  },
  toggleAll: () => {
    end()
    selection.toggleAll()
  },
})

function RowActions({ concept, actions }: { concept: StaffConcept; actions: ConceptActions }) {
  const { id, companyName, isActive, isReleased } = concept
  const toggle = `${isActive ? 'Hide' : 'Show'} ${companyName}`
  return (
    <>
      <IconAction
        aria-label={toggle}
        title={isActive ? 'Hide' : isReleased ? 'Show' : NOT_RELEASED}
        // Not `disabled`: the reason has to be reached by keyboard and said.
        aria-disabled={!isActive && !isReleased}
        onClick={() => actions.setActive({ ids: [id] }, !isActive, { isBulk: false })}
      >
        <DashboardIcon name={isActive ? 'eyeOff' : 'eye'} />
      </IconAction>
      <IconAction
        aria-label={`Delete ${companyName}`}
        title="Delete"
        onClick={() => actions.remove({ ids: [id] }, { isBulk: false })}
      >
        <DashboardIcon name="trash" />
      </IconAction>
    </>
  )
}
