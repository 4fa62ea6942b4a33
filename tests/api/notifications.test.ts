import type { NotificationPage, UnreadCount } from '@agency/contract/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { sampleEstimateDocument, stagesWithHook } from '../support/worker-outputs.ts'

let site: TestApp
let ana: ReturnType<typeof callerOf>
let ben: ReturnType<typeof callerOf>
const loginOf = async (email: string) =>
  callerOf(site, `Bearer ${await createLogin(site, { email, password: 'a-laneway-for-tests' })}`)
beforeAll(async () => {
  site = await openTestApp({
    stages: stagesWithHook(async ({ companyName }) => {
      if (companyName === 'Broken') throw new Error('The engine stopped.')
    }),
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
  ana = await loginOf('ana@emberlane.example')
  ben = await loginOf('ben@emberlane.example')
})
afterAll(() => site.close())

const post = async (url: string, payload: object) =>
  (await site.app.inject({ method: 'POST', url, payload })).statusCode
const message = { name: 'Mei Tran', email: 'mei@juniper.example', subject: 'A shop', message: 'Hi' }
const list = async (caller: ReturnType<typeof callerOf>, request: object = {}) =>
  (await caller.query<NotificationPage>('notifications.list', request)).result
const unread = async (caller: ReturnType<typeof callerOf>) =>
  (await caller.query<UnreadCount>('notifications.unread')).result.unread

test('messages, concepts, quote requests and failures notify staff, newest first', async () => {
  expect(await unread(ana)).toBe(0)
  expect(await post('/api/contact', message)).toBe(200)
  expect(await post('/api/generate-estimate', validBrief)).toBe(200)
  const quote = { firstName: 'Mei', lastName: 'Tran', email: message.email }
  expect(await post('/api/quotes/website', { ...quote, websiteDescription: 'A shop.' })).toBe(200)
  expect(await post('/api/generate-estimate', { ...validBrief, companyName: 'Broken' })).toBe(502)
  const { rows } = await list(ana)
  const contacts = await site.db.selectFrom('contacts').select(['id', 'name']).execute()
  const contactId = (name: string) => contacts.find((contact) => contact.name === name)?.id
  const concept = await site.db.selectFrom('concepts').select('id').executeTakeFirstOrThrow()
  const facts = rows.map(({ kind, name, subject, contactId, conceptId, read }) => ({
    ...{ kind, name, subject, contactId, conceptId, read },
  }))
  const mei = { name: 'Mei Tran', contactId: contactId('Mei Tran'), conceptId: null, read: false }
  const priya = {
    name: 'Priya Raman',
    contactId: contactId('Priya Raman'),
    subject: '',
    read: false,
  }
  expect(facts).toEqual([
    { ...priya, kind: 'generation_failed', conceptId: null },
    { ...priya, kind: 'concept', conceptId: null },
    { ...mei, kind: 'quote', subject: '' },
    { ...priya, kind: 'concept', conceptId: concept.id },
    { ...mei, kind: 'message', subject: 'A shop' },
  ])
  expect(await unread(ana)).toBe(5)
})

test('a repeated message notifies once', async () => {
  expect(await post('/api/contact', message)).toBe(200)
  expect(await unread(ana)).toBe(5)
})

test('what is not stored does not notify', async () => {
  const before = (await list(ana)).rows.length
  const key = '5f8a0f0e-33c4-4a58-8f0e-2c1d5a2b7e11'
  const send = (text: string) =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/contact', headers: { 'idempotency-key': key } },
      payload: { ...message, message: text },
    })
  expect((await send('First')).statusCode).toBe(200)
  expect((await send('Other words')).statusCode).toBe(409)
  expect((await list(ana)).rows).toHaveLength(before + 1)
})

test('each staff member marks their own as read, one or all', async () => {
  const [first] = (await list(ana)).rows
  expect((await ana.mutate('notifications.markRead', { id: first?.id })).result).toEqual({
    unread: 5,
  })
  expect((await ana.mutate('notifications.markRead', { id: first?.id })).result).toEqual({
    unread: 5,
  })
  expect((await list(ana)).rows.map(({ read }) => read)).toEqual([true, ...Array(5).fill(false)])
  expect(await unread(ben)).toBe(6)
  expect((await ana.mutate('notifications.markAllRead')).result).toEqual({ unread: 0 })
  expect((await list(ana)).rows.every(({ read }) => read)).toBe(true)
  expect(await unread(ben)).toBe(6)
  expect((await list(ben)).rows.some(({ read }) => read)).toBe(false)
})

test('a new login starts with nothing unread', async () => {
  const cleo = await loginOf('cleo@emberlane.example')
  expect(await unread(cleo)).toBe(0)
  expect((await list(cleo)).rows.length).toBe(6)
  await post('/api/contact', { ...message, message: 'News' })
  expect(await unread(cleo)).toBe(1)
})

test('pages follow one another without gaps or repeats', async () => {
  await site.pool.query(`
    insert into submissions (contact_id, kind, payload, request_id)
    select (select min(id) from contacts), 'message', '{}', 'import' from generate_series(1, 60)`)
  await site.pool.query(
    `insert into notifications (kind, submission_id)
     select 'message', id from submissions where request_id = 'import'`,
  )
  const pages = [await list(ana)]
  for (;;) {
    const cursor = pages.at(-1)?.next
    if (!cursor) break
    pages.push(await list(ana, { cursor }))
  }
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids).toHaveLength(67)
  expect(new Set(ids).size).toBe(67)
})
