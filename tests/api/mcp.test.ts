import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeApiKey } from '@agency/api/features/api-keys/api-key-secret'
import { createApiKey } from '@agency/api/features/api-keys/api-key-service'
import { mcpTools } from '@agency/api/features/mcp/mcp-tools'
import { updateSettings } from '@agency/api/features/settings/settings-service'
import { type ApiScope, apiScopes, type CreatedApiKey, hasScope } from '@agency/contract/api-key'
import type { AuditPage } from '@agency/contract/audit-log'
import type { StoredSettings } from '@agency/contract/settings'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const quote = {
  ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example' },
  ...{ companyName: 'Saltbush Legal', companySize: '11-50' },
  websiteDescription: 'A site for a law firm in Geelong with bookings and articles.',
}
const estimateOf = (email: string) =>
  expect.objectContaining({ kind: 'quote', contact: expect.objectContaining({ email }) })
const MISSING_ID = 2_147_483_647

interface Row {
  scope: ApiScope
  /** The hints to assistants: what the tool does not do more than once, or to outsiders. */
  hints?: { isIdempotent?: boolean; sendsEmail?: boolean }
  input: () => object | Promise<object>
  /** What the structured result has. */
  result: object
  /** Input that is refused, and words of the reason; undefined if nothing can be wrong. */
  bad: { input: object; reason: string }
}

/** What each tool promises: a tool without a row fails. */
const rows: Record<string, Row> = {
  list_leads: {
    scope: 'contacts:read',
    input: () => ({ filter: { text: 'odile' } }),
    result: { matching: 1, rows: [{ name: 'Odile Quenby', email: 'odile@quandary.example' }] },
    bad: { input: { size: 7 }, reason: 'size' },
  },
  get_lead: {
    scope: 'contacts:read',
    input: async () => ({ id: await contactId() }),
    result: {
      contact: { name: 'Odile Quenby' },
      submissions: [{ type: 'message', message: 'We draw maps.' }],
    },
    bad: { input: { id: MISSING_ID }, reason: 'Contact not found.' },
  },
  make_concept: {
    scope: 'concepts:write',
    hints: { sendsEmail: true },
    input: () => validBrief,
    result: { generationId: expect.stringMatching(/^[\da-f-]{36}$/) },
    bad: { input: { ...validBrief, userEmail: 'nowhere' }, reason: 'userEmail: Please enter' },
  },
  get_concept: {
    scope: 'concepts:read',
    input: async () => {
      const { result } = await staff.mutate('generations.start', validBrief)
      return result as object
    },
    result: { stage: expect.any(String), failure: null },
    bad: {
      input: { generationId: '5f0c7a52-7f6a-4f0e-9a5c-2f4b3ad9a001' },
      reason: 'Generation not found.',
    },
  },
  price_brief: {
    scope: 'estimates:write',
    hints: { sendsEmail: true },
    input: () => quote,
    result: {
      ...{ totalCents: expect.any(Number), pdfUrl: expect.stringContaining('/uploads/') },
      ...{ kind: 'quote', contact: { email: quote.email } },
    },
    bad: {
      input: { ...quote, websiteDescription: ' ' },
      reason: 'websiteDescription: Please describe the website.',
    },
  },
  list_estimates: {
    scope: 'estimates:read',
    input: async () => {
      await estimateId()
      return {}
    },
    result: { rows: expect.arrayContaining([estimateOf(quote.email)]) },
    bad: { input: { size: 'all' }, reason: 'size' },
  },
  draft_project: {
    scope: 'projects:write',
    // What makes a project visible is no input of this tool.
    input: () => ({
      title: 'A ferry',
      active: true,
      featured: true,
      publishAt: '2020-01-01T00:00',
    }),
    result: { title: 'A ferry', slug: 'a-ferry', active: false },
    bad: { input: { title: '' }, reason: 'title: Please enter a title.' },
  },
  draft_proposal: {
    scope: 'proposals:write',
    hints: { isIdempotent: true },
    input: async () => ({ estimateId: await estimateId() }),
    result: { state: 'draft', contact: { email: quote.email }, expiresOn: null },
    bad: { input: { estimateId: MISSING_ID }, reason: 'Estimate not found.' },
  },
}

