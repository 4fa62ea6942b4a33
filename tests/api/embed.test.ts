import { buildApp } from '@agency/api/build-app'
import type { AuditPage } from '@agency/contract/audit-log'
import { EMBED_SCRIPT_PATH } from '@agency/contract/embed'
import { EMBED_PATH } from '@agency/contract/indexed-paths'
import type { StoredSettings } from '@agency/contract/settings'
import type { SourcesReport } from '@agency/contract/sources-report'
import type { LeadSources } from '@agency/contract/visit-source'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const ALLOWED = 'https://campaign.example'
const OTHER = 'https://evil.example'
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

let site: TestApp
let app: FastifyInstance
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false, stages: quickStages })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  app = await buildApp({
    deps: site.deps,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    web: {
      app: async () => ({
        assets: { scripts: [], styles: [] },
        shareImageOf: () => '',
        render: async ({ path }) => ({
          status: path.startsWith('/~') ? 404 : 200,
          html: `<!doctype html><title>${path}</title>`,
          inlineScripts: [],
          inlineStyles: [],
        }),
      }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
})
beforeEach(async () => {
  await emptyTables(site.pool, 'site_events', 'settings', 'contacts')
  await allow([ALLOWED, 'https://www.client.example:8443'])
})

const settings = async () => (await staff.query<StoredSettings>('settings.get')).result
async function allow(origins: string[]) {
  const { updatedAt } = await settings()
  return staff.mutate<StoredSettings>('settings.update', {
    ...{ change: { embedding: { origins } }, updatedAt },
  })
}
const framed = (referer?: string) => ({
  'sec-fetch-dest': 'iframe',
  'sec-fetch-site': 'cross-site',
  ...(referer && { referer }),
})
const ancestorsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
const refusals = () =>
  site.logLines.filter(({ msg }) => /may not show the generator/.test(`${msg}`))

describe('the embedded page', () => {
  test('may be framed by the sites of the settings, and is not stored', async () => {
    const response = await app.inject({
      ...{ url: `${EMBED_PATH}?theme=light`, headers: framed(`${ALLOWED}/`) },
    })
    expect(response.statusCode).toBe(200)
    expect(ancestorsOf(response)).toBe(`${ALLOWED} https://www.client.example:8443`)
    expect(response.headers).not.toHaveProperty('x-frame-options')
    expect(response.headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    })
    // The rest of the policy is that of every page.
    expect(response.headers['content-security-policy']).toContain("default-src 'none'; script-src")
  })

  test('may be framed by nobody until a site is entered, nor once it is removed', async () => {
    await allow([])
    const response = await app.inject(EMBED_PATH)
    expect(response.statusCode).toBe(200)
    expect(ancestorsOf(response)).toBe("'none'")
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN')
    const refused = await app.inject({ url: EMBED_PATH, headers: framed(`${ALLOWED}/`) })
    expect(refused.statusCode).toBe(403)
  })

  test.each([
    ['another site', `${OTHER}/`],
    ['http instead of https', 'http://campaign.example/'],
    ['a subdomain', 'https://www.campaign.example/'],
    ['another port', 'https://campaign.example:444/'],
    ['a name that begins like it', 'https://campaign.example.evil.example/'],
    ['a site that does not say which it is', undefined],
    ['an opaque origin', 'null'],
  ])('is refused to %s, which learns nothing, and logged', async (_label, referer) => {
    const before = refusals().length
    const response = await app.inject({ url: EMBED_PATH, headers: framed(referer) })
    expect(response.statusCode).toBe(403)
    expect(ancestorsOf(response)).toBe("'none'")
    expect(response.body).not.toMatch(/campaign\.example|client\.example|<title>/)
    expect(JSON.stringify(response.headers)).not.toMatch(/campaign\.example|client\.example/)
    expect(refusals().slice(before)).toMatchObject([
      { embedder: referer && referer !== 'null' ? new URL(referer).origin : 'unknown' },
    ])
  })

  test.each(['frame', 'embed', 'object'])('is refused as %s too', async (destination) => {
    const headers = { ...framed(`${OTHER}/`), 'sec-fetch-dest': destination }
    expect((await app.inject({ url: EMBED_PATH, headers })).statusCode).toBe(403)
  })

  test.each([
    ...['/', '/ai-generator', '/contact', '/dashboard', '/embed', '/embed/other', '/~'],
    ...['/livez', '/api/projects', '/trpc/projects.list', '/embed.js', '/embed/generator/x'],
  ])('is the only one: %s stays unframeable', async (url) => {
    const response = await app.inject({ url, headers: framed(`${ALLOWED}/`) })
    expect(ancestorsOf(response)).toBe("'none'")
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN')
  })
})

test('the script can be loaded by every site, and is renewed', async () => {
  const { statusCode, headers, body } = await app.inject(EMBED_SCRIPT_PATH)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    ...{ 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    ...{ 'cache-control': 'public, max-age=3600' },
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(body).not.toContain('campaign.example')
  const again = await app.inject({
    ...{ url: EMBED_SCRIPT_PATH, headers: { 'if-none-match': String(headers.etag) } },
  })
  expect(again.statusCode).toBe(304)
  const other = await app.inject('/livez')
  expect(other.headers['cross-origin-resource-policy']).toBe('same-origin')
})

describe('the setting', () => {
  test('is normalised, stored once, and in the audit log', async () => {
    const { status, result } = await allow(['https://BÜCHER.example/', 'https://bücher.example'])
    expect(status).toBe(200)
    expect(result.embedding).toEqual({ origins: ['https://xn--bcher-kva.example'] })
    const log = await staff.query<AuditPage>('audit.list', { filter: { kind: 'settings' } })
    expect(log.result.rows[0]).toMatchObject({
      ...{ action: 'changed', means: 'screen' },
      changes: [
        {
          field: 'embedding: origins',
          values: {
            before: `${ALLOWED}, https://www.client.example:8443`,
            after: 'https://xn--bcher-kva.example',
          },
        },
      ],
    })
  })

  test('refuses what is no origin, and changes nothing', async () => {
    const before = await settings()
    for (const origin of ['https://a.example/b', 'http://a.example', 'https://*.example', '*']) {
      expect((await allow([origin])).status).toBe(400)
    }
    expect(await settings()).toEqual(before)
  })

  test('is not public', async () => {
    const { result } = await callerOf(site).query<object>('settings.agency')
    expect(JSON.stringify(result)).not.toContain('campaign.example')
    expect((await callerOf(site).query('settings.get')).status).toBe(401)
  })
})

const nowhere = { referrer: '', source: '', medium: '', campaign: '', landing: '' }
const frameVisit = (referrer: string) => {
  const origin = { ...nowhere, referrer, landing: EMBED_PATH }
  return { first: origin, last: origin }
}
const sendBrief = (input: object) =>
  callerOf(site).mutate('generations.start', {
    ...{ userName: 'Ana Silva', userEmail: 'ana@tidewater.example', companyName: 'Tidewater' },
    ...{ employeeCount: '1-10', businessType: 'B2C', industry: 'Health' },
    ...{ mainGoal: 'Tidewater treats sore backs in Brunswick.', overallVibe: 'Modern' },
    ...{ keyVisualElements: '', colorFeel: 'sea green', showInGallery: false, phone: '', ...input },
  })
async function storedLead() {
  const { rows } = await site.pool.query(
    'select contact_id, payload, first_source as first, last_source as last from submissions',
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

describe('a lead', () => {
  test.each([
    ['with its visit', { visit: frameVisit('campaign.example') }],
    ['whatever its visit says', { visit: frameVisit('www.google.com') }],
    ['of a browser that asks not to be tracked', {}],
  ])('has the site that showed the generator, %s', async (_label, input) => {
    expect((await sendBrief({ ...input, embedder: ALLOWED })).status).toBe(200)
    const lead = await storedLead()
    const source = {
      ...{ channel: 'embed', name: 'campaign.example', medium: '', campaign: '' },
      ...{ landing: EMBED_PATH, referrer: 'campaign.example', embedder: ALLOWED },
    }
    expect(lead).toMatchObject({ first: source, last: source })
    expect(lead.payload).not.toHaveProperty('embedder')
    const id = lead.contact_id
    const { result } = await staff.query<LeadSources>('sources.ofContact', { id })
    expect(result).toEqual({ first: source, last: source })
  })

  test.each([OTHER, `${ALLOWED}/`, 'campaign.example', 'A site of ours', '*', '', null, 7, {}])(
    'from %j is kept, without a site',
    async (embedder) => {
      const before = refusals().length
      const { status } = await sendBrief({ embedder, visit: frameVisit('evil.example') })
      expect(status).toBe(200)
      const { first, last } = await storedLead()
      for (const source of [first, last]) {
        expect(source.channel).not.toBe('embed')
        expect(source).not.toHaveProperty('embedder')
      }
      expect(refusals().length - before).toBe(typeof embedder === 'string' ? 1 : 0)
    },
  )

  test('is counted in the report with the visits of its site', async () => {
    const record = (referrer: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/trpc/siteEvents.record' },
        headers: { 'user-agent': BROWSER },
        payload: {
          ...{ kind: 'view', path: EMBED_PATH, entry: true },
          origin: { ...nowhere, referrer, landing: EMBED_PATH },
        },
      })
    for (const host of ['campaign.example', 'campaign.example', 'evil.example']) {
      expect((await record(host)).statusCode).toBe(200)
    }
    await sendBrief({ embedder: ALLOWED })
    const { result } = await staff.query<SourcesReport>('sources.report', {
      ...{ period: 'month', group: 'source' },
    })
    expect(result.rows.map(({ key, figures }) => [key, figures.visits, figures.sent])).toEqual([
      ['embed/campaign.example', 2, 1],
      ['direct/', 1, 0],
    ])
  })
})
