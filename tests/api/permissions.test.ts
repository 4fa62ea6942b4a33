import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeApiKey } from '@agency/api/features/api-keys/api-key-secret'
import { mcpTools } from '@agency/api/features/mcp/mcp-tools'
import { issueLoginToken } from '@agency/api/features/second-factor/login-token'
import { operations } from '@agency/api/openapi/operations'
import { appRouter } from '@agency/api/router'
import { type ApiScope, apiScopes, type CreatedApiKey, hasScope } from '@agency/contract/api-key'
import { importPaths } from '@agency/contract/contact-import'
import {
  isAllowed,
  type Permission,
  type Resource,
  type Role,
  resources,
  roles,
} from '@agency/contract/permissions'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from '../support/procedures.ts'
import { createStaff, createStaffOfEachRole, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** Who may make a call, apart from the rules about what it is given. */
type Access =
  /** Anybody, and it reads no token. */
  | 'open'
  /** Anybody, but nobody with a token that is not valid. */
  | 'everyone'
  | 'staff'
  | 'editors'
  | 'owners'

const procedures: Record<string, Access> = {
  'auth.login': 'everyone',
  'auth.finishLogin': 'everyone',
  'auth.finishLoginWithPasskey': 'everyone',
  'auth.loginPasskeyOptions': 'everyone',
  'auth.openInvitation': 'everyone',
  'auth.acceptInvitation': 'everyone',
  'auth.logout': 'staff',
  'auth.me': 'staff',
  'auth.changePassword': 'staff',
  'auth.sessions': 'staff',
  'auth.endSession': 'staff',
  'auth.endOtherSessions': 'staff',
  'secondFactor.get': 'staff',
  'secondFactor.proofMethods': 'staff',
  'secondFactor.proofPasskeyOptions': 'staff',
  'secondFactor.prove': 'staff',
  'secondFactor.startApp': 'staff',
  'secondFactor.confirmApp': 'staff',
  'secondFactor.removeApp': 'staff',
  'secondFactor.startPasskey': 'staff',
  'secondFactor.addPasskey': 'staff',
  'secondFactor.removePasskey': 'staff',
  'secondFactor.renewRecoveryCodes': 'staff',
  'settings.agency': 'everyone',
  'settings.get': 'staff',
  'settings.update': 'owners',
  'settings.providers': 'staff',
  'concepts.list': 'everyone',
  'concepts.phone': 'everyone',
  'concepts.page': 'staff',
  'concepts.industries': 'staff',
  'concepts.detail': 'staff',
  'concepts.setActive': 'editors',
  'concepts.remove': 'editors',
  'concepts.deleted': 'staff',
  'concepts.restore': 'editors',
  'projects.list': 'everyone',
  'projects.get': 'everyone',
  'projects.create': 'editors',
  'projects.update': 'editors',
  'projects.remove': 'editors',
  'projects.deleted': 'staff',
  'projects.restore': 'editors',
  'projects.preview': 'everyone',
  'projects.previewLink': 'staff',
  'projects.createPreviewLink': 'editors',
  'projects.endPreviewLink': 'editors',
  'projects.order': 'editors',
  'projects.versions': 'staff',
  'projects.version': 'staff',
  'projects.restoreVersion': 'editors',
  'projects.slug': 'editors',
  'generations.start': 'everyone',
  'generations.find': 'everyone',
  'generations.watch': 'everyone',
  'generations.summaries': 'everyone',
  'generations.cancel': 'everyone',
  'shareLinks.create': 'everyone',
  'shareLinks.get': 'everyone',
  'shareLinks.view': 'everyone',
  'shareLinks.renew': 'editors',
  'shareLinks.end': 'editors',
  'starterSites.design': 'everyone',
  'starterSites.file': 'staff',
  'studio.openLink': 'everyone',
  'studio.check': 'everyone',
  'studio.get': 'everyone',
  'studio.versions': 'everyone',
  'studio.save': 'everyone',
  'studio.restore': 'everyone',
  'studio.finish': 'everyone',
  'studio.createLink': 'editors',
  'studio.endLinks': 'editors',
  'contacts.send': 'everyone',
  'contacts.list': 'staff',
  'contacts.get': 'staff',
  'contacts.create': 'editors',
  'contacts.update': 'editors',
  'contacts.changeSelected': 'editors',
  'contacts.assignees': 'staff',
  'contacts.tags': 'staff',
  'contacts.addresses': 'staff',
  'contacts.addAddress': 'editors',
  'contacts.removeAddress': 'editors',
  'contacts.merge': 'editors',
  'contacts.merges': 'staff',
  'contacts.undoMerge': 'editors',
  'contacts.imports': 'staff',
  'contacts.undoImport': 'editors',
  'contacts.forget': 'editors',
  'contacts.timeline': 'staff',
  'pipeline.totals': 'staff',
  'pipeline.column': 'staff',
  'imageStyles.provider': 'everyone',
  'imageStyles.deleteResult': 'everyone',
  'siteEvents.record': 'everyone',
  'analytics.summary': 'staff',
  'analytics.report': 'staff',
  'redirects.list': 'staff',
  'redirects.add': 'editors',
  'redirects.delete': 'editors',
  'goals.report': 'staff',
  'goals.rows': 'staff',
  'goals.deleted': 'staff',
  'goals.create': 'editors',
  'goals.update': 'editors',
  'goals.delete': 'editors',
  'goals.restore': 'editors',
  'sources.report': 'staff',
  'sources.rows': 'staff',
  'sources.ofContact': 'staff',
  'activity.recent': 'staff',
  'notifications.list': 'staff',
  'notifications.unread': 'staff',
  'notifications.markRead': 'staff',
  'notifications.markAllRead': 'staff',
  'search.find': 'staff',
  'estimates.create': 'everyone',
  'estimates.list': 'staff',
  'emails.list': 'staff',
  'emails.get': 'staff',
  'emails.file': 'staff',
  'emails.sendAgain': 'editors',
  'emails.delivery': 'staff',
  'emails.preview': 'editors',
  'calendarFeeds.get': 'staff',
  'calendarFeeds.renew': 'staff',
  'calendarFeeds.end': 'staff',
  'emails.write': 'editors',
  'emailTemplates.list': 'staff',
  'emailTemplates.create': 'editors',
  'emailTemplates.update': 'editors',
  'emailTemplates.delete': 'editors',
  'emailTemplates.deleted': 'staff',
  'emailTemplates.restore': 'editors',
  'emailPreferences.get': 'staff',
  'emailPreferences.update': 'staff',
  'emailTexts.list': 'staff',
  'emailTexts.preview': 'staff',
  'emailTexts.save': 'owners',
  'emailTexts.reset': 'owners',
  'priceBook.get': 'staff',
  'priceBook.update': 'owners',
  'priceBook.versions': 'staff',
  'priceBook.preview': 'staff',
  'priceBook.addLogo': 'owners',
  'priceBook.logo': 'staff',
  'proposals.list': 'staff',
  'proposals.ofContact': 'staff',
  'proposals.get': 'staff',
  'proposals.create': 'editors',
  'proposals.update': 'editors',
  'proposals.preview': 'staff',
  'proposals.previewDocument': 'staff',
  'proposals.send': 'editors',
  'proposals.withdraw': 'editors',
  'proposals.markDepositReceived': 'editors',
  'proposals.open': 'everyone',
  'proposals.view': 'everyone',
  'proposals.choose': 'everyone',
  'proposals.ask': 'everyone',
  'proposals.accept': 'everyone',
  'proposals.decline': 'everyone',
  'failedJobs.list': 'staff',
  'failedJobs.retry': 'editors',
  'webhooks.list': 'owners',
  'webhooks.get': 'owners',
  'webhooks.create': 'owners',
  'webhooks.update': 'owners',
  'webhooks.pause': 'owners',
  'webhooks.resume': 'owners',
  'webhooks.rotateSecret': 'owners',
  'webhooks.delete': 'owners',
  'webhooks.deleted': 'owners',
  'webhooks.restore': 'owners',
  'webhooks.test': 'owners',
  'webhooks.deliveries': 'owners',
  'webhooks.delivery': 'owners',
  'webhooks.replay': 'owners',
  'staff.list': 'owners',
  'staff.invite': 'owners',
  'staff.resendInvitation': 'owners',
  'staff.withdrawInvitation': 'owners',
  'staff.changeRole': 'owners',
  'staff.transferOwnership': 'owners',
  'staff.resetSecondFactor': 'owners',
  'staff.secondFactorRoles': 'owners',
  'staff.requireSecondFactor': 'owners',
  'staff.deactivate': 'owners',
  'staff.reactivate': 'owners',
  'staff.remove': 'owners',
  'apiKeys.list': 'owners',
  'apiKeys.create': 'owners',
  'apiKeys.revoke': 'owners',
  'audit.list': 'owners',
  'audit.people': 'owners',
  'today.get': 'staff',
}

/** All that somebody can do whose role needs a second factor that they do not have. */
const enrolmentProcedures = [
  ...['auth.logout', 'auth.me'],
  ...['secondFactor.get', 'secondFactor.proofMethods', 'secondFactor.prove'],
  ...['secondFactor.startApp', 'secondFactor.confirmApp'],
  ...['secondFactor.startPasskey', 'secondFactor.addPasskey'],
]

/** What asks for a recent proof. */
const provenProcedures: Record<string, object> = {
  'secondFactor.startApp': {},
  'secondFactor.removeApp': {},
  'secondFactor.startPasskey': {},
  'secondFactor.removePasskey': { id: 1 },
  'secondFactor.renewRecoveryCodes': {},
  'staff.transferOwnership': { id: 4711 },
  'staff.resetSecondFactor': { id: 4711 },
  'staff.requireSecondFactor': { roles: [] },
  'staff.changeRole': { id: 4711, role: 'owner' },
  'staff.invite': { email: 'mira@saltbush.example', role: 'owner' },
  'apiKeys.create': { name: 'Timetable', scopes: ['projects:read'] },
}

/** Each list and report is exported as CSV and as JSON. */
const exportAccess: Record<string, [Access, ApiScope]> = {
  '/api/contacts/export': ['staff', 'contacts:read'],
  '/api/projects/export': ['staff', 'projects:read'],
  '/api/redirects/export': ['staff', 'projects:read'],
  '/api/concepts/export': ['staff', 'concepts:read'],
  '/api/estimates/export': ['staff', 'estimates:read'],
  '/api/proposals/export': ['staff', 'proposals:read'],
  '/api/emails/export': ['staff', 'emails:read'],
  '/api/failed-jobs/export': ['staff', 'jobs:read'],
  '/api/price-book/export': ['staff', 'priceBook:read'],
  '/api/people/export': ['owners', 'people:read'],
  '/api/audit-log/export': ['owners', 'auditLog:read'],
  '/api/webhook-deliveries/export': ['owners', 'webhooks:read'],
  '/api/analytics/days': ['staff', 'analytics:read'],
  '/api/analytics/sources': ['staff', 'analytics:read'],
  '/api/analytics/goals': ['staff', 'analytics:read'],
}
const exportRows = Object.entries(exportAccess).flatMap(([path, [access, scope]]) =>
  ['csv', 'json'].map((format) => ({ call: `GET ${path}.${format}`, access, scope })),
)

const paths: Record<string, Access> = {
  'POST /api/generate-estimate': 'open',
  'GET /api/gallery-concepts': 'everyone',
  'GET /api/proxy-image': 'everyone',
  'GET /api/projects': 'everyone',
  'GET /api/projects/{slug}': 'everyone',
  'POST /api/projects': 'editors',
  'PUT /api/projects/{id}': 'editors',
  'DELETE /api/projects/{id}': 'editors',
  'GET /api/proof-of-work': 'open',
  'POST /api/contact': 'open',
  'POST /api/quotes/website': 'open',
  'POST /api/images/style': 'open',
  'POST /api/images/upload': 'open',
  'POST /api/auth/login': 'open',
  'POST /api/auth/second-factor': 'open',
  'GET /api/analytics/summary': 'staff',
  'GET /api/activity/recent': 'staff',
  ...Object.fromEntries(exportRows.map(({ call, access }) => [call, access])),
}

/** The scope that an API key needs for each documented path; null if any key may call it. */
const pathScopes: Record<string, ApiScope | null> = {
  'POST /api/generate-estimate': 'concepts:write',
  'GET /api/gallery-concepts': 'concepts:read',
  'GET /api/proxy-image': 'concepts:read',
  'GET /api/projects': 'projects:read',
  'GET /api/projects/{slug}': 'projects:read',
  'POST /api/projects': 'projects:write',
  'PUT /api/projects/{id}': 'projects:write',
  'DELETE /api/projects/{id}': 'projects:write',
  'GET /api/proof-of-work': null,
  'POST /api/contact': 'contacts:write',
  'POST /api/quotes/website': 'estimates:write',
  'POST /api/images/style': 'concepts:write',
  'POST /api/images/upload': 'concepts:write',
  'POST /api/auth/login': null,
  'POST /api/auth/second-factor': null,
  'GET /api/analytics/summary': 'analytics:read',
  'GET /api/activity/recent': 'overview:read',
  ...Object.fromEntries(exportRows.map(({ call, scope }) => [call, scope])),
}

/** Paths of the dashboard that are neither procedures nor documented. */
const otherPaths: Record<string, Access> = Object.fromEntries(
  Object.values(importPaths).map((path) => [`POST ${path}`, 'editors']),
)

const callers = [
  ...['owner', 'editor', 'viewer', 'no session', 'expired session', 'ended session'],
  ...['deactivated person', 'login without its second factor', 'editor who has to add one'],
] as const
type Caller = (typeof callers)[number]
type Outcome = 'allowed' | 401 | 403

const staffOutcomes: Record<'staff' | 'editors' | 'owners', [Outcome, Outcome, Outcome]> = {
  staff: ['allowed', 'allowed', 'allowed'],
  editors: ['allowed', 'allowed', 403],
  owners: ['allowed', 403, 403],
}

/** Of a documented path; whoever may make a call without a key may make it with one. */
const accessOf = (path: string) => {
  const access = paths[path] ?? 'owners'
  // Scopes for writing are refused to a viewer's key, whatever the path.
  const isOpen = access === 'open' || access === 'everyone'
  if (!isOpen) return access
  return pathScopes[path]?.endsWith(':write') ? 'editors' : 'staff'
}

/** What each caller gets, in words: the table that the product promises. */
function expectedOutcomes(access: Access, isEnrolment = false): Record<string, Outcome> {
  if (access === 'open') return Object.fromEntries(callers.map((caller) => [caller, 'allowed']))
  const isPublic = access === 'everyone'
  const [owner, editor, viewer] = staffOutcomes[isPublic ? 'staff' : access]
  return {
    ...{ owner, editor, viewer },
    'no session': isPublic ? 'allowed' : 401,
    ...{ 'expired session': 401, 'ended session': 401, 'deactivated person': 401 },
    'login without its second factor': 401,
    'editor who has to add one': isPublic || isEnrolment ? 'allowed' : 403,
  }
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await createStaffOfEachRole(site)
  await createStaff(site, [{ name: 'left', role: 'owner' }])
})
afterAll(() => site.close())

