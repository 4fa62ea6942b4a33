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
const ask = (remoteAddress: string, url = batchOf('imageStyles.provider')) =>
  site.app.inject({ url, remoteAddress })
async function statuses(count: number, of: (n: number) => ReturnType<typeof ask>) {
  const found = new Set<number>()
  for (let n = 0; n < count; n += 1) found.add((await of(n)).statusCode)
  return [...found]
}

test.each([
  ['calls', '198.51.100.1', batchOf('imageStyles.provider'), 200],
  ['unknown calls', '198.51.100.2', batchOf('nothing.here'), 404],
  ['unreadable calls', '198.51.100.3', batchOf('generations.find', 'batch=1&input={'), 400],
])(
  'an address may make six hundred %s a minute, however they are batched',
  async (_, address, url, status) => {
    expect(await statuses(60, () => ask(address, url))).toEqual([status])
    const requested = [vi.spyOn(site.pool, 'query'), vi.spyOn(site.pool, 'connect')]
    for (const refused of [
      await ask(address),
      await ask(address, '/trpc/concepts.list'),
      // Finding the token's owner would query the database.
      await site.app.inject({
        ...{ url: '/trpc/contacts.list', remoteAddress: address, headers: { authorization } },
      }),
    ]) {
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(JSON.stringify(refused.json())).toContain('"code":"TOO_MANY_REQUESTS"')
    }
    for (const spy of requested) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
    expect((await ask('198.51.100.4', '/trpc/concepts.list')).statusCode).toBe(200)
    // Documented paths have their own limits.
    const documented = { url: '/api/gallery-concepts', remoteAddress: address }
    expect((await site.app.inject(documented)).statusCode).toBe(200)
  },
)

test('an IPv6 /48 may make three thousand across all its addresses', async () => {
  const from = (n: number) => `2001:db8:9:${n.toString(16)}::1`
  expect(await statuses(300, (n) => ask(from(n % 6)))).toEqual([200])
  expect((await ask(from(7))).statusCode).toBe(429)
  expect((await ask('2001:db8:a:1::1')).statusCode).toBe(200)
})

test('a network may have only so many calls in progress at once', async () => {
  const generationId = '00000000-0000-4000-8000-000000000000'
  const input = encodeURIComponent(
    JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { generationId }]))),
  )
  const url = batchOf('generations.find', `batch=1&input=${input}`)
  const from = (n: number) => ask(`2001:db8:b:${n}::1`, url)
  // The table that they query is locked.
  const holder = await site.pool.connect()
  await holder.query('begin; lock table generations in access exclusive mode')
  let answered = 0
  const waiting = Array.from({ length: 6 }, async (_, n) => {
    const { statusCode } = await from(n)
    answered += 1
    return statusCode
  })
  await expect.poll(() => site.pool.waitingCount).toBeGreaterThan(40)
  expect((await from(7)).statusCode).toBe(429)
  expect((await ask('2001:db8:c:1::1')).statusCode).toBe(200)
  expect(answered).toBe(0)
  await holder.query('rollback')
  holder.release()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([404]))
  // Their slots are free again.
  expect((await from(8)).statusCode).toBe(404)
})
