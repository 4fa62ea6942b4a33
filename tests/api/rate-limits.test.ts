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
import { openProposals, writtenOnce } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, writtenEstimate } from '../support/worker-outputs.ts'

const login = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    rateLimitFactor: 1,
    stages: quickStages,
    wrapEstimateWriter: () => async () => writtenEstimate,
  })
  await createFirstAdmin(site.db, site.deps.passwords, login)
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
    const refused = await logIn(login.password, '198.51.100.1', login.email.toUpperCase())
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  })

  test('still works from another address', async () => {
    expect((await logIn(login.password, '198.51.100.2')).statusCode).toBe(200)
  })

  test('still works for another account from that address', async () => {
    const other = { email: 'second@emberlane.example', password: 'a-second-laneway' }
    await createFirstAdmin(site.db, site.deps.passwords, other)
    expect((await logIn(other.password, '198.51.100.1', other.email)).statusCode).toBe(200)
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
    const refused = await guess(30)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not query the database once it is refused', async () => {
    const guess = () => logIn('wrong', '198.51.100.6', 'nobody@example.com')
    for (let attempt = 0; attempt < 6; attempt += 1) await guess()
    for (let attempt = 0; attempt < 25; attempt += 1) await guess()
    const requested = vi.spyOn(site.pool, 'query')
    const connected = vi.spyOn(site.pool, 'connect')
    expect((await guess()).statusCode).toBe(429)
    expect([requested.mock.calls, connected.mock.calls]).toEqual([[], []])
    requested.mockRestore()
    connected.mockRestore()
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
  const all = (status: number, count: number) => Array<number>(count).fill(status)

  test('for messages', async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/contact' : '/trpc/contacts.send', address, {
        ...{ name: 'Ada', email: `ada${index}@example.com`, message: `Message ${index}` },
      })
    expect(await statusesOf('41', 42, send)).toEqual([...all(200, 40), 429, 429])
    expect((await send('2001:db8:42:1::1', 0)).statusCode).toBe(200)
  })

  test('for quotes', fullOnly, async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/quotes/website' : '/trpc/estimates.create', address, {
        ...{ firstName: 'Ada', lastName: 'Byron', email: `byron${index}@example.com` },
        websiteDescription: 'One page.',
      })
    expect(await statusesOf('43', 62, send)).toEqual([...all(200, 60), 429, 429])
    expect((await send('2001:db8:44:1::1', 0)).statusCode).toBe(200)
  })

  test('for guesses of one password', async () => {
    const send = (address: string, index: number) =>
      post(index % 2 ? '/api/auth/login' : '/trpc/auth.login', address, {
        ...{ email: 'guessed@emberlane.example', password: `guess ${index}` },
      })
    expect(await statusesOf('45', 22, send)).toEqual([...all(401, 20), 429, 429])
    expect((await send('2001:db8:46:1::1', 0)).statusCode).toBe(401)
    const requested = vi.spyOn(site.pool, 'query')
    expect((await send('2001:db8:45:fe::1', 0)).statusCode).toBe(429)
    expect(requested.mock.calls).toEqual([])
    requested.mockRestore()
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
    expect(await statusesOf('47', 122, send)).toEqual([...all(401, 120), 429, 429])
  })

  test('for guesses of a logged-in user’s password', fullOnly, async () => {
    const { token } = (await post('/api/auth/login', '2001:db8:48:1::1', login)).json()
    const guess = (address: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/trpc/auth.changePassword', remoteAddress: address },
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword: 'a guess', newPassword: 'another-laneway-for-tests' },
      })
    expect(await statusesOf('48', 22, guess)).toEqual([...all(400, 20), 429, 429])
  })

  test.each([
    ['/api/images/upload', '51'] as const,
    ...(isFullRun ? [['/api/images/style', '52'] as const] : []),
  ])('for %s', async (url, block) => {
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const send = (address: string) => post(url, address, payload, contentType)
    expect(await statusesOf(block, 62, send)).toEqual([...all(200, 60), 429, 429])
    expect((await send(`2001:db8:${block}f:1::1`)).statusCode).toBe(200)
  })

  const nobodys = '0'.repeat(32)
  const get = (url: string) => (remoteAddress: string) => site.app.inject({ url, remoteAddress })
  const call = (name: string, payload: object) => (remoteAddress: string) =>
    site.app.inject({
      ...{ method: 'POST', url: `/trpc/${name}`, remoteAddress, payload },
      // Link preview bots are not counted.
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' },
    })
  type Counted = [string, string, number, (address: string) => Promise<{ statusCode: number }>]
  // Thousands of calls, so one kind represents the others.
  const others: Counted[] = [
    ['refusals', '62', 90, call('proposals.decline', { token: nobodys, version: 1 })],
    [
      ...(['choices', '63', 900] as const),
      call('proposals.choose', { token: nobodys, version: 1, choices: {} }),
    ],
    ['openings', '64', 900, call('proposals.view', { token: nobodys })],
    ['checkouts', '65', 90, get(`/proposals/${nobodys}/deposit`)],
    ['document verifications', '66', 360, get(`/verify/${'0'.repeat(20)}`)],
    ['remote pictures', '67', 360, get('/api/proxy-image?url=https://pictures.example/a.png')],
    ['links', '68', 180, call('shareLinks.create', { generationId: randomUUID() })],
    ['views of shared concepts', '69', 900, call('shareLinks.view', { token: nobodys })],
  ]
  test.each<Counted>([
    ['questions', '61', 90, call('proposals.ask', { token: nobodys, question: 'Why?' })],
    ...(isFullRun ? others : []),
  ])('for %s', async (_what, block, count, send) => {
    const answered = await statusesOf(block, count, send)
    expect(answered.filter((status) => status === 429)).toEqual([])
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
    const refused = await send(url, 10)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('questions about one proposal are limited across all addresses', async () => {
  const own = await openTestApp({ rateLimitFactor: 1, stages: quickStages, ...writtenOnce })
  const proposals = await openProposals(own)
  const [one, other] = [await proposals.sent(), await proposals.sent()]
  const ask = (token: string, n: number) =>
    own.app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.ask', remoteAddress: `203.0.113.${n}` },
      payload: { token, question: `Question ${n}` },
    })
  for (let n = 1; n <= 20; n += 1) expect((await ask(one.token, n)).statusCode).toBe(200)
  const refused = await ask(one.token, 21)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(other.token, 22)).statusCode).toBe(200)
  await own.close()
})

