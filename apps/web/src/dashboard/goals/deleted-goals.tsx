import type { DeletedGoal } from '@agency/contract/goal'
import { trpc } from '../../api/trpc.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { RecentlyDeleted } from '../layout/recently-deleted.tsx'
import { eventText } from './goal-labels.ts'

const columns: Column<DeletedGoal>[] = [
  { key: 'name', title: 'Goal', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'event', title: 'Event', wideOnly: true, cell: eventText },
]

/** The goals that were deleted and can be restored. */
export const DeletedGoals = ({
  onRestore,
}: {
  onRestore: (goal: DeletedGoal) => Promise<void>
}) => (
  <RecentlyDeleted
    query={trpc.goals.deleted.useQuery()}
    noun="goals"
    columns={columns}
    nameOf={({ name }) => name}
    permission="analytics:write"
    onRestore={onRestore}
  />
)
