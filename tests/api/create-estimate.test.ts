import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Estimate } from '@agency/contract/estimate'
import type { StoredSettings } from '@agency/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { send, transports } from '../support/both-transports.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const quote = {
  firstName: 'Mira',
  lastName: 'Castellan',
  email: 'mira@saltbush.example',
  phone: '',
  companyName: 'Saltbush Legal',
  industry: 'Legal Services',
  companySize: '11-50',
  targetMarket: 'Family businesses',
  websiteDescription: 'A site for a law firm in Geelong with bookings and articles.',
}

let site: TestApp
let shouldFail = false
beforeAll(async () => {
  site = await openTestApp({
    wrapEstimateWriter: (write) => (input, caller) =>
      shouldFail ? Promise.reject(new Error('no ink')) : write(input, caller),
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  shouldFail = false
  await site.db.deleteFrom('estimates').execute()
  await site.db.deleteFrom('submissions').execute()
})

const estimates = () => site.db.selectFrom('estimates').selectAll().execute()
const submissions = () => site.db.selectFrom('submissions').selectAll().execute()
const files = () => readdir(path.join(site.filesDir, 'estimates')).catch(() => [])

describe.each(transports)('over %s', (transport) => {
  const requestEstimate = (input: unknown) =>
    send(site.app, transport, { rest: '/api/quotes/website', procedure: 'estimates.create', input })

  test('stores the lead and returns a document that names the person', async () => {
    const { status, body } = await requestEstimate(quote)
    expect(status).toBe(200)
    expect(body.message).toBe('Quote PDF generated successfully! Downloading...')
    // 128 random bits, in hexadecimal digits.
    expect(body.pdfUrl).toMatch(/^\/uploads\/estimates\/[0-9a-f]{32}\.pdf$/)
    const download = await site.app.inject(String(body.pdfUrl))
    expect(download.headers['content-type']).toBe('application/pdf')
    expect(download.headers['cache-control']).toBe('private, no-store')
    expect(download.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await submissions()).toMatchObject([{ kind: 'quote', payload: quote }])
    const [stored] = await estimates()
    const estimate = Estimate.parse(stored?.estimate)
    expect(stored).toMatchObject({
      ...{ totalCents: estimate.total, lowCents: estimate.low, highCents: estimate.high },
      validUntil: estimate.validUntil,
    })
    expect(estimate.total).toBeGreaterThan(100_000)
  })

  test('prices what a description names, even if it never mentions a website', async () => {
    const websiteDescription = 'Bookings, a shop and a blog for a pottery studio.'
    await requestEstimate({ ...quote, websiteDescription })
    const [stored] = await estimates()
    const { lines } = Estimate.parse(stored?.estimate)
    const descriptions = lines.map(({ description }) => description).join('; ')
    for (const feature of [/booking/i, /shop/i, /articles|journal/i])
      expect(descriptions).toMatch(feature)
  })

  test('returns the same document for the same request and stores it once', async () => {
    const responses = await Promise.all([
      requestEstimate(quote),
      requestEstimate(quote),
      requestEstimate(quote),
    ])
    responses.push(await requestEstimate(quote))
    expect(new Set(responses.map(({ body }) => body.pdfUrl)).size).toBe(1)
    expect(await submissions()).toHaveLength(1)
    expect(await estimates()).toHaveLength(1)
  })

  test('keeps the lead when the document fails, and writes it on the next attempt', async () => {
    const before = (await files()).length
    shouldFail = true
    const failed = await requestEstimate(quote)
    expect(failed.status).toBe(502)
    expect(failed.body).toMatchObject({ success: false, code: 'GENERATION_FAILED' })
    expect(JSON.stringify(failed.body)).not.toContain('no ink')
    expect(await submissions()).toHaveLength(1)
    expect(await files()).toHaveLength(before)
    shouldFail = false
    expect((await requestEstimate(quote)).status).toBe(200)
    expect(await submissions()).toHaveLength(1)
    expect(await estimates()).toHaveLength(1)
  })

  test.each(['firstName', 'lastName', 'email', 'websiteDescription'])(
    'refuses a request without %s',
    async (field) => {
      for (const value of [undefined, '', '  ', 7]) {
        const { status, body } = await requestEstimate({ ...quote, [field]: value })
        expect(status).toBe(400)
        expect((body.errors as { path: string }[])[0]?.path).toBe(field)
      }
      expect(await submissions()).toEqual([])
    },
  )

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 40],
    ['companyName', 120],
    ['industry', 120],
    ['companySize', 120],
    ['targetMarket', 200],
    ['websiteDescription', 5_000],
  ])('refuses a %s over %i', async (field, max) => {
    const { status, body } = await requestEstimate({ ...quote, [field]: 'x'.repeat(max + 1) })
    expect(status).toBe(400)
    expect((body.errors as { path: string }[])[0]?.path).toBe(field)
    expect(await submissions()).toEqual([])
  })

  test('needs only the four required fields', async () => {
    const { firstName, lastName, email, websiteDescription } = quote
    expect((await requestEstimate({ firstName, lastName, email, websiteDescription })).status).toBe(
      200,
    )
  })
})

