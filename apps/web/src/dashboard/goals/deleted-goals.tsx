import type { DeletedGoal } from '@agency/contract/goal'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { LoadFailure } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { Permitted } from '../permissions.tsx'
import { eventText } from './goal-labels.ts'

const columns: Column<DeletedGoal>[] = [
  { key: 'name', title: 'Goal', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'event', title: 'Event', wideOnly: true, cell: eventText },
  { key: 'deleted', title: 'Deleted', cell: ({ deletedAt }) => <Timestamp time={deletedAt} /> },
]

interface DeletedGoalsProps {
  onRestore: (goal: DeletedGoal) => Promise<void>
}

/** The goals that were deleted and can be restored; nothing if there are none. */
export function DeletedGoals({ onRestore }: DeletedGoalsProps) {
  const { data, error, refetch } = trpc.goals.deleted.useQuery()
  if (!error && !data?.length) return null
  return (
    <Panel aria-labelledby="deleted-goals">
      <PanelHeader>
        <h2 id="deleted-goals">Recently deleted</h2>
        <chakra.span color="fg.muted">Kept for at least a day</chakra.span>
      </PanelHeader>
      {data ? (
        <DataTable
          caption="Recently deleted"
          columns={columns}
          rows={data}
          nameOf={({ name }) => name}
          actions={(goal) => (
            <Permitted permission="analytics:write">
              <Action
                variant="outline"
                aria-label={`Restore ${goal.name}`}
                onClick={() => onRestore(goal)}
              >
                <Icon name="retry" /> Restore
              </Action>
            </Permitted>
          )}
        />
      ) : (
        <LoadFailure message="Failed to load deleted goals" onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}
