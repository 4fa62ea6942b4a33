import { contactStatuses } from '@agency/contract/contact'
import { ChoiceFilter, FilterRow, TextFilter } from '../../ui/data/filter-row.tsx'
import type { ContactListState } from './contact-list-state.ts'

const statuses = [
  { value: '', text: 'All statuses' },
  ...contactStatuses.map((status) => ({ value: status, text: status })),
]
const periods = [
  { value: '', text: 'Any activity' },
  { value: 'today', text: 'Active today' },
  { value: 'week', text: 'Active in the last 7 days' },
  { value: 'month', text: 'Active in the last 30 days' },
]
const submissions = [
  { value: '', text: 'All submissions' },
  { value: 'message', text: 'Contact form' },
  { value: 'concept', text: 'AI concept' },
  { value: 'quote', text: 'Estimate request' },
]
const followUps = [
  { value: '', text: 'Any follow-up' },
  { value: 'true', text: 'Follow-up due' },
]

export function ContactFilters({ state }: { state: ContactListState }) {
  const { filter } = state.request
  return (
    <FilterRow label="Filter users" state={state}>
      <TextFilter
        label="Search name, email or company"
        value={filter.text}
        onChange={(text) => state.set('text', text)}
      />
      <ChoiceFilter
        label="Status"
        value={filter.status ?? ''}
        options={statuses}
        onChange={(status) => state.set('status', status)}
      />
      <ChoiceFilter
        label="Activity"
        value={filter.period ?? ''}
        options={periods}
        onChange={(period) => state.set('period', period)}
      />
      <ChoiceFilter
        label="Submission type"
        value={filter.submission ?? ''}
        options={submissions}
        onChange={(submission) => state.set('submission', submission)}
      />
      <ChoiceFilter
        label="Follow-up"
        value={filter.due ? 'true' : ''}
        options={followUps}
        onChange={(due) => state.set('due', due)}
      />
    </FilterRow>
  )
}
