import { ASSIGNEE_GONE, type Contact, type ContactPage } from '@agency/contract/contact'
import type { BulkContactResult } from '@agency/contract/contact-bulk'
import type { ColumnPage, PipelineTotals } from '@agency/contract/pipeline'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const colleague = { email: 'kim@emberlane.example', password: 'another-laneway' }

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
  await site.pool.query("delete from staff where email like 'kim%'")
  await createLogin(site, colleague)
})

const idOf = async (email: string) =>
  (await staff.query<{ id: number; email: string }[]>('contacts.assignees')).result.find(
    (login) => login.email === email,
  )?.id ?? expect.unreachable(`There is no ${email}.`)
const createContact = async (name: string) =>
  (
    await site.db
      .insertInto('contacts')
      .values({ name, email: `${name.toLowerCase()}@tidewater.example` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const assign = (id: number, assigneeId: number | null) =>
  staff.mutate<Contact>('contacts.update', { id, change: { assigneeId } })
const get = async (id: number) => (await staff.query<Contact>('contacts.get', { id })).result
const listed = async (assignee: string) =>
  (
    await staff.query<ContactPage>('contacts.list', {
      ...{ filter: { assignee }, sort: 'name', direction: 'asc' },
    })
  ).result.rows.map(({ name }) => name)

test('everybody with a login can be responsible, and nobody else', async () => {
  const { result } = await staff.query<{ email: string }[]>('contacts.assignees')
  expect(result.map(({ email }) => email)).toEqual([colleague.email, owner.email])
  const id = await createContact('Ana')
  expect((await assign(id, await idOf(colleague.email))).result.assigneeId).toBeGreaterThan(0)
  const error = await procedureErrorOf(
    ...([site, 'contacts.update', { id, change: { assigneeId: 999_999 } }, bearer] as const),
  )
  expect(error).toMatchObject({ status: 400, message: ASSIGNEE_GONE })
  expect((await assign(id, null)).result.assigneeId).toBeNull()
})

test('somebody who is deactivated stays responsible but gets no new contacts', async () => {
  const kim = await idOf(colleague.email)
  const [ana, bo] = [await createContact('Ana'), await createContact('Bo')]
  await assign(ana, kim)
  expect((await staff.mutate('staff.deactivate', { id: kim })).status).toBe(200)
  const { result } = await staff.query<{ id: number; isActive: boolean }[]>('contacts.assignees')
  expect(result.find(({ id }) => id === kim)?.isActive).toBe(false)
  expect((await get(ana)).assigneeId).toBe(kim)
  expect((await assign(bo, kim)).status).toBe(400)
  const bulk = { selection: { ids: [bo] }, change: { type: 'assign', assigneeId: kim } }
  expect((await staff.mutate('contacts.changeSelected', bulk)).status).toBe(400)
  expect((await get(bo)).assigneeId).toBeNull()
})

test('contacts are found by who is responsible, in the list, the export and the pipeline', async () => {
  const kim = await idOf(colleague.email)
  const [ana, bo] = [await createContact('Ana'), await createContact('Bo')]
  await assign(ana, kim)
  await site.pool.query('update contacts set open_cents = id * 100')
  expect(await listed(String(kim))).toEqual(['Ana'])
  expect(await listed('none')).toEqual(['Bo'])
  const { body } = await site.app.inject({
    url: `/api/contacts/export.csv?assignee=${kim}`,
    headers: { authorization: bearer },
  })
  expect(body.trim().split('\n')).toHaveLength(2)
  const filter = { assignee: 'none' }
  const { result: column } = await staff.query<ColumnPage>('pipeline.column', {
    ...{ stage: 'new', filter },
  })
  expect(column.rows.map(({ id }) => id)).toEqual([bo])
  const { result: totals } = await staff.query<PipelineTotals>('pipeline.totals', { filter })
  expect(totals.stages[0]).toMatchObject({ contacts: 1, valueCents: bo * 100 })
})

test('many contacts are assigned together', async () => {
  const ids = [await createContact('Ana'), await createContact('Bo')]
  const kim = await idOf(colleague.email)
  const changeSelected = (assigneeId: number | null) =>
    staff.mutate<BulkContactResult>('contacts.changeSelected', {
      ...{ selection: { ids }, change: { type: 'assign', assigneeId } },
    })
  expect((await changeSelected(kim)).result).toEqual({ done: 2, full: 0, missing: 0 })
  expect(await listed(String(kim))).toEqual(['Ana', 'Bo'])
  expect((await changeSelected(999_999)).status).toBe(400)
  await changeSelected(null)
  expect(await listed('none')).toEqual(['Ana', 'Bo'])
})

test('nobody is responsible once a login is removed, also after a merge is undone', async () => {
  const kim = await idOf(colleague.email)
  const [ana, bo] = [await createContact('Ana'), await createContact('Bo')]
  await assign(bo, kim)
  const [kept, merged] = [await get(ana), await get(bo)]
  const { result } = await staff.mutate<Contact>('contacts.merge', {
    ...{ keptId: ana, keptUpdatedAt: kept.updatedAt },
    ...{ mergedId: bo, mergedUpdatedAt: merged.updatedAt },
  })
  expect(result.assigneeId).toBe(kim)
  await site.pool.query('delete from staff where id = $1', [kim])
  expect((await get(ana)).assigneeId).toBeNull()
  const { result: merges } = await staff.query<{ id: number }[]>('contacts.merges', { id: ana })
  expect((await staff.mutate('contacts.undoMerge', { id: merges[0]?.id })).status).toBe(200)
  expect((await get(bo)).assigneeId).toBeNull()
})
