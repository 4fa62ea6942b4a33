import type { Webhook } from '@agency/contract/webhook'
import { webhookEventNames } from '@agency/contract/webhook-events'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { disabledTexts, WebhookBadge } from './webhook-labels.tsx'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Events = chakra('ul', { base: { display: 'grid', gap: '1' } })
const Notice = chakra('div', { base: { _empty: { display: 'none' } } })
const Trouble = chakra('p', { base: { color: 'error' } })

/** Why events do not arrive; nothing if they do. */
function TroubleText({ webhook: { state, disabledReason, failingSince } }: { webhook: Webhook }) {
  if (disabledReason !== null) return <Trouble>{disabledTexts[disabledReason]}</Trouble>
  if (state === 'paused') return <p>Events wait, and are sent when you resume it.</p>
  return (
    failingSince !== null && (
      <Trouble>Every attempt has failed since {formatTime(failingSince)}.</Trouble>
    )
  )
}

interface WebhookFactsProps {
  webhook: Webhook
  actions: WebhookActions
  onEdit: () => void
}

/** What a webhook is sent and whether it works, with everything that can be done with it. */
export function WebhookFacts({ webhook, actions, onEdit }: WebhookFactsProps) {
  const { url, events, createdAt, previousSecretUntil, state } = webhook
  return (
    <Panel aria-labelledby="webhook-facts">
      <PanelHeader>
        <h2 id="webhook-facts">Details</h2>
        <WebhookBadge webhook={webhook} />
      </PanelHeader>
      <PanelBody display="grid" gap="6">
        <Notice role="status">
          <TroubleText webhook={webhook} />
        </Notice>
        <DescriptionList>
          <DescriptionItem name="Endpoint URL">{url}</DescriptionItem>
          <DescriptionItem name="Events">
            <Events>
              {events.map((type) => (
                <li key={type}>{webhookEventNames[type]}</li>
              ))}
            </Events>
          </DescriptionItem>
          <DescriptionItem name="Added">{formatTime(createdAt)}</DescriptionItem>
          <DescriptionItem name="Old secret">
            {previousSecretUntil && `Valid until ${formatTime(previousSecretUntil)}`}
          </DescriptionItem>
        </DescriptionList>
        <Buttons>
          {state === 'active' ? (
            <>
              <Action onClick={() => actions.sendTest(webhook)}>Send test event</Action>
              <Action variant="outline" onClick={() => actions.pause(webhook)}>
                <Icon name="pause" /> Pause
              </Action>
            </>
          ) : (
            <Action onClick={() => actions.resume(webhook)}>
              <Icon name="play" /> Resume
            </Action>
          )}
          <Action variant="outline" onClick={onEdit}>
            <DashboardIcon name="edit" /> Edit
          </Action>
          <Action variant="outline" onClick={() => actions.rotate(webhook)}>
            <Icon name="retry" /> New secret
          </Action>
          <Action variant="outline" onClick={() => actions.remove(webhook)}>
            <DashboardIcon name="trash" /> Delete
          </Action>
        </Buttons>
      </PanelBody>
    </Panel>
  )
}