/** The Authorization header of a caller; each time of another session, since calls may end it. */
async function authorizationOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'no session') return undefined
  if (caller === 'owner' || caller === 'editor' || caller === 'viewer') {
    return `Bearer ${await tokenOf(site, caller)}`
  }
  if (caller === 'login without its second factor') {
    const { id, passwordChangedAt } = await site.db
      .selectFrom('staff')
      .select(['id', 'passwordChangedAt'])
      .where('email', 'like', 'owner@%')
      .executeTakeFirstOrThrow()
    const pending = { staffId: id, passwordChangedAt: passwordChangedAt.getTime() }
    return `Bearer ${issueLoginToken({ ...pending, deviceId: undefined }, site.deps.tokens)}`
  }
  if (caller === 'editor who has to add one') {
    const token = await tokenOf(site, 'editor')
    const { sid } = jwt.decode(token) as { sid: string }
    await site.db
      .updateTable('staffSessions')
      .set({ mustEnrol: true })
      .where('id', '=', sid)
      .execute()
    return `Bearer ${token}`
  }
  if (caller === 'deactivated person') {
    // Deactivated only in the table: the token itself would be valid.
    const token = await tokenOf(site, 'left')
    await site.db
      .updateTable('staff')
      .set({ deactivatedAt: new Date() })
      .where('email', 'like', 'left@%')
      .execute()
    return `Bearer ${token}`
  }
  const token = await tokenOf(site, 'owner')
  if (caller === 'ended session') {
    const { sid } = jwt.decode(token) as { sid: string }
    await site.db.deleteFrom('staffSessions').where('id', '=', sid).execute()
    return `Bearer ${token}`
  }
  const { iat, exp, ...claims } = jwt.decode(token) as { iat: number; exp: number }
  const times = { iat: iat - 120, exp: iat - 60 }
  return `Bearer ${jwt.sign({ ...claims, ...times }, site.deps.tokens.secret)}`
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function outcomesOf(method: Method, url: string): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  for (const caller of callers) {
    const authorization = await authorizationOf(caller)
    const response = await site.app.inject({
      ...{ method, url },
      headers: authorization ? { authorization } : {},
      // Without what the call needs, so that it changes nothing if it is allowed.
      ...((method === 'POST' || method === 'PUT') && { payload: {} }),
    })
    expect(response.statusCode, `${caller} gets an error of the server`).toBeLessThan(500)
    // A stream has started before its caller is rejected.
    const isRejected = response.body.includes('"httpStatus":401')
    const status = isRejected ? 401 : response.statusCode
    outcomes[caller] = status === 401 || status === 403 ? status : 'allowed'
  }
  return outcomes
}

