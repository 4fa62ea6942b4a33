import { randomUUID } from 'node:crypto'
import { buildApp } from '@agency/api/build-app'
import { createFirstAdmin } from '@agency/api/features/auth/first-admin'
import { openRateLimits, rateRules, subscriberOf } from '@agency/api/limits/rate-limits'
import { connect } from '@agency/db/connect'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { openDatabaseProxy } from '../support/database-proxy.ts'
import { encodeForm, makePicture } from '../support/forms.ts'
import { askForProof } from '../support/proof-of-work.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

const login = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    rateLimitFactor: 1,
    stages: quickStages,
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
  await createFirstAdmin(site.db, site.deps.passwords, login)
  // Its own tests say when it is asked.
  await askForProof(site, 'never')
})
afterAll(() => site.close())

const logIn = (password: string, remoteAddress: string, email = login.email) =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
  })

describe('login', () => {
  test('is refused after five failures for an account from one address, in any case', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn('wrong', '198.51.100.1')).statusCode).toBe(401)
    }
    const rejected = await logIn(login.password, '198.51.100.1', login.email.toUpperCase())
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect(rejected.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  })

  test('still works from another address', async () => {
    expect((await logIn(login.password, '198.51.100.2')).statusCode).toBe(200)
  })

  test('still works for another account from that address', async () => {
    const otherAccount = { email: 'second@emberlane.example', password: 'a-second-laneway' }
    await createFirstAdmin(site.db, site.deps.passwords, otherAccount)
    expect(
      (await logIn(otherAccount.password, '198.51.100.1', otherAccount.email)).statusCode,
    ).toBe(200)
  })

  test('counts an IPv6 network as one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logIn('wrong', `2001:db8:0:1::${attempt}`)
    }
    expect((await logIn(login.password, '2001:db8:0:1::ffff')).statusCode).toBe(429)
    expect((await logIn(login.password, '2001:db8:0:2::1')).statusCode).toBe(200)
  })

  test('is refused after thirty failures from one address, across all accounts', async () => {
    const guess = (index: number) => logIn('wrong', '198.51.100.4', `nobody-${index}@example.com`)
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 1) statuses.push((await guess(index)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([401]))
    const rejected = await guess(30)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not query the database once it is refused', async () => {
    const guess = () => logIn('wrong', '198.51.100.6', 'nobody@example.com')
    for (let attempt = 0; attempt < 6; attempt += 1) await guess()
    for (let attempt = 0; attempt < 25; attempt += 1) await guess()
    const querySpy = vi.spyOn(site.pool, 'query')
    const connectSpy = vi.spyOn(site.pool, 'connect')
    expect((await guess()).statusCode).toBe(429)
    expect([querySpy.mock.calls, connectSpy.mock.calls]).toEqual([[], []])
    querySpy.mockRestore()
    connectSpy.mockRestore()
  })

  test('does not count successes towards the limit of an address', async () => {
    for (let index = 0; index < 29; index += 1) {
      await logIn('wrong', '198.51.100.5', `nobody-${index}@example.com`)
    }
    for (let round = 0; round < 3; round += 1) {
      expect((await logIn(login.password, '198.51.100.5')).statusCode).toBe(200)
    }
  })

  test('resets failures after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await logIn('wrong', '198.51.100.3')
      expect((await logIn(login.password, '198.51.100.3')).statusCode).toBe(200)
    }
  })
})

