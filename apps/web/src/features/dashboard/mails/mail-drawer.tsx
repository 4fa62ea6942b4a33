import { EMAIL_DELETED, type MailDetail } from '@agency/contract/email'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../../api/trpc.ts'
import { Icon } from '../../../ui/icons.tsx'
import { Action } from '../parts/controls.ts'
import { formatCount, formatTime } from '../parts/dates.ts'
import { Drawer, DrawerActions, DrawerBody } from '../parts/drawer.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { kindNames, MailStateMark, sendLabelOf } from './mail-words.tsx'
import type { MailActions } from './use-mail-actions.ts'

const Fault = chakra('p', { base: { color: 'error', overflowWrap: 'anywhere' } })
const Words = chakra('p', {
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

const AGAIN_AFTER_MS = 3_000

interface MailDrawerProps {
  id: number
  actions: MailActions
  onClose: () => void
}

/** One mail as text, with what became of it and the person it is about. */
export function MailDrawer({ id, actions, onClose }: MailDrawerProps) {
  const { data, error, refetch } = trpc.emails.get.useQuery(
    { id },
    { refetchInterval: ({ state }) => state.data?.state === 'queued' && AGAIN_AFTER_MS },
  )
  return (
    <Drawer title={data?.subject ?? 'Mail'} onClose={onClose}>
      {error ? (
        <LoadFailure message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={6} label="Loading the mail..." />
      ) : (
        <Mail mail={data} actions={actions} />
      )}
    </Drawer>
  )
}

function Mail({ mail, actions }: { mail: MailDetail; actions: MailActions }) {
  const { contact, text } = mail
  const label = text === null ? undefined : sendLabelOf(mail)
  return (
    <DrawerBody>
      <div role="status">
        <MailStateMark mail={mail} />
        {mail.lastError && <Fault>{mail.lastError}</Fault>}
      </div>
      <DrawerActions>
        {label && (
          <Action
            look="outline"
            aria-disabled={actions.isSending}
            onClick={() => actions.sendAgain(mail)}
          >
            <Icon name="again" /> {label}
          </Action>
        )}
        {text !== null && (
          <Action look="outline" onClick={() => actions.download(mail)}>
            <Icon name="download" /> Download
          </Action>
        )}
      </DrawerActions>
      <Facts>
        <Fact name="To">
          {mail.to.name} &lt;{mail.to.address}&gt;
        </Fact>
        <Fact name="Answers go to">{mail.replyTo}</Fact>
        <Fact name="About">{kindNames[mail.kind]}</Fact>
        <Fact name="Person">
          {contact ? (
            <Link href={`/dashboard/users/${contact.id}`}>{contact.name}</Link>
          ) : (
            'Deleted from your contacts'
          )}
        </Fact>
        <Fact name="Written">{formatTime(mail.createdAt)}</Fact>
        <Fact name={mail.state === 'kept' ? 'Kept' : 'Sent'}>
          {mail.sentAt && formatTime(mail.sentAt)}
        </Fact>
        <Fact name="Tries">{formatCount(mail.attempts)}</Fact>
      </Facts>
      <section>
        <h3>Text</h3>
        <Words>{text ?? EMAIL_DELETED}</Words>
      </section>
    </DrawerBody>
  )
}
