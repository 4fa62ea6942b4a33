import { ConceptFilter, conceptSorts, PAGE_SIZES } from '@agency/contract/staff-concept'
import { z } from 'zod'
import { useUrlState } from '../parts/url-state.ts'

const Params = z.object({
  text: ConceptFilter.shape.text.catch(''),
  industry: ConceptFilter.shape.industry.catch(''),
  businessType: ConceptFilter.shape.businessType.catch('all'),
  status: ConceptFilter.shape.status.catch('all'),
  period: ConceptFilter.shape.period.catch('all'),
  sort: z.enum(conceptSorts).catch('newest'),
  size: z.coerce.number().pipe(z.literal(PAGE_SIZES)).catch(25),
  after: z.string().optional(),
  before: z.string().optional(),
  /** The one whose details are open. */
  concept: z.coerce.number().int().positive().optional().catch(undefined),
})

const goesWithoutSaying: Record<string, string> = {
  ...{ businessType: 'all', status: 'all', period: 'all' },
  ...{ sort: 'newest', size: '25' },
}
const firstPage = { after: undefined, before: undefined }

/** What the list of concepts shows, read from the address and written to it. */
export function useConceptListState() {
  const { params, change } = useUrlState()
  const { concept, sort, size, after, before, ...filter } = Params.parse(Object.fromEntries(params))
  const set = (name: string, value: string) =>
    change({
      [name]: goesWithoutSaying[name] === value ? undefined : value,
      ...firstPage,
    })
  return {
    request: { filter, sort, size, ...(after && { after }), ...(before && { before }) },
    openId: concept,
    isFiltered: Object.entries(filter).some(
      ([name, value]) => value !== (goesWithoutSaying[name] ?? ''),
    ),
    set,
    clear: () =>
      change({
        ...Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])),
        ...firstPage,
      }),
    goTo: (page: { after: string } | { before: string }) =>
      change({ ...firstPage, ...page }, { step: true }),
    open: (id: number | undefined) => change({ concept: id?.toString() }),
  }
}

export type ConceptListState = ReturnType<typeof useConceptListState>
