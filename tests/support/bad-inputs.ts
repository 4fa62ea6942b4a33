import { defaultPriceBook } from '@agency/contract/default-price-book'
import { exportFormats, exportPaths } from '@agency/contract/list-export'
import fc from 'fast-check'
import { validBrief } from './briefs.ts'

/** Values that have broken servers before, in addition to fast-check's own. */
const hostileValue = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  '\ud800',
  'a\r\nBcc: b@c.example',
  '../../../etc/passwd',
  "'; drop table projects; --",
  '<script>steal()</script>',
  '{{7*7}}',
  '%s%s%n',
  'x'.repeat(3_000),
  '𝕏'.repeat(200),
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  Number.NaN,
  [],
  [[[]]],
  {},
  { length: 5 },
  { toString: 'x' },
  { $ne: null },
)
const value = fc.oneof(
  { weight: 3, arbitrary: hostileValue },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const message = { name: 'Ana', email: 'ana@tidewater.example', subject: '', message: 'Hello.' }
const quote = {
  firstName: 'Mira',
  lastName: 'Castellan',
  email: 'mira@saltbush.example',
  websiteDescription: 'A site.',
}
const login = { email: 'owner@emberlane.example', password: 'not the password' }
const project = { title: 'A project', slug: 'a-project', services: [], Active: true }
const view = { kind: 'view', path: '/', entry: true, origin: { referrer: '', source: 'x' } }
const removal = { filePath: '/uploads/styles/x.webp', deleteToken: 'x' }

/** A valid body with some fields replaced, removed or added. */
const malformedVariants = (valid: object) =>
  fc
    .tuple(
      fc.dictionary(
        fc.oneof(
          fc.constantFrom(...Object.keys(valid)),
          fc.constantFrom('__proto__', 'constructor', 'id', 'isAdmin', 'idempotencyKey', 'x'),
        ),
        value,
        { minKeys: 1, maxKeys: 4 },
      ),
      fc.subarray(Object.keys(valid), { maxLength: Math.min(2, Object.keys(valid).length) }),
    )
    .map(([changes, removed]) => {
      const entries = Object.entries({ ...valid, ...changes })
      return Object.fromEntries(entries.filter(([name]) => !removed.includes(name)))
    })

const bodies: [url: string, procedure: string, valid: object][] = [
  ['/api/contact', 'contacts.send', message],
  ['/api/generate-estimate', 'generations.start', validBrief],
  ['/api/quotes/website', 'estimates.create', quote],
  ['/api/auth/login', 'auth.login', login],
  ['/api/auth/second-factor', 'auth.finishLogin', { loginToken: 'a.b.c', code: '123456' }],
  ['/api/projects', 'projects.create', project],
  ['/api/images/upload', 'siteEvents.record', view],
  ['/api/images/style', 'imageStyles.deleteResult', removal],
]

export interface BadInput {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
}

const headers = fc.record(
  {
    authorization: fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('Bearer', 'Bearer a.b.c', 'bearer ..', 'Basic x', ''),
    ),
    'idempotency-key': fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('1', '00000000-0000-4000-8000-000000000000'),
    ),
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'application/json; charset=utf-16',
          'text/plain',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
        ),
      },
    ),
  },
  { requiredKeys: [] },
)

const rawBody = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('{', '[', '{"a":', '{"__proto__":{}}', '"\\ud800"', '[1e999]', '{"a":1,"a":2}'),
)

const posts = fc
  .tuple(
    fc.constantFrom(...bodies),
    fc.boolean(),
    headers,
    fc.option(rawBody, { freq: 4, nil: undefined }),
  )
  .chain(([[url, procedure, valid], isRest, extraHeaders, raw]) =>
    (raw === undefined
      ? malformedVariants(valid).map((body) => JSON.stringify(body))
      : fc.constant(raw)
    ).map(
      (payload): BadInput => ({
        method: 'POST',
        url: isRest ? url : `/trpc/${procedure}`,
        headers: { 'content-type': 'application/json', ...extraHeaders },
        payload,
      }),
    ),
  )