const types = Object.fromEntries(
  Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
  ).map(([name, { _def }]) => [name, _def.type]),
)

describe('every procedure, by role and session', () => {
  test('the table has every procedure', () => {
    expect(Object.keys(procedures).sort()).toEqual(Object.keys(types).sort())
  })

  test.each(Object.entries(procedures))('%s: %s', async (name, access) => {
    const method = types[name] === 'mutation' ? 'POST' : 'GET'
    const isEnrolment = enrolmentProcedures.includes(name)
    expect(await outcomesOf(method, `/trpc/${name}`)).toEqual(expectedOutcomes(access, isEnrolment))
  })
})

describe('a dangerous action', () => {
  const codeOf = async (name: string, provenAt: Date | null) => {
    const token = await tokenOf(site, 'owner')
    const { sid } = jwt.decode(token) as { sid: string }
    await site.db.updateTable('staffSessions').set({ provenAt }).where('id', '=', sid).execute()
    const caller = callerOf(site, `Bearer ${token}`)
    const { status, code } = await caller.mutate(name, provenProcedures[name])
    return `${status} ${code ?? ''}`
  }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test.each(Object.keys(provenProcedures))('%s asks for a recent proof', async (name) => {
    expect(await codeOf(name, null)).toBe('403 PROOF_REQUIRED')
    expect(await codeOf(name, minutesAgo(11))).toBe('403 PROOF_REQUIRED')
    expect(await codeOf(name, minutesAgo(9))).not.toContain('PROOF')
  })

  test('nothing else does', async () => {
    for (const name of Object.keys(procedures)) {
      if (name in provenProcedures || types[name] !== 'mutation') continue
      expect(await codeOf(name, null), name).not.toContain('PROOF')
    }
  })
})

