import type { TimelinePage } from '@agency/contract/contact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
})
afterAll(() => site.close())

const post = async (url: string, payload: object) => {
  const response = await site.app.inject({ method: 'POST', url, payload })
  expect(response.statusCode).toBe(200)
}

test('the three forms feed one contact, whatever the case of its address', async () => {
  await post('/api/contact', {
    name: 'Mei Tran',
    email: 'Mei@Juniper.example',
    message: 'Do you take on small shops?',
  })
  await post('/api/generate-estimate', {
    ...validBrief,
    userName: 'Mei Tran',
    userEmail: 'mei@juniper.example',
    companyName: 'Juniper Books',
  })
  await post('/api/quotes/website', {
    firstName: 'Mei',
    lastName: 'Tran',
    email: 'MEI@juniper.EXAMPLE',
    phone: '0400 000 000',
    websiteDescription: 'A bookshop that sells online.',
  })
  const contacts = await site.db
    .selectFrom('contacts')
    .select(['id', 'email', 'name', 'company', 'phone'])
    .execute()
  expect(contacts).toEqual([
    {
      id: contacts[0]?.id,
      email: 'Mei@Juniper.example',
      name: 'Mei Tran',
      // As the first form set them: the other forms may be by somebody else.
      ...{ company: '', phone: '' },
    },
  ])
  const submissions = await site.db
    .selectFrom('submissions')
    .select(['kind', 'contactId'])
    .orderBy('id')
    .execute()
  expect(submissions).toEqual(
    ['message', 'concept', 'quote'].map((kind) => ({ kind, contactId: contacts[0]?.id })),
  )
})

test('a submission with someone’s address changes nothing about their contact', async () => {
  const email = 'rosa@lantern.example'
  const quote = (firstName: string, companyName: string, phone: string) =>
    post('/api/quotes/website', {
      ...{ firstName, lastName: 'Adler', email, companyName, phone },
      websiteDescription: `A shop for ${firstName}.`,
    })
  await quote('Rosa', 'Lantern Books', '0400 000 000')
  await quote('Mallory', 'Elsewhere', '0499 999 999')
  await post('/api/contact', { name: 'Mallory', email, message: 'It is me.' })
  await post('/api/generate-estimate', {
    ...validBrief,
    ...{ userName: 'Mallory', userEmail: email, companyName: 'Elsewhere', phone: '0499 999 999' },
  })
  const contact = await site.db
    .selectFrom('contacts')
    .select(['id', 'name', 'company', 'phone'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(contact).toMatchObject({
    ...{ name: 'Rosa Adler', company: 'Lantern Books', phone: '0400 000 000' },
  })
  const password = 'a-laneway-for-tests'
  const token = await createLogin(site, { email: 'ana@emberlane.example', password })
  const { result } = await callerOf(site, `Bearer ${token}`).query<TimelinePage>(
    'contacts.timeline',
    { id: contact.id },
  )
  const otherDetails = {
    submittedName: 'Mallory',
    submittedPhone: '0499 999 999',
    companyName: 'Elsewhere',
  }
  expect(result.rows).toMatchObject([
    { type: 'concept', ...otherDetails },
    { type: 'message', submittedName: 'Mallory', submittedPhone: '' },
    { type: 'quote', ...otherDetails, submittedName: 'Mallory Adler' },
    { type: 'quote', submittedName: '', submittedPhone: '', companyName: 'Lantern Books' },
  ])
})

test('a submission with someone’s address fills no gaps; staff see who sent it', async () => {
  const email = 'ines@saltbush.example'
  await post('/api/contact', { name: 'Ines Roy', email, message: 'Hello.' })
  const otherDetails = { companyName: 'Elsewhere', phone: '0499 999 999' }
  await post('/api/quotes/website', {
    ...{ firstName: 'Mallory', lastName: 'Vane', email, ...otherDetails },
    websiteDescription: 'Call me about Saltbush.',
  })
  await post('/api/generate-estimate', { ...validBrief, userEmail: email, ...otherDetails })
  const contact = await site.db
    .selectFrom('contacts')
    .select(['id', 'name', 'company', 'phone'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(contact).toMatchObject({ name: 'Ines Roy', company: '', phone: '' })
  const password = 'a-laneway-for-tests'
  const token = await createLogin(site, { email: 'noa@emberlane.example', password })
  const { result } = await callerOf(site, `Bearer ${token}`).query<TimelinePage>(
    'contacts.timeline',
    { id: contact.id },
  )
  const details = { companyName: 'Elsewhere', submittedPhone: '0499 999 999' }
  expect(result.rows).toMatchObject([
    { type: 'concept', ...details },
    { type: 'quote', ...details, submittedName: 'Mallory Vane' },
    { type: 'message', submittedName: '', submittedPhone: '' },
  ])
})

test('a repeated key returns the earlier message; different content is a conflict', async () => {
  const send = (message: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'idempotency-key': '5f8a0f0e-33c4-4a58-8f0e-2c1d5a2b7e11' },
      payload: { name: 'Ana', email: 'ana@tidewater.example', message },
    })
  const first = await send('Hello.')
  const repeated = await send('Hello.')
  expect(repeated.json()).toEqual(first.json())
  expect((await send('Something else.')).statusCode).toBe(409)
  const { rows } = await site.pool.query(
    `select payload->>'message' as message from submissions where kind = 'message'
     and payload->>'name' = 'Ana'`,
  )
  expect(rows).toEqual([{ message: 'Hello.' }])
})

test('a key can be used once per form and must be a UUID', async () => {
  const headers = { 'idempotency-key': '9d0b3c53-7f0e-4a57-8a3e-6e6f0a1f4c02' }
  const send = (url: string, payload: object, key = headers) =>
    site.app.inject({ method: 'POST', url, headers: key, payload })
  const hello = { name: 'Bo', email: 'bo@tidewater.example', message: 'Hello.' }
  expect((await send('/api/contact', hello)).statusCode).toBe(200)
  const concept = await send('/api/generate-estimate', validBrief)
  expect(concept.statusCode).toBe(200)
  expect((await send('/api/generate-estimate', validBrief)).json()).toEqual(concept.json())
  expect((await send('/api/contact', hello, { 'idempotency-key': 'mine' })).statusCode).toBe(400)
  const { rows } = await site.pool.query(
    `select kind from submissions where idempotency_key = $1 order by kind`,
    [headers['idempotency-key']],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['concept', 'message'])
})
