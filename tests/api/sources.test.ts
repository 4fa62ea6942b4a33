import { rollUpDays } from '@agency/api/features/analytics/day-service'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { updateSettings } from '@agency/api/features/settings/settings-service'
import { listCountedRows } from '@agency/api/features/sources/counted-rows-service'
import { getSourcesReport } from '@agency/api/features/sources/sources-report-service'
import type { TimelinePage } from '@agency/contract/contact'
import {
  type CountedFigure,
  type CountedRow,
  type CountedRows,
  funnelFigures,
  type ReportPeriod,
  type SourceGroup,
  type SourcesReport,
  sourceGroups,
} from '@agency/contract/sources-report'
import type { LeadSources, VisitReport } from '@agency/contract/visit-source'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let site: TestApp
let bearer: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false, stages: quickStages })
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
})
afterAll(() => site.close())
beforeEach(() =>
  emptyTables(
    site.pool,
    'site_events',
    'site_days',
    'source_days',
    'submission_days',
    'settings',
    'contacts',
    'proposals',
  ),
)

const nowhere = { referrer: '', source: '', medium: '', campaign: '', landing: '' }
const google = { ...nowhere, referrer: 'www.google.com', landing: '/services/web-development' }
const ownEmail = {
  ...nowhere,
  source: 'site-email',
  campaign: 'concept',
  landing: `/concepts/${'a'.repeat(32)}`,
}
const visit: VisitReport = { first: google, last: ownEmail }

const record = (event: object, userAgent = BROWSER) =>
  site.app.inject({
    method: 'POST',
    url: '/trpc/siteEvents.record',
    headers: { 'user-agent': userAgent },
    payload: event,
  })

const message = { name: 'Ana Silva', email: 'ana@tidewater.example', message: 'Hello there.' }
const send = (input: object = {}) =>
  callerOf(site).mutate('contacts.send', { ...message, ...input })
const storedSources = async () =>
  (
    await site.pool.query(
      'select first_source as first, last_source as last, lead_channel as channel, payload from submissions order by id',
    )
  ).rows

describe('a form', () => {
  test('keeps the first and the last source of its visit, without a secret address', async () => {
    expect((await send({ visit })).status).toBe(200)
    const [row] = await storedSources()
    expect(row).toMatchObject({
      first: {
        ...{ channel: 'search', name: 'Google', medium: '', campaign: '' },
        ...{ landing: '/services/web-development', referrer: 'www.google.com' },
      },
      last: { channel: 'email', name: '', campaign: 'concept', landing: '/concepts', referrer: '' },
      channel: 'email',
    })
    // What the person typed stays what they typed.
    expect(row.payload).not.toHaveProperty('visit')
  })

  test('without a source, and with one that is no source, is stored all the same', async () => {
    expect((await send()).status).toBe(200)
    expect((await send({ message: 'Again.', visit: { first: 'x'.repeat(5_000) } })).status).toBe(
      200,
    )
    expect((await storedSources()).map(({ channel }) => channel)).toEqual(['unknown', 'unknown'])
  })

  test('sent twice with one key is one form, whatever its visit', async () => {
    const idempotencyKey = crypto.randomUUID()
    await send({ idempotencyKey, visit })
    expect((await send({ idempotencyKey, visit: { first: google, last: google } })).status).toBe(
      200,
    )
    expect(await storedSources()).toHaveLength(1)
  })

  test('shows its sources in the timeline and on the page of its contact', async () => {
    await send({ visit: { first: google, last: google } })
    await send({ message: 'And another thing.', visit })
    const { rows } = await site.pool.query('select id from contacts')
    const id = rows[0]?.id
    const { result: timeline } = await staff.query<TimelinePage>('contacts.timeline', { id })
    expect(timeline.rows.map((entry) => 'sources' in entry && entry.sources)).toMatchObject([
      { first: { name: 'Google' }, last: { channel: 'email' } },
      { first: { name: 'Google' }, last: { name: 'Google' } },
    ])
    const { result } = await staff.query<LeadSources>('sources.ofContact', { id })
    expect(result).toMatchObject({ first: { name: 'Google' }, last: { channel: 'email' } })
    expect((await callerOf(site).query('sources.ofContact', { id })).status).toBe(401)
  })
})

