import type { ContactField, TimelineEntry } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatDay } from '../../format/dates.ts'

type Change = Extract<TimelineEntry, { type: 'change' }>

const Author = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } })
const NotesDisclosure = chakra('details', {
  base: {
    '& summary': {
      paddingBlock: { base: '11px', md: '3px' },
      color: 'accent',
      cursor: 'pointer',
    },
    '& p': { whiteSpace: 'pre-line', maxWidth: '65ch', lineHeight: '1.6' },
  },
})

const fieldLabels: Record<ContactField, string> = {
  status: 'Status',
  notes: 'Notes',
  nextFollowUp: 'Next follow-up',
  name: 'Name',
  company: 'Company',
  phone: 'Phone',
}

/** A change in one sentence; the notes themselves are behind a disclosure. */
function sentenceOf({ field, from, to }: Change): string {
  const name = fieldLabels[field]
  if (field === 'notes') return to === '' ? 'Notes removed' : 'Notes changed'
  const [before, after] = field === 'nextFollowUp' ? [from, to].map(dayOf) : [from, to]
  if (!after) return `${name} removed`
  return before ? `${name} changed from ${before} to ${after}` : `${name} set to ${after}`
}

const dayOf = (day: string) => day && formatDay(day)

/** A change that staff made to a contact, as the entry's title. */
export const ChangeTitle = ({ entry }: { entry: Change }) => (
  <>
    {sentenceOf(entry)} <Author>by {entry.by}</Author>
  </>
)

/** The notes after the change. */
export const ChangedNotes = ({ entry }: { entry: Change }) =>
  entry.field === 'notes' &&
  entry.to !== '' && (
    <NotesDisclosure>
      <summary>Show what they said then</summary>
      <p>{entry.to}</p>
    </NotesDisclosure>
  )
