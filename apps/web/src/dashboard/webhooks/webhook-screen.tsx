import type { Webhook } from '@agency/contract/webhook'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageParams } from '../../app/page.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { Screen } from '../layout/screen.tsx'
import { useMay } from '../permissions.tsx'
import { DeliveryList, useDeliveryListState } from './delivery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.ts'
import { WebhookFacts } from './webhook-facts.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { nameOf } from './webhook-labels.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
})

const LIST = '/dashboard/settings/webhooks'

/** An invalid id is treated like that of an unknown webhook; any other error may be temporary. */
const isUnknownWebhook = (error: unknown) => [400, 404].includes(apiErrorOf(error)?.status ?? 0)

/** One webhook: its details, its actions and its log. */
export default function WebhookScreen({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const [isDeleted, setDeleted] = useState(false)
  const { data, error, refetch } = trpc.webhooks.get.useQuery(
    { id },
    { enabled: useMay('webhooks:read') && !isDeleted },
  )
  const isUnknown = isUnknownWebhook(error)
  return (
    <Screen
      title={data && !isUnknown ? nameOf(data) : 'Webhook'}
      requires="webhooks:write"
      actions={
        <ActionLink href={LIST} variant="outline">
          <Icon name="left" /> All webhooks
        </ActionLink>
      }
    >
      {data && !isUnknown && !isDeleted ? (
        <WebhookParts webhook={data} onDeleted={() => setDeleted(true)} />
      ) : isUnknown ? (
        <Empty title="Webhook not found.">The link may be old or mistyped.</Empty>
      ) : error ? (
        <LoadFailure message="Failed to load the webhook" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={8} label="Loading the webhook..." />
      )}
    </Screen>
  )
}

function WebhookParts({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const utils = trpc.useUtils()
  const [, navigate] = useLocation()
  const list = useDeliveryListState()
  const [isEditing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string>()
  const actions = useWebhookActions({
    onSecret: setSecret,
    onTest: list.open,
    onDeleted: () => {
      onDeleted()
      navigate(LIST, { replace: true })
    },
  })
  return (
    <>
      <Columns>
        <WebhookFacts webhook={webhook} actions={actions} onEdit={() => setEditing(true)} />
        <DeliveryList webhook={webhook} state={list} />
      </Columns>
      {isEditing && (
        <WebhookForm
          webhook={webhook}
          onClose={() => setEditing(false)}
          onSaved={({ webhook: saved }) => {
            setEditing(false)
            utils.webhooks.get.setData({ id: saved.id }, saved)
            void utils.webhooks.list.invalidate()
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          secret={secret}
          note="The previous secret stays valid for a day: until then each request has a signature of both."
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  )
}
