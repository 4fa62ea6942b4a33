import { CONTACT_CHANGED_MEANWHILE, type Contact } from '@agency/contract/contact'
import type { ColumnPage, ColumnRequest } from '@agency/contract/pipeline'
import { type Stage, stageLabels, statusOfStage } from '@agency/contract/pipeline-stages'
import type { InfiniteData } from '@tanstack/react-query'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'
import type { LostAnswer } from '../contacts/lost-dialog.tsx'

type Column = InfiniteData<ColumnPage, string | null> | undefined

const without = (column: Column, id: number): Column =>
  column && {
    ...column,
    pages: column.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => row.id !== id),
    })),
  }

const withFirst = (column: Column, contact: Contact): Column =>
  column && {
    ...column,
    pages: column.pages.map((page, index) =>
      index === 0 ? { ...page, rows: [contact, ...page.rows] } : page,
    ),
  }

const isGone = (error: unknown) => apiErrorOf(error)?.status === 404
const isConflict = (error: unknown) => apiErrorOf(error)?.status === 409

/**
 * Moves a contact to another stage: the board updates optimistically, and is loaded again if the
 * server rejects the move, for example because a colleague moved the contact meanwhile.
 */
export function useStageMove({ filter, order }: Pick<ColumnRequest, 'filter' | 'order'>) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync } = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })
  const requestOf = (stage: Stage) => ({ stage, filter, order })

  return async function move(contact: Contact, stage: Stage, lost?: LostAnswer): Promise<boolean> {
    const { id, name, stage: fromStage } = contact
    const answer = lost ?? { lostReason: null, lostNote: '' }
    const moved: Contact = {
      ...{ ...contact, ...answer, stage, contactStatus: statusOfStage[stage] },
      movedAt: new Date().toISOString(),
    }
    await utils.pipeline.column.cancel()
    utils.pipeline.column.setInfiniteData(requestOf(fromStage), (column) => without(column, id))
    utils.pipeline.column.setInfiniteData(requestOf(stage), (column) =>
      withFirst(without(column, id), moved),
    )
    try {
      const saved = await mutateAsync({
        id,
        change: { stage, fromStage, ...(stage === 'lost' && answer) },
      })
      toast({
        text: `${name} is in ${stageLabels[stage]} now`,
        durationMs: UNDO_TOAST_MS,
        action: {
          label: 'Undo',
          run: () =>
            void move(saved, fromStage, {
              lostReason: contact.lostReason,
              lostNote: contact.lostNote,
            }),
        },
      })
      return true
    } catch (error) {
      const text = isGone(error)
        ? `${name} is no longer there.`
        : isConflict(error)
          ? CONTACT_CHANGED_MEANWHILE
          : `Failed to move ${name}. Please try again.`
      const canRetry = !isGone(error) && !isConflict(error)
      toast({
        ...{ text, failed: true },
        ...(canRetry && {
          action: { label: 'Retry', run: () => void move(contact, stage, lost) },
        }),
      })
      return false
    } finally {
      void utils.pipeline.invalidate()
      void utils.contacts.invalidate()
      void utils.today.get.invalidate()
    }
  }
}