describe('an IPv6 /48 has one limit across all its networks', () => {
  const post = (
    url: string,
    remoteAddress: string,
    payload: object,
    contentType = 'application/json',
  ) =>
    site.app.inject({
      ...{ method: 'POST', url, remoteAddress, payload },
      headers: { 'content-type': contentType },
    })

  /** The status of one call from each network of a /48. */
  async function statusesOf(
    block: string,
    count: number,
    send: (address: string, index: number) => Promise<{ statusCode: number }>,
  ) {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) {
      statuses.push((await send(`2001:db8:${block}:${index.toString(16)}::1`, index)).statusCode)
    }
    return statuses
  }
  const repeat = (status: number, count: number) => Array<number>(count).fill(status)

  test('for messages', async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/contact' : '/trpc/contacts.send', address, {
        ...{ name: 'Ada', email: `ada${index}@example.com`, message: `Message ${index}` },
      })
    expect(await statusesOf('41', 42, send)).toEqual([...repeat(200, 40), 429, 429])
    expect((await send('2001:db8:42:1::1', 0)).statusCode).toBe(200)
  })

  test('for quotes', fullOnly, async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/quotes/website' : '/trpc/estimates.create', address, {
        ...{ firstName: 'Ada', lastName: 'Byron', email: `byron${index}@example.com` },
        websiteDescription: 'One page.',
      })
    expect(await statusesOf('43', 62, send)).toEqual([...repeat(200, 60), 429, 429])
    expect((await send('2001:db8:44:1::1', 0)).statusCode).toBe(200)
  })

  test('for guesses of one password', async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/auth/login' : '/trpc/auth.login', address, {
        ...{ email: 'guessed@emberlane.example', password: `guess ${index}` },
      })
    expect(await statusesOf('45', 22, send)).toEqual([...repeat(401, 20), 429, 429])
    expect((await send('2001:db8:46:1::1', 0)).statusCode).toBe(401)
    const querySpy = vi.spyOn(site.pool, 'query')
    expect((await send('2001:db8:45:fe::1', 0)).statusCode).toBe(429)
    expect(querySpy.mock.calls).toEqual([])
    querySpy.mockRestore()
    // It does not lock out another account, and successful logins are not counted.
    for (let index = 0; index < 25; index += 1) {
      expect((await post('/api/auth/login', '2001:db8:45:ff::1', login)).statusCode).toBe(200)
    }
  })

  test('for guesses of all passwords', fullOnly, async () => {
    const send = (address: string, index: number) =>
      post('/api/auth/login', address, {
        ...{ email: `person${index}@emberlane.example`, password: 'guess' },
      })
    expect(await statusesOf('47', 122, send)).toEqual([...repeat(401, 120), 429, 429])
  })

  test('for guesses of a logged-in user’s password', fullOnly, async () => {
    const { token } = (await post('/api/auth/login', '2001:db8:48:1::1', login)).json()
    const guess = (address: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/trpc/auth.changePassword', remoteAddress: address },
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword: 'a guess', newPassword: 'another-laneway-for-tests' },
      })
    expect(await statusesOf('48', 22, guess)).toEqual([...repeat(400, 20), 429, 429])
  })

  test.each([
    ['/api/images/upload', '51'] as const,
    ...(isFullRun ? [['/api/images/style', '52'] as const] : []),
  ])('for %s', async (url, block) => {
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const send = (address: string) => post(url, address, payload, contentType)
    expect(await statusesOf(block, 62, send)).toEqual([...repeat(200, 60), 429, 429])
    expect((await send(`2001:db8:${block}f:1::1`)).statusCode).toBe(200)
  })

  const unknownToken = '0'.repeat(32)
  const get = (url: string) => (remoteAddress: string) => site.app.inject({ url, remoteAddress })
  const call = (name: string, payload: object) => (remoteAddress: string) =>
    site.app.inject({
      ...{ method: 'POST', url: `/trpc/${name}`, remoteAddress, payload },
      // Link preview bots are not counted.
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' },
    })
  type LimitCase = [string, string, number, (address: string) => Promise<{ statusCode: number }>]
  // Thousands of calls, so one kind represents the others.
  const otherCases: LimitCase[] = [
    ['refusals', '62', 90, call('proposals.decline', { token: unknownToken, version: 1 })],
    [
      ...(['choices', '63', 900] as const),
      call('proposals.choose', { token: unknownToken, version: 1, choices: {} }),
    ],
    ['openings', '64', 900, call('proposals.view', { token: unknownToken })],
    ['checkouts', '65', 90, get(`/proposals/${unknownToken}/deposit`)],
    ['document verifications', '66', 360, get(`/verify/${'0'.repeat(20)}`)],
    ['remote pictures', '67', 360, get('/api/proxy-image?url=https://pictures.example/a.png')],
    ['links', '68', 180, call('shareLinks.create', { generationId: randomUUID() })],
    ['views of shared concepts', '69', 900, call('shareLinks.view', { token: unknownToken })],
  ]
  test.each<LimitCase>([
    ['questions', '61', 90, call('proposals.ask', { token: unknownToken, question: 'Why?' })],
    ...(isFullRun ? otherCases : []),
  ])('for %s', async (_label, block, count, send) => {
    const statuses = await statusesOf(block, count, send)
    expect(statuses.filter((status) => status === 429)).toEqual([])
    expect((await send(`2001:db8:${block}:fff0::1`)).statusCode).toBe(429)
    expect((await send(`2001:db8:${block}f:1::1`)).statusCode).not.toBe(429)
  })

  test('without counting what exceeds the limit of one of its networks', async () => {
    const send = (address: string, index: number) =>
      post('/api/contact', address, {
        ...{ name: 'Ada', email: 'ada@example.com', message: `Again ${index}` },
      })
    for (let index = 0; index < 50; index += 1) await send('2001:db8:53:1::1', index)
    expect((await send('2001:db8:53:2::1', 0)).statusCode).toBe(200)
  })
})

