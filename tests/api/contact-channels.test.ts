import type { Contact, ContactPage } from '@agency/contract/contact'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
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
  await emptyTables(site.pool, 'contacts')
})

const origin = (referrer: string) => ({
  ...{ referrer, source: '', medium: '', campaign: '', landing: '/' },
})
const google = origin('www.google.com')
const instagram = origin('l.instagram.com')

let messages = 0
async function send(email: string, first?: object, last = first) {
  messages += 1
  const response = await callerOf(site).mutate('contacts.send', {
    ...{ name: email, email, subject: '', message: `Message ${messages}.` },
    ...(first && { visit: { first, last } }),
  })
  expect(response.status).toBe(200)
}
const listed = async (channel: string) =>
  (
    await staff.query<ContactPage>('contacts.list', {
      ...{ filter: { channel }, sort: 'name', direction: 'asc' },
    })
  ).result.rows

test('a contact’s source is the first that a form of theirs reports', async () => {
  await send('ana@tidewater.example', google, instagram)
  await send('ana@tidewater.example', instagram)
  await send('bo@tidewater.example')
  await send('bo@tidewater.example', instagram)
  await send('cy@tidewater.example')
  const names = async (channel: string) => (await listed(channel)).map(({ name }) => name)
  expect(await names('search')).toEqual(['ana@tidewater.example'])
  expect(await names('social')).toEqual(['bo@tidewater.example'])
  expect(await names('unknown')).toEqual(['cy@tidewater.example'])
})

test('the list and the export have the same contacts', async () => {
  await send('ana@tidewater.example', google)
  await send('bo@tidewater.example', instagram)
  const { body } = await site.app.inject({
    url: '/api/contacts/export.csv?channel=social',
    headers: { authorization: bearer },
  })
  expect(body).toContain('bo@tidewater.example')
  expect(body).toContain('"Social"')
  expect(body).not.toContain('ana@tidewater.example')
})

test('two contacts who are one have the source of their first form, and their own afterwards', async () => {
  await send('ana@tidewater.example', google)
  await send('bo@tidewater.example', instagram)
  await site.pool.query(
    "update submissions set created_at = created_at - interval '1 day' where payload ->> 'email' like 'bo%'",
  )
  const [ana, bo] = [...(await listed('search')), ...(await listed('social'))]
  const { result } = await staff.mutate<Contact>('contacts.merge', {
    ...{ keptId: ana?.id, keptUpdatedAt: ana?.updatedAt },
    ...{ mergedId: bo?.id, mergedUpdatedAt: bo?.updatedAt },
  })
  expect(result.channel).toBe('social')
  const { result: merges } = await staff.query<{ id: number }[]>('contacts.merges', { id: ana?.id })
  await staff.mutate('contacts.undoMerge', { id: merges[0]?.id })
  expect((await listed('search')).map(({ id }) => id)).toEqual([ana?.id])
  expect((await listed('social')).map(({ id }) => id)).toEqual([bo?.id])
})