let site: TestApp
let url: URL
let token: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({
    runsScheduledJobs: false,
  })
  url = new URL('/mcp', await site.app.listen({ port: 0, host: '127.0.0.1' }))
  token = await createLogin(site)
  staff = callerOf(site, `Bearer ${token}`)
  await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name: 'Odile Quenby', email: 'odile@quandary.example', message: 'We draw maps.' },
  })
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await site.close()
})

const contactId = async () => {
  const { id } = await site.db
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', 'odile@quandary.example')
    .executeTakeFirstOrThrow()
  return id
}
const estimateId = async () => {
  await staff.mutate('estimates.create', quote)
  const { id } = await site.db
    .selectFrom('estimates')
    .innerJoin('submissions', 'submissions.id', 'estimates.submissionId')
    .select('estimates.id')
    .where('submissions.kind', '=', 'quote')
    .orderBy('estimates.id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether staff sent the brief of this person, who does not wait for an answer then. */
const isByStaff = async (email: string) => {
  const { byStaff } = await site.db
    .selectFrom('submissions')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .select('submissions.byStaff')
    .where('contacts.email', '=', email)
    .executeTakeFirstOrThrow()
  return byStaff
}

async function setEnabled(isEnabled: boolean, caller = staff) {
  const { updatedAt } = (await caller.query<StoredSettings>('settings.get')).result
  return caller.mutate('settings.update', { change: { mcp: { isEnabled } }, updatedAt })
}
const makeKey = async (scopes: readonly ApiScope[], caller = staff, name = 'An assistant') =>
  (await caller.mutate<CreatedApiKey>('apiKeys.create', { name, scopes })).result

const clients: Client[] = []
async function connect(secret: string | undefined, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'a test', version: '1.0.0' })
  clients.push(client)
  const authorization = { authorization: `Bearer ${secret}` }
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { ...(secret !== undefined && authorization), ...headers } },
    }) as never,
  )
  return client
}
const toolNames = async (client: Client) =>
  (await client.listTools()).tools.map(({ name }) => name).sort()
const textOf = (result: unknown) =>
  (result as { content: { text: string }[] }).content.map(({ text }) => text).join('\n')

