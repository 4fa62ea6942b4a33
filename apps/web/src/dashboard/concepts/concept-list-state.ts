import { ConceptFilter, conceptSorts } from '@agency/contract/staff-concept'
import { z } from 'zod'
import { listPart, useListState } from '../../ui/data/list-state.ts'

const Shown = z.object({
  text: ConceptFilter.shape.text.catch(''),
  industry: ConceptFilter.shape.industry.catch(''),
  businessType: ConceptFilter.shape.businessType.catch('all'),
  status: ConceptFilter.shape.status.catch('all'),
  period: ConceptFilter.shape.period.catch('all'),
  sort: z.enum(conceptSorts).catch('newest'),
  ...listPart,
})
/** The one whose details are open. */
const OpenId = z.coerce.number().int().positive().optional().catch(undefined)

const defaults: Record<string, string> = {
  ...{ businessType: 'all', status: 'all', period: 'all' },
  ...{ sort: 'newest', size: '25' },
}

/** What the list of concepts shows, read from the address and written to it. */
export function useConceptListState() {
  const { filter, sort, page, params, change, ...state } = useListState(Shown, defaults)
  return {
    ...state,
    request: { filter, sort, ...page },
    openId: OpenId.parse(params.get('concept') ?? undefined),
    open: (id: number | undefined) => change({ concept: id?.toString() }),
  }
}

export type ConceptListState = ReturnType<typeof useConceptListState>