test('keeps the rates it was priced with when the settings change later', async () => {
  const post = () => site.app.inject({ method: 'POST', url: '/api/quotes/website', payload: quote })
  expect((await post()).statusCode).toBe(200)
  const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  const { rateCard, updatedAt } = (await staff.query<StoredSettings>('settings.get')).result
  const expensiveRates = { ...rateCard, hourly: { ...rateCard.hourly, design: 99_900 } }
  await staff.mutate('settings.update', { change: { rateCard: expensiveRates }, updatedAt })
  const [first] = (await estimates()).map(({ estimate }) => Estimate.parse(estimate))
  expect(first).toMatchObject({ rateCard, rateCardVersion: 1 })

  await site.db.deleteFrom('estimates').execute()
  expect((await post()).statusCode).toBe(200)
  const [second] = (await estimates()).map(({ estimate }) => Estimate.parse(estimate))
  expect(second).toMatchObject({ rateCard: expensiveRates, rateCardVersion: 2 })
  expect(second?.total).toBeGreaterThan(first?.total ?? 0)
})

test('the same key with different content is a conflict', async () => {
  const headers = { 'idempotency-key': '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01' }
  const post = (payload: object) =>
    site.app.inject({ method: 'POST', url: '/api/quotes/website', headers, payload })
  expect((await post(quote)).statusCode).toBe(200)
  expect((await post({ ...quote, lastName: 'Other' })).statusCode).toBe(409)
})

test('a description without spaces gets a document and does not block the server', async () => {
  const shares: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const startedAt = performance.now()
    const { status, body } = await send(site.app, 'rest', {
      rest: '/api/quotes/website',
      procedure: 'estimates.create',
      input: { ...quote, websiteDescription: 'x'.repeat(5_000), companyName: 'W'.repeat(120) },
    })
    delay.disable()
    shares.push(delay.max / 1e6 / (performance.now() - startedAt))
    expect(status).toBe(200)
    const { rawPayload } = await site.app.inject(String(body.pdfUrl))
    expect(rawPayload.includes('%%EOF')).toBe(true)
  }
  // The minimum of several runs excludes other load on the machine.
  expect(Math.min(...shares)).toBeLessThan(0.5)
})

test('one address fills only its own queue slots, and others go ahead of it', async () => {
  const finished: string[] = []
  const requestFrom = async (remoteAddress: string, n: number) => {
    const { statusCode } = await site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website', remoteAddress },
      payload: { ...quote, email: `${n}@saltbush.example` },
    })
    finished.push(`${statusCode} ${remoteAddress}`)
    return statusCode
  }
  const flood = Promise.all(Array.from({ length: 14 }, (_, n) => requestFrom('198.51.100.1', n)))
  // One is being written and eight are waiting; any further request is rejected immediately.
  await expect.poll(() => finished.some((entry) => entry.startsWith('503'))).toBe(true)
  expect(await requestFrom('198.51.100.2', 14)).toBe(200)
  const before = finished.slice(0, finished.indexOf('200 198.51.100.2'))
  const successes = (await flood).filter((status) => status === 200)
  expect(before.filter((entry) => entry.startsWith('200')).length).toBeLessThan(successes.length)
})
