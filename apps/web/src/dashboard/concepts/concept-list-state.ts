import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { ConceptFilter, conceptSorts } from '@agency/contract/staff-concept'
import { z } from 'zod'
import type { ChoiceFilter } from '../../ui/data/filter-row.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'

const UrlParams = z.object({
  text: ConceptFilter.shape.text.catch(''),
  industry: ConceptFilter.shape.industry.catch(''),
  businessType: ConceptFilter.shape.businessType.catch('all'),
  status: ConceptFilter.shape.status.catch('all'),
  period: ConceptFilter.shape.period.catch('all'),
  sort: z.enum(conceptSorts).catch('newest'),
  ...listParams,
})
type Filter = Pick<z.infer<typeof UrlParams>, 'industry' | 'status'>

const defaults: Record<string, string> = {
  ...{ businessType: 'all', status: 'all', period: 'all' },
  ...{ sort: 'newest', size: '25' },
}

/** The filters of the list, with the industries that have concepts. */
export function conceptChoices({ industry, status }: Filter, industries: string[]): ChoiceFilter[] {
  // A URL can name an industry that no concept has any more.
  const offered =
    industries.includes(industry) || !industry ? industries : [...industries, industry]
  return [
    {
      ...{ name: 'industry', label: 'Industry' },
      options: [['', 'All industries'], ...offered.map((name) => [name, name] as const)],
    },
    {
      ...{ name: 'businessType', label: 'Business type' },
      options: [
        ['all', 'All business types'],
        ...businessTypes.map((type) => [type, businessTypeLabels[type]] as const),
      ],
    },
    {
      ...{ name: 'status', label: 'Status' },
      options: [
        ['all', 'All'],
        ['active', 'Active (Visible)'],
        ['hidden', 'Inactive (Hidden)'],
        // Offered only when it is selected: the notice above the list links to it.
        ...(status === 'pending' ? [['pending', 'Waiting for review'] as const] : []),
      ],
    },
    {
      ...{ name: 'period', label: 'Date' },
      options: [
        ['all', 'Any date'],
        ['today', 'Today'],
        ['week', 'Last 7 days'],
        ['month', 'Last 30 days'],
      ],
    },
  ]
}

/** The state of the list of concepts, read from the URL and written to it. */
export function useConceptListState() {
  const state = useListState(UrlParams, defaults, 'concept')
  const { filter, sort, page } = state
  return { ...state, request: { filter, sort, ...page } }
}

export type ConceptListState = ReturnType<typeof useConceptListState>
