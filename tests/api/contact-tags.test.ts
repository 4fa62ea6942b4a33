import type { Contact, ContactPage, TimelinePage } from '@agency/contract/contact'
import { ADDRESS_IS_A_CONTACT, type ContactAddress } from '@agency/contract/contact-addresses'
import { type BulkContactResult, CONTACT_SELECTION_CHANGED } from '@agency/contract/contact-bulk'
import { MAX_TAGS } from '@agency/contract/contact-tags'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
let bearer: string
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
})
afterAll(() => site.close())
beforeEach(async () => {
  await emptyTables(site.pool, 'contacts', 'mails', 'tags')
})

let people = 0
async function createContacts(count: number, status = 'New') {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    people += 1
    const { id } = await site.db
      .insertInto('contacts')
      .values({ name: `Ana ${people}`, email: `ana${people}@tidewater.example`, status })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}
const get = async (id: number) => (await staff.query<Contact>('contacts.get', { id })).result
const setTags = (id: number, tags: string[]) =>
  staff.mutate<Contact>('contacts.update', { id, change: { tags } })
const list = async (filter: object) =>
  (await staff.query<ContactPage>('contacts.list', { filter })).result
const changeSelected = (selection: object, change: object) =>
  staff.mutate<BulkContactResult>('contacts.changeSelected', { selection, change })
async function sendMessage(email: string) {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name: 'Ana', email, subject: '', message: `From ${email}, ${Math.random()}.` },
  })
  expect(response.statusCode).toBe(200)
}

test('is for staff only', async () => {
  const visitor = callerOf(site)
  expect((await visitor.query('contacts.tags')).status).toBe(401)
  expect((await visitor.query('contacts.addresses', { id: 1 })).status).toBe(401)
  for (const [name, input] of [
    [
      'contacts.changeSelected',
      { selection: { ids: [1] }, change: { type: 'status', status: 'Cold' } },
    ],
    ['contacts.addAddress', { contactId: 1, email: 'a@b.example' }],
    ['contacts.removeAddress', { id: 1 }],
  ] as const) {
    expect((await visitor.mutate(name, input)).status).toBe(401)
  }
})

describe('a tag', () => {
  test('has one spelling, filters the list, and goes when nobody has it', async () => {
    const [one = 0, other = 0] = await createContacts(3)
    expect((await setTags(one, ['Retainer', 'school'])).result.tags).toEqual(['Retainer', 'school'])
    expect((await setTags(other, [' RETAINER '])).result.tags).toEqual(['Retainer'])
    expect((await staff.query('contacts.tags')).result).toEqual(['Retainer', 'school'])
    expect((await list({ tag: 'Retainer' })).matching).toBe(2)
    expect((await list({ tag: 'school' })).rows.map(({ id }) => id)).toEqual([one])
    await setTags(one, [])
    expect((await staff.query('contacts.tags')).result).toEqual(['Retainer'])
    expect((await site.db.selectFrom('tags').select('name').execute()).length).toBe(1)
  })

  test.each([['two,tags'], ['two;tags'], [''], ['x'.repeat(41)], ['a\nb']])(
    '%j is rejected',
    async (tag) => {
      const [id = 0] = await createContacts(1)
      expect((await setTags(id, [tag])).status).toBe(400)
    },
  )

  test('of a deleted contact is deleted with them', async () => {
    const [id = 0] = await createContacts(1)
    const { result } = await setTags(id, ['Friend of Odile'])
    await staff.mutate('contacts.addAddress', { contactId: id, email: 'second@tidewater.example' })
    await staff.mutate('contacts.forget', { id, updatedAt: result.updatedAt })
    const { rows } = await site.pool.query(
      'select (select count(*) from tags)::int as tags, (select count(*) from contact_emails)::int as emails',
    )
    expect(rows).toEqual([{ tags: 0, emails: 0 }])
  })
})