const segment = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%2e%2e',
    '..',
    '99999999999',
    '-1',
    '1e3',
    '0x10',
    'NaN',
    '1%20',
  ),
  fc
    .string({ unit: 'grapheme-ascii', maxLength: 300 })
    .map((text) => text.replace(/[^!-~]|[#?/\\]/g, 'a')),
)

const paths = fc
  .tuple(
    fc.constantFrom('GET', 'PUT', 'DELETE', 'POST' as const),
    fc.constantFrom(
      ...['/api/projects/', '/api/', '/uploads/', '/uploads/projects/', '/trpc/', '/our-work/'],
      ...['/api/projects?status=', '/api/proxy-image?url=', '/trpc/projects.get?input=', '/'],
      ...['/api/proxy-image?url=%2Fx&width=', '/share/our-work/'],
      ...['/api/contacts/export.csv?status=', '/api/webhook-deliveries/export.json?webhookId='],
    ),
    segment,
    headers,
    fc.option(fc.json(), { nil: undefined }),
  )
  .map(
    ([method, prefix, end, requestHeaders, payload]): BadInput => ({
      method: method as BadInput['method'],
      url: prefix + end,
      headers: requestHeaders,
      ...(payload !== undefined && method !== 'GET' && { payload }),
    }),
  )

/** Requests that are mostly invalid, in every way that a caller can get one wrong. */
export const badInputs: fc.Arbitrary<BadInput> = fc.oneof(
  { weight: 3, arbitrary: posts },
  { weight: 2, arbitrary: paths },
)

const row = { id: 1, change: { contactStatus: 'Cold', nextFollowUp: null } }
const page = { size: 25, after: 'WzEsMV0', before: 'WyJ4IiwxXQ' }
const list = { ...page, filter: {}, sort: 'name', direction: 'asc', text: 'a', status: 'New' }
const staffCalls: [procedure: string, method: 'GET' | 'POST', valid: object][] = [
  ['contacts.list', 'GET', list],
  ['contacts.get', 'GET', { id: 1 }],
  ['contacts.timeline', 'GET', { id: 1, size: 25, cursor: page.after }],
  ['contacts.update', 'POST', row],
  ['contacts.forget', 'POST', { id: 1, updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['notifications.list', 'GET', { size: 25, cursor: page.after }],
  ['notifications.markRead', 'POST', { id: 1 }],
  ['search.find', 'GET', { text: 'a b' }],
  ['analytics.report', 'GET', { period: 'week' }],
  ['estimates.list', 'GET', page],
  ['emails.list', 'GET', { ...page, filter: { text: 'a', state: 'sent' } }],
  ['emails.get', 'GET', { id: 1 }],
  ['emails.file', 'GET', { id: 1 }],
  ['emails.sendAgain', 'POST', { id: 1 }],
  ['priceBook.update', 'POST', { book: defaultPriceBook, version: 1 }],
  ['priceBook.preview', 'POST', { book: defaultPriceBook }],
  ['priceBook.versions', 'GET', { cursor: '2' }],
  ['priceBook.logo', 'GET', { id: 'a'.repeat(32) }],
  ['priceBook.addLogo', 'POST', { picture: 'AAAA' }],
  ['settings.update', 'POST', { change: { agency: {}, rateCard: {} }, updatedAt: null }],
]

/** A page of a list, by a syntactically valid cursor. */
const cursor = fc
  .tuple(fc.oneof(value, fc.integer(), fc.maxSafeInteger()), fc.oneof(fc.maxSafeInteger(), value))
  .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'))

/** Queries of exports. */
const badExports = (authorization: string): fc.Arbitrary<BadInput> =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(exportPaths)),
      fc.constantFrom(...exportFormats),
      fc.dictionary(
        fc.constantFrom('text', 'state', 'period', 'from', 'to', 'sort', 'webhookId', '__proto__'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('1', 'week', 'draft', '2026-01-01'),
        ),
        { maxKeys: 3 },
      ),
    )
    .map(([path, format, query]) => {
      const pairs = Object.entries(query).map(([name, text]) => [name, text.toWellFormed()])
      const url = `${path}.${format}?${new URLSearchParams(pairs)}`
      return { method: 'GET', url, headers: { authorization } }
    })

/** The same for calls that only staff may make, by a staff member. */
export const badStaffInputs = (authorization: string): fc.Arbitrary<BadInput> =>
  fc.oneof(
    { weight: 5, arbitrary: badStaffCalls(authorization) },
    { weight: 1, arbitrary: badExports(authorization) },
  )

const badStaffCalls = (authorization: string): fc.Arbitrary<BadInput> =>
  fc
    .tuple(fc.constantFrom(...staffCalls), fc.option(cursor, { nil: undefined }))
    .chain(([[procedure, method, valid], after]) =>
      malformedVariants(
        'after' in valid && after ? { ...valid, after, before: undefined } : valid,
      ).map((input): BadInput => {
        const json = JSON.stringify(input)
        return method === 'GET'
          ? {
              method,
              url: `/trpc/${procedure}?input=${encodeURIComponent(json)}`,
              headers: { authorization },
            }
          : {
              ...{ method, url: `/trpc/${procedure}`, payload: json },
              headers: { authorization, 'content-type': 'application/json' },
            }
      }),
    )

/** Valid input of each tool of MCP. */
const toolInputs: Record<string, object> = {
  ...{ list_leads: { filter: { text: 'a' } }, get_lead: { id: 1 }, make_concept: validBrief },
  ...{ get_concept: { generationId: '5f0c7a52-7f6a-4f0e-9a5c-2f4b3ad9a001' }, price_brief: quote },
  ...{ list_estimates: { size: 25, after: '' }, draft_project: project },
  draft_proposal: { estimateId: 1 },
}
export const badlyCalledTools = Object.keys(toolInputs)

/** Calls of tools with malformed input, as messages of MCP. */
export const badToolCalls = fc.constantFrom(...Object.entries(toolInputs)).chain(([name, valid]) =>
  malformedVariants(valid).map((input) => ({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  })),
)

/**
 * The statuses allowed for an invalid request; 502 and 504 are for calls that turned out to be
 * valid.
 */
export const isExpectedStatus = (status: number): boolean =>
  (status >= 200 && status < 500) || [502, 504].includes(status)
