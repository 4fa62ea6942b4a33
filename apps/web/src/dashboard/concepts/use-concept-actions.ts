import type { ConceptDeletionRef } from '@agency/contract/deleted-concepts'
import {
  type BulkResult,
  type ConceptListRequest,
  type ConceptPage,
  type ConceptSelection,
  NOT_RELEASED,
} from '@agency/contract/staff-concept'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'

interface ConceptAction<Result extends BulkResult = BulkResult> {
  /** Applies the change to the list, as it looks once the call has succeeded. */
  apply: (page: ConceptPage) => ConceptPage
  /** The number of rows affected. */
  count: number
  send: () => Promise<Result>
  /** The documented message for this count. */
  successMessage: (count: number) => string
  failureMessage: string
  undo?: (result: Result) => void
  /** How long the message is shown, in ms, if not as usual. */
  durationMs?: number
}

/** The rows that an action affects: those in view that were selected, or all that match. */
export interface Selected {
  ids: number[]
  /** Set if rows on other pages are included. */
  all?: Extract<ConceptSelection, { upTo: number }>
}

interface Options {
  /** For a selection of rows, not for a single row's own button: the documented texts differ. */
  isBulk: boolean
  onConfirmed?: () => void
}

/** Hiding or showing more rows than this needs a confirmation. */
const CONFIRM_ABOVE = 25
const countOf = ({ ids, all }: Selected) => all?.count ?? ids.length
const selectionOf = ({ ids, all }: Selected): ConceptSelection => all ?? { ids }

const activatedText = (active: boolean) => (active ? 'activated' : 'deactivated')

/**
 * Shows, hides, deletes and restores concepts: the list updates optimistically, and rolls back if the server
 * rejects the change.
 */
