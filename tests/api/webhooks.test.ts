import { openGuardedPost } from '@agency/api/outbound/guarded-post'
import {
  ADDRESS_HAS_CREDENTIALS,
  ADDRESS_HAS_PORT,
  ADDRESS_NOT_HTTPS,
  ADDRESS_REFUSED,
  type DeletedWebhook,
  MAX_WEBHOOKS,
  TOO_MANY_WEBHOOKS,
  WEBHOOK_CHANGED_MEANWHILE,
  type Webhook,
  type WebhookList,
  type WebhookWithSecret,
} from '@agency/contract/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { cleanUpAfter } from '../support/deletions.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({
    runsScheduledJobs: false,
    // As in production, except that names do not resolve, or into the network.
    webhookGuard: {
      lookup: (name, { all }, callback) => {
        const address = name === 'inside.example' ? '10.1.2.3' : undefined
        if (!address) {
          return callback(Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' }), [])
        }
        all ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4)
      },
    },
  })
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
})
afterAll(() => site.close())
beforeEach(() => emptyTables(site.pool, 'webhooks', 'webhook_events'))

const fields = {
  url: 'https://hooks.example/agency',
  description: 'Our CRM',
  events: ['lead.received', 'proposal.accepted'],
}
const create = async (change: object = {}) =>
  (await staff.mutate<WebhookWithSecret>('webhooks.create', { ...fields, ...change })).result
const errorOf = (procedure: string, input: object) =>
  procedureErrorOf(site, `webhooks.${procedure}`, input, bearer)
const list = async () => (await staff.query<WebhookList>('webhooks.list')).result.webhooks

test('a webhook is added, listed, changed and deleted', async () => {
  const { webhook, secret } = await create()
  expect(webhook).toMatchObject({
    ...fields,
    ...{ state: 'active', disabledReason: null, failingSince: null, previousSecretUntil: null },
    deliveries: { pending: 0, delivered: 0, failed: 0 },
  })
  expect(await list()).toEqual([webhook])
  expect(secret).toMatch(/^whsec_/)
  const { result: changed } = await staff.mutate<Webhook>('webhooks.update', {
    ...{ id: webhook.id, updatedAt: webhook.updatedAt, url: 'https://other.example/' },
    ...{ description: '', events: ['project.published', 'lead.received', 'lead.received'] },
  })
  expect(changed).toMatchObject({
    url: 'https://other.example/',
    events: ['lead.received', 'project.published'],
  })
  expect((await staff.mutate('webhooks.delete', { id: webhook.id })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await staff.mutate('webhooks.delete', { id: webhook.id })).status).toBe(404)
  expect((await staff.query('webhooks.get', { id: webhook.id })).status).toBe(404)
  expect((await staff.query('webhooks.deliveries', { webhookId: webhook.id })).status).toBe(404)
  for (const change of ['pause', 'resume', 'rotateSecret', 'test']) {
    expect((await errorOf(change, { id: webhook.id })).status, change).toBe(404)
  }
  expect(await site.db.selectFrom('webhookEvents').select('type').execute()).toEqual([])
})

test('a deleted webhook is listed and can be restored for a day, if there is room', async () => {
  const { webhook } = await create()
  const { id, url, description } = webhook
  await staff.mutate('webhooks.delete', { id })
  const deleted = async () => (await staff.query<DeletedWebhook[]>('webhooks.deleted')).result
  expect(await deleted()).toEqual([
    { id, url, description, deletedAt: expect.stringMatching(/Z$/) },
  ])
  for (let count = 0; count < MAX_WEBHOOKS; count++) await create()
  expect(await list()).toHaveLength(MAX_WEBHOOKS)
  expect(await errorOf('restore', { id })).toMatchObject({
    status: 409,
    message: TOO_MANY_WEBHOOKS,
  })
  await staff.mutate('webhooks.delete', { id: (await list())[0]?.id })
  await cleanUpAfter(site, 'webhooks', 23)
  expect((await staff.mutate('webhooks.restore', { id })).status).toBe(200)
  expect(await list()).toContainEqual({ ...webhook, updatedAt: expect.anything() })
  await staff.mutate('webhooks.delete', { id })
  await cleanUpAfter(site, 'webhooks', 25)
  expect((await staff.mutate('webhooks.restore', { id })).status).toBe(404)
  expect(await deleted()).toEqual([])
})

