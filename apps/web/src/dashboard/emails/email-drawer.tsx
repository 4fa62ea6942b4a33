import { EMAIL_DELETED, type EmailDetail, staffEmailKinds } from '@agency/contract/email'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatCount, formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useMay } from '../permissions.tsx'
import { EmailStatusBadge, kindNames, sendLabelOf } from './email-labels.tsx'
import type { EmailActions } from './use-email-actions.ts'

const DeliveryError = chakra('p', { base: { color: 'error', overflowWrap: 'anywhere' } })
const EmailText = chakra('p', {
  base: {
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    whiteSpace: 'pre-wrap',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
  },
})

const REFETCH_INTERVAL_MS = 3_000

interface EmailDrawerProps {
  id: number
  actions: EmailActions
  onClose: () => void
}

/** One email as text, with its delivery status and the contact that it is about. */
export function EmailDrawer({ id, actions, onClose }: EmailDrawerProps) {
  const query = trpc.emails.get.useQuery(
    { id },
    { refetchInterval: ({ state }) => state.data?.state === 'queued' && REFETCH_INTERVAL_MS },
  )
  return (
    <Drawer title={query.data?.subject ?? 'Mail'} onClose={onClose}>
      <QueryView query={query} itemsName="the email" failure={query.error?.message} rows={6}>
        {(email) => <EmailDetails email={email} actions={actions} />}
      </QueryView>
    </Drawer>
  )
}

function EmailDetails({ email, actions }: { email: EmailDetail; actions: EmailActions }) {
  const { contact, text } = email
  const mayChange = useMay('emails:write')
  const label = text === null || !mayChange ? undefined : sendLabelOf(email)
  return (
    <DrawerBody>
      <div role="status">
        <EmailStatusBadge email={email} />
        {email.lastError && <DeliveryError>{email.lastError}</DeliveryError>}
      </div>
      <DrawerActions>
        {label && (
          <Action
            variant="outline"
            aria-disabled={actions.isSending}
            onClick={() => actions.sendAgain(email)}
          >
            <Icon name="retry" /> {label}
          </Action>
        )}
        {text !== null && (
          <Action variant="outline" onClick={() => actions.download(email)}>
            <Icon name="download" /> Download
          </Action>
        )}
      </DrawerActions>
      <DescriptionList>
        <DescriptionItem name="To">
          {email.to.name} &lt;{email.to.address}&gt;
        </DescriptionItem>
        <DescriptionItem name="Reply-to">{email.replyTo}</DescriptionItem>
        <DescriptionItem name="About">{kindNames[email.kind]}</DescriptionItem>
        <DescriptionItem name="Person">
          {staffEmailKinds.some((kind) => kind === email.kind) ? null : contact ? (
            <Link href={`/dashboard/users/${contact.id}`}>{contact.name}</Link>
          ) : (
            'Deleted from your contacts'
          )}
        </DescriptionItem>
        <DescriptionItem name="Written">{formatTime(email.createdAt)}</DescriptionItem>
        <DescriptionItem name={email.state === 'kept' ? 'Kept' : 'Sent'}>
          {email.sentAt && formatTime(email.sentAt)}
        </DescriptionItem>
        <DescriptionItem name="Attempts">{formatCount(email.attempts)}</DescriptionItem>
      </DescriptionList>
      <section>
        <h3>Text</h3>
        <EmailText>{text ?? EMAIL_DELETED}</EmailText>
      </section>
    </DrawerBody>
  )
}