test.each([
  ['changes', 'proposalChange', 'proposals.choose', { version: 1, choices: {} }],
  ['openings', 'proposalOpening', 'proposals.view', {}],
] as const)('%s of one proposal are limited across all addresses', async (_, rule, name, more) => {
  const own = await openTestApp({ rateLimitFactor: 1, stages: quickStages, ...writtenOnce })
  const { id, token } = await (await openProposals(own)).sent()
  const call = (n: number) =>
    own.app.inject({
      ...{ method: 'POST', url: `/trpc/${name}`, remoteAddress: `203.0.113.${n}` },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' },
      payload: { token, ...more },
    })
  await own.deps.limits.consume(rule, String(id), rateRules[rule].points - 1)
  expect((await call(1)).statusCode).not.toBe(429)
  expect((await call(2)).statusCode).toBe(429)
  await own.close()
})

test('remote pictures are limited, with Retry-After', async () => {
  const ask = (_value: unknown, index: number) =>
    site.app.inject({
      url: '/api/proxy-image?url=https://pictures.example/a.png',
      remoteAddress: `2001:db8:0:10::${index}`,
    })
  const answers = await Promise.all(Array.from({ length: 120 }, ask))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  const refused = await ask(undefined, 120)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
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
    const sendTo = ['/api/quotes/website', '/trpc/estimates.create'].map((url) =>
      post(url, network),
    )
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendTo[index % 2]?.(index, quote)),
    )
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]))
    for (const sendOne of sendTo) {
      const refused = await sendOne(20, quote)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('to /api/generate-estimate, so that one sender cannot block others', async () => {
    const leads = async () =>
      (await site.db.selectFrom('submissions').select('id').execute()).length
    const before = await leads()
    const send = (network: string, index: number) => {
      const url = index % 2 ? '/api/generate-estimate' : '/trpc/generations.start'
      return post(url, network)(index, { ...validBrief, companyName: `${network}${index}` })
    }
    const statuses = async (network: string, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) => send(network, index)),
      )
      for (const { statusCode, headers } of answers) {
        if (statusCode !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
      return answers.map(({ statusCode }) => statusCode).sort()
    }
    const four = Array(4).fill(200)
    expect(await statuses('2001:db8:12:1::', 6)).toEqual([...four, 429, 429])
    // A /48 has one limit, however many networks it is split into.
    expect(await statuses('2001:db8:12:2::', 4)).toEqual(four)
    expect(await statuses('2001:db8:12:3::', 4)).toEqual(four)
    expect(await statuses('2001:db8:12:4::', 4)).toEqual(Array(4).fill(429))
    expect(await statuses('2001:db8:13:1::', 4)).toEqual(four)
    expect((await leads()) - before).toBe(16)
  })

  test('that use disk space by day as well', async () => {
    const address = '192.0.2.213'
    const limits = openRateLimits(site.pool, 1)
    await limits.consume('uploadDay', address, 60)
    await limits.consume('generateDay', address, 120)
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const refused = [
      await site.app.inject({
        ...{ method: 'POST', url: '/api/images/upload', remoteAddress: address, payload },
        headers: { 'content-type': contentType },
      }),
      await site.app.inject({
        ...{ method: 'POST', url: '/api/generate-estimate', remoteAddress: address },
        payload: { ...validBrief, companyName: 'One Too Many' },
      }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    for (const { headers } of refused)
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
    const refused = await upload(20)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
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
  const refused = await limits.consume(rule, 'somebody').catch((error) => error)
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(refused.retryAfterS).toBeGreaterThan(seconds - 10)
  expect(refused.retryAfterS).toBeLessThanOrEqual(seconds)
})

test.each([
  ['forwarded headers are ignored by default', false, [...Array(10).fill(200), 429]],
  ['a configured proxy is trusted', '198.51.100.30', Array(11).fill(200)],
  ['another proxy is not trusted', '198.51.100.31', [...Array(10).fill(200), 429]],
])('the client address: %s', async (what, trustProxy, statuses) => {
  const app = await buildApp({ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy })
  await site.deps.limits.clear('message', '198.51.100.30')
  const answers: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '198.51.100.30',
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      payload: { name: 'Ada', email: 'ada@example.com', message: `${what} ${index}` },
    })
    answers.push(statusCode)
  }
  await app.close()
  expect(answers).toEqual(statuses)
})