test('the secret is only in the response that makes it', async () => {
  const { webhook, secret } = await create()
  const { result: rotated } = await staff.mutate<WebhookWithSecret>('webhooks.rotateSecret', {
    id: webhook.id,
  })
  expect(rotated.secret).not.toBe(secret)
  const responses = JSON.stringify([
    webhook,
    rotated.webhook,
    await list(),
    (await staff.query('webhooks.get', { id: webhook.id })).result,
    (await staff.mutate('webhooks.pause', { id: webhook.id })).result,
    (await staff.mutate('webhooks.resume', { id: webhook.id })).result,
  ])
  expect(responses).not.toContain('whsec_')
  expect(responses).not.toContain(secret.slice(6))
})

test.each([
  ['query', 'list', undefined],
  ['query', 'get', { id: 1 }],
  ['query', 'deliveries', { webhookId: 1 }],
  ['query', 'delivery', { id: 1 }],
  ['mutate', 'create', fields],
  ['mutate', 'update', { ...fields, id: 1, updatedAt: '2026-01-01T00:00:00Z' }],
  ['mutate', 'pause', { id: 1 }],
  ['mutate', 'resume', { id: 1 }],
  ['mutate', 'rotateSecret', { id: 1 }],
  ['mutate', 'delete', { id: 1 }],
  ['query', 'deleted', undefined],
  ['mutate', 'restore', { id: 1 }],
  ['mutate', 'test', { id: 1 }],
  ['mutate', 'replay', { id: 1 }],
] as const)('a visitor cannot %s %s', async (kind, name, input) => {
  const { status } = await callerOf(site)[kind](`webhooks.${name}`, input)
  expect(status).toBe(401)
})

describe('an address is refused', () => {
  test.each([
    ['http', 'http://hooks.example/', ADDRESS_NOT_HTTPS],
    ['loopback', 'https://127.0.0.1/', ADDRESS_REFUSED],
    ['loopback in another notation', 'https://0x7f000001/', ADDRESS_REFUSED],
    ['IPv6 loopback', 'https://[::1]/', ADDRESS_REFUSED],
    ['the metadata service of a cloud', 'https://169.254.169.254/latest/', ADDRESS_REFUSED],
    ['a private network', 'https://192.168.1.1/', ADDRESS_REFUSED],
    ['a name with a private address', 'https://inside.example/', ADDRESS_REFUSED],
    ['another port', 'https://hooks.example:8443/', ADDRESS_HAS_PORT],
    ['credentials', 'https://ada:secret@hooks.example/', ADDRESS_HAS_CREDENTIALS],
    [
      'another scheme',
      'ftp://hooks.example/',
      'Please enter a web address that starts with https://.',
    ],
    ['no address', 'hooks', 'Please enter a web address that starts with https://.'],
  ])('%s', async (_label, url, message) => {
    const { webhook } = await create()
    const issue = { status: 400, issues: [{ path: 'url', message }] }
    expect(await errorOf('create', { ...fields, url })).toMatchObject(issue)
    const { id, updatedAt } = webhook
    expect(await errorOf('update', { ...fields, id, updatedAt, url })).toMatchObject(issue)
    expect(await list()).toEqual([webhook])
  })

  test('even if it was stored by other means, when it is delivered to', async () => {
    const { post } = openGuardedPost()
    for (const url of ['https://127.0.0.1/', 'http://hooks.example/', 'file:///etc/passwd']) {
      await expect(post({ url, headers: {}, body: '{}' })).rejects.toMatchObject({
        failure: 'refused',
      })
    }
  })
})

test.each([
  ['no events', { events: [] }, 'events'],
  ['unknown events', { events: ['lead.deleted'] }, 'events.0'],
  ['a description of two lines', { description: 'a\nb' }, 'description'],
])('%s are refused', async (_label, change, path) => {
  const { status, issues } = await errorOf('create', { ...fields, ...change })
  expect({ status, paths: issues.map((issue) => issue.path) }).toEqual({
    status: 400,
    paths: [path],
  })
})

test('a change by somebody else is not overwritten', async () => {
  const { webhook } = await create()
  const { id, updatedAt } = webhook
  await staff.mutate('webhooks.update', { ...fields, id, updatedAt, description: 'First' })
  const { status, message } = await errorOf('update', { ...fields, id, updatedAt })
  expect({ status, message }).toEqual({ status: 409, message: WEBHOOK_CHANGED_MEANWHILE })
  expect((await list())[0]?.description).toBe('First')
})

test('there are only so many, also if they are added at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: MAX_WEBHOOKS + 2 }, () => errorOf('create', fields)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_WEBHOOKS)
  expect(responses.find(({ status }) => status !== 200)).toMatchObject({
    ...{ status: 409, message: TOO_MANY_WEBHOOKS },
  })
  expect(await list()).toHaveLength(MAX_WEBHOOKS)
})