export function useConceptActions(request: ConceptListRequest) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const invalidatePublicPages = useInvalidatePublicPages()
  const pages = utils.concepts.page

  async function run<Result extends BulkResult>(action: ConceptAction<Result>): Promise<void> {
    await pages.cancel(request)
    const previousPage = pages.getData(request)
    if (previousPage) pages.setData(request, action.apply(previousPage))
    try {
      const result = await action.send()
      const { done, notReleased, failed } = result
      const { undo, durationMs } = action
      // If all were rejected, there is no success to report.
      if (done > 0 || notReleased === 0) {
        toast({
          text: action.successMessage(done),
          ...(durationMs && { durationMs }),
          ...(undo && done > 0 && { action: { label: 'Undo', run: () => undo(result) } }),
        })
      }
      if (notReleased > 0) toast({ text: notReleasedText(notReleased, action.count), failed: true })
      if (failed.length > 0) toast({ text: failedText(failed, previousPage), failed: true })
      invalidatePublicPages()
    } catch (error) {
      pages.setData(request, previousPage)
      const apiError = apiErrorOf(error)
      if (apiError?.status === 409) toast({ text: apiError.message, failed: true })
      else {
        toast({
          text: action.failureMessage,
          failed: true,
          action: { label: 'Retry', run: () => void run(action) },
        })
      }
    }
    await utils.concepts.invalidate()
  }

  const confirmVisibility = (selected: Selected, active: boolean): Promise<boolean> => {
    const selectionText = `${formatCount(countOf(selected))} selected concept(s)`
    return confirm({
      text: active ? `Make ${selectionText} visible?` : `Hide ${selectionText}?`,
      note: [
        active
          ? 'Those released for the public gallery appear there immediately.'
          : 'They are removed from the public gallery.',
        ...(selected.all ? ['There is no single-step undo.'] : []),
      ].join(' '),
      confirmLabel: active ? 'Make Visible' : 'Hide',
    })
  }

  /** Calls `onConfirmed` once the user confirms, and resolves when the change is complete. */
  async function setActive(
    selected: Selected,
    active: boolean,
    { isBulk, onConfirmed }: Options,
  ): Promise<void> {
    if (countOf(selected) > CONFIRM_ABOVE && !(await confirmVisibility(selected, active))) return
    onConfirmed?.()
    await changeActive(selected, active, isBulk)
  }

  function changeActive(selected: Selected, active: boolean, isBulk: boolean): Promise<void> {
    const { ids, all } = selected
    const activeById = new Map(
      pages.getData(request)?.concepts.map((concept) => [concept.id, concept.isActive]),
    )
    const changedIds = ids.filter((id) => activeById.get(id) !== active)
    const hasUndo = !active && !all && changedIds.length > 0
    return run({
      apply: (page) => ({
        ...page,
        concepts: page.concepts.map((concept) =>
          ids.includes(concept.id) && (concept.isReleased || !active)
            ? { ...concept, isActive: active }
            : concept,
        ),
      }),
      count: countOf(selected),
      send: () =>
        utils.client.concepts.setActive.mutate({ selection: selectionOf(selected), active }),
      successMessage: (count) =>
        isBulk
          ? `Successfully ${activatedText(active)} ${count} concept(s)`
          : `Concept ${activatedText(active)} successfully`,
      failureMessage: `Failed to update ${isBulk ? 'concepts' : 'concept'}. Please try again.`,
      ...(hasUndo && { undo: () => void changeActive({ ids: changedIds }, true, isBulk) }),
    })
  }

  /** Calls `onConfirmed` once the user confirms, and resolves when the change is complete. */
  async function remove(selected: Selected, { isBulk, onConfirmed }: Options): Promise<void> {
    const { ids } = selected
    const count = countOf(selected)
    const isConfirmed = await confirm({
      text: isBulk
        ? `Are you sure you want to delete ${count} selected concept(s)?`
        : 'Are you sure you want to delete this concept?',
      note: 'The contact, what they sent and the estimate are kept. For at least a day, you can restore what you delete from “Recently deleted”, below the list.',
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isConfirmed) return
    onConfirmed?.()
    await run({
      apply: (page) => ({
        ...page,
        matching: page.matching - count,
        concepts: page.concepts.filter(({ id }) => !ids.includes(id)),
      }),
      count,
      send: () => utils.client.concepts.remove.mutate({ selection: selectionOf(selected) }),
      successMessage: (done) =>
        isBulk ? `Successfully deleted ${done} concept(s)` : 'Concept deleted successfully',
      failureMessage: `Failed to delete ${isBulk ? 'concepts' : 'concept'}. Please try again.`,
      undo: (result) => void restore(result),
      durationMs: UNDO_TOAST_MS,
    })
  }

  /** Restores what was deleted at once. */
  async function restore({ deletion }: ConceptDeletionRef): Promise<void> {
    try {
      const { done } = await utils.client.concepts.restore.mutate({ deletion })
      toast({ text: done === 1 ? 'The concept is back' : `${formatCount(done)} concepts are back` })
      invalidatePublicPages()
    } catch (error) {
      const text = apiErrorOf(error)?.message || 'Failed to restore. Please try again.'
      toast({ text, failed: true })
    }
    await utils.concepts.invalidate()
  }

  return { setActive, remove, restore }
}

export type ConceptActions = ReturnType<typeof useConceptActions>

/** How many of the selected concepts stay hidden, and why. */
const notReleasedText = (count: number, total: number): string =>
  total === 1
    ? NOT_RELEASED
    : `${count} of ${total} concepts stay hidden: the people who asked for them have not released them for the public gallery.`

/** The rows that an action did not affect, by name if the list knew them. */
function failedText(failed: BulkResult['failed'], page: ConceptPage | undefined): string {
  const names = failed.map(
    ({ id }) => page?.concepts.find((concept) => concept.id === id)?.companyName ?? `no. ${id}`,
  )
  return `${failed.length} left as they were: ${names.join(', ')}. ${failed[0]?.message ?? ''}`
}
