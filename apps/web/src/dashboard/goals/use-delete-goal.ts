import type { Goal, GoalCount } from '@agency/contract/goal'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'

/** Deletes a goal at once, and offers to undo that; restores one that was deleted. */
export function useDeleteGoal() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const deleteCall = trpc.goals.delete.useMutation()
  const restoreCall = trpc.goals.restore.useMutation()
  async function run(change: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await change()
      return true
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || failure, failed: true })
      return false
    } finally {
      void utils.goals.invalidate()
    }
  }
  async function restoreGoal({ id, name }: Pick<Goal, 'id' | 'name'>): Promise<void> {
    const isRestored = await run(
      () => restoreCall.mutateAsync({ id }),
      'Failed to restore the goal. Please try again.',
    )
    if (isRestored) toast({ text: `The goal “${name}” is back` })
  }
  async function deleteGoal(goal: GoalCount): Promise<void> {
    const { id, name, updatedAt } = goal
    const isDeleted = await run(
      () => deleteCall.mutateAsync({ id, updatedAt }),
      'Failed to delete the goal. Please try again.',
    )
    if (!isDeleted) return
    toast({
      text: `The goal “${name}” was deleted`,
      durationMs: UNDO_TOAST_MS,
      action: { label: 'Undo', run: () => void restoreGoal(goal) },
    })
  }
  return { deleteGoal, restoreGoal }
}
