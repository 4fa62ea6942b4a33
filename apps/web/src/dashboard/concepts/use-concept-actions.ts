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
  /** What the list looks like once it has worked. */
  apply: (page: ConceptPage) => ConceptPage
  /** How many it is about. */
  count: number
  send: () => Promise<BulkResult>
  /** The documented words for so many. */
  done: (count: number) => string
  failed: string
  undo?: () => void
}

/** Rows that an action is about: those in view that were chosen, or all that match. */
export interface Chosen {
  ids: number[]
  /** Set where rows on other pages are meant too. */
  all?: Extract<ConceptSelection, { upTo: number }>
}

interface Options {
  /** Of chosen rows, not of one by its own button: the documented words differ. */
  isBulk: boolean
  begin?: () => void
}

/** Hiding or showing more rows than this is asked about. */
const ASKED_ABOVE = 25
const countOf = ({ ids, all }: Chosen) => all?.count ?? ids.length
const selectionOf = ({ ids, all }: Chosen): ConceptSelection => all ?? { ids }

const activated = (active: boolean) => (active ? 'activated' : 'deactivated')

/** Shows, hides and deletes: at once in the list, taken back where the server refuses. */
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
      // Where all were refused, there is nothing to be glad about.
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
          ? 'Those that were released for it show in the public gallery at once.'
          : 'They leave the public gallery.',
        ...(chosen.all ? ['No single step takes this back.'] : []),
      ].join(' '),
      yes: active ? 'Make Visible' : 'Hide',
    })
  }

  /** Calls `begin` once it is sure that this is meant, and resolves when it is done. */
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
      note: 'The picture goes for good. The contact, what they sent and the estimate stay.',
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

/** How many of those chosen stay hidden, and why. */
const keptHidden = (count: number, of: number): string =>
  of === 1
    ? NOT_RELEASED
    : `${count} of ${of} concepts stay hidden: the people who asked for them have not released them for the public gallery.`

/** Which rows an action did not reach, by name where the list knew them. */
function leftOver(failed: BulkResult['failed'], page: ConceptPage | undefined): string {
  const names = failed.map(
    ({ id }) => page?.concepts.find((concept) => concept.id === id)?.companyName ?? `no. ${id}`,
  )
  return `${failed.length} left as they were: ${names.join(', ')}. ${failed[0]?.message ?? ''}`
}
