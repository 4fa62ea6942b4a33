import { connect } from 'node:net'
import { buildApp } from '@agency/api/build-app'
import { AppError } from '@agency/api/errors/app-error'
import { openRateLimits, type RateRule } from '@agency/api/limits/rate-limits'
import { briefFields } from '@agency/contract/brief-fields'
import { emptyBrief, toFormValues } from '@agency/contract/brief-values'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { askForProof } from '../support/proof-of-work.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

// Forms as a browser sends them if a page's JavaScript is disabled, late or broken.

const ORIGIN = 'https://emberlane.example'
/** The number of pages that were rendered. */
let renderCount = 0
/** A rule whose count fails, as it does while the database is down. */
let failingRule: RateRule | undefined
/** The rules against which a request was counted. */
let countedRules: RateRule[] = []
let site: TestApp
let app: FastifyInstance
let port: number
beforeAll(async () => {
  site = await openTestApp()
  await askForProof(site, 'never')
  // As strict as in production.
  const strict = openRateLimits(site.pool, 1)
  const limits: typeof strict = {
    ...strict,
    consume: async (rule, key) => {
      countedRules.push(rule)
      if (rule === failingRule) {
        throw new AppError('UNAVAILABLE', 'Not now, "please" <wait>.', { retryAfterS: 2 })
      }
      return strict.consume(rule, key)
    },
  }
  app = await buildApp({
    ...{ deps: { ...site.deps, limits }, publicUrl: ORIGIN, trustProxy: true },
    web: {
      app: async () => ({
        shareImageOf: () => '',
        assets: { scripts: [], styles: [] },
        // Returns the input that it was given to render.
        render: async ({ path, form, generation }) => {
          renderCount += 1
          return {
            ...{ status: 200, inlineScripts: [], inlineStyles: [] },
            html: JSON.stringify({ path, form, generation }),
          }
        },
      }),
    },
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app.close()
  await site.close()
})

/** Each test uses its own network, so that the limits of one do not affect another. */
let network = 0
beforeEach(() => {
  network += 1
  failingRule = undefined
})

const post = (
  url: string,
  values: Record<string, string>,
  headers: InjectOptions['headers'] = {},
) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(values).toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `203.0.113.${network}`,
      ...headers,
    },
  })
