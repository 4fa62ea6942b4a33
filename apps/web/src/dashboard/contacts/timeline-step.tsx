import type { TimelineEntry } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatMoney } from '../../format/amounts.ts'

type Step = Extract<TimelineEntry, { type: 'proposal' }>

const eventLabels: Record<Step['event'], string> = {
  created: 'Proposal drafted',
  sent: 'Proposal sent',
  opened: 'Proposal opened',
  changed: 'Proposal options changed',
  asked: 'Question about a proposal',
  accepted: 'Proposal accepted',
  declined: 'Proposal declined',
  withdrawn: 'Proposal withdrawn',
  expired: 'Proposal expired',
  reminded: 'Reminder of a proposal sent',
  reminders_stopped: 'Reminders of a proposal stopped',
  sealed: 'Signed proposal sealed',
  deposit_paid: 'Deposit paid',
}

const StepLink = chakra(Link, {
  base: { color: 'accent', fontWeight: '400', _hover: { textDecoration: 'underline' } },
})
export const StepText = chakra('p', {
  base: { whiteSpace: 'pre-line', maxWidth: '65ch', color: 'fg.muted', overflowWrap: 'anywhere' },
})

/** A step of a proposal, with a link to it. */
export const StepTitle = ({ entry: { event, total, reference, proposalId } }: { entry: Step }) => (
  <>
    {eventLabels[event]}
    {total !== null && `, ${formatMoney(total)}`}{' '}
    <StepLink href={`/dashboard/proposals/${proposalId}`}>{reference}</StepLink>
  </>
)
