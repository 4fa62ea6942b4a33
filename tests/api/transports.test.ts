import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { type ApiResponse, type Transport, transports } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

interface Call {
  label: string
  /** Defaults to a visitor. */
  caller?: 'visitor' | 'staff' | 'a broken token'
  rest: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: unknown }
  trpc: { kind: 'query' | 'mutation'; name: string; input?: unknown }
  status: number
  code?: string
}

const message = { name: 'Ana', email: 'ana@tidewater.example', message: 'Hello.' }
const quote = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@tidewater.example',
  websiteDescription: 'A site for a surf school with 3 pages and a booking form.',
}

/** One call that takes the same input over both transports. */
const sameCall = (
  url: string,
  name: string,
  cases: [label: string, status: number, code: string | undefined, input: unknown][],
): Call[] =>
  cases.map(([label, status, code, input]) => ({
    label: `${name}: ${label}`,
    rest: { method: 'POST', url, body: input },
    trpc: { kind: 'mutation', name, input },
    status,
    ...(code && { code }),
  }))

const longText = 'x'.repeat(5_001)

const calls: Call[] = [
  ...['visitor', 'a broken token'].map(
    (caller): Call => ({
      label: `concepts.list by ${caller}`,
      caller: caller as 'visitor',
      rest: { method: 'GET', url: '/api/gallery-concepts' },
      trpc: { kind: 'query', name: 'concepts.list' },
      status: caller === 'visitor' ? 200 : 401,
      ...(caller !== 'visitor' && { code: 'UNAUTHORIZED' }),
    }),
  ),
  ...(
    [
      ['active ones', 'visitor', '', {}, 200],
      ['all, for staff', 'staff', '?status=all', { status: 'all' }, 200],
      ['active ones only, for a visitor', 'visitor', '?status=all', { status: 'all' }, 200],
      ['another status', 'visitor', '?status=active', { status: 'active' }, 400],
      ['a broken token', 'a broken token', '', {}, 401],
    ] as const
  ).map(
    ([label, caller, query, input, status]): Call => ({
      label: `projects.list: ${label}`,
      caller,
      rest: { method: 'GET', url: `/api/projects${query}` },
      trpc: { kind: 'query', name: 'projects.list', input },
      status,
    }),
  ),
  ...(
    [
      ['shown', 'visitor', 200],
      ['1', 'visitor', 200],
      ['hidden', 'visitor', 404],
      ['hidden', 'staff', 200],
      ['nobody', 'staff', 404],
      ['2147483648', 'visitor', 404],
      ['x'.repeat(201), 'visitor', 400],
      ['shown', 'a broken token', 401],
    ] as const
  ).map(
    ([slug, caller, status]): Call => ({
      label: `projects.get: ${slug.slice(0, 12)} by ${caller}`,
      caller,
      rest: { method: 'GET', url: `/api/projects/${slug}` },
      trpc: { kind: 'query', name: 'projects.get', input: { slug } },
      status,
    }),
  ),
  ...(
    [
      ['by a visitor', 'visitor', { title: 'New' }, 401],
      ['with a broken token', 'a broken token', { title: 'New' }, 401],
      ['with a title', 'staff', { title: 'New' }, 201],
      ['without a title', 'staff', { summary: 'None' }, 400],
      ['with an FTP URL', 'staff', { title: 'New', projectUrl: 'ftp://a.example' }, 400],
      ['with an invalid date', 'staff', { title: 'New', publishedDate: '2026-02-30' }, 400],
      [
        'with 51 services',
        'staff',
        { title: 'New', services: Array.from({ length: 51 }, String) },
        400,
      ],
      ['with a taken slug', 'staff', { title: 'New', slug: 'shown' }, 409],
    ] as const
  ).map(
    ([label, caller, body, status]): Call => ({
      label: `projects.create: ${label}`,
      caller,
      rest: { method: 'POST', url: '/api/projects', body },
      // A second one with the same title would have a slug that is taken.
      trpc: {
        kind: 'mutation',
        name: 'projects.create',
        input: status === 201 ? { title: 'New as well' } : body,
      },
      status,
    }),
  ),
  ...(
    [
      ['by a visitor', 'visitor', 1, { featured: true }, 401],
      ['with no change', 'staff', 1, {}, 400],
      ['with a string for a flag', 'staff', 1, { featured: 'yes' }, 400],
      ['of an unknown project', 'staff', 999, { featured: true }, 404],
      ['to an older state', 'staff', 1, { title: 'B', updatedAt: '2001-01-01T00:00:00.000Z' }, 409],
      ['of a flag', 'staff', 1, { featured: true }, 200],
    ] as const
  ).map(([label, caller, id, change, status]): Call => {
    const { featured, ...rest } = { featured: undefined, ...change }
    return {
      label: `projects.update: ${label}`,
      caller,
      rest: {
        method: 'PUT',
        url: `/api/projects/${id}`,
        body: { ...rest, ...(featured !== undefined && { IsFeatured: featured }) },
      },
      trpc: { kind: 'mutation', name: 'projects.update', input: { id, change } },
      status,
    }
  }),
  ...(
    [
      ['by a visitor', 'visitor', 1, 401],
      ['of an unknown project', 'staff', 999, 404],
    ] as const
  ).map(
    ([label, caller, id, status]): Call => ({
      label: `projects.remove: ${label}`,
      caller,
      rest: { method: 'DELETE', url: `/api/projects/${id}` },
      trpc: { kind: 'mutation', name: 'projects.remove', input: { id } },
      status,
    }),
  ),
  ...['summary', 'recent'].flatMap((name) =>
    (['visitor', 'staff', 'a broken token'] as const).map((caller): Call => {
      const namespace = name === 'summary' ? 'analytics' : 'activity'
      return {
        label: `${namespace}.${name} by ${caller}`,
        caller,
        rest: { method: 'GET', url: `/api/${namespace}/${name}` },
        trpc: { kind: 'query', name: `${namespace}.${name}` },
        status: caller === 'staff' ? 200 : 401,
      }
    }),
  ),
  ...sameCall('/api/auth/second-factor', 'auth.finishLogin', [
    ['a login that took too long', 401, 'UNAUTHORIZED', { loginToken: 'a.b.c', code: '123456' }],
    ['no code', 400, 'BAD_REQUEST', { loginToken: 'a.b.c' }],
    ['no login', 400, 'BAD_REQUEST', { code: '123456' }],
  ]),
  ...sameCall('/api/auth/login', 'auth.login', [
    ['a valid login', 200, undefined, owner],
    ['a wrong password', 401, 'UNAUTHORIZED', { ...owner, password: 'something else' }],
    ['nobody', 401, 'UNAUTHORIZED', { ...owner, email: 'nobody@emberlane.example' }],
    ['no password', 400, 'BAD_REQUEST', { email: owner.email }],
    ['no address', 400, 'BAD_REQUEST', { password: 'something' }],
    ['over 72 bytes', 400, 'BAD_REQUEST', { ...owner, password: 'é'.repeat(37) }],
    ['nothing', 400, 'BAD_REQUEST', {}],
  ]),
  ...sameCall('/api/contact', 'contacts.send', [
    ['a message', 200, undefined, message],
    ['with an unknown field', 200, undefined, { ...message, role: 'admin' }],
    ['no name', 400, 'BAD_REQUEST', { ...message, name: '' }],
    ['no address', 400, 'BAD_REQUEST', { ...message, email: 'ana' }],
    ['too long', 400, 'BAD_REQUEST', { ...message, message: longText }],
    ['a NUL', 400, 'BAD_REQUEST', { ...message, name: 'A\0na' }],
    ['half a character', 400, 'BAD_REQUEST', { ...message, name: 'A\ud800' }],
    ['a number as the name', 400, 'BAD_REQUEST', { ...message, name: 7 }],
    ['nothing', 400, 'BAD_REQUEST', {}],
  ]),
  // The response to a valid brief differs: over tRPC it is watched.
  ...sameCall('/api/generate-estimate', 'generations.start', [
    ['another business type', 400, 'BAD_REQUEST', { ...validBrief, businessType: 'B2X' }],
    ['a goal over 2,000', 400, 'BAD_REQUEST', { ...validBrief, mainGoal: 'x'.repeat(2_001) }],
    ['no goal', 400, 'BAD_REQUEST', { ...validBrief, mainGoal: '' }],
    ['nothing', 400, 'BAD_REQUEST', {}],
  ]),
  ...sameCall('/api/quotes/website', 'estimates.create', [
    ['a request', 200, undefined, quote],
    ['no first name', 400, 'BAD_REQUEST', { ...quote, firstName: '' }],
    ['no description', 400, 'BAD_REQUEST', { ...quote, websiteDescription: '' }],
    ['nothing', 400, 'BAD_REQUEST', {}],
  ]),
]

