import {
  type DeliveryState,
  type DisabledReason,
  deliveryStates,
  WEBHOOK_FAILING_DAYS,
  type Webhook,
  type WebhookDelivery,
  type WebhookState,
} from '@agency/contract/webhook'
import { webhookEventNames } from '@agency/contract/webhook-events'
import { Icon } from '../../ui/core/icons.tsx'
import { StatusBadge, type StatusBadgeProps } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

const stateNames: Record<WebhookState, string> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Disabled',
}

export const disabledTexts: Record<DisabledReason, string> = {
  gone: 'Its server answered 410 Gone, which means that it wants no more events.',
  failing: `Every attempt failed for ${WEBHOOK_FAILING_DAYS} days.`,
}

const webhookBadges: Record<WebhookState, Pick<StatusBadgeProps, 'tone' | 'icon'>> = {
  active: { tone: 'good', icon: <Icon name="check" /> },
  paused: { tone: 'quiet', icon: <Icon name="pause" /> },
  disabled: { tone: 'bad', icon: <DashboardIcon name="warning" /> },
}

/** Whether events are sent, as an icon and a word. */
export const WebhookBadge = ({
  webhook: { state, failingSince },
}: {
  webhook: Pick<Webhook, 'state' | 'failingSince'>
}) =>
  state === 'active' && failingSince !== null ? (
    <StatusBadge tone="bad" icon={<DashboardIcon name="warning" />}>
      Failing
    </StatusBadge>
  ) : (
    <StatusBadge {...webhookBadges[state]}>{stateNames[state]}</StatusBadge>
  )

const deliveryStateNames: Record<DeliveryState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
export const deliveryStateOptions = [
  ['', 'All deliveries'],
  ...deliveryStates.map((state) => [state, deliveryStateNames[state]] as const),
] as const

const deliveryBadges: Record<DeliveryState, Pick<StatusBadgeProps, 'tone' | 'icon'>> = {
  pending: { tone: 'accent', icon: <DashboardIcon name="clock" /> },
  delivered: { tone: 'good', icon: <Icon name="check" /> },
  failed: { tone: 'bad', icon: <DashboardIcon name="warning" /> },
}

export const DeliveryBadge = ({
  delivery: { state, attempts },
}: {
  delivery: Pick<WebhookDelivery, 'state' | 'attempts'>
}) => (
  <StatusBadge {...deliveryBadges[state]}>
    {state === 'pending' && attempts > 0 ? 'Will be retried' : deliveryStateNames[state]}
  </StatusBadge>
)

/** What happened, in words; the type itself for one of another release. */
export const eventNameOf = (type: string): string =>
  Object.hasOwn(webhookEventNames, type)
    ? webhookEventNames[type as keyof typeof webhookEventNames]
    : type

/** The name that staff gave a webhook, or that of its server. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host