test('a concept’s brief keeps its sources too', async () => {
  const { status } = await callerOf(site).mutate('generations.start', {
    ...{ userName: 'Ana Silva', userEmail: message.email, companyName: 'Tidewater' },
    ...{ employeeCount: '1-10', businessType: 'B2C', industry: 'Health' },
    ...{ mainGoal: 'Tidewater treats sore backs in Brunswick.', overallVibe: 'Modern' },
    ...{ keyVisualElements: '', colorFeel: 'sea green', showInGallery: false, phone: '', visit },
  })
  expect(status).toBe(200)
  const [row] = await storedSources()
  expect(row).toMatchObject({ first: { name: 'Google' }, channel: 'email' })
  expect(row.payload).not.toHaveProperty('visit')
})

test('an event keeps the class of its device and nothing else of the browser', async () => {
  const secret = `/proposals/${'b'.repeat(32)}`
  await record({ kind: 'view', path: '/about', previous: secret, origin: ownEmail }, PHONE)
  const [event] = await site.db.selectFrom('siteEvents').selectAll().execute()
  expect(event).toMatchObject({
    ...{ device: 'phone', landing: '/concepts', previous: '/proposals', source: 'site-email' },
  })
  expect(JSON.stringify(event)).not.toMatch(/Android|Pixel|bbbb|aaaa/)
})

const report = async (period: ReportPeriod = 'month', group: SourceGroup = 'channel') =>
  (await staff.query<SourcesReport>('sources.report', { period, group })).result
const rowOf = ({ rows }: SourcesReport, key: string) => rows.find((row) => row.key === key)

describe('the report', () => {
  test('counts each step of a visit under its channel, and programs apart', async () => {
    const origin = google
    await record({ kind: 'view', path: google.landing, entry: true, origin })
    await record({ kind: 'view', path: '/contact', previous: google.landing, origin }, PHONE)
    await record({ kind: 'form_start', path: '/contact', form: 'contact', origin })
    await record({ kind: 'form_submit', path: '/contact', form: 'contact', origin })
    await record({ kind: 'pdf_open', path: '/ai-generator', origin })
    await record({ kind: 'view', path: secretConcept, entry: true, origin: ownEmail })
    await record({ kind: 'view', path: '/', entry: true }, 'GPTBot/1.2')
    await send({ visit: { first: google, last: google } })
    const found = await report()
    expect(rowOf(found, 'search')).toMatchObject({
      label: 'Search',
      figures: { visits: 1, started: 1, sent: 1, opened: 1, proposals: 0, acceptedCents: 0 },
      before: { visits: 0 },
    })
    expect(rowOf(found, 'email')).toMatchObject({ figures: { visits: 1, opened: 1, sent: 0 } })
    expect(found.total.figures).toMatchObject({ visits: 2, sent: 1 })
    expect(found.bots).toEqual({ count: 1, before: 0 })
    expect(found.entries).toEqual([
      { path: '/concepts', count: 1, before: 0 },
      { path: google.landing, count: 1, before: 0 },
    ])
    // The first page of the first visit was followed by another.
    expect(found.exits).toEqual([
      { path: '/concepts', count: 1, before: 0 },
      { path: '/contact', count: 1, before: 0 },
    ])
    expect(found.devices).toMatchObject([
      { device: 'phone', count: 0 },
      { device: 'tablet', count: 0 },
      { device: 'desktop', count: 2 },
    ])
    expect(rowOf(await report('month', 'source'), 'search/Google')?.label).toBe('Google')
    expect(rowOf(await report('month', 'campaign'), 'concept')?.figures.visits).toBe(1)
    const services = await report('month', 'service')
    expect(services.rows.map(({ label, figures }) => [label, figures.visits])).toEqual([
      ['Web Development', 1],
      ['Visits that began on another page', 1],
    ])
  })

  test('forms that staff entered do not count', async () => {
    await send({ visit })
    await site.pool.query('update submissions set by_staff = true')
    expect((await report()).total.figures.sent).toBe(0)
  })

  test('is for staff', async () => {
    for (const procedure of ['sources.report', 'sources.rows']) {
      expect((await callerOf(site).query(procedure, { figure: 'visits' })).status).toBe(401)
    }
    for (const format of ['csv', 'json']) {
      const response = await site.app.inject({ url: `/api/analytics/sources.${format}` })
      expect(response.statusCode).toBe(401)
    }
  })

  test('refuses days that are out of order, and more than three years', async () => {
    for (const period of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2020-01-01', to: '2026-03-01' },
      { from: '2026-02-30', to: '2026-03-01' },
    ]) {
      expect((await staff.query('sources.report', { period })).status).toBe(400)
    }
  })

  test('is exported as CSV and as JSON with the same figures', async () => {
    await record({ kind: 'view', path: '/', entry: true, origin: { campaign: '=cmd()' } })
    const get = async (format: string) =>
      site.app.inject({
        url: `/api/analytics/sources.${format}?group=campaign&period=week`,
        headers: { authorization: bearer },
      })
    const csv = await get('csv')
    expect(csv.headers['content-disposition']).toMatch(/sources-by-campaign-.*\.csv"$/)
    const [heading, row] = csv.body.split('\r\n')
    expect(heading).toContain('"Visits","Visits (period before)","Forms started"')
    // A spreadsheet must not run it.
    expect(row).toMatch(/^"'=cmd\(\)","1","0"/)
    const { rows } = (await get('json')).json()
    expect(rows).toMatchObject([{ key: '=cmd()', figures: { visits: 1 }, before: { visits: 0 } }])
  })

  test('an invented page or campaign does not fill the list', async () => {
    await site.pool.query(`
      insert into site_events (kind, path, entry, referrer, source, medium, campaign, bot)
      select 'view', '/invented-' || n, true, '', '', '', '', false from generate_series(1, 900) as n`)
    const found = await report('week', 'page')
    expect(found.rows.length).toBeLessThanOrEqual(50)
    expect(found.total.figures.visits).toBe(900)
    await rollUpDays(site.db, new Date(Date.now() + 3 * 86_400_000))
    const { rows } = await site.pool.query(
      "select count(*)::int as n from source_days where dimension = 'page'",
    )
    expect(rows[0].n).toBeLessThanOrEqual(201)
    expect((await report('week', 'page')).total.figures.visits).toBe(900)
  })
})

