import { apiErrorOf } from '../../api/trpc.ts'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'

interface UndoableDeletion<Row, Deleted> {
  /** What a row is: 'goal'. */
  noun: string
  nameOf: (row: Deleted) => string
  deleteRow: (row: Row) => Promise<unknown>
  /** Resolves to the name that it has now, if it may be another one. */
  restoreRow: (row: Deleted) => Promise<string | null | undefined>
  /** Loads again what shows the rows. */
  refresh: () => unknown
}

/** Deletes a row at once, and offers to undo that; restores one that was deleted. */
export function useUndoableDeletion<Row extends Deleted, Deleted>({
  noun,
  nameOf,
  deleteRow,
  restoreRow,
  refresh,
}: UndoableDeletion<Row, Deleted>) {
  const toast = useToast()
  async function run(verb: 'delete' | 'restore', change: () => Promise<void>): Promise<void> {
    try {
      await change()
    } catch (error) {
      const text = apiErrorOf(error)?.message || `Failed to ${verb} the ${noun}. Please try again.`
      toast({ text, failed: true })
    } finally {
      void refresh()
    }
  }
  const restore = (row: Deleted) =>
    run('restore', async () => {
      const name = (await restoreRow(row)) ?? nameOf(row)
      toast({ text: `The ${noun} “${name}” is back` })
    })
  const remove = (row: Row) =>
    run('delete', async () => {
      await deleteRow(row)
      toast({
        text: `The ${noun} “${nameOf(row)}” was deleted`,
        durationMs: UNDO_TOAST_MS,
        action: { label: 'Undo', run: () => void restore(row) },
      })
    })
  return { remove, restore }
}
