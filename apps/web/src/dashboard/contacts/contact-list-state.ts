import { ContactFilter, type ContactOrder, contactSorts } from '@agency/contract/contact'
import { z } from 'zod'
import { listPart, useListState } from '../../ui/data/list-state.ts'

const newestFirst: ContactOrder = { sort: 'lastActivity', direction: 'desc' }
const nameOf = ({ sort, direction }: ContactOrder) => `${sort}-${direction}`

/** The orders by their names in the address. */
const orders = new Map(
  contactSorts
    .flatMap((sort): ContactOrder[] => [
      { sort, direction: 'asc' },
      { sort, direction: 'desc' },
    ])
    .map((order) => [nameOf(order), order]),
)

const Shown = z.object({
  text: ContactFilter.shape.text.catch(''),
  status: ContactFilter.shape.status.catch(undefined),
  period: ContactFilter.shape.period.catch(undefined),
  submission: ContactFilter.shape.submission.catch(undefined),
  /** Only those whose follow-up is due. */
  due: z.literal('true').optional().catch(undefined),
  sort: z
    .string()
    .refine((name) => orders.has(name))
    .catch(nameOf(newestFirst)),
  ...listPart,
})

const defaults = { sort: nameOf(newestFirst), size: '25' }

/** What the list of contacts shows, read from the address and written to it. */
export function useContactListState() {
  const { filter, sort, page, ...state } = useListState(Shown, defaults)
  const order = orders.get(sort) ?? newestFirst
  return {
    ...state,
    sort,
    request: { filter: { ...filter, due: filter.due === 'true' }, ...order, ...page },
  }
}

export type ContactListState = ReturnType<typeof useContactListState>
