import type { TimelineEntry } from '@agency/contract/contact'
import { EMAIL_DELETED } from '@agency/contract/email'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { EmailStatusBadge, sendLabelOf } from '../emails/email-labels.tsx'
import { useEmailActions } from '../emails/use-email-actions.ts'
import { Permitted } from '../permissions.tsx'

type Entry = Extract<TimelineEntry, { type: 'email' }>

const Author = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } })
const Text = chakra('p', {
  base: {
    marginTop: '2',
    paddingInlineStart: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'control',
    maxWidth: '65ch',
    lineHeight: '1.6',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})
const Delivery = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
})
const Failure = chakra('span', { base: { color: 'error', overflowWrap: 'anywhere' } })
const Address = chakra('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })

export const EmailTitle = ({ entry }: { entry: Entry }) => (
  <>
    Email: {entry.subject} <Author>by {entry.by}</Author>
  </>
)

/** What was written, and whether it has arrived. */
export function SentEmail({ entry }: { entry: Entry }) {
  const utils = trpc.useUtils()
  const { sendAgain, isSending } = useEmailActions()
  const label = entry.text === null ? undefined : sendLabelOf(entry)
  return (
    <>
      <Delivery>
        <EmailStatusBadge email={entry} />
        <Address>to {entry.to}</Address>
        {entry.lastError && <Failure>{entry.lastError}</Failure>}
        {label && (
          <Permitted permission="emails:write">
            <Action
              variant="outline"
              aria-label={`${label}: ${entry.subject}`}
              aria-disabled={isSending}
              onClick={async () => {
                await sendAgain(entry)
                await utils.contacts.invalidate()
              }}
            >
              <Icon name="retry" /> {label}
            </Action>
          </Permitted>
        )}
      </Delivery>
      <Text>{entry.text ?? EMAIL_DELETED}</Text>
    </>
  )
}
