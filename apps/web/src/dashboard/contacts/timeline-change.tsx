import type { ContactField, TimelineEntry } from '@agency/contract/contact'
import { lostReasonLabels, stageLabels } from '@agency/contract/pipeline-stages'
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
function sentenceOf(entry: Change): string {
  const { field, from, to } = entry
  const name = fieldLabels[field]
  if (field === 'notes') return to === '' ? 'Notes removed' : 'Notes changed'
  const [before, after] = field === 'nextFollowUp' ? [from, to].map(dayOf) : [from, to]
  const moved = field === 'status' && moveOf(entry)
  if (moved) return moved
  // The same status again: staff marked a waiting contact as answered.
  if (field === 'status' && before === after) return 'Marked as answered'
  if (!after) return `${name} removed`
  return before ? `${name} changed from ${before} to ${after}` : `${name} set to ${after}`
}

/** Between stages that the status alone does not tell, or with the reason for a loss. */
function moveOf({ from, to, fromStage, toStage, lostReason }: Change): string | undefined {
  if (!fromStage || !toStage) return undefined
  const reason = lostReason ? `: ${lostReasonLabels[lostReason].toLowerCase()}` : ''
  if (toStage === 'lost' && fromStage === 'lost') return `Reason for the loss changed${reason}`
  if (reason) return `Status changed from ${from} to ${to}${reason}`
  const isWithinStatus = from === to && fromStage !== toStage
  const leadsToProposal = fromStage === 'proposal' || toStage === 'proposal'
  return isWithinStatus || leadsToProposal
    ? `Stage changed from ${stageLabels[fromStage]} to ${stageLabels[toStage]}`
    : undefined
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
