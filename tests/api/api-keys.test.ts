import { hasKeyInUrl, isApiKey, makeApiKey } from '@agency/api/features/api-keys/api-key-secret'
import { createApiKey } from '@agency/api/features/api-keys/api-key-service'
import type { Staff } from '@agency/api/features/auth/viewer'
import { API_KEY_PATTERN, type ApiKey, type CreatedApiKey } from '@agency/contract/api-key'
import type { AuditPage } from '@agency/contract/audit-log'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})
afterAll(() => site.close())

const make = async (input: object = {}, caller = staff) =>
  (
    await caller.mutate<CreatedApiKey>('apiKeys.create', {
      ...{ name: 'A ferry', scopes: ['projects:write'], ...input },
    })
  ).result
const call = (secret: string, url = '/api/projects?status=all', method: 'GET' | 'POST' = 'GET') =>
  site.app.inject({
    ...{ method, url, headers: { authorization: `Bearer ${secret}` } },
    ...(method === 'POST' && { payload: { title: 'By a key' } }),
  })
const list = async () => (await staff.query<ApiKey[]>('apiKeys.list')).result

describe('the form of a key', () => {
  test('has a prefix and a checksum that scanners recognise', () => {
    const keys = Array.from({ length: 200 }, makeApiKey)
    for (const key of keys) {
      expect(key).toMatch(new RegExp(`^${API_KEY_PATTERN}$`))
      expect(isApiKey(key)).toBe(true)
      const last = key.endsWith('0') ? '1' : '0'
      expect(isApiKey(key.slice(0, -1) + last)).toBe(false)
      expect(isApiKey(`${key}0`)).toBe(false)
    }
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('has the documented checksum: CRC-32 in base 62', () => {
    expect(isApiKey(`agk_${'a'.repeat(36)}0Dtf56`)).toBe(true)
    expect(isApiKey(`agk_${'a'.repeat(36)}0Dtf57`)).toBe(false)
  })
})

test('a key is shown once, and stored as a hash', async () => {
  const { secret, key } = await make()
  expect(key).toMatchObject({ name: 'A ferry', state: 'active', madeBy: owner.email })
  const random = secret.slice(key.start.length)
  const { rows } = await site.pool.query('select row_to_json(k)::text as row from api_keys k')
  const audit = await site.pool.query('select row_to_json(e)::text as row from audit_entries e')
  for (const text of [rows[0].row, JSON.stringify(await list()), JSON.stringify(audit.rows)]) {
    expect(text).not.toContain(random)
  }
  expect((await call(secret)).statusCode).toBe(200)
  expect(JSON.stringify(site.logLines)).not.toContain(random)
})

test('its last use is stored', async () => {
  const { secret, key } = await make({ name: 'Used' })
  const lastUsedAt = async () => (await list()).find(({ id }) => id === key.id)?.lastUsedAt
  expect(await lastUsedAt()).toBeNull()
  await call(secret)
  expect(Date.now() - Date.parse((await lastUsedAt()) ?? '')).toBeLessThan(60_000)
})

test('sees what staff see, within its scopes', async () => {
  await site.db
    .insertInto('projects')
    .values({ title: 'Hidden', slug: 'hidden', active: false, publishedDate: '2026-01-01' })
    .execute()
  const { secret } = await make({ scopes: ['projects:read'] })
  expect((await call(secret, '/api/projects/hidden')).statusCode).toBe(200)
  const other = await make({ scopes: ['analytics:read'] })
  const refused = await call(other.secret, '/api/projects/hidden')
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ success: false, code: 'FORBIDDEN' })
  expect(refused.json().message).toContain('projects:read')
})

test('who may write may read', async () => {
  const { secret } = await make({ scopes: ['projects:write'] })
  expect((await call(secret)).statusCode).toBe(200)
})

test('is revoked at once', async () => {
  const { secret, key } = await make()
  expect((await call(secret)).statusCode).toBe(200)
  await staff.mutate('apiKeys.revoke', { id: key.id })
  const refused = await call(secret)
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toBe('Bearer')
  expect((await staff.mutate('apiKeys.revoke', { id: key.id })).status).toBe(404)
})