const count = async () => {
  const row = await site.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const message = {
  name: 'Tomas Vidal',
  email: 'tomas@tidewater.example',
  subject: 'A new site',
  message: 'We would like to talk.',
}
const brief = toFormValues(validBrief)

test.each([
  ['/contact', message],
  ['/ai-generator', brief],
])(
  '%s: while a proof of work is asked, says what is missing and keeps the input',
  async (path, values) => {
    await askForProof(site, 'always')
    const response = await post(path, values)
    await askForProof(site, 'never')
    expect(response.statusCode).toBe(428)
    expect(response.json().form).toMatchObject({
      ...{ values, errors: [] },
      outcome: { kind: 'failed', text: expect.stringContaining('with JavaScript switched on') },
    })
  },
)

describe('the contact form', () => {
  test('stores the same as its API call and redirects to a reloadable page', async () => {
    const response = await post('/contact', { ...message, message: 'Two\r\nlines' })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/contact?sent#outcome'])
    expect(response.headers['cache-control']).toBe('no-store')
    const row = await site.db
      .selectFrom('submissions')
      .select(['kind', 'payload'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    // As the page's code would have sent it.
    expect(row).toEqual({ kind: 'message', payload: { ...message, message: 'Two\nlines' } })

    const page = await app.inject('/contact?sent')
    expect(page.statusCode).toBe(200)
    expect(page.json().form.outcome).toEqual({
      kind: 'sent',
      text: 'Message sent successfully! We will be in touch soon.',
    })
    expect((await app.inject('/contact')).json().form).toBeUndefined()
  })

  test('stores a double-clicked form once', async () => {
    const before = await count()
    const doubleClicked = { ...message, message: 'By two clicks' }
    const responses = await Promise.all([
      post('/contact', doubleClicked),
      post('/contact', doubleClicked),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await count()).toBe(before + 1)
  })

  test('comes back with the input and its errors', async () => {
    const before = await count()
    const input = { ...message, email: 'tomas', message: '' }
    const rejected = await post('/contact', input)
    expect(rejected.statusCode).toBe(400)
    expect(rejected.headers['cache-control']).toBe('private, no-store')
    expect(rejected.json()).toEqual({
      path: '/contact',
      form: {
        values: input,
        errors: [
          { path: 'email', message: 'Please enter a valid email address.' },
          { path: 'message', message: 'Please write a message.' },
        ],
      },
    })
    expect(await count()).toBe(before)
  })

  test('drops unknown fields', async () => {
    const rejected = await post('/contact', { ...message, name: '', __proto__: 'x', admin: 'yes' })
    expect(Object.keys(rejected.json().form.values)).toEqual(Object.keys(message))
  })
})

describe('the generator', () => {
  test('shows input that was begun on another page, without using it yet', async () => {
    const before = await count()
    const response = await post('/ai-generator', {
      ...{ begins: 'true', companyName: 'Halfway House', description: 'We bake in Coburg' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toContain('no-store')
    expect(response.json().form).toMatchObject({
      values: { companyName: 'Halfway House', description: 'We bake in Coburg', name: '' },
      errors: [],
    })
    expect(await count()).toBe(before)
  })

  test('accepts a brief and shows the state of its concept', async () => {
    const response = await post('/ai-generator', brief)
    expect(response.statusCode).toBe(303)
    const { location } = response.headers
    const [, id] = /^\/ai-generator\?generation=([0-9a-f-]{36})$/.exec(String(location)) ?? []
    const page = await app.inject(String(location))
    expect(page.statusCode, page.body).toBe(200)
    expect(page.json().generation).toMatchObject({ generationId: id })
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    // The query string must not appear in the log.
    expect(JSON.stringify(site.logLines)).not.toContain(`?generation=${id}`)
  })

  test('requests a gallery listing only when the box is ticked', async () => {
    const isListed = async (extraFields: Record<string, string>) => {
      await post('/ai-generator', { ...brief, ...extraFields })
      const row = await site.db
        .selectFrom('submissions')
        .select('payload')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return Object(row.payload).showInGallery
    }
    expect(await isListed({ description: 'Ticked.', showInGallery: 'true' })).toBe(true)
    expect(await isListed({ description: 'Not ticked.' })).toBe(false)
    const rejected = await post('/ai-generator', { ...brief, name: '', showInGallery: 'true' })
    expect(rejected.json().form.values.showInGallery).toBe('true')
  })

  test('makes one concept from a double click', async () => {
    const doubleClicked = { ...brief, description: 'A bakery, by two clicks.' }
    const before = await count()
    const responses = await Promise.all([
      post('/ai-generator', doubleClicked),
      post('/ai-generator', doubleClicked),
    ])
    expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  test('names invalid fields', async () => {
    const rejected = await post('/ai-generator', emptyBrief)
    expect(rejected.statusCode).toBe(400)
    const { errors } = rejected.json().form
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      briefFields.filter((field) => field !== 'phone').sort(),
    )
  })

  test.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])(
    'shows its form for the generation %j',
    async (id) => {
      const page = await app.inject(`/ai-generator?generation=${id}`)
      expect([page.statusCode, page.json()]).toEqual([200, { path: '/ai-generator' }])
    },
  )
})

describe.each([
  ['/contact', message],
  ['/ai-generator', brief],
])('%s', (path, values) => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of this domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('stores nothing sent by %s, and shows it for review', async (_label, headers) => {
    const before = await count()
    const response = await post(path, values, headers)
    expect(response.statusCode).toBe(400)
    expect(response.json().form).toMatchObject({ values, outcome: { kind: 'failed' } })
    expect(await count()).toBe(before)
  })

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://elsewhere.example' },
    { origin: ORIGIN },
    { origin: 'http://agency.test:3000', host: 'agency.test:3000' },
  ])('accepts what this site sent: %j', async (headers) => {
    expect((await post(path, values, headers)).statusCode).toBe(303)
  })

  test('refuses other content types and bodies over the cap', async () => {
    const json = await post(path, values, { 'content-type': 'application/json' })
    expect([json.statusCode, json.json().form.errors]).toEqual([415, []])
    const large = await post(path, { ...values, name: 'x'.repeat(70_000) })
    expect([large.statusCode, large.json().form.outcome.kind]).toEqual([413, 'failed'])
  })

  test('limits one network to its share, across all pages', async () => {
    const responses = []
    for (let i = 0; i < 42; i += 1) responses.push(await post(path, {}))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 40 }, () => 400),
      ...[429, 429],
    ])
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect(responses.at(-1)?.json().form.outcome.text).toBe(
      'Too many requests. Please wait a moment and try again.',
    )
  })
})