let site: TestApp
let token: string
beforeAll(async () => {
  site = await openTestApp()
  token = await createLogin(site)
  await site.db
    .insertInto('projects')
    .values([
      { title: 'Shown', slug: 'shown', active: true, publishedDate: '2026-01-02' },
      { title: 'Hidden', slug: 'hidden', active: false, publishedDate: '2026-01-01' },
    ])
    .execute()
})
afterAll(() => site.close())

const authorizations = {
  visitor: undefined,
  staff: () => `Bearer ${token}`,
  'a broken token': () => 'Bearer a.b.c',
}

async function sendOver(
  transport: Transport,
  { caller = 'visitor', rest, trpc }: Call,
): Promise<ApiResponse> {
  const authorization = authorizations[caller]?.()
  const query =
    trpc.input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(trpc.input))}`
  const { method, url, body } =
    transport === 'rest'
      ? { body: undefined, ...rest }
      : trpc.kind === 'query'
        ? { method: 'GET' as const, url: `/trpc/${trpc.name}${query}`, body: undefined }
        : { method: 'POST' as const, url: `/trpc/${trpc.name}`, body: trpc.input }
  const response = await site.app.inject({
    method,
    url,
    headers: { ...(authorization && { authorization }) },
    ...(body !== undefined && { payload: body as object }),
  })
  const json = response.json()
  if (transport === 'rest') return { status: response.statusCode, body: json }
  if (!json.error) return { status: response.statusCode, body: json.result.data }
  const { code, issues, requestId } = json.error.data
  return {
    status: response.statusCode,
    body: { success: false, message: json.error.message, code, requestId, errors: issues },
  }
}

/** The content of a response, whatever names and envelope its transport uses. */
function contentOf({ body }: ApiResponse): unknown {
  const data = Array.isArray(body) ? body : 'data' in body ? body.data : body
  const domainJson = JSON.stringify(data)
    .replaceAll('"Active":', '"active":')
    .replaceAll('"IsFeatured":', '"featured":')
  const content = JSON.parse(domainJson)
  // Part of the documented envelope, which procedures do not need.
  if (!Array.isArray(content)) delete content.success
  return content
}

/** The same with each value that differs between runs replaced by its type. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, nested]) => [key, shapeOf(nested)]),
  )
}

/** The update procedure has its fields under `change`. */
const errorsOf = (body: ApiResponse['body']) =>
  (body.errors as { path: string; message: string }[] | undefined)?.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^change\.?/, '').replace(/^IsFeatured$/, 'featured'),
  }))

describe('the same call over REST and tRPC', () => {
  test.each(calls)('$what: $status', async (call) => {
    const [rest, trpc] = await Promise.all(transports.map((transport) => sendOver(transport, call)))
    if (!rest || !trpc) throw new Error('The transports responded differently.')
    expect(rest.status).toBe(call.status)
    expect(trpc.status === 200 && call.status === 201 ? 201 : trpc.status).toBe(call.status)
    if (call.status >= 400) {
      expect(rest.body).toMatchObject({ success: false, requestId: expect.any(String) })
      if (call.code) expect(rest.body.code).toBe(call.code)
      expect({ ...trpc.body, requestId: undefined, errors: errorsOf(trpc.body) }).toEqual({
        ...rest.body,
        requestId: undefined,
        errors: errorsOf(rest.body),
      })
    } else if (call.trpc.kind === 'query') {
      expect(contentOf(trpc)).toEqual(contentOf(rest))
    } else {
      expect(shapeOf(contentOf(trpc))).toEqual(shapeOf(contentOf(rest)))
    }
  })
})