test('works to the end of its last day, which is not in the past', async () => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const { secret, key } = await make({ lastDay: day(3) })
  expect((await call(secret)).statusCode).toBe(200)
  expect(Date.parse(key.expiresAt ?? '')).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  const past = await staff.mutate('apiKeys.create', {
    ...{ name: 'Late', scopes: ['projects:read'], lastDay: day(-2) },
  })
  expect(past.status).toBe(400)
  for (const input of [{ scopes: [] }, { scopes: ['people:write'] }, { name: ' ' }]) {
    const response = await staff.mutate('apiKeys.create', {
      ...{ name: 'A', scopes: ['projects:read'], ...input },
    })
    expect(response.status, JSON.stringify(input)).toBe(400)
  }
})

test('does no more than its maker may, and ends with their login', async () => {
  await createStaff(site, [{ name: 'second', role: 'owner' }])
  const second = callerOf(site, `Bearer ${await tokenOf(site, 'second')}`)
  const { secret } = await make({ scopes: ['projects:write', 'auditLog:read'] }, second)
  const audit = '/api/audit-log/export.csv'
  expect((await call(secret, audit)).statusCode).toBe(200)
  const { id } = await site.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', emailOf('second'))
    .executeTakeFirstOrThrow()
  await staff.mutate('staff.changeRole', { id, role: 'viewer' })
  expect((await call(secret, audit)).statusCode).toBe(403)
  expect((await call(secret, '/api/projects', 'POST')).statusCode).toBe(403)
  expect((await call(secret)).statusCode).toBe(200)
  await staff.mutate('staff.deactivate', { id })
  expect((await call(secret)).statusCode).toBe(401)
})

test('is refused in a URL, whatever the path, and not logged', async () => {
  const { secret } = await make()
  const encoded = secret.replace('k_', '%6b%5f')
  for (const url of [
    ...[`/api/projects?key=${secret}`, `/api/projects/${secret}`, `/about?k=${encoded}`],
    `/trpc/settings.agency?input=${secret}`,
  ]) {
    const response = await site.app.inject({ url })
    expect(response.statusCode, url).toBe(400)
    expect(response.body).toContain('API keys are refused in URLs')
  }
  expect(hasKeyInUrl('/our-work/agk_ferry')).toBe(false)
  expect(JSON.stringify(site.logLines)).not.toContain(secret)
})

test('has its changes in the audit log as its own', async () => {
  const { secret } = await make({ name: 'Timetable' })
  const created = await call(secret, '/api/projects', 'POST')
  expect(created.statusCode).toBe(201)
  const { result } = await staff.query<AuditPage>('audit.list', { filter: { kind: 'project' } })
  expect(result.rows[0]).toMatchObject({
    ...{ means: 'key', keyName: 'Timetable', person: owner.email, address: '127.0.0.1' },
    ...{ action: 'created', subject: 'By a key' },
  })
  const keys = await staff.query<AuditPage>('audit.list', { filter: { kind: 'API key' } })
  expect(keys.result.rows[0]).toMatchObject({ action: 'created', subject: 'Timetable' })
})

test('has a limit of its own', async () => {
  const limited = await openTestApp({ rateLimitFactor: 0.01, runsScheduledJobs: false })
  const [maker] = await createStaff(limited, [{ name: 'owner', role: 'owner' }])
  const viewer: Staff = {
    ...{ kind: 'staff' as const, id: maker?.id ?? 0, email: emailOf('owner') },
    ...{ role: 'owner' as const, sessionId: undefined, tokenIssuedAt: 0 },
  }
  const secrets: string[] = []
  for (const name of ['One', 'Two']) {
    const { secret } = await createApiKey(limited.db, viewer, { name, scopes: ['projects:read'] })
    secrets.push(secret)
  }
  const statusWith = async (secret: string | undefined) => {
    const headers = { authorization: `Bearer ${secret}` }
    const response = await limited.app.inject({ url: '/api/projects', headers })
    return [response.statusCode, response.headers['retry-after'] !== undefined]
  }
  for (const _call of [1, 2, 3]) expect(await statusWith(secrets[0])).toEqual([200, false])
  expect(await statusWith(secrets[0])).toEqual([429, true])
  expect(await statusWith(secrets[1])).toEqual([200, false])
  await limited.close()
})
