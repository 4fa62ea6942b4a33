import { listDue } from '@agency/api/features/webhooks/delivery-queries'
import type { Contact, ContactPage } from '@agency/contract/contact'
import { type WebhookEventType, webhookPayloads } from '@agency/contract/webhook-events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { findTablesContaining } from '../support/contact-deletion-site.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { sendForm } from '../support/forms.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openWebhookSite, sendMessage, type WebhookSite } from '../support/webhook-site.ts'
import { quickStages } from '../support/worker-outputs.ts'

let hooks: WebhookSite
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  hooks = await openWebhookSite({ ...sharedDocuments, stages: quickStages })
  proposals = await openProposals(hooks.site)
})
afterAll(() => hooks.close())
beforeEach(() => emptyTables(hooks.site.pool, 'webhooks', 'webhook_events', 'contacts', 'projects'))

/** The stored events, as the contract describes them, the first one first. */
async function events() {
  const rows = await hooks.site.db.selectFrom('webhookEvents').selectAll().orderBy('id').execute()
  return rows.map(({ type, payload }) => {
    const json: unknown = JSON.parse(payload)
    const schema = webhookPayloads[type as WebhookEventType]
    const parsed = schema.parse(json)
    // Nothing is sent that is not described.
    expect(parsed).toEqual(json)
    return { type: parsed.type, data: parsed.data as Record<string, unknown> }
  })
}
const types = async () => (await events()).map(({ type }) => type)

test('nothing is stored without a subscription to it', async () => {
  await hooks.subscribe('/other', ['project.published'])
  await sendMessage(hooks)
  expect(await types()).toEqual([])
})

test('each subscription to an event gets it once', async () => {
  const first = await hooks.subscribe('/first', ['lead.received'])
  const second = await hooks.subscribe('/second', ['lead.received', 'project.published'])
  await sendMessage(hooks)
  // The same message again within minutes is the same lead.
  await sendMessage(hooks)
  expect(await types()).toEqual(['lead.received'])
  for (const { id } of [first, second]) expect(await hooks.deliveries(id)).toHaveLength(1)
})

test('a form that fails leaves no event behind', async () => {
  await hooks.subscribe('/all')
  await sql`alter table mails add constraint no_mails check (false) not valid`.execute(
    hooks.site.db,
  )
  try {
    const response = await hooks.site.app.inject({
      ...{ method: 'POST', url: '/api/contact' },
      payload: { name: 'Ada', email: 'ada@hooks.example', message: 'Hello' },
    })
    expect(response.statusCode).toBe(500)
  } finally {
    await sql`alter table mails drop constraint no_mails`.execute(hooks.site.db)
  }
  expect(await types()).toEqual([])
})

test('a brief is a lead, then a concept and an estimate', async () => {
  await hooks.subscribe('/all')
  const response = await hooks.site.app.inject({
    ...{ method: 'POST', url: '/api/generate-estimate' },
    payload: { ...validBrief, phone: '0491 570 006' },
  })
  expect(response.statusCode).toBe(200)
  const [lead, concept, estimate, ...others] = await events()
  const contact = {
    ...{ name: validBrief.userName, email: validBrief.userEmail, phone: '0491 570 006' },
    company: validBrief.companyName,
  }
  expect(lead).toMatchObject({
    type: 'lead.received',
    data: { form: 'concept', byStaff: false, contact, text: validBrief.mainGoal },
  })
  expect(concept).toMatchObject({
    type: 'concept.created',
    data: { submissionId: lead?.data.submissionId, companyName: validBrief.companyName, contact },
  })
  expect(estimate).toMatchObject({
    type: 'estimate.created',
    data: {
      ...{ submissionId: lead?.data.submissionId, conceptId: concept?.data.conceptId },
      ...{ currency: 'AUD', contact },
    },
  })
  expect(others).toEqual([])
})