const secretConcept = `/concepts/${'c'.repeat(32)}`
const DAY_MS = 86_400_000

/** Stores events, forms and proposals at these times. */
interface Stored {
  at: Date
  kind: 'view' | 'form_start' | 'pdf_open' | 'lead' | 'proposal' | 'accepted' | 'bot'
  host: string
  campaign: string
  landing: string
  person: number
  cents: number
}

async function store(items: Stored[]): Promise<void> {
  await site.pool.query(`
    insert into contacts (email, name)
    select 'p' || n || '@tidewater.example', 'Person ' || n from generate_series(0, 3) as n
    on conflict do nothing`)
  for (const { at, kind, host, campaign, landing, person, cents } of items) {
    if (['view', 'form_start', 'pdf_open', 'bot'].includes(kind)) {
      await site.pool.query(
        `insert into site_events
           (kind, path, entry, referrer, source, medium, campaign, landing, previous, bot, created_at)
         values ($1, $2, $3, $4, '', '', $5, $2, '', $6, $7)`,
        [
          kind === 'bot' ? 'view' : kind,
          landing,
          cents % 2 === 0,
          host,
          campaign,
          kind === 'bot',
          at,
        ],
      )
    } else if (kind === 'lead') {
      const source = {
        ...{ channel: host === '' ? 'direct' : 'referral', name: host, medium: '', campaign },
        ...{ landing, referrer: host },
      }
      await site.pool.query(
        `insert into submissions
           (contact_id, kind, payload, request_id, created_at, first_source, last_source, by_staff)
         select id, 'message', '{}', 'test', $2, $3, $3, $4 from contacts
         where email = 'p' || $1 || '@tidewater.example'`,
        [person, at, JSON.stringify(source), cents % 10 === 9],
      )
    } else {
      const { rows } = await site.pool.query(
        `insert into proposals (reference, token, contact_id, state, title, draft, total_cents,
           sendings, snapshot, signer_name, decided_at, sent_at)
         select 'P-' || gen_random_uuid(), gen_random_uuid()::text, id, $2, 'A site', '{}', $3, 1, '{}',
           case when $2 = 'accepted' then 'Ana' end,
           case when $2 = 'accepted' then $4::timestamptz end, $4
         from contacts where email = 'p' || $1 || '@tidewater.example' returning id, contact_id`,
        [person, kind === 'accepted' ? 'accepted' : 'sent', cents, at],
      )
      const [proposal] = rows
      // It is sent a second time a day later, which counts no second time.
      for (const later of [0, 1]) {
        await site.pool.query(
          `insert into proposal_events (proposal_id, contact_id, kind, created_at)
           values ($1, $2, 'sent', $3)`,
          [proposal.id, proposal.contact_id, new Date(at.getTime() + later * DAY_MS)],
        )
      }
    }
  }
}