const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const callOf = (name: string, input: object = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
})
/** Sends a message without the SDK's client, which would not send some of these. */
const post = (
  secret: string | undefined,
  payload: unknown,
  headers: Record<string, string> = {},
  to = site,
) =>
  to.app.inject({
    ...{ method: 'POST', url: '/mcp', payload: payload as object },
    headers: {
      ...{ accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...headers,
    },
  })

test('the table has every tool', () => {
  expect(Object.keys(rows).sort()).toEqual(mcpTools.map(({ name }) => name).sort())
})

test('so has the guide, with its scope', async () => {
  const guide = await readFile(path.resolve(import.meta.dirname, '../../docs/mcp.md'), 'utf8')
  const listed = [...guide.matchAll(/^\| `(\w+)` +\| `([\w:]+)` +\|/gm)].map(
    ([, ...cells]) => cells,
  )
  expect(listed).toEqual(mcpTools.map(({ name, scope }) => [name, scope]))
})

describe('while it is off', () => {
  let secret: string
  beforeAll(async () => {
    secret = (await makeKey(apiScopes)).secret
  })

  test.each(['GET', 'POST', 'DELETE', 'PUT', 'OPTIONS'] as const)(
    '%s is answered like an unknown path, whatever is sent',
    async (method) => {
      const answer = async (path: string, headers: object) => {
        const response = await site.app.inject({
          ...{ method, url: path, headers: { ...headers, host: 'elsewhere.example' } },
          ...(method === 'POST' && { payload: listing }),
        })
        const { requestId: _id, ...body } = response.json()
        const { date: _date, 'x-request-id': _sameId, ...sent } = response.headers
        return { status: response.statusCode, body, headers: sent }
      }
      for (const headers of [
        {},
        { authorization: `Bearer ${secret}` },
        { authorization: `Bearer ${makeApiKey()}` },
        { origin: 'https://elsewhere.example' },
      ]) {
        const unknown = await answer('/mcq', headers)
        expect(unknown.status).toBe(404)
        expect(await answer('/mcp', headers), JSON.stringify(headers)).toEqual(unknown)
      }
    },
  )

  test('so it is on a site of an earlier release', async () => {
    const { rows: columns } = await site.pool.query(`
      select column_default from information_schema.columns
      where table_name = 'settings' and column_name = 'mcp'`)
    const { rows: values } = await site.pool.query(`select ${columns[0].column_default} as mcp`)
    expect(values[0].mcp).toEqual({ isEnabled: false })
  })

  test('no client connects', async () => {
    await expect(connect(secret)).rejects.toThrow('NOT_FOUND')
  })

  test('only an owner switches it on', async () => {
    await createStaff(site, [
      { name: 'ed', role: 'editor' },
      { name: 'vi', role: 'viewer' },
    ])
    for (const name of ['ed', 'vi']) {
      const other = callerOf(site, `Bearer ${await tokenOf(site, name)}`)
      expect((await setEnabled(true, other)).status).toBe(403)
    }
    await expect(connect(secret)).rejects.toThrow('NOT_FOUND')
  })

  test('switching is in the audit log, and works at once both ways', async () => {
    await setEnabled(true)
    expect(await toolNames(await connect(secret))).toHaveLength(mcpTools.length)
    await setEnabled(false)
    await expect(connect(secret)).rejects.toThrow('NOT_FOUND')
    const { result } = await staff.query<AuditPage>('audit.list', { filter: { kind: 'settings' } })
    expect(result.rows[0]?.changes).toEqual([
      { field: 'mcp: is enabled', values: { before: 'yes', after: 'no' } },
    ])
  })
})

describe('while it is on', () => {
  let all: Client
  let secretOfAll: string
  beforeAll(async () => {
    await setEnabled(true)
    secretOfAll = (await makeKey(apiScopes)).secret
    all = await connect(secretOfAll)
  })
  beforeEach(async () => {
    // As a superuser could: each test starts with an empty log.
    await site.pool.query(`
      alter table audit_entries disable trigger user;
      delete from audit_entries;
      alter table audit_entries enable trigger user`)
  })

  const auditRows = async (filter: object = {}) =>
    (await staff.query<AuditPage>('audit.list', { filter })).result.rows
  const toolCalls = async () =>
    (await auditRows({ kind: 'tool call' })).map(({ createdAt: _time, id: _id, ...entry }) => entry)
  const entryOf = (name: string, action: string, subjectId = '') => ({
    ...{ means: 'mcp', keyName: 'An assistant', person: owner.email, address: '127.0.0.1' },
    ...{ kind: 'tool call', subject: name, action, subjectId, changes: [] },
  })

  describe('a caller', () => {
    test('needs an API key that works', async () => {
      const expired = await makeKey(apiScopes)
      await site.db
        .updateTable('apiKeys')
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where('id', '=', expired.key.id)
        .execute()
      const revoked = await makeKey(apiScopes)
      await staff.mutate('apiKeys.revoke', { id: revoked.key.id })
      for (const [label, secret] of Object.entries({
        ...{ none: undefined, unknown: makeApiKey(), 'a login': token },
        ...{ expired: expired.secret, revoked: revoked.secret },
      })) {
        await expect(connect(secret), label).rejects.toThrow('UNAUTHORIZED')
        const response = await post(secret, listing)
        expect(response.statusCode, label).toBe(401)
        expect(response.headers['www-authenticate'], label).toBe('Bearer')
      }
    })

    test('sends no key in the URL', async () => {
      const response = await site.app.inject({
        ...{ method: 'POST', url: `/mcp?key=${secretOfAll}`, payload: listing },
      })
      expect(response.statusCode).toBe(400)
      expect(JSON.stringify(site.logLines)).not.toContain(secretOfAll)
    })

    test.each([
      ['a page of another site', { origin: 'https://elsewhere.example' }, 403],
      ['a sandboxed page', { origin: 'null' }, 403],
      ['a page of the site on another port', { origin: 'http://127.0.0.1:3001' }, 403],
      ['a page of the site', { origin: 'http://127.0.0.1:3000' }, 200],
      ['a name that points to this machine (DNS rebinding)', { host: 'elsewhere.example' }, 403],
      ['this machine', { host: 'localhost:4000' }, 200],
    ])('%s', async (_label, headers, status) => {
      const response = await post(secretOfAll, listing, headers)
      expect(response.statusCode).toBe(status)
      expect(Object.keys(response.headers).join()).not.toContain('access-control-')
    })

    test('sends one message at a time, of a bounded size, as JSON, with POST', async () => {
      expect((await post(secretOfAll, [listing, listing])).statusCode).toBe(400)
      const large = callOf('draft_project', { title: 'A', content: 'x'.repeat(64 * 1024) })
      expect((await post(secretOfAll, large)).statusCode).toBe(413)
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await post(secretOfAll, 'a=b', form)).statusCode).toBe(415)
      expect((await post(secretOfAll, { jsonrpc: '1.0' })).statusCode).toBe(400)
      for (const method of ['GET', 'DELETE', 'PUT'] as const) {
        const headers = { authorization: `Bearer ${secretOfAll}` }
        const response = await site.app.inject({ method, url: '/mcp', headers })
        expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
      }
    })
  })

  describe('tools', () => {
    test.each([...apiScopes])('the key with the scope %s sees its tools only', async (scope) => {
      const client = await connect((await makeKey([scope])).secret)
      const expected = Object.entries(rows).filter(([, row]) => hasScope([scope], row.scope))
      expect(await toolNames(client)).toEqual(expected.map(([name]) => name).sort())
    })

    test('the role of its maker limits a key as well', async () => {
      await createStaff(site, [{ name: 'second', role: 'owner' }])
      const second = callerOf(site, `Bearer ${await tokenOf(site, 'second')}`)
      const client = await connect((await makeKey(apiScopes, second)).secret)
      await site.db
        .updateTable('staff')
        .set({ role: 'viewer' })
        .where('email', 'like', 'second@%')
        .execute()
      const reading = Object.entries(rows).filter(([, row]) => row.scope.endsWith(':read'))
      expect(await toolNames(client)).toEqual(reading.map(([name]) => name).sort())
      const refused = await client.callTool({ name: 'draft_project', arguments: { title: 'No' } })
      expect(refused.isError).toBe(true)
    })

    test('say what they are for and what they do', async () => {
      const { tools } = await all.listTools()
      const ajv = new Ajv2020({ strict: false })
      addFormats.default(ajv)
      for (const { name, title, description, annotations, ...schemas } of tools) {
        const { scope, hints = {} } = rows[name] as Row
        const isReading = scope.endsWith(':read')
        expect(title, name).toMatch(/^[A-Z][a-z ]+$/)
        expect(description, name).toMatch(/^[A-Z].{30,}\.$/)
        expect(annotations, name).toEqual({
          readOnlyHint: isReading,
          destructiveHint: false,
          idempotentHint: isReading || hints.isIdempotent === true,
          openWorldHint: hints.sendsEmail === true,
        })
        for (const schema of [schemas.inputSchema, schemas.outputSchema]) {
          expect(schema, name).toMatchObject({ type: 'object', properties: expect.anything() })
          ajv.compile(schema as object)
        }
      }
    })

    test('instructions come with the connection', () => {
      expect(all.getInstructions()).toContain('relative to http://127.0.0.1:3000')
    })
  })

  describe.each(Object.entries(rows))('%s', (name, { scope, input, result, bad }) => {
    test('does its work with its scope alone, and is in the audit log', async () => {
      const client = await connect((await makeKey([scope])).secret)
      // The SDK's client checks the result against the schema that it listed.
      await client.listTools()
      const given = await input()
      const answer = await client.callTool({ name, arguments: given as Record<string, unknown> })
      expect(answer.isError, textOf(answer)).toBeUndefined()
      expect(answer.structuredContent).toMatchObject(result)
      expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent)
      const id = Object.values(given).find((value) => typeof value === 'number') ?? ''
      expect(await toolCalls()).toEqual([entryOf(name, 'called', String(id))])
    })

    test('is refused without its scope, and the refusal is in the audit log', async () => {
      const others = apiScopes.filter((other) => !hasScope([other], scope))
      const client = await connect((await makeKey(others)).secret)
      const answer = await client.callTool({
        ...{ name, arguments: (await input()) as Record<string, unknown> },
      })
      expect(answer).toMatchObject({
        ...{ isError: true, content: [{ text: `This API key has no scope ${scope}.` }] },
      })
      expect(answer.structuredContent).toBeUndefined()
      expect(await toolCalls()).toEqual([entryOf(name, 'refused')])
    })

    test('says what is wrong with its input', async () => {
      const answer = await all.callTool({
        ...{ name, arguments: bad.input as Record<string, unknown> },
      })
      expect(answer.isError).toBe(true)
      expect(textOf(answer)).toContain(bad.reason)
      expect(await toolCalls()).toHaveLength(1)
    })
  })

  test('an unknown tool is refused, and its name is not recorded', async () => {
    const answer = await all.callTool({ name: 'odile@quandary.example' })
    expect(answer).toMatchObject({ isError: true, content: [{ text: 'There is no such tool.' }] })
    expect(await toolCalls()).toEqual([entryOf('', 'refused')])
  })

  test('a concept is made, and its state says so', async () => {
    const brief = { ...validBrief, userEmail: 'made@lanternbakery.example' }
    const { structuredContent } = await all.callTool({ name: 'make_concept', arguments: brief })
    const read = async () => {
      const answer = await all.callTool({
        ...{ name: 'get_concept', arguments: structuredContent as Record<string, unknown> },
      })
      return answer.structuredContent as { stage: string; result: { pdfUrl: string } | null }
    }
    await expect.poll(async () => (await read()).stage, { timeout: 30_000 }).toBe('done')
    expect((await read()).result?.pdfUrl).toContain('/uploads/')
    expect(await isByStaff(brief.userEmail)).toBe(true)
  })

  test('a lead has what they sent, and nothing that was made from it', async () => {
    const { structuredContent: priced } = await all.callTool({
      ...{ name: 'price_brief', arguments: { ...quote, email: 'kit@saltbush.example' } },
    })
    const { contact } = priced as { contact: { id: number } }
    const answer = await all.callTool({ name: 'get_lead', arguments: { id: contact.id } })
    expect(answer.structuredContent).toMatchObject({ submissions: [{ type: 'quote' }] })
    expect(await isByStaff('kit@saltbush.example')).toBe(true)
    expect(textOf(answer)).not.toContain('/uploads/')
    expect(textOf(answer)).not.toContain('estimate"')
  })

  test('a proposal’s link is not among the results', async () => {
    const { structuredContent } = await all.callTool({
      ...{ name: 'draft_proposal', arguments: { estimateId: await estimateId() } },
    })
    const { id } = structuredContent as { id: number }
    const { token: link } = await site.db
      .selectFrom('proposals')
      .select('token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(structuredContent)).not.toContain(link)
  })

  test('what a tool changes is attributed to the assistant, next to its call', async () => {
    await all.callTool({ name: 'draft_project', arguments: { title: 'A pier' } })
    expect(await auditRows()).toMatchObject([
      { kind: 'project', action: 'created', subject: 'A pier', means: 'mcp' },
      { kind: 'tool call', action: 'called', subject: 'draft_project', means: 'mcp' },
    ])
  })

  test('the audit log has ids, and neither secrets nor personal data', async () => {
    for (const [name, row] of Object.entries(rows)) {
      await all.callTool({ name, arguments: (await row.input()) as Record<string, unknown> })
    }
    const { rows: entries } = await site.pool.query(
      "select row_to_json(e)::text as entry from audit_entries e where means = 'mcp'",
    )
    const { rows: ids } = await site.pool.query('select id::text from generations')
    const text = entries.map(({ entry }) => entry).join('\n')
    const lines = JSON.stringify(site.logLines)
    for (const secret of [
      ...['Odile', 'odile@', 'Castellan', 'mira@', 'Priya', 'priya@', 'Geelong', 'sourdough'],
      ...[secretOfAll.slice(8), ...ids.map(({ id }) => id)],
    ]) {
      expect(text).not.toContain(secret)
      if (!secret.includes('-')) expect(lines).not.toContain(secret)
    }
  })

  test('a call that cannot be recorded reads nothing', async () => {
    await site.pool.query('alter table audit_entries rename to audit_entries_away')
    try {
      const answer = await all.callTool({ name: 'list_leads' })
      expect(answer).toMatchObject({ isError: true })
      expect(JSON.stringify(answer)).not.toContain('Odile')
    } finally {
      await site.pool.query('alter table audit_entries_away rename to audit_entries')
    }
  })

  test('a failure of the server is logged, and says nothing of its cause', async () => {
    await site.pool.query('alter table estimates rename column reference to reference_away')
    try {
      const answer = await all.callTool({ name: 'list_estimates' })
      const text = 'Something went wrong on our side. Please try again.'
      expect(answer).toMatchObject({ isError: true, content: [{ text }] })
      expect(JSON.stringify(site.logLines)).toContain('estimates.reference')
    } finally {
      await site.pool.query('alter table estimates rename column reference_away to reference')
    }
  })

  test('a call invalidates cached pages only by what it changes', async () => {
    // Staff's other calls do at once, before the database announces what they changed.
    const changed = vi.spyOn(site.deps.content, 'changed')
    await all.callTool({ name: 'list_leads' })
    await staff.mutate('notifications.markAllRead')
    expect(changed).toHaveBeenCalledTimes(1)
    changed.mockRestore()
  })
})

