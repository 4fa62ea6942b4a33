import type { DeletedGoal, GoalCount } from '@agency/contract/goal'
import { trpc } from '../../api/trpc.ts'
import { useUndoableDeletion } from '../layout/use-undoable-deletion.ts'

/** Deletes goals and restores them. */
export function useDeleteGoal() {
  const { client, goals } = trpc.useUtils()
  return useUndoableDeletion<GoalCount, Pick<DeletedGoal, 'id' | 'name'>>({
    ...{ noun: 'goal', nameOf: ({ name }) => name },
    deleteRow: ({ id, updatedAt }) => client.goals.delete.mutate({ id, updatedAt }),
    restoreRow: ({ id }) => client.goals.restore.mutate({ id }).then(() => null),
    refresh: () => goals.invalidate(),
  })
}