describe('a bulk change', () => {
  test('sets a status, records it, and names who is gone', async () => {
    const ids = await createContacts(3)
    const [already = 0] = await createContacts(1, 'Contacted')
    const { result } = await changeSelected(
      { ids: [...ids, already, 2 ** 30] },
      { type: 'status', status: 'Contacted' },
    )
    expect(result).toEqual({ done: 4, full: 0, missing: 1 })
    for (const id of ids) {
      expect(await get(id)).toMatchObject({ contactStatus: 'Contacted', stage: 'contacted' })
      const timeline = await staff.query<TimelinePage>('contacts.timeline', { id })
      expect(timeline.result.rows).toMatchObject([
        { from: 'New', to: 'Contacted', fromStage: 'new', toStage: 'contacted' },
      ])
    }
    const timeline = await staff.query<TimelinePage>('contacts.timeline', { id: already })
    expect(timeline.result.rows).toEqual([])
  })

  test('of all that match changes them although they no longer match afterwards', async () => {
    await createContacts(620)
    await createContacts(2, 'Cold')
    const filter = { status: 'New' }
    const { matching, newestId } = await list(filter)
    const selection = { filter, upTo: newestId, count: matching }
    const { result } = await changeSelected(selection, { type: 'status', status: 'Responded' })
    expect(result).toEqual({ done: 620, full: 0, missing: 0 })
    expect((await list({ status: 'Responded' })).matching).toBe(620)
  })

  test('is rejected if others match by now', async () => {
    await createContacts(3)
    const { newestId } = await list({})
    const error = await procedureErrorOf(
      site,
      'contacts.changeSelected',
      {
        selection: { filter: {}, upTo: newestId, count: 2 },
        change: { type: 'addTag', tag: 'School' },
      },
      bearer,
    )
    expect(error).toMatchObject({ status: 409, message: CONTACT_SELECTION_CHANGED })
    expect((await list({ tag: 'School' })).matching).toBe(0)
  })

  test('adds and removes a tag, and leaves those alone that have too many', async () => {
    const [full = 0, ...others] = await createContacts(3)
    const tags = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`)
    expect((await setTags(full, tags)).status).toBe(200)
    expect((await setTags(full, [...tags, 'one more'])).status).toBe(400)
    await setTags(others[0] ?? 0, ['School'])
    const ids = [full, ...others]
    const add = await changeSelected({ ids }, { type: 'addTag', tag: 'school' })
    expect(add.result).toEqual({ done: 2, full: 1, missing: 0 })
    expect((await list({ tag: 'School' })).matching).toBe(2)
    const remove = await changeSelected({ ids }, { type: 'removeTag', tag: 'SCHOOL' })
    expect(remove.result).toEqual({ done: 3, full: 0, missing: 0 })
    expect((await list({ tag: 'School' })).matching).toBe(0)
  })
})

describe('a second address', () => {
  const addAddress = (contactId: number, email: string) =>
    staff.mutate<ContactAddress[]>('contacts.addAddress', { contactId, email })

  test('makes what is sent from it the same contact’s, and is found by the search', async () => {
    const [id = 0] = await createContacts(1)
    const { result } = await addAddress(id, 'Ana.Ruiz@second.example')
    expect(result).toMatchObject([{ email: 'Ana.Ruiz@second.example' }])
    await sendMessage('ana.ruiz@SECOND.example')
    expect((await get(id)).totalSubmissions).toBe(1)
    expect((await list({})).matching).toBe(1)
    expect((await list({ text: 'ANA.ruiz@second.example' })).rows.map((row) => row.id)).toEqual([
      id,
    ])
    await staff.mutate('contacts.removeAddress', { id: result[0]?.id })
    await sendMessage('ana.ruiz@second.example')
    expect((await get(id)).totalSubmissions).toBe(1)
    expect((await list({})).matching).toBe(2)
  })

  test('cannot be one that a contact has already', async () => {
    const [one = 0, other = 0] = await createContacts(2)
    const { email } = await get(other)
    for (const address of [email.toUpperCase(), (await get(one)).email]) {
      const error = await procedureErrorOf(
        site,
        'contacts.addAddress',
        { contactId: one, email: address },
        bearer,
      )
      expect(error).toMatchObject({ status: 409, message: ADDRESS_IS_A_CONTACT })
    }
    expect((await addAddress(one, 'shared@second.example')).status).toBe(200)
    expect((await addAddress(other, 'SHARED@second.example')).status).toBe(409)
    expect((await addAddress(one, 'no address')).status).toBe(400)
    expect((await addAddress(2 ** 30, 'new@second.example')).status).toBe(404)
  })

  test('added while somebody writes from it is one contact’s only', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [id = 0] = await createContacts(1)
      const email = `race${round}@second.example`
      await Promise.all([addAddress(id, email), sendMessage(email)])
      const { rows } = await site.pool.query(
        `select (select count(*) from contacts where email = $1)::int
           + (select count(*) from contact_emails where email = $1)::int as owners`,
        [email],
      )
      expect(rows).toEqual([{ owners: 1 }])
    }
  })
})
