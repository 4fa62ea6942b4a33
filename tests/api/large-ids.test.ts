import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
beforeAll(async () => {
  site = await openTestApp()
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

/**
 * The maximum of the column, one more, beyond JavaScript's maximum safe integer, and far beyond.
 */
const ids = ['2147483647', '2147483648', '9007199254740993', '9'.repeat(30)]

test.each(ids)('a project %s is not found: 404', async (id) => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const { statusCode } = await site.app.inject({
      ...{ method, url: `/api/projects/${id}`, headers: { authorization } },
      ...(method === 'PUT' && { payload: { title: 'A title' } }),
    })
    expect([method, statusCode]).toEqual([method, 404])
  }
})

const calls: [string, 'query' | 'mutate', (id: number) => object][] = [
  ['projects.remove', 'mutate', (id) => ({ id })],
  ['projects.restore', 'mutate', (id) => ({ id })],
  ['concepts.detail', 'query', (id) => ({ id })],
  ['contacts.get', 'query', (id) => ({ id })],
  ['emails.get', 'query', (id) => ({ id })],
  ['shareLinks.renew', 'mutate', (conceptId) => ({ conceptId })],
]

test.each(calls)(
  '%s with an unused id is 404, and with an id beyond the column’s range 400',
  async (name, kind, input) => {
    const call = callerOf(site, authorization)[kind]
    expect([name, (await call(name, input(2 ** 31 - 1))).status]).toEqual([name, 404])
    expect([name, (await call(name, input(2 ** 31))).status]).toEqual([name, 400])
  },
)

test('‘all that match’ accepts the largest id, and no larger one', async () => {
  const filter = { text: '', industry: '', businessType: 'all', status: 'all', period: 'all' }
  const { mutate } = callerOf(site, authorization)
  const act = (upTo: number) =>
    mutate('concepts.setActive', { selection: { filter, upTo, count: 1 }, active: true })
  // There is no such row, which differs from what the person saw.
  expect((await act(2 ** 31 - 1)).status).toBe(409)
  expect((await act(2 ** 31)).status).toBe(400)
})