describe('every documented path, by role and session', () => {
  test('the table has every path', () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(Object.keys(paths).sort()).toEqual(documented.sort())
  })

  test.each(Object.entries({ ...paths, ...otherPaths }))('%s: %s', async (name, access) => {
    const [method, path] = name.split(' ') as [Method, string]
    const url = path.replace('{slug}', 'nothing').replace('{id}', '4711')
    expect(await outcomesOf(method, url)).toEqual(expectedOutcomes(access))
  })
})

describe('by API key', () => {
  const keys: Record<string, string> = {}
  /** All scopes but those that include this one. */
  const scopesWithout = (scope: ApiScope) => apiScopes.filter((other) => !hasScope([other], scope))
  beforeAll(async () => {
    const owner = callerOf(site, `Bearer ${await tokenOf(site, 'owner')}`)
    const make = async (name: string, scopes: readonly ApiScope[]) => {
      const { result } = await owner.mutate<CreatedApiKey>('apiKeys.create', { name, scopes })
      keys[name] = result.secret
      return result.key.id
    }
    for (const scope of apiScopes) {
      await make(`only ${scope}`, [scope])
      await make(`without ${scope}`, scopesWithout(scope))
    }
    // As if their makers had had another role then.
    for (const role of ['editor', 'viewer']) {
      const id = await make(role, apiScopes)
      const maker = site.db.selectFrom('staff').select('id').where('email', 'like', `${role}@%`)
      await site.db.updateTable('apiKeys').set({ staffId: maker }).where('id', '=', id).execute()
    }
    await make('every scope', apiScopes)
    await owner.mutate('apiKeys.revoke', { id: await make('revoked', apiScopes) })
    const expired = await make('expired', apiScopes)
    await site.db
      .updateTable('apiKeys')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('id', '=', expired)
      .execute()
  })

  test('the table has every path, and every scope is needed by one or by a tool', () => {
    expect(Object.keys(pathScopes).sort()).toEqual(Object.keys(paths).sort())
    const needed = [...Object.values(pathScopes), ...mcpTools.map(({ scope }) => scope)]
    expect([...new Set(needed)].filter(Boolean).sort()).toEqual([...apiScopes].sort())
  })

  const outcomeWith = async (method: Method, url: string, key: string | undefined) => {
    const { statusCode } = await site.app.inject({
      ...{ method, url, headers: { authorization: `Bearer ${key}` } },
      ...((method === 'POST' || method === 'PUT') && { payload: {} }),
    })
    expect(statusCode).toBeLessThan(500)
    return statusCode === 401 || statusCode === 403 ? statusCode : 'allowed'
  }

  test.each(Object.entries(pathScopes))('%s: %s', async (name, scope) => {
    const [method, path] = name.split(' ') as [Method, string]
    const url = path.replace('{slug}', 'nothing').replace('{id}', '4711')
    const [, editor, viewer] = staffOutcomes[accessOf(name)]
    const outcome = (key: string | undefined) => outcomeWith(method, url, key)
    expect({
      'right scope': await outcome(keys[`only ${scope ?? 'overview:read'}`]),
      'wrong scope': await outcome(keys[`without ${scope ?? 'overview:read'}`]),
      'key of an editor': await outcome(keys.editor),
      'key of a viewer': await outcome(keys.viewer),
      revoked: await outcome(keys.revoked),
      expired: await outcome(keys.expired),
      'no such key': await outcome(makeApiKey()),
    }).toEqual({
      ...{ 'key of an editor': editor, 'key of a viewer': viewer },
      'right scope': 'allowed',
      'wrong scope': scope === null ? 'allowed' : 403,
      ...{ revoked: 401, expired: 401, 'no such key': 401 },
    })
  })

  test.each(Object.keys(procedures))('%s takes no key', async (name) => {
    const method = types[name] === 'mutation' ? 'POST' : 'GET'
    for (const key of ['every scope', 'revoked', 'expired']) {
      const authorization = `Bearer ${keys[key]}`
      const response = await site.app.inject({
        ...{ method, url: `/trpc/${name}`, headers: { authorization } },
        ...(method === 'POST' && { payload: {} }),
      })
      // A stream has started before its caller is rejected.
      expect(response.statusCode === 401 || response.body.includes('"httpStatus":401')).toBe(true)
    }
  })

  test.each(Object.keys(otherPaths))('%s takes no key', async (name) => {
    const [method, url] = name.split(' ') as [Method, string]
    expect(await outcomeWith(method, url, keys['every scope'])).toBe(401)
  })
})

