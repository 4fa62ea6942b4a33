import type { Notification } from '@agency/contract/notification'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { Icon } from '../../ui/core/icons.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { IconAction } from '../../ui/forms/controls.ts'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    alignItems: 'center',
    paddingInlineEnd: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-unread]': { boxShadow: 'inset 2px 0 0 {colors.brand.500}' },
    '&[data-unread] strong': { fontWeight: '650' },
    '&:hover': { bg: 'bg' },
    '& a': { display: 'grid', paddingInline: '4', paddingBlock: '3', overflowWrap: 'anywhere' },
    '& strong': { fontWeight: '500' },
    '& small': { color: 'fg.muted', fontSize: '.8125rem' },
  },
})

const titleOf: Record<Notification['kind'], (name: string) => string> = {
  message: (name) => `${name} sent a message`,
  concept: (name) => `${name} asked for a concept`,
  quote: (name) => `${name} asked for an estimate`,
  generation_failed: (name) => `A concept for ${name} could not be made`,
  proposal_opened: (name) => `${name} opened a proposal`,
  proposal_changed: (name) => `${name} changed the options of a proposal`,
  proposal_asked: (name) => `${name} asked about a proposal`,
  proposal_accepted: (name) => `${name} accepted a proposal`,
  proposal_declined: (name) => `${name} declined a proposal`,
  proposal_deposit_paid: (name) => `The deposit of ${name} was paid`,
  proposal_expired: (name) => `The proposal for ${name} expired`,
  follow_up: (name) => `Your follow-up with ${name} is due`,
  leads_stopped: () => 'Leads have stopped',
  failures_rose: () => 'Failures have risen',
}

/** The cause of an alert, or the proposal or concept if there is one, otherwise the contact. */
function hrefOf({ kind, conceptId, contactId, proposalId }: Notification): string {
  if (kind === 'leads_stopped') return '/dashboard/analytics'
  if (kind === 'failures_rose') return '/dashboard'
  if (proposalId) return `/dashboard/proposals/${proposalId}`
  return conceptId === null
    ? `/dashboard/users/${contactId}`
    : `/dashboard/concepts?concept=${conceptId}`
}

interface NotificationRowProps {
  notification: Notification
  onFollow: () => void
  onRead: () => void
}

export function NotificationRow({ notification, onFollow, onRead }: NotificationRowProps) {
  const { kind, name, subject, company, time, read } = notification
  const title = titleOf[kind](name)
  const context = subject || company
  return (
    <Row data-unread={read ? undefined : ''}>
      <Link href={hrefOf(notification)} onClick={onFollow}>
        <strong>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </strong>
        <small>
          {context && `${context} · `}
          <Timestamp time={time} />
        </small>
      </Link>
      {!read && (
        <IconAction aria-label={`Mark as read: ${title}`} title="Mark as read" onClick={onRead}>
          <Icon name="check" />
        </IconAction>
      )}
    </Row>
  )
}
