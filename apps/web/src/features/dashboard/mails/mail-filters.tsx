import { mailStates } from '@agency/contract/email'
import { ChoiceFilter, FilterRow, TextFilter } from '../parts/filter-row.tsx'
import type { MailListState } from './mail-list-state.ts'
import { stateNames } from './mail-words.tsx'

const states = [
  { value: '', text: 'All states' },
  ...mailStates.map((state) => ({ value: state, text: stateNames[state] })),
]

export function MailFilters({ state }: { state: MailListState }) {
  const { filter } = state.request
  return (
    <FilterRow label="Filter mail" state={state}>
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
