import type { Webhook } from '@agency/contract/webhook'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages, rows } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import WebhookScreen from './webhook-screen.tsx'
import WebhooksScreen from './webhooks-screen.tsx'

const LIST = '/dashboard/settings/webhooks'
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwb2Vyc2VjcmV0'

const webhook: Webhook = {
  ...{ id: 7, url: 'https://crm.tidewater.example/in', description: 'CRM', state: 'active' },
  events: ['lead.received', 'proposal.accepted'],
  ...{ disabledReason: null, failingSince: null, previousSecretUntil: null },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  deliveries: { pending: 1, delivered: 20, failed: 2 },
}
const delivery = {
  ...{ id: 3, webhookId: 7, messageId: 'msg_0a1b', type: 'lead.received', state: 'failed' },
  ...{ attempts: 10, lastStatus: 500, lastError: 'The server answered 500.' },
  ...{ createdAt: '2026-11-20T00:00:00.000Z', nextAttemptAt: null },
  endedAt: '2026-11-23T00:00:00.000Z',
}
const detail = {
  ...delivery,
  payload: '{"type":"lead.received","data":{"text":"Maps, please."}}',
  log: [
    {
      ...{ id: 9, at: '2026-11-23T00:00:00.000Z', durationMs: 120, url: webhook.url },
      requestHeaders: { 'webhook-id': 'msg_0a1b' },
      ...{ status: 500, error: 'The server answered 500.' },
      ...{ responseHeaders: { 'content-type': 'text/html' }, responseBody: 'Oh no' },
    },
  ],
}
const callsOf = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input)
const renderList = (responses: Responses) =>
  renderStaff(<WebhooksScreen />, LIST, { 'webhooks.deleted': [], ...responses })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a list that cannot be loaded can be retried, and an empty one says what webhooks are', async () => {
  let response: unknown = errorResponse()
  renderList({ 'webhooks.list': () => response })
  await expect.element(page.getByText('Failed to load webhooks')).toBeVisible()
  response = { webhooks: [] }
  await button('Try again').click()
  await expect.element(page.getByText('No webhooks yet')).toBeVisible()
})

test('the list shows each webhook with its state', async () => {
  renderList({
    'webhooks.list': {
      webhooks: [
        webhook,
        { ...webhook, id: 8, description: '', state: 'paused' },
        { ...webhook, id: 9, state: 'disabled', disabledReason: 'gone' },
        { ...webhook, id: 10, failingSince: '2026-11-20T00:00:00.000Z' },
      ],
    },
  })
  await expect.element(rows.first()).toMatchTextContent('CRM')
  const states = ['Active', 'Paused', 'Disabled', 'Failing']
  for (const [index, state] of states.entries()) {
    await expect.element(rows.nth(index)).toMatchTextContent(state)
  }
  await expect
    .element(page.getByRole('link', { name: 'crm.tidewater.example' }))
    .toHaveAttribute('href', `${LIST}/8`)
})

test('a webhook is added with the keyboard, and its secret is shown once', async () => {
  const calls = renderList({
    'webhooks.list': { webhooks: [] },
    'webhooks.create': { webhook, secret: SECRET },
  })
  await button('Add webhook').click()
  await page.getByLabelText('Endpoint URL').fill('https://crm.tidewater.example/in')
  await userEvent.tab()
  await userEvent.keyboard('CRM')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Signing secret')).toHaveValue(SECRET)
  expect(callsOf(calls, 'webhooks.create')).toEqual([
    {
      ...{ url: 'https://crm.tidewater.example/in', description: 'CRM' },
      events: ['lead.received'],
    },
  ])
  await button('Done').click()
  await expect.element(page.getByLabelText('Signing secret')).not.toBeInTheDocument()
})

test('a form without an address or an event says so, and sends nothing', async () => {
  const calls = renderList({ 'webhooks.list': { webhooks: [] } })
  await button('Add webhook').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Add webhook' }).click()
  const summary = drawer.getByRole('group', { name: '2 fields need attention' })
  await expect.element(summary).toHaveFocus()
  await summary.getByText('Please choose at least one event.').click()
  await expect.element(drawer.getByRole('checkbox').first()).toHaveFocus()
  expect(callsOf(calls, 'webhooks.create')).toEqual([])
})

