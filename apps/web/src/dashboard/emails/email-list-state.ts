import { MailFilter } from '@agency/contract/email'
import { z } from 'zod'
import { listPart, useListState } from '../../ui/data/list-state.ts'

const Shown = z.object({
  text: MailFilter.shape.text.catch(''),
  state: MailFilter.shape.state.catch(undefined),
  /** There is one order: the newest first. */
  sort: z.literal('newest').catch('newest'),
  ...listPart,
})
/** The one that is open. */
const OpenId = z.coerce.number().int().positive().optional().catch(undefined)

/** What the list of emails shows, read from the address and written to it. */
export function useEmailListState() {
  const { filter, page, params, change, ...state } = useListState(Shown, { size: '25' })
  return {
    ...state,
    request: { filter, ...page },
    openId: OpenId.parse(params.get('mail') ?? undefined),
    open: (id: number | undefined) => change({ mail: id?.toString() }),
  }
}

export type EmailListState = ReturnType<typeof useEmailListState>