describe('the table of the contract', () => {
  const rowOf = (permission: Permission) =>
    roles.filter((role) => isAllowed(role, permission)).join(', ')

  test('says who may read and write what', () => {
    const rows = resources.map((resource) => [
      resource,
      rowOf(`${resource}:read`),
      rowOf(`${resource}:write`),
    ])
    const everybody = 'owner, editor, viewer'
    expect(rows).toEqual([
      ['account', everybody, everybody],
      ['overview', everybody, everybody],
      ['projects', everybody, 'owner, editor'],
      ['concepts', everybody, 'owner, editor'],
      ['contacts', everybody, 'owner, editor'],
      ['estimates', everybody, 'owner, editor'],
      ['proposals', everybody, 'owner, editor'],
      ['analytics', everybody, 'owner, editor'],
      ['emails', everybody, 'owner, editor'],
      ['jobs', everybody, 'owner, editor'],
      ['priceBook', everybody, 'owner'],
      ['settings', everybody, 'owner'],
      ['people', 'owner', 'owner'],
      ['auditLog', 'owner', 'owner'],
      ['apiKeys', 'owner', 'owner'],
      ['webhooks', 'owner', 'owner'],
    ])
  })

  test('is the one in docs/security.md', async () => {
    const file = path.resolve(import.meta.dirname, '../../docs/security.md')
    const rows = [
      ...(await readFile(file, 'utf8')).matchAll(
        /^\| `(\w+)`[^|]*\| (\w+) \| (\w+) \| (\w+) \|$/gm,
      ),
    ].map(([, resource, ...levels]) => [resource, ...levels])
    const levelOf = (resource: Resource, role: Role) =>
      isAllowed(role, `${resource}:write`)
        ? 'write'
        : isAllowed(role, `${resource}:read`)
          ? 'read'
          : 'none'
    expect(rows).toEqual(
      resources.map((resource) => [resource, ...roles.map((role) => levelOf(resource, role))]),
    )
  })
})
