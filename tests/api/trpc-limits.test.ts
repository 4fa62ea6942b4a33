import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

// Pages batch many calls into one request, so a limit that counted requests would be a tenth as
// strict.

let site: TestApp
let authorization: string
beforeAll(async () => {
  site = await openTestApp({ rateLimitFactor: 1 })
  authorization = await createLogin(site, owner)
})
afterAll(() => site.close())

const batchOf = (name: string, query = 'batch=1') =>
  `/trpc/${Array(10).fill(name).join(',')}?${query}`
const request = (remoteAddress: string, url = batchOf('imageStyles.provider')) =>
  site.app.inject({ url, remoteAddress })
async function statuses(count: number, send: (n: number) => ReturnType<typeof request>) {
  const statusCodes = new Set<number>()
  for (let n = 0; n < count; n += 1) statusCodes.add((await send(n)).statusCode)
  return [...statusCodes]
}

test.each([
  ['calls', '198.51.100.1', batchOf('imageStyles.provider'), 200],
  ['unknown calls', '198.51.100.2', batchOf('nothing.here'), 404],
  ['unreadable calls', '198.51.100.3', batchOf('generations.find', 'batch=1&input={'), 400],
])(
  'an address may make six hundred %s a minute, however they are batched',
  async (_, address, url, status) => {
    expect(await statuses(60, () => request(address, url))).toEqual([status])
    const spies = [vi.spyOn(site.pool, 'query'), vi.spyOn(site.pool, 'connect')]
    for (const rejected of [
      await request(address),
      await request(address, '/trpc/concepts.list'),
      // Finding the token's owner would query the database.
      await site.app.inject({
        ...{ url: '/trpc/contacts.list', remoteAddress: address, headers: { authorization } },
      }),
    ]) {
      expect(rejected.statusCode).toBe(429)
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
      expect(JSON.stringify(rejected.json())).toContain('"code":"TOO_MANY_REQUESTS"')
    }
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
    expect((await request('198.51.100.4', '/trpc/concepts.list')).statusCode).toBe(200)
    // Documented paths have their own limits.
    const documentedRequest = { url: '/api/gallery-concepts', remoteAddress: address }
    expect((await site.app.inject(documentedRequest)).statusCode).toBe(200)
  },
)

test('an IPv6 /48 may make three thousand across all its addresses', async () => {
  const addressOf = (n: number) => `2001:db8:9:${n.toString(16)}::1`
  expect(await statuses(300, (n) => request(addressOf(n % 6)))).toEqual([200])
  expect((await request(addressOf(7))).statusCode).toBe(429)
  expect((await request('2001:db8:a:1::1')).statusCode).toBe(200)
})

test('the number of calls that a network may have in progress is limited', async () => {
  const generationId = '00000000-0000-4000-8000-000000000000'
  const input = encodeURIComponent(
    JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { generationId }]))),
  )
  const url = batchOf('generations.find', `batch=1&input=${input}`)
  const requestFrom = (n: number) => request(`2001:db8:b:${n}::1`, url)
  // The table that they query is locked.
  const holder = await site.pool.connect()
  await holder.query('begin; lock table generations in access exclusive mode')
  let completed = 0
  const calls = Array.from({ length: 6 }, async (_, n) => {
    const { statusCode } = await requestFrom(n)
    completed += 1
    return statusCode
  })
  await expect.poll(() => site.pool.waitingCount).toBeGreaterThan(40)
  expect((await requestFrom(7)).statusCode).toBe(429)
  expect((await request('2001:db8:c:1::1')).statusCode).toBe(200)
  expect(completed).toBe(0)
  await holder.query('rollback')
  holder.release()
  expect(new Set(await Promise.all(calls))).toEqual(new Set([404]))
  // Their slots are free again.
  expect((await requestFrom(8)).statusCode).toBe(404)
})
