import type { StaffConcept } from '@agency/contract/gallery-concept'
import { type ConceptSelection, NOT_RELEASED } from '@agency/contract/staff-concept'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { useRowSelection, useStateResetOn, withoutSelectAll } from '../../ui/data/row-selection.ts'
import { Empty } from '../../ui/data/states.tsx'
import { ActionLink, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { ConceptBulkBar } from './concept-bulk-bar.tsx'
import { conceptColumns } from './concept-columns.tsx'
import { ConceptDrawer } from './concept-drawer.tsx'
import { conceptChoices, useConceptListState } from './concept-list-state.ts'
import { DeletedConceptList } from './deleted-concepts.tsx'
import { PendingConcepts } from './pending-concepts.tsx'
import { type ConceptActions, useConceptActions } from './use-concept-actions.ts'

export default function ConceptsScreen() {
  const state = useConceptListState()
  const { request, openId } = state
  const actions = useConceptActions(request)
  const query = trpc.concepts.page.useQuery(request, { placeholderData: keepPreviousData })
  const { data: industries = [] } = trpc.concepts.industries.useQuery()
  const { concepts = [], matching = 0, newestId = 0 } = query.data ?? {}
  const queryKey = JSON.stringify(request)
  const selection = useRowSelection(
    concepts.map(({ id }) => id),
    queryKey,
  )
  // A snapshot of "select all": the server must not change concepts that were added later.
  const [all, setAll] = useStateResetOn<Extract<ConceptSelection, { upTo: number }> | undefined>(
    queryKey,
    undefined,
  )
  const selected = { ids: selection.ids, ...(all && { all }) }
  const clear = () => {
    selection.clear()
    setAll(undefined)
  }
  const mayChange = useMay('concepts:write')
  const hasMoreMatches = !query.isPlaceholderData && matching > concepts.length
  const generate = mayChange && (
    <ActionLink href="/dashboard/generate-concept">Generate concept</ActionLink>
  )
  return (
    <Screen
      title="Website Concepts"
      resource="concepts"
      actions={
        <>
          <ExportMenu list="concepts" query={{ ...request.filter, sort: request.sort }} />
          {mayChange && (
            <ActionLink href="/dashboard/generate-concept">
              <DashboardIcon name="plus" /> Generate concept
            </ActionLink>
          )}
        </>
      }
    >
      <PendingConcepts state={state} />
      <FilterRow
        label="Filter concepts"
        search="Search name, email, company or industry"
        choices={conceptChoices(state.filter, industries)}
        state={state}
      />
      <ListPanel
        caption="Website concepts"
        nouns={['concept', 'concepts']}
        query={query}
        rows={concepts}
        state={state}
        columns={conceptColumns(state.open)}
        nameOf={({ companyName }) => companyName}
        {...(mayChange && {
          selection: withoutSelectAll(selection, () => setAll(undefined)),
          actions: (concept: StaffConcept) => <RowActions concept={concept} actions={actions} />,
        })}
        bulk={
          selection.state !== 'none' && (
            <ConceptBulkBar
              count={all?.count ?? selection.ids.length}
              includesOtherPages={all !== undefined}
              onSelectMatching={
                selection.state === 'all' && !all && hasMoreMatches
                  ? {
                      count: matching,
                      select: () =>
                        setAll({ filter: request.filter, upTo: newestId, count: matching }),
                    }
                  : undefined
              }
              onSetActive={(active) =>
                actions.setActive(selected, active, { isBulk: true, onConfirmed: clear })
              }
              onRemove={() => actions.remove(selected, { isBulk: true, onConfirmed: clear })}
              onClear={clear}
            />
          )
        }
        empty={
          <Empty title="No concepts yet" action={generate}>
            Concepts that visitors make appear here. Those released for the gallery appear there
            once you make them visible.
          </Empty>
        }
      />
      <DeletedConceptList onRestore={actions.restore} />
      {openId !== undefined && (
        <ConceptDrawer
          key={openId}
          id={openId}
          onClose={() => state.open(undefined)}
          onSetActive={(active) => actions.setActive({ ids: [openId] }, active, { isBulk: false })}
          onRemove={() => {
            const onConfirmed = () => state.open(undefined)
            return actions.remove({ ids: [openId] }, { isBulk: false, onConfirmed })
          }}
        />
      )}
    </Screen>
  )
}

function RowActions({ concept, actions }: { concept: StaffConcept; actions: ConceptActions }) {
  const { id, companyName, isActive, isReleased } = concept
  const toggle = isActive ? `Hide ${companyName}` : `Make ${companyName} visible`
  return (
    <>
      <IconAction
        aria-label={toggle}
        title={isActive ? 'Hide' : isReleased ? 'Make Visible' : NOT_RELEASED}
        // Not `disabled`: the reason must be reachable by keyboard and announced.
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
