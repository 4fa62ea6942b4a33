import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, transports } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { stagesWithHook } from '../support/worker-outputs.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    stages: stagesWithHook(() => Promise.reject(new Error('a malformed brief was accepted'))),
  })
})
afterAll(() => site.close())

const { userName: _userName, ...withoutName } = validBrief

const cases: [label: string, input: unknown, path: string][] = [
  ['no name', withoutName, 'userName'],
  ['a blank name', { ...validBrief, userName: '   ' }, 'userName'],
  ['a name of the wrong type', { ...validBrief, userName: { first: 'A' } }, 'userName'],
  ['a name of two lines', { ...validBrief, userName: 'A\r\nBcc: b@c.example' }, 'userName'],
  ['no e-mail address', { ...validBrief, userEmail: '' }, 'userEmail'],
  ['a bad e-mail address', { ...validBrief, userEmail: 'priya@' }, 'userEmail'],
  [
    'an e-mail address over 254',
    { ...validBrief, userEmail: `${'a'.repeat(250)}@b.example` },
    'userEmail',
  ],
  ['no company', { ...validBrief, companyName: '' }, 'companyName'],
  ['a company over 120', { ...validBrief, companyName: 'x'.repeat(121) }, 'companyName'],
  ['no company size', { ...validBrief, employeeCount: '' }, 'employeeCount'],
  ['no industry', { ...validBrief, industry: '' }, 'industry'],
  ['no style', { ...validBrief, overallVibe: '' }, 'overallVibe'],
  ['no colours', { ...validBrief, colorFeel: '' }, 'colorFeel'],
  ['no description', { ...validBrief, mainGoal: '' }, 'mainGoal'],
  ['a description over 2,000', { ...validBrief, mainGoal: 'x'.repeat(2001) }, 'mainGoal'],
  ...[
    ['userName', 100],
    ['employeeCount', 60],
    ['industry', 120],
    ['overallVibe', 120],
    ['colorFeel', 200],
    ['phone', 40],
  ].map(([field, max]): (typeof cases)[number] => [
    `a ${field} over ${max}`,
    { ...validBrief, [String(field)]: 'x'.repeat(Number(max) + 1) },
    String(field),
  ]),
  ['another business type', { ...validBrief, businessType: 'b2b' }, 'businessType'],
  ['visual elements', { ...validBrief, keyVisualElements: ['a logo'] }, 'keyVisualElements'],
  ['a NUL', { ...validBrief, companyName: 'Lan\0tern' }, 'companyName'],
  ['a lone surrogate', { ...validBrief, mainGoal: 'broken \ud800 text' }, 'mainGoal'],
  ['no object', 'hello', ''],
  ['a list', [], ''],
  ['null', null, ''],
]

describe.each(transports)('over %s', (transport) => {
  test.each(cases)('refuses %s with 400, naming the field', async (_label, input, path) => {
    const { status, body } = await send(site.app, transport, {
      rest: '/api/generate-estimate',
      procedure: 'generations.start',
      input,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    expect(body.message).not.toBe('')
    if (path) expect((body.errors as { path: string }[]).map((issue) => issue.path)).toEqual([path])
  })

  test('returns the documented message for an unknown business type', async () => {
    const { body } = await send(site.app, transport, {
      rest: '/api/generate-estimate',
      procedure: 'generations.start',
      input: { ...validBrief, businessType: 'Government' },
    })
    expect(body.message).toBe('Invalid Business Type selected. Please choose from the dropdown.')
  })

  test('names every invalid field', async () => {
    const { body } = await send(site.app, transport, {
      rest: '/api/generate-estimate',
      procedure: 'generations.start',
      input: {},
    })
    expect((body.errors as { path: string }[]).map((issue) => issue.path).sort()).toEqual([
      'businessType',
      'colorFeel',
      'companyName',
      'employeeCount',
      'industry',
      'mainGoal',
      'overallVibe',
      'userEmail',
      'userName',
    ])
  })
})

/** A brief that is valid except for this member. */
const withMember = (member: string) => JSON.stringify(validBrief).replace('{', `{${member},`)

test.each([
  ['bad JSON', '{"userName":', 400],
  ['a prototype', withMember('"__proto__":{"admin":true}'), 400],
  ['a constructor', withMember('"constructor":{"prototype":{"admin":true}}'), 400],
  ['an empty body', '', 400],
  ['too much', JSON.stringify({ mainGoal: 'x'.repeat(70_000) }), 413],
])('refuses %s as a body', async (_label, payload, status) => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, requestId: expect.any(String) })
})

test('refuses another media type with 415', async () => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    headers: { 'content-type': 'text/csv' },
    payload: 'a,b',
  })
  expect(response.statusCode).toBe(415)
})

test('responds to another method with 405 and Allow, to an unknown path with 404', async () => {
  const method = await site.app.inject({ method: 'PUT', url: '/api/generate-estimate' })
  expect(method.statusCode).toBe(405)
  expect(method.headers.allow).toBe('POST')
  const response = await site.app.inject({ method: 'PATCH', url: '/api/projects/1?x=1' })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('DELETE, GET, HEAD, PUT')
  for (const url of ['/api/nothing-here', '/api/projects/1/more', '/api/projects/']) {
    const path = await site.app.inject({ method: 'PATCH', url })
    expect(path.statusCode).toBe(404)
    expect(path.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  }
})

test.each(['TRACE', 'OPTIONS', 'PUT', 'PROPFIND'])(
  'responds to %s with 405 and Allow where no route accepts it',
  async (method) => {
    const request = async (url: string) => {
      const { statusCode, headers } = await site.app.inject({ method: method as 'OPTIONS', url })
      return [statusCode, headers.allow]
    }
    expect(await request('/trpc/projects.list')).toEqual([405, 'GET, HEAD, POST'])
    expect(await request('/trpc/projects.list,concepts.list?batch=1')).toEqual([
      405,
      'GET, HEAD, POST',
    ])
    expect(await request('/api/contact')).toEqual([405, 'POST'])
    expect(await request('/about')).toEqual([404, undefined])
    expect(site.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  },
)

test('accepts 2,000 characters and no visual elements, and drops unknown fields', async () => {
  const { status } = await send(site.app, 'rest', {
    rest: '/api/generate-estimate',
    procedure: 'generations.start',
    input: {
      ...validBrief,
      mainGoal: 'x'.repeat(2_000),
      keyVisualElements: [],
      status: 'done',
      isAdmin: true,
    },
  })
  // It gets as far as the engine, which throws here.
  expect(status).toBe(502)
})

test('stores nothing for any malformed brief', async () => {
  const rows = await site.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(rows.count).toBe(1)
})