const START = Date.parse('2026-03-10T00:00:00Z')
const item = fc.record({
  at: fc.integer({ min: 0, max: 20 * DAY_MS - 1 }).map((ms) => new Date(START + ms)),
  kind: fc.constantFrom(
    ...(['view', 'view', 'form_start', 'pdf_open', 'lead', 'lead'] as const),
    ...(['proposal', 'accepted', 'bot'] as const),
  ),
  host: fc.constantFrom('', 'clutch.co', 'sortlist.com'),
  campaign: fc.constantFrom('', 'spring'),
  landing: fc.constantFrom('/', '/about', '/services/web-development', '/services/unknown'),
  person: fc.integer({ min: 0, max: 3 }),
  cents: fc.integer({ min: 0, max: 99 }),
})
const span: ReportPeriod = { from: '2026-03-18', to: '2026-03-25' }
const now = new Date('2026-03-31T00:00:00Z')

/** Every page of the rows that a figure counts. */
async function allRows(figure: CountedFigure, group: SourceGroup | 'device', key?: string) {
  const rows: CountedRow[] = []
  let page: CountedRows
  let cursor: string | undefined
  do {
    page = await listCountedRows(
      site.db,
      { period: span, group, figure, size: 25, ...(key !== undefined && { key }), cursor },
      now,
    )
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== undefined)
  return { rows, figure: page.figure, matching: page.matching }
}
const sumOf = (rows: CountedRow[], figure: CountedFigure) =>
  rows.reduce((sum, row) => {
    if (row.type === 'day') return sum + row.count
    return sum + (row.type === 'proposal' && figure === 'acceptedCents' ? row.totalCents : 1)
  }, 0)

async function expectFiguresToAgree(): Promise<void> {
  for (const group of sourceGroups) {
    const found = await getSourcesReport(site.db, { period: span, group }, now)
    for (const row of [...found.rows, { key: undefined, figures: found.total.figures }]) {
      for (const figure of funnelFigures) {
        const counted = await allRows(figure, group, row.key)
        expect(counted.figure, `${figure} of ${group} ${row.key}`).toBe(row.figures[figure])
        expect(sumOf(counted.rows, figure)).toBe(row.figures[figure])
        expect(counted.rows).toHaveLength(counted.matching)
      }
    }
    for (const { path, count } of found.exits) {
      expect(sumOf((await allRows('exits', 'page', path)).rows, 'exits')).toBe(count)
    }
    for (const { device, count } of found.devices) {
      expect(sumOf((await allRows('visits', 'device', device)).rows, 'visits')).toBe(count)
    }
    expect(sumOf((await allRows('bots', group)).rows, 'bots')).toBe(found.bots.count)
  }
}

