import { type DeletedWebhook, MAX_WEBHOOKS, type Webhook } from '@agency/contract/webhook'
import { webhookEventTypes } from '@agency/contract/webhook-events'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Action, ActionLink } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { RecentlyDeleted } from '../layout/recently-deleted.tsx'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useDeleteWebhook } from './use-webhook-actions.ts'
import { WebhookForm } from './webhook-form.tsx'
import { nameOf, WebhookBadge } from './webhook-labels.tsx'

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '32px' },
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
  },
})
const Address = chakra('span', {
  base: { display: 'block', color: 'fg.muted', fontSize: '.8125rem', overflowWrap: 'anywhere' },
})

const columns: Column<Webhook>[] = [
  {
    key: 'name',
    title: 'Webhook',
    cell: (webhook) => (
      <span>
        <NameLink href={`/dashboard/settings/webhooks/${webhook.id}`}>{nameOf(webhook)}</NameLink>
        {webhook.description && <Address>{new URL(webhook.url).host}</Address>}
      </span>
    ),
  },
  { key: 'state', title: 'State', cell: (webhook) => <WebhookBadge webhook={webhook} /> },
  {
    key: 'events',
    title: 'Events',
    cell: ({ events }) =>
      events.length === webhookEventTypes.length
        ? 'All'
        : `${events.length} of ${webhookEventTypes.length}`,
  },
  {
    key: 'delivered',
    title: 'Delivered',
    numeric: true,
    cell: ({ deliveries }) => formatCount(deliveries.delivered),
  },
  {
    key: 'pending',
    title: 'Waiting',
    numeric: true,
    cell: ({ deliveries }) => formatCount(deliveries.pending),
  },
  {
    key: 'failed',
    title: 'Failed',
    numeric: true,
    cell: ({ deliveries }) => formatCount(deliveries.failed),
  },
]

const deletedColumns: Column<DeletedWebhook>[] = [
  {
    ...{ key: 'name', title: 'Webhook' },
    cell: (webhook) => (
      <>
        <strong>{nameOf(webhook)}</strong>
        {webhook.description && <Address>{new URL(webhook.url).host}</Address>}
      </>
    ),
  },
]

/** All webhooks, a way to add one, and those that were deleted. */
export default function WebhooksScreen() {
  const utils = trpc.useUtils()
  const enabled = useMay('webhooks:read')
  const query = trpc.webhooks.list.useQuery(undefined, { enabled })
  const deletedQuery = trpc.webhooks.deleted.useQuery(undefined, { enabled })
  const { restore } = useDeleteWebhook()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const isFull = (query.data?.webhooks.length ?? 0) >= MAX_WEBHOOKS
  const addButton = (
    <Action onClick={() => setAdding(true)}>
      <DashboardIcon name="plus" /> Add webhook
    </Action>
  )
  return (
    <Screen
      title="Webhooks"
      description="Tell other programs, such as a CRM or a team chat, what happens on this site as it happens."
      requires="webhooks:write"
      actions={
        <>
          <ActionLink href="/dashboard/settings" variant="outline">
            <Icon name="left" /> Settings
          </ActionLink>
          {query.data && query.data.webhooks.length > 0 && !isFull && addButton}
        </>
      }
    >
      <Panel aria-label="Webhooks">
        <QueryView query={query} itemsName="webhooks" rows={4}>
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <Empty title="No webhooks yet" action={addButton}>
                Add the address of a server, and choose which events it gets: each lead, concept,
                estimate, proposal or project is sent to it within seconds.
              </Empty>
            ) : (
              <DataTable caption="Webhooks" columns={columns} rows={webhooks} nameOf={nameOf} />
            )
          }
        </QueryView>
      </Panel>
      <RecentlyDeleted
        query={deletedQuery}
        noun="webhooks"
        columns={deletedColumns}
        nameOf={nameOf}
        permission="webhooks:write"
        onRestore={restore}
      />
      {isAdding && (
        <WebhookForm
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setAdding(false)
            if ('secret' in saved) setSecret(saved.secret)
            void utils.webhooks.list.invalidate()
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </Screen>
  )
}
