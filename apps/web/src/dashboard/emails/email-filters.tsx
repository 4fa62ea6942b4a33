import { mailStates } from '@agency/contract/email'
import { ChoiceFilter, FilterRow, TextFilter } from '../../ui/data/filter-row.tsx'
import { stateNames } from './email-labels.tsx'
import type { EmailListState } from './email-list-state.ts'

const states = [
  { value: '', text: 'All states' },
  ...mailStates.map((state) => ({ value: state, text: stateNames[state] })),
]

export function EmailFilters({ state }: { state: EmailListState }) {
  const { filter } = state.request
  return (
    <FilterRow label="Filter emails" state={state}>
      <TextFilter
        label="Search recipient or subject"
        value={filter.text}
        onChange={(text) => state.set('text', text)}
      />
      <ChoiceFilter
        label="State"
        value={filter.state ?? ''}
        options={states}
        onChange={(chosen) => state.set('state', chosen)}
      />
    </FilterRow>
  )
}
