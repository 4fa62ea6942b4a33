import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const record = (event: object, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/trpc/siteEvents.record',
    headers: { 'user-agent': BROWSER, ...headers },
    payload: event,
  })

const events = () => site.db.selectFrom('siteEvents').selectAll().orderBy('id').execute()

test('records a view with the origin of the visit, but not the person', async () => {
  const origin = {
    referrer: 'search.example',
    source: 'newsletter',
    medium: 'email',
    campaign: 'spring',
    landing: '/our-work',
  }
  const response = await record(
    { kind: 'view', path: '/our-work', entry: true, origin },
    { 'x-forwarded-for': '203.0.113.9' },
  )
  expect(response.json().result.data).toEqual({ recorded: true })
  const [event, ...rest] = await events()
  expect(rest).toEqual([])
  expect(event).toEqual({
    id: expect.anything(),
    kind: 'view',
    path: '/our-work',
    form: null,
    entry: true,
    ...origin,
    ...{ previous: '', device: 'desktop' },
    bot: false,
    createdAt: expect.any(Date),
  })
})

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
])('does not count browsers that opt out by %s', async (_label, headers) => {
  const before = (await events()).length
  const response = await record({ kind: 'view', path: '/' }, headers)
  expect(response.json().result.data).toEqual({ recorded: false })
  expect((await events()).length).toBe(before)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  '',
])('marks events sent by %s as a bot’s', async (userAgent) => {
  await record({ kind: 'view', path: '/bots' }, { 'user-agent': userAgent })
  expect((await events()).at(-1)).toMatchObject({ path: '/bots', bot: true })
})

test.each([
  ['another kind', { kind: 'scroll', path: '/' }],
  ['no path', { kind: 'view' }],
  ['a URL', { kind: 'view', path: 'https://a.example/' }],
  ['a query, which may name a person', { kind: 'view', path: '/contact?email=a@b.example' }],
  ['a path over 200', { kind: 'view', path: `/${'x'.repeat(200)}` }],
  ['another form', { kind: 'form_start', path: '/', form: 'login' }],
  ['a long campaign', { kind: 'view', path: '/', origin: { campaign: 'x'.repeat(101) } }],
])('refuses %s', async (_label, event) => {
  const before = (await events()).length
  expect((await record(event)).statusCode).toBe(400)
  expect((await events()).length).toBe(before)
})
