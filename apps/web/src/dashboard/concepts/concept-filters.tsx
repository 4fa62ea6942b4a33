import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { trpc } from '../../api/trpc.ts'
import { ChoiceFilter, FilterRow, TextFilter } from '../../ui/data/filter-row.tsx'
import type { ConceptListState } from './concept-list-state.ts'

const statuses = [
  { value: 'all', text: 'All' },
  { value: 'active', text: 'Active (Visible)' },
  { value: 'hidden', text: 'Inactive (Hidden)' },
]
/** Offered where it is chosen: the line over the list leads there. */
const pending = { value: 'pending', text: 'Waiting for review' }
const periods = [
  { value: 'all', text: 'Any date' },
  { value: 'today', text: 'Today' },
  { value: 'week', text: 'Last 7 days' },
  { value: 'month', text: 'Last 30 days' },
]
const types = [
  { value: 'all', text: 'All business types' },
  ...businessTypes.map((value) => ({ value, text: businessTypeLabels[value] })),
]

export function ConceptFilters({ state }: { state: ConceptListState }) {
  const { filter } = state.request
  const { data: found = [] } = trpc.concepts.industries.useQuery()
  // An address can name an industry that no concept has any more.
  const industries =
    found.includes(filter.industry) || !filter.industry ? found : [...found, filter.industry]
  return (
    <FilterRow label="Filter concepts" state={state}>
      <TextFilter
        label="Search name, email, company or industry"
        value={filter.text}
        onChange={(text) => state.set('text', text)}
      />
      <ChoiceFilter
        label="Industry"
        value={filter.industry}
        options={[
          { value: '', text: 'All industries' },
          ...industries.map((value) => ({ value, text: value })),
        ]}
        onChange={(industry) => state.set('industry', industry)}
      />
      <ChoiceFilter
        label="Business type"
        value={filter.businessType}
        options={types}
        onChange={(type) => state.set('businessType', type)}
      />
      <ChoiceFilter
        label="Status"
        value={filter.status}
        options={filter.status === 'pending' ? [...statuses, pending] : statuses}
        onChange={(status) => state.set('status', status)}
      />
      <ChoiceFilter
        label="Date"
        value={filter.period}
        options={periods}
        onChange={(period) => state.set('period', period)}
      />
    </FilterRow>
  )
}
