import { type Webhook, WebhookFields, type WebhookWithSecret } from '@agency/contract/webhook'
import { webhookEventNames, webhookEventTypes } from '@agency/contract/webhook-events'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Action, CheckBox } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Drawer, DrawerActions } from '../../ui/overlay/drawer.tsx'

const Form = chakra(
  'form',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      padding: '4',
      '& fieldset': { display: 'grid', gap: '1', minWidth: '0' },
      '& legend': { fontWeight: '600', marginBottom: '2' },
    },
  },
  { defaultProps: { method: 'post' } },
)
const EventChoice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    minHeight: '44px',
    '& code': { display: 'block', color: 'fg.muted', fontSize: '.8125rem' },
  },
})
const ErrorText = chakra('p', { base: { color: 'error', fontWeight: '500' } })

interface WebhookFormProps {
  /** The webhook to change; a new one if omitted. */
  webhook?: Webhook
  onSaved: (saved: { webhook: Webhook } | WebhookWithSecret) => void
  onClose: () => void
}

/** Adds a webhook, or changes one, in a drawer. */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const [failure, setFailure] = useState('')
  const create = trpc.webhooks.create.useMutation()
  const update = trpc.webhooks.update.useMutation()
  const isPending = create.isPending || update.isPending
  const form = useContractForm<WebhookFields>({
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [],
    },
    schema: WebhookFields,
    idOf: (name) => `webhook-${name}`,
    send: save,
  })

  async function save(fields: WebhookFields) {
    setFailure('')
    try {
      if (webhook) {
        const { id, updatedAt } = webhook
        onSaved({ webhook: await update.mutateAsync({ ...fields, id, updatedAt }) })
      } else {
        onSaved(await create.mutateAsync(fields))
      }
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issues = apiError?.issues ?? []
      for (const { path, message } of issues) {
        if (path in fields) form.setError(path as keyof WebhookFields, { message })
      }
      if (issues.length === 0) setFailure(apiError?.message || 'Failed to save the webhook')
    }
  }

  const eventsError = form.errorOf('events')
  return (
    <Drawer title={webhook ? 'Edit webhook' : 'Add webhook'} onClose={onClose}>
      <Form noValidate aria-label="Webhook" onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
        <FormField
          form={form}
          name="url"
          label="Endpoint URL"
          type="url"
          required
          placeholder="https://"
          hint="Where your server receives events. It has to be on the public internet, with https."
        />
        <FormField
          form={form}
          name="description"
          label="Name"
          optional
          hint="For you, such as 'CRM' or 'Team chat'."
        />
        <fieldset aria-describedby={eventsError ? 'webhook-events-error' : undefined}>
          <legend>Events to send</legend>
          {webhookEventTypes.map((type, index) => (
            <EventChoice key={type}>
              <CheckBox
                // The error summary links to the first one.
                id={index === 0 ? form.idOf('events') : undefined}
                value={type}
                aria-invalid={eventsError ? true : undefined}
                {...form.register('events')}
              />
              <span>
                {webhookEventNames[type]}
                <code>{type}</code>
              </span>
            </EventChoice>
          ))}
          {eventsError && <ErrorText id="webhook-events-error">{eventsError}</ErrorText>}
        </fieldset>
        <FormFailure message={failure} />
        <DrawerActions>
          <Action type="submit" aria-disabled={isPending} {...keepFocusOnPress}>
            {isPending ? 'Saving...' : webhook ? 'Save changes' : 'Add webhook'}
          </Action>
          <Action variant="outline" onClick={onClose}>
            Cancel
          </Action>
        </DrawerActions>
      </Form>
    </Drawer>
  )
}