test('limits are shared by all instances of the site', async () => {
  const other = openRateLimits(site.pool, 1)
  const here = openRateLimits(site.pool, 1)
  for (let index = 0; index < 10; index += 1) {
    await (index % 2 ? here : other).consume('message', '198.51.100.14')
  }
  await expect(other.consume('message', '198.51.100.14')).rejects.toThrow('Too many requests')
  await expect(here.consume('message', '198.51.100.14')).rejects.toThrow('Too many requests')
})

test('limits still work without the database', async () => {
  const away = connect({ url: 'postgres://nobody@127.0.0.1:1/none', onError: () => {} })
  const limits = openRateLimits(away.pool, 1)
  for (let index = 0; index < 10; index += 1) await limits.consume('message', '198.51.100.15')
  await expect(limits.consume('message', '198.51.100.15')).rejects.toThrow('Too many requests')
  await away.close()
})

test('limits wait for a frozen database once, not for each count', async () => {
  const road = await openDatabaseProxy(site.url)
  const { pool, close } = connect({ url: road.url, onError: () => {} })
  const limits = openRateLimits(pool, 1)
  await limits.consume('message', '198.51.100.16')
  road.freeze(true)
  const started = performance.now()
  for (let index = 0; index < 3; index += 1) await limits.consume('message', '198.51.100.16')
  expect(performance.now() - started).toBeLessThan(1_900)
  road.close()
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