test('each key has the limit of the documented paths', async () => {
  const limited = await openTestApp({ rateLimitFactor: 0.01, runsScheduledJobs: false })
  await updateSettings(limited.db, { change: { mcp: { isEnabled: true } }, updatedAt: null })
  const [maker] = await createStaff(limited, [{ name: 'owner', role: 'owner' }])
  const makeFor = async (name: string) => {
    const key = { name, scopes: ['contacts:read'] satisfies ApiScope[] }
    const { secret } = await createApiKey(limited.db, { id: maker?.id ?? 0 }, key)
    return secret
  }
  const [one, two] = [await makeFor('One'), await makeFor('Two')]
  const statusWith = async (secret: string) => {
    const response = await post(secret, callOf('list_leads'), {}, limited)
    return [response.statusCode, response.headers['retry-after'] !== undefined]
  }
  for (const _call of [1, 2, 3]) expect(await statusWith(one)).toEqual([200, false])
  expect(await statusWith(one)).toEqual([429, true])
  expect(await statusWith(two)).toEqual([200, false])
  await limited.close()
})

test('a connected assistant does not keep the server from closing', async () => {
  const closing = await openTestApp({ runsScheduledJobs: false })
  const caller = callerOf(closing, `Bearer ${await createLogin(closing)}`)
  await setEnabled(true, caller)
  const { secret } = await makeKey(['contacts:read'], caller)
  const before = url
  url = new URL('/mcp', await closing.app.listen({ port: 0, host: '127.0.0.1' }))
  const client = await connect(secret)
  await client.callTool({ name: 'list_leads' })
  url = before
  const startedAt = performance.now()
  await closing.close()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
