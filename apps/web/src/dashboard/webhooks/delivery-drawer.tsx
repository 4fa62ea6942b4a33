import {
  type DeliveryDetail,
  WEBHOOK_ATTEMPTS,
  type WebhookAttempt,
} from '@agency/contract/webhook'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatCount, formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { DeliveryBadge, eventNameOf } from './webhook-labels.tsx'

const REFETCH_INTERVAL_MS = 2_000

const Code = chakra('pre', {
  base: {
    padding: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    fontFamily: 'monospace',
    fontSize: '.8125rem',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
const Attempts = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    '& li': { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '6' },
    '& h4': { fontWeight: '600' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '32px' },
      color: 'fg.muted',
      cursor: 'pointer',
    },
  },
})
const DeliveryError = chakra('p', { base: { color: 'error', overflowWrap: 'anywhere' } })

/** The payload, indented for reading; what is signed are the bytes without that. */
const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2)

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

interface DeliveryDrawerProps {
  id: number
  /** Whether anything is sent to its webhook at the moment. */
  isActive: boolean
  onClose: () => void
}

/** One event for a webhook: what was sent, what came back, and a way to send it again. */
export function DeliveryDrawer({ id, isActive, onClose }: DeliveryDrawerProps) {
  const query = trpc.webhooks.delivery.useQuery(
    { id },
    { refetchInterval: ({ state }) => state.data?.state === 'pending' && REFETCH_INTERVAL_MS },
  )
  return (
    <Drawer title={query.data ? eventNameOf(query.data.type) : 'Delivery'} onClose={onClose}>
      <QueryView
        query={query}
        itemsName="the delivery"
        failure={apiErrorOf(query.error)?.status === 404 ? query.error?.message : undefined}
        rows={6}
      >
        {(delivery) => <DeliveryParts delivery={delivery} isActive={isActive} />}
      </QueryView>
    </Drawer>
  )
}

function DeliveryParts({ delivery, isActive }: { delivery: DeliveryDetail; isActive: boolean }) {
  const { state, attempts, lastError, nextAttemptAt, endedAt, log } = delivery
  return (
    <DrawerBody>
      <div role="status">
        <DeliveryBadge delivery={delivery} />
        {state !== 'delivered' && lastError && <DeliveryError>{lastError}</DeliveryError>}
      </div>
      {state !== 'pending' && isActive && <ReplayButton delivery={delivery} />}
      <DescriptionList>
        <DescriptionItem name="Type">{delivery.type}</DescriptionItem>
        <DescriptionItem name="webhook-id">{delivery.messageId}</DescriptionItem>
        <DescriptionItem name="Happened">{formatTime(delivery.createdAt)}</DescriptionItem>
        <DescriptionItem name="Attempts">
          {`${formatCount(attempts)} of ${WEBHOOK_ATTEMPTS}`}
        </DescriptionItem>
        <DescriptionItem name="Next attempt">
          {nextAttemptAt && (isActive ? formatTime(nextAttemptAt) : 'When the webhook is resumed')}
        </DescriptionItem>
        <DescriptionItem name="Ended">{endedAt && formatTime(endedAt)}</DescriptionItem>
      </DescriptionList>
      <section>
        <h3>Payload</h3>
        <Code>{indented(delivery.payload)}</Code>
      </section>
      <section>
        <h3>Attempts, the last one first</h3>
        {log.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <Attempts>
            {log.map((attempt) => (
              <AttemptItem key={attempt.id} attempt={attempt} />
            ))}
          </Attempts>
        )}
      </section>
    </DrawerBody>
  )
}

function AttemptItem({ attempt }: { attempt: WebhookAttempt }) {
  const { at, durationMs, url, status, error, requestHeaders } = attempt
  const responseHeaders = headerLines(attempt.responseHeaders)
  return (
    <li>
      <h4>{formatTime(at)}</h4>
      {error && <DeliveryError>{error}</DeliveryError>}
      <p>
        {status === null ? 'No response' : `Response ${status}`} after {formatCount(durationMs)} ms
      </p>
      {(responseHeaders !== '' || attempt.responseBody !== '') && (
        <Code>{[responseHeaders, attempt.responseBody].filter(Boolean).join('\n\n')}</Code>
      )}
      <details>
        <summary>Request, without its signature</summary>
        <Code>{`POST ${url}\n${headerLines(requestHeaders)}`}</Code>
      </details>
    </li>
  )
}

function ReplayButton({ delivery: { id } }: { delivery: DeliveryDetail }) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync, isPending } = trpc.webhooks.replay.useMutation()
  async function replay() {
    try {
      utils.webhooks.delivery.setData({ id }, await mutateAsync({ id }))
      toast({ text: 'It is sent again, with the same id' })
    } catch (error) {
      const text = apiErrorOf(error)?.message ?? 'Failed to send it again. Please try again.'
      toast({ text, failed: true })
      void utils.webhooks.delivery.invalidate({ id })
    }
    void utils.webhooks.deliveries.invalidate()
  }
  return (
    <DrawerActions>
      <Action variant="outline" aria-disabled={isPending} onClick={replay}>
        <Icon name="retry" /> Send again
      </Action>
    </DrawerActions>
  )
}