test('messages share one limit across both transports, with Retry-After', async () => {
  const send = (url: string, index: number) =>
    site.app.inject({
      method: 'POST',
      url,
      remoteAddress: `2001:db8:0:9::${index}`,
      payload: { name: 'Ada', email: 'ada@example.com', message: `Message ${index}` },
    })
  for (let index = 0; index < 10; index += 1) {
    const url = index % 2 ? '/api/contact' : '/trpc/contacts.send'
    expect((await send(url, index)).statusCode).toBe(200)
  }
  for (const url of ['/api/contact', '/trpc/contacts.send']) {
    const rejected = await send(url, 10)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('questions about one proposal are limited across all addresses', async () => {
  const strictSite = await openTestApp({
    rateLimitFactor: 1,
    stages: quickStages,
    ...sharedDocuments,
  })
  const proposals = await openProposals(strictSite)
  const [first, second] = [await proposals.createSent(), await proposals.createSent()]
  const askQuestion = (token: string, n: number) =>
    strictSite.app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.ask', remoteAddress: `203.0.113.${n}` },
      payload: { token, question: `Question ${n}` },
    })
  for (let n = 1; n <= 20; n += 1) expect((await askQuestion(first.token, n)).statusCode).toBe(200)
  const rejected = await askQuestion(first.token, 21)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect((await askQuestion(second.token, 22)).statusCode).toBe(200)
  await strictSite.close()
})

test.each([
  ['changes', 'proposalChange', 'proposals.choose', { version: 1, choices: {} }],
  ['openings', 'proposalOpening', 'proposals.view', {}],
] as const)(
  '%s of one proposal are limited across all addresses',
  async (_, rule, name, extraInput) => {
    const strictSite = await openTestApp({
      rateLimitFactor: 1,
      stages: quickStages,
      ...sharedDocuments,
    })
    const { id, token } = await (await openProposals(strictSite)).createSent()
    const call = (n: number) =>
      strictSite.app.inject({
        ...{ method: 'POST', url: `/trpc/${name}`, remoteAddress: `203.0.113.${n}` },
        headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' },
        payload: { token, ...extraInput },
      })
    await strictSite.deps.limits.consume(rule, String(id), rateRules[rule].points - 1)
    expect((await call(1)).statusCode).not.toBe(429)
    expect((await call(2)).statusCode).toBe(429)
    await strictSite.close()
  },
)

test('remote pictures are limited, with Retry-After', async () => {
  const requestImage = (_value: unknown, index: number) =>
    site.app.inject({
      url: '/api/proxy-image?url=https://pictures.example/a.png',
      remoteAddress: `2001:db8:0:10::${index}`,
    })
  const responses = await Promise.all(Array.from({ length: 120 }, requestImage))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  const rejected = await requestImage(undefined, 120)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
})

describe('limits expensive requests, with Retry-After', () => {
  const quote = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    websiteDescription: 'One page.',
  }
  const post = (url: string, network: string) => (index: number, payload: object) =>
    site.app.inject({
      method: 'POST',
      url,
      remoteAddress: `${network}${index}`,
      payload: { ...payload, index },
    })

  test('to /api/quotes/website', async () => {
    const network = '2001:db8:0:11::'
    const senders = ['/api/quotes/website', '/trpc/estimates.create'].map((url) =>
      post(url, network),
    )
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => senders[index % 2]?.(index, quote)),
    )
    expect(new Set(responses.map((response) => response?.statusCode))).toEqual(new Set([200]))
    for (const sendRequest of senders) {
      const rejected = await sendRequest(20, quote)
      expect(rejected.statusCode).toBe(429)
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('to /api/generate-estimate, so that one sender cannot block others', async () => {
    const countLeads = async () =>
      (await site.db.selectFrom('submissions').select('id').execute()).length
    const before = await countLeads()
    const send = (network: string, index: number) => {
      const url = index % 2 ? '/api/generate-estimate' : '/trpc/generations.start'
      return post(url, network)(index, { ...validBrief, companyName: `${network}${index}` })
    }
    const statuses = async (network: string, count: number) => {
      const responses = await Promise.all(
        Array.from({ length: count }, (_, index) => send(network, index)),
      )
      for (const { statusCode, headers } of responses) {
        if (statusCode !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
      return responses.map(({ statusCode }) => statusCode).sort()
    }
    const allAccepted = Array(4).fill(200)
    expect(await statuses('2001:db8:12:1::', 6)).toEqual([...allAccepted, 429, 429])
    // A /48 has one limit, however many networks it is split into.
    expect(await statuses('2001:db8:12:2::', 4)).toEqual(allAccepted)
    expect(await statuses('2001:db8:12:3::', 4)).toEqual(allAccepted)
    expect(await statuses('2001:db8:12:4::', 4)).toEqual(Array(4).fill(429))
    expect(await statuses('2001:db8:13:1::', 4)).toEqual(allAccepted)
    expect((await countLeads()) - before).toBe(16)
  })

  test('that use disk space by day as well', async () => {
    const address = '192.0.2.213'
    const limits = openRateLimits(site.pool, 1)
    await limits.consume('uploadDay', address, 60)
    await limits.consume('generateDay', address, 120)
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const rejected = [
      await site.app.inject({
        ...{ method: 'POST', url: '/api/images/upload', remoteAddress: address, payload },
        headers: { 'content-type': contentType },
      }),
      await site.app.inject({
        ...{ method: 'POST', url: '/api/generate-estimate', remoteAddress: address },
        payload: { ...validBrief, companyName: 'One Too Many' },
      }),
    ]
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    for (const { headers } of rejected)
      expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test.each([
    ['/api/images/upload', '2001:db8:0:13::'],
    ['/api/images/style', '2001:db8:0:16::'],
  ])('to %s', async (url, network) => {
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const upload = (index: number) =>
      site.app.inject({
        method: 'POST',
        url,
        remoteAddress: `${network}${index}`,
        payload,
        headers: { 'content-type': contentType },
      })
    for (let index = 0; index < 20; index += 1) expect((await upload(index)).statusCode).toBe(200)
    const rejected = await upload(20)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test.each([
  ['generate', 20, 600],
  ['generateBurst', 4, 60],
  ['generateNetwork', 12, 60],
  ['generateDay', 120, 86_400],
  ['generateDayNetwork', 400, 86_400],
  ['message', 10, 600],
  ['messageNetwork', 40, 600],
  ['quote', 20, 600],
  ['quoteNetwork', 60, 600],
  ['upload', 20, 600],
  ['uploadNetwork', 60, 600],
  ['uploadDay', 60, 86_400],
  ['uploadDayNetwork', 200, 86_400],
  ['styleNetwork', 60, 600],
  ['login', 5, 900],
  ['loginNetwork', 20, 900],
  ['anyLoginNetwork', 120, 900],
  ['confirmSite', 200, 3_600],
  ['proxy', 120, 60],
] as const)('%s: %i in %i s', async (rule, points, seconds) => {
  const limits = openRateLimits(site.pool, 1)
  for (let index = 0; index < points; index += 1) await limits.consume(rule, 'somebody')
  const rejected = await limits.consume(rule, 'somebody').catch((error) => error)
  expect(rejected).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(rejected.retryAfterS).toBeGreaterThan(seconds - 10)
  expect(rejected.retryAfterS).toBeLessThanOrEqual(seconds)
})

test.each([
  ['forwarded headers are ignored by default', false, [...Array(10).fill(200), 429]],
  ['a configured proxy is trusted', '198.51.100.30', Array(11).fill(200)],
  ['another proxy is not trusted', '198.51.100.31', [...Array(10).fill(200), 429]],
])('the client address: %s', async (label, trustProxy, statuses) => {
  const app = await buildApp({ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy })
  await site.deps.limits.clear('message', '198.51.100.30')
  const responses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '198.51.100.30',
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      payload: { name: 'Ada', email: 'ada@example.com', message: `${label} ${index}` },
    })
    responses.push(statusCode)
  }
  await app.close()
  expect(responses).toEqual(statuses)
})

test('limits are shared by all instances of the site', async () => {
  const otherLimits = openRateLimits(site.pool, 1)
  const localLimits = openRateLimits(site.pool, 1)
  for (let index = 0; index < 10; index += 1) {
    await (index % 2 ? localLimits : otherLimits).consume('message', '198.51.100.14')
  }
  await expect(otherLimits.consume('message', '198.51.100.14')).rejects.toThrow('Too many requests')
  await expect(localLimits.consume('message', '198.51.100.14')).rejects.toThrow('Too many requests')
})

test('limits still work without the database', async () => {
  const unreachable = connect({ url: 'postgres://nobody@127.0.0.1:1/none', onError: () => {} })
  const limits = openRateLimits(unreachable.pool, 1)
  for (let index = 0; index < 10; index += 1) await limits.consume('message', '198.51.100.15')
  await expect(limits.consume('message', '198.51.100.15')).rejects.toThrow('Too many requests')
  await unreachable.close()
})

test('limits wait for a frozen database once, not for each count', async () => {
  const proxy = await openDatabaseProxy(site.url)
  const { pool, close } = connect({ url: proxy.url, onError: () => {} })
  const limits = openRateLimits(pool, 1)
  await limits.consume('message', '198.51.100.16')
  proxy.setFrozen(true)
  const startedAt = performance.now()
  for (let index = 0; index < 3; index += 1) await limits.consume('message', '198.51.100.16')
  expect(performance.now() - startedAt).toBeLessThan(1_900)
  proxy.close()
  await close()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.9:4000', '198.51.100.9'],
  ['[2001:db8:1:2::9]:4000', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is limited as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})