test('the reason for which the server refuses an address is shown', async () => {
  renderList({
    'webhooks.list': { webhooks: [] },
    'webhooks.create': errorResponse(400, 'This address is not on the public internet.'),
  })
  await button('Add webhook').click()
  await page.getByLabelText('Endpoint URL').fill('https://127.0.0.1/')
  await page.getByLabelText(/^Somebody sent a form/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(page.getByText('This address is not on the public internet.')).toBeVisible()
})

function renderWebhook(responses: Record<string, unknown> = {}, query = '') {
  return renderStaff(<WebhookScreen params={{ id: '7' }} />, `${LIST}/7${query}`, {
    'webhooks.get': webhook,
    'webhooks.deliveries': { rows: [delivery] },
    'webhooks.delivery': detail,
    'webhooks.list': { webhooks: [webhook] },
    ...responses,
  })
}

test('a webhook is paused and resumed', async () => {
  const calls = renderWebhook({
    'webhooks.pause': { ...webhook, state: 'paused' },
    'webhooks.resume': webhook,
  })
  await button('Pause').click()
  await expect
    .element(page.getByText('Events wait, and are sent when you resume it.'))
    .toBeVisible()
  await expect.element(button('Send test event')).not.toBeInTheDocument()
  await button('Resume').click()
  await expect.element(button('Send test event')).toBeVisible()
  expect(callsOf(calls, 'webhooks.pause')).toEqual([{ id: 7 }])
  expect(callsOf(calls, 'webhooks.resume')).toEqual([{ id: 7 }])
})

test('a disabled webhook says why', async () => {
  renderWebhook({
    'webhooks.get': { ...webhook, state: 'disabled', disabledReason: 'failing' },
  })
  await expect.element(page.getByText('Every attempt failed for 5 days.')).toBeVisible()
  await expect.element(button('Resume')).toBeVisible()
})

test('a new secret is made after a question, and the old one is said to stay valid', async () => {
  const calls = renderWebhook({ 'webhooks.rotateSecret': { webhook, secret: SECRET } })
  await button('New secret').click()
  await button('Cancel').click()
  expect(callsOf(calls, 'webhooks.rotateSecret')).toEqual([])
  await button('New secret').click()
  await button('Make a new secret').click()
  await expect.element(page.getByLabelText('Signing secret')).toHaveValue(SECRET)
  await expect.element(page.getByText(/^The previous secret stays valid for a day/)).toBeVisible()
})

test('a webhook is deleted after a question', async () => {
  const calls = renderWebhook({ 'webhooks.delete': null, 'webhooks.restore': null })
  await button('Delete').click()
  await button('Delete webhook').click()
  await expect.element(messages).toMatchTextContent(/^The webhook “.+” was deleted/)
  expect(callsOf(calls, 'webhooks.delete')).toEqual([{ id: 7 }])
  await expect.poll(() => location.pathname).toBe(LIST)
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => callsOf(calls, 'webhooks.restore')).toEqual([{ id: 7 }])
})

test('deleted webhooks are listed and can be restored', async () => {
  const calls = renderList({
    'webhooks.list': { webhooks: [] },
    'webhooks.deleted': [{ ...webhook, deletedAt: '2026-11-23T00:00:00.000Z' }],
    'webhooks.restore': null,
  })
  await page
    .getByRole('region', { name: 'Recently deleted' })
    .getByRole('button', { name: 'Restore CRM' })
    .click()
  await expect.element(messages).toMatchTextContent('The webhook “CRM” is back')
  expect(callsOf(calls, 'webhooks.restore')).toEqual([{ id: 7 }])
})

test('a test event opens its delivery', async () => {
  renderWebhook({
    'webhooks.test': detail,
    'webhooks.delivery': { ...detail, type: 'webhook.test' },
  })
  await button('Send test event').click()
  await expect.element(page.getByRole('dialog', { name: 'Test event' })).toBeVisible()
})

test('a delivery shows its request and response, and is sent again', async () => {
  const calls = renderWebhook({
    'webhooks.replay': { ...detail, state: 'pending', attempts: 0 },
  })
  await page.getByRole('button', { name: 'Somebody sent a form' }).click()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer).toMatchTextContent(/Maps, please\./)
  await expect.element(drawer).toMatchTextContent(/Response 500 after 120 ms/)
  await expect.element(drawer).toMatchTextContent(/content-type: text\/html\s+Oh no/)
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await expect.element(drawer.getByText('Waiting')).toBeVisible()
  expect(callsOf(calls, 'webhooks.replay')).toEqual([{ id: 3 }])
})

test('the log is filtered by state, and the filter can be cleared', async () => {
  const calls = renderWebhook({ 'webhooks.deliveries': { rows: [] } }, '?state=failed')
  await expect.element(page.getByText('No deliveries match the current filters')).toBeVisible()
  await button('Clear filters').click()
  await expect.element(page.getByText('Nothing was sent yet')).toBeVisible()
  expect(callsOf(calls, 'webhooks.deliveries')).toMatchObject([
    { filter: { state: 'failed' } },
    { filter: {} },
  ])
})

test('a webhook that does not exist is not found; one that cannot be loaded is retried', async () => {
  let response: unknown = errorResponse()
  renderWebhook({ 'webhooks.get': () => response })
  await expect.element(page.getByText('Failed to load the webhook')).toBeVisible()
  response = errorResponse(404, 'This webhook no longer exists.')
  await button('Try again').click()
  await expect.element(page.getByText('Webhook not found.')).toBeVisible()
})