describe('a figure', () => {
  test('agrees with the rows that it counts, rolled up or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: -1, max: 20 }),
        async (items, rolledUpTo) => {
          await emptyTables(
            site.pool,
            'site_events',
            'site_days',
            'source_days',
            'submission_days',
            'contacts',
            'proposals',
          )
          await store(items)
          if (rolledUpTo >= 0) {
            await rollUpDays(site.db, new Date(START + rolledUpTo * DAY_MS))
          }
          await expectFiguresToAgree()
        },
      ),
      { numRuns: 6, seed: 20_261_128 },
    )
  })

  const lead = { kind: 'lead', host: 'clutch.co', campaign: '', landing: '/', cents: 0 } as const

  test('falls when a contact is deleted, and still agrees', async () => {
    await store([
      { ...lead, at: new Date('2026-03-20T01:00:00Z'), person: 0 },
      { ...lead, at: new Date('2026-03-20T02:00:00Z'), person: 1 },
      { ...lead, at: new Date('2026-03-21T02:00:00Z'), person: 1 },
    ])
    await rollUpDays(site.db, now)
    const sent = async () =>
      (await getSourcesReport(site.db, { period: span, group: 'channel' }, now)).total.figures.sent
    expect(await sent()).toBe(3)
    const contact = await site.db
      .selectFrom('contacts')
      .select(['id', 'updatedAt'])
      .where('email', '=', 'p1@tidewater.example')
      .executeTakeFirstOrThrow()
    const deleted = await staff.mutate('contacts.forget', contact)
    expect(deleted.status).toBe(200)
    expect(await sent()).toBe(1)
    await expectFiguresToAgree()
  })

  test('a proposal belongs to the first form that its contact sent', async () => {
    await store([
      { ...lead, at: new Date('2026-03-01T01:00:00Z'), person: 0 },
      { ...lead, at: new Date('2026-03-19T01:00:00Z'), person: 0, host: '' },
      { ...lead, kind: 'accepted', at: new Date('2026-03-20T01:00:00Z'), person: 0, cents: 55 },
    ])
    const found = await getSourcesReport(site.db, { period: span, group: 'source' }, now)
    expect(rowOf(found, 'referral/clutch.co')?.figures).toMatchObject({
      ...{ sent: 0, proposals: 1, accepted: 1, acceptedCents: 55 },
    })
    expect(rowOf(found, 'direct/')?.figures).toMatchObject({ sent: 1, proposals: 0 })
  })
})

describe('the roll-up', () => {
  const view: Stored = {
    ...{ kind: 'view', host: 'clutch.co', campaign: 'spring', landing: '/about' },
    ...{ at: new Date('2026-03-20T01:00:00Z'), person: 0, cents: 0 },
  }
  const stored = async () =>
    (await site.pool.query('select * from source_days order by dimension, day, name')).rows

  test('done twice, or twice at once, counts once', async () => {
    await store([view, { ...view, kind: 'lead' }])
    await Promise.all([rollUpDays(site.db, now), rollUpDays(site.db, now)])
    const once = await stored()
    await rollUpDays(site.db, now)
    expect(await stored()).toEqual(once)
    expect(once.find(({ dimension }) => dimension === 'campaign')).toMatchObject({
      ...{ name: 'spring', visits: 1, sent: 1 },
    })
  })

  test('keeps the report when the events are deleted, and none are deleted before', async () => {
    await updateSettings(site.db, {
      change: {
        retention: { styleResultDays: 30, shareLinkDays: 30, eventDays: 7, auditDays: 400 },
      },
      updatedAt: null,
    })
    await store([view])
    const countEvents = async () => (await site.pool.query('select id from site_events')).rowCount
    const read = () => getSourcesReport(site.db, { period: span, group: 'page' }, now)
    const before = await read()
    await rollUpDays(site.db, now)
    // As an earlier release leaves it.
    await site.pool.query('update site_days set sources_counted = false')
    await deleteExpired(site.deps, now)
    expect(await countEvents()).toBe(1)
    await rollUpDays(site.db, now)
    await deleteExpired(site.deps, now)
    expect(await countEvents()).toBe(0)
    expect(await read()).toEqual(before)
    expect(before.total.figures.visits).toBe(1)
  })

  test('compares with the same number of days before', async () => {
    await store([view, { ...view, at: new Date('2026-03-12T01:00:00Z') }])
    const { days, total } = await getSourcesReport(
      site.db,
      { period: { from: '2026-03-19', to: '2026-03-25' }, group: 'channel' },
      now,
    )
    expect(days).toBe(7)
    expect([total.figures.visits, total.before.visits]).toEqual([1, 1])
  })
})
