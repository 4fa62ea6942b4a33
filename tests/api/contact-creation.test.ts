import { CONTACT_EXISTS, type Contact, type ContactPage } from '@agency/contract/contact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  authorization = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, authorization)
})
afterAll(() => site.close())

const caller = {
  ...{ name: 'Mai Nguyen', email: 'mai@loaf.example', company: 'Loaf', phone: '0491 570 006' },
  source: 'Rang after a talk',
}
const countRows = async (table: string) =>
  (await site.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('somebody who rang is a contact, without an email, a lead or a notification', async () => {
  const { status, result } = await staff.mutate<Contact>('contacts.create', caller)
  expect(status).toBe(200)
  expect(result).toMatchObject({
    ...caller,
    ...{ contactStatus: 'New', stage: 'new', totalSubmissions: 0, waitingSince: null },
  })
  expect(await countRows('submissions')).toBe(0)
  expect(await countRows('mails')).toBe(0)
  expect(await countRows('notifications')).toBe(0)
  const { rows } = (await staff.query<ContactPage>('contacts.list')).result
  expect(rows.map(({ email }) => email)).toEqual(['mai@loaf.example'])
  const { rows: entries } = await site.pool.query(
    "select staff_email, action from audit_entries where kind = 'contact'",
  )
  expect(entries).toEqual([{ staff_email: expect.stringContaining('@'), action: 'created' }])
})

test('an address belongs to one contact, however it is written, also as a second one', async () => {
  const [{ id } = { id: 0 }] = (await staff.query<ContactPage>('contacts.list')).result.rows
  await staff.mutate('contacts.addAddress', { contactId: id, email: 'mai@home.example' })
  for (const email of ['MAI@loaf.example', 'Mai@Home.example']) {
    expect(
      await procedureErrorOf(site, 'contacts.create', { ...caller, email }, authorization),
    ).toMatchObject({ status: 409, message: CONTACT_EXISTS })
  }
  expect(await countRows('contacts')).toBe(1)
})

test('of two people who add somebody at once, one does', async () => {
  const email = 'both@loaf.example'
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => staff.mutate('contacts.create', { ...caller, name, email })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('what they send later belongs to them', async () => {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: {
      name: 'M. N.',
      email: caller.email,
      message: 'Could you ring me about the website?',
    },
  })
  expect(response.statusCode).toBe(200)
  const { result } = await staff.query<ContactPage>('contacts.list', { filter: { text: 'mai@' } })
  expect(result.rows).toMatchObject([{ name: 'Mai Nguyen', totalSubmissions: 1 }])
})

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nobody' }],
  ['source', { source: 'x'.repeat(201) }],
])('every fault is named: %s', async (field, fault) => {
  const { status, issues } = await procedureErrorOf(
    site,
    'contacts.create',
    { ...caller, email: 'new@loaf.example', ...fault },
    authorization,
  )
  expect(status).toBe(400)
  expect(issues.map(({ path }) => path)).toEqual([field])
})

test('a corrected name is recorded on the timeline', async () => {
  const [{ id, updatedAt } = { id: 0, updatedAt: '' }] = (
    await staff.query<ContactPage>('contacts.list', { filter: { text: 'mai@' } })
  ).result.rows
  const change = { name: 'Mai Anh Nguyen', company: 'Loaf', phone: '', updatedAt }
  expect((await staff.mutate<Contact>('contacts.update', { id, change })).result).toMatchObject({
    ...{ name: 'Mai Anh Nguyen', phone: '' },
  })
  const again = await staff.mutate('contacts.update', { id, change: { ...change, name: 'Other' } })
  expect(again.status).toBe(409)
})
