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
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'

interface Act {
  /** Applies the change to the list, as it looks once the call has succeeded. */
  apply: (page: ConceptPage) => ConceptPage
  /** The number of rows affected. */
  count: number
  send: () => Promise<BulkResult>
  /** The documented message for this count. */
  done: (count: number) => string
  failed: string
  undo?: () => void
}

/** The rows that an action affects: those in view that were selected, or all that match. */
export interface Chosen {
  ids: number[]
  /** Set if rows on other pages are included. */
  all?: Extract<ConceptSelection, { upTo: number }>
}

interface Options {
  /** For a selection of rows, not for a single row's own button: the documented texts differ. */
  isBulk: boolean
  begin?: () => void
}

/** Hiding or showing more rows than this needs a confirmation. */
const ASKED_ABOVE = 25
const countOf = ({ ids, all }: Chosen) => all?.count ?? ids.length
const selectionOf = ({ ids, all }: Chosen): ConceptSelection => all ?? { ids }

const activated = (active: boolean) => (active ? 'activated' : 'deactivated')

/**
 * Shows, hides and deletes concepts: the list updates optimistically, and rolls back if the server
 * rejects the change.
 */
export function useConceptActions(request: ConceptListRequest) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const invalidatePublicPages = useInvalidatePublicPages()
  const pages = utils.concepts.page

  async function run(act: Act): Promise<void> {
    await pages.cancel(request)
    const before = pages.getData(request)
    if (before) pages.setData(request, act.apply(before))
    try {
      const { done, notReleased, failed } = await act.send()
      const { undo } = act
      // If all were rejected, there is no success to report.
      if (done > 0 || notReleased === 0) {
        toast({ text: act.done(done), ...(undo && { action: { label: 'Undo', run: undo } }) })
      }
      if (notReleased > 0) toast({ text: keptHidden(notReleased, act.count), failed: true })
      if (failed.length > 0) toast({ text: leftOver(failed, before), failed: true })
      invalidatePublicPages()
    } catch (error) {
      pages.setData(request, before)
      const refusal = apiErrorOf(error)
      if (refusal?.status === 409) toast({ text: refusal.message, failed: true })
      else {
        toast({
          text: act.failed,
          failed: true,
          action: { label: 'Retry', run: () => void run(act) },
        })
      }
    }
    await utils.concepts.invalidate()
  }

  const isMeant = (chosen: Chosen, active: boolean): Promise<boolean> => {
    const what = `${formatCount(countOf(chosen))} selected concept(s)`
    return confirm({
      text: active ? `Make ${what} visible?` : `Hide ${what}?`,
      note: [
        active
          ? 'Those released for the public gallery appear there immediately.'
          : 'They are removed from the public gallery.',
        ...(chosen.all ? ['There is no single-step undo.'] : []),
      ].join(' '),
      yes: active ? 'Make Visible' : 'Hide',
    })
  }

  /** Calls `begin` once it is confirmed, and resolves when it is done. */
  async function setActive(
    chosen: Chosen,
    active: boolean,
    { isBulk, begin }: Options,
  ): Promise<void> {
    if (countOf(chosen) > ASKED_ABOVE && !(await isMeant(chosen, active))) return
    begin?.()
    await changeActive(chosen, active, isBulk)
  }

  function changeActive(chosen: Chosen, active: boolean, isBulk: boolean): Promise<void> {
    const { ids, all } = chosen
    const shown = new Map(pages.getData(request)?.concepts.map((each) => [each.id, each.isActive]))
    const changed = ids.filter((id) => shown.get(id) !== active)
    const hasUndo = !active && !all && changed.length > 0
    return run({
      apply: (page) => ({
        ...page,
        concepts: page.concepts.map((concept) =>
          ids.includes(concept.id) && (concept.isReleased || !active)
            ? { ...concept, isActive: active }
            : concept,
        ),
      }),
      count: countOf(chosen),
      send: () =>
        utils.client.concepts.setActive.mutate({ selection: selectionOf(chosen), active }),
      done: (count) =>
        isBulk
          ? `Successfully ${activated(active)} ${count} concept(s)`
          : `Concept ${activated(active)} successfully`,
      failed: `Failed to update ${isBulk ? 'concepts' : 'concept'}. Please try again.`,
      ...(hasUndo && { undo: () => void changeActive({ ids: changed }, true, isBulk) }),
    })
  }

  /** Calls `begin` once it is confirmed, and resolves when it is done. */
  async function remove(chosen: Chosen, { isBulk, begin }: Options): Promise<void> {
    const { ids } = chosen
    const count = countOf(chosen)
    const isSure = await confirm({
      text: isBulk
        ? `Are you sure you want to delete ${count} selected concept(s)?`
        : 'Are you sure you want to delete this concept?',
      note: 'The picture is deleted for good. The contact, what they sent and the estimate are kept.',
      yes: 'Delete',
      danger: true,
    })
    if (!isSure) return
    begin?.()
    await run({
      apply: (page) => ({
        ...page,
        matching: page.matching - count,
        concepts: page.concepts.filter(({ id }) => !ids.includes(id)),
      }),
      count,
      send: () => utils.client.concepts.remove.mutate({ selection: selectionOf(chosen) }),
      done: (done) =>
        isBulk ? `Successfully deleted ${done} concept(s)` : 'Concept deleted successfully',
      failed: `Failed to delete ${isBulk ? 'concepts' : 'concept'}. Please try again.`,
    })
  }

  return { setActive, remove }
}

export type ConceptActions = ReturnType<typeof useConceptActions>

/** How many of the selected concepts stay hidden, and why. */
const keptHidden = (count: number, of: number): string =>
  of === 1
    ? NOT_RELEASED
    : `${count} of ${of} concepts stay hidden: the people who asked for them have not released them for the public gallery.`

/** The rows that an action did not affect, by name if the list knew them. */
function leftOver(failed: BulkResult['failed'], page: ConceptPage | undefined): string {
  const names = failed.map(
    ({ id }) => page?.concepts.find((concept) => concept.id === id)?.companyName ?? `no. ${id}`,
  )
  return `${failed.length} left as they were: ${names.join(', ')}. ${failed[0]?.message ?? ''}`
}