test.each<[string, Record<string, string>, RateRule]>([
  ['/contact', { ...message, message: 'Two\nlines, "quoted" & <tagged>' }, 'message'],
  ['/ai-generator', brief, 'generate'],
])(
  'forms for %s that fail at the same time render no page and lose no input',
  async (path, values, rule) => {
    failingRule = rule
    const before = renderCount
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => post(path, values, { origin: ORIGIN })),
    )
    expect(renderCount).toBe(before)
    for (const { statusCode, headers, body } of responses) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
      })
      expect(body).toContain('Not now, &quot;please&quot; &lt;wait&gt;.')
      expect(body).toContain(`<form method="post" action="${path}">`)
      expect(body).not.toContain('<tagged>')
      const fields = [...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
        ([, name, value = '']) => [
          name,
          value.replace(/&(quot|lt|gt|amp);/g, (_, entity) => ENTITIES[entity] ?? ''),
        ],
      )
      expect(Object.fromEntries(fields)).toMatchObject(values)
    }
    failingRule = undefined
    network += 1
    expect((await post(path, values, { origin: ORIGIN })).statusCode).toBe(303)
  },
)
const ENTITIES: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&' }

test('a rate-limited sender sees a message next to their input', async () => {
  const send = (n: number) => post('/contact', { ...message, message: `Message ${n}.` })
  for (let i = 1; i <= 10; i += 1) expect((await send(i)).statusCode).toBe(303)
  const rejected = await send(11)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect(rejected.json().form).toMatchObject({
    ...{ values: { ...message, message: 'Message 11.' }, outcome: { kind: 'failed' } },
  })
})

test('stops parsing forms from a rate-limited network, whichever transport it used', async () => {
  const sendFrom = (client: number, url = '/contact') => {
    const headers = { 'x-forwarded-for': `2001:db8:78:${client}::1` }
    const values = { ...message, message: `Of client ${client}.` }
    return url === '/contact'
      ? post(url, values, headers)
      : app.inject({ method: 'POST', url, payload: values, headers })
  }
  for (let client = 1; client <= 20; client += 1) {
    expect((await sendFrom(client)).statusCode).toBe(303)
    expect((await sendFrom(client + 20, '/api/contact')).statusCode).toBe(200)
  }
  countedRules = []
  const rejected = await sendFrom(41)
  expect(rejected.statusCode).toBe(429)
  expect(rejected.json().form.values.message).toBe('')
  expect(countedRules).toEqual([])
})

test('a network’s limit of rejected forms holds for all its addresses', async () => {
  const sendFrom = (client: number) =>
    post('/contact', {}, { 'x-forwarded-for': `2001:db8:79:${client.toString(16)}::1` })
  for (let client = 1; client <= 160; client += 1)
    expect((await sendFrom(client)).statusCode).toBe(400)
  expect((await sendFrom(161)).statusCode).toBe(429)
})

test('stops counting and parsing forms from a network over its limit of concepts', async () => {
  const sendFrom = (client: number) =>
    post(
      '/ai-generator',
      { ...brief, description: `Of client ${client}.` },
      {
        'x-forwarded-for': `2001:db8:77:${client}::1`,
      },
    )
  for (let client = 1; client <= 12; client += 1)
    expect((await sendFrom(client)).statusCode).toBe(303)
  countedRules = []
  const rejected = await sendFrom(13)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  // None of the body was read, so this page is the same for everybody.
  expect(rejected.json().form.values.description).toBe('')
  expect(countedRules).toEqual([])
})

test.each(['/contact', '/ai-generator'])(
  'clients that hang up half-way on %s are not logged as errors',
  async (path) => {
    const before = site.logLines.length
    const socket = connect(port, '127.0.0.1')
    socket.write(
      [
        ...[`POST ${path} HTTP/1.1`, 'Host: site', 'Content-Length: 500'],
        ...['Content-Type: application/x-www-form-urlencoded', '', 'name=Ada'],
      ].join('\r\n'),
    )
    setTimeout(() => socket.destroy(), 30)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const levels = site.logLines.slice(before).map(({ level }) => Number(level))
    expect(Math.max(0, ...levels)).toBeLessThanOrEqual(30)
  },
)

test('no page accepts a login: the form returns without the password', async () => {
  const response = await post('/login', { email: 'a@b.example', password: 'a-laneway-for-tests' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    path: '/login',
    form: {
      values: { email: 'a@b.example' },
      outcome: { kind: 'failed', text: expect.stringContaining('signing in needs JavaScript') },
    },
  })
  expect(response.body).not.toContain('a-laneway-for-tests')
})

test('behind one proxy, an address sent by the client is ignored', async () => {
  const statuses: number[] = []
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.251` }
    const values = { ...message, message: `Message ${attempt}.` }
    statuses.push((await post('/contact', values, headers)).statusCode)
  }
  expect(statuses[0]).toBe(303)
  expect(statuses.at(-1)).toBe(429)
})