test('a proposal is sent, opened, accepted or declined', async () => {
  await hooks.subscribe('/all')
  const { id, token, reference } = await proposals.createAccepted()
  const view = () =>
    hooks.site.app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.view', payload: { token } },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    })
  await proposals.createDeclined()
  await view()
  await view()
  const stored = await events()
  expect(stored.map(({ type }) => type)).toEqual([
    ...['lead.received', 'estimate.created', 'proposal.sent', 'proposal.accepted'],
    ...['lead.received', 'estimate.created', 'proposal.sent', 'proposal.declined'],
    // The second view within the hour is not announced.
    'proposal.opened',
  ])
  const proposal = { id, reference, currency: 'AUD' }
  const contact = { name: 'Mira Castellan', company: 'Saltbush' }
  expect(stored[2]?.data).toMatchObject({ proposal, contact, version: 1 })
  expect(stored[3]?.data).toMatchObject({ proposal, contact, signedBy: 'Mira Castellan' })
  expect(stored[7]?.data).toMatchObject({ reason: '' })
  expect(stored[8]?.data).toMatchObject({ proposal, contact })
  const sent = Object(stored[2]?.data.proposal)
  expect(sent.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(sent.title).toMatch(/\S/)
  expect(sent.totalCents).toBeGreaterThan(0)
})

test('a project is announced when visitors first see it', async () => {
  await hooks.subscribe('/all')
  const send = (method: 'POST' | 'PUT', url: string, parts: [string, string][]) =>
    sendForm(hooks.site.app, method, url, parts, hooks.bearer)
  const { body } = await send('POST', '/api/projects', [
    ['title', 'Eleven homes'],
    ['clientName', 'Lighthouse Lane'],
    ['Active', 'false'],
  ])
  expect(await types()).toEqual([])
  const url = `/api/projects/${body.data.id}`
  expect(
    await send('PUT', url, [
      ['title', 'Eleven homes'],
      ['Active', 'true'],
    ]),
  ).toMatchObject({ status: 200 })
  await send('PUT', url, [['title', 'Twelve homes']])
  await send('POST', '/api/projects', [['title', 'Live at once']])
  expect(await events()).toMatchObject([
    {
      type: 'project.published',
      data: { slug: 'eleven-homes', title: 'Eleven homes', clientName: 'Lighthouse Lane' },
    },
    { type: 'project.published', data: { title: 'Live at once', clientName: '' } },
  ])
})

test('a person who is deleted is in no event, nor in what a receiver answered', async () => {
  const { id } = await hooks.subscribe('/echo')
  hooks.receiver.respondWith('/echo', (_request, response) =>
    response.end(hooks.receiver.receivedAt('/echo').at(-1)?.body),
  )
  await sendMessage(hooks)
  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  await sendMessage(hooks, { name: 'Noor', email: 'noor@haddad.example' })
  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  const terms = ['quenby', 'quandary']
  expect(await findTablesContaining(hooks.site, terms)).toHaveProperty(['public.webhook_events'])
  const { result } = await hooks.staff.query<ContactPage>('contacts.list', {
    filter: { text: 'odile' },
  })
  const { id: contactId, updatedAt } = result.rows[0] as Contact
  const deletion = await hooks.staff.mutate('contacts.forget', { id: contactId, updatedAt })
  expect(deletion.status).toBe(200)
  const left = Object.keys(await findTablesContaining(hooks.site, ['odile', ...terms]))
  expect(left.filter((table) => table.includes('webhook'))).toEqual([])
  expect(await hooks.deliveries(id)).toHaveLength(1)
})

test('a merged person is deleted with the events of both', async () => {
  await hooks.subscribe('/all')
  await sendMessage(hooks)
  await sendMessage(hooks, { email: 'odile@second.example' })
  const { result } = await hooks.staff.query<ContactPage>('contacts.list')
  const [kept, merged] = result.rows
  const { status } = await hooks.staff.mutate('contacts.merge', {
    ...{ keptId: kept?.id, keptUpdatedAt: kept?.updatedAt },
    ...{ mergedId: merged?.id, mergedUpdatedAt: merged?.updatedAt },
  })
  expect(status).toBe(200)
  const owners = await hooks.site.db.selectFrom('webhookEvents').select('contactId').execute()
  expect(owners).toEqual([{ contactId: kept?.id }, { contactId: kept?.id }])
})

test('a form that is sent while its webhook is being deleted does not fail', async () => {
  const { id } = await hooks.subscribe('/deleted')
  const { promise: deleted, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const deletion = hooks.site.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('webhooks').where('id', '=', id).execute()
    onLocked()
    await deleted
  })
  await locked
  const sending = sendMessage(hooks)
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'webhook_events'
          and datname = current_database()`.execute(hooks.site.db)
      return rows.length
    })
    .toBe(1)
  release()
  await Promise.all([sending, deletion])
  expect(await types()).toEqual([])
  expect(await listDue(hooks.site.db, [])).toEqual([])
})
