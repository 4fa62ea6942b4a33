import { getReport } from '@agency/api/features/analytics/report-service'
import { type AnalyticsReport, figureDefinitions, figureNames } from '@agency/contract/analytics'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp()
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})
afterAll(() => site.close())
beforeEach(() =>
  emptyTables(site.pool, 'site_events', 'site_days', 'submission_days', 'contacts', 'projects'),
)

/** Noon on a Friday in Melbourne; the week began on Saturday the 14th. */
const NOW = new Date('2026-11-20T01:00:00Z')
const week = () => getReport(site.db, 'week', NOW)

/** Submissions by one person on these days, at noon in Melbourne. */
async function insertSubmissions(
  name: string,
  ...submissionRows: [day: string, kind: string, industry?: string][]
) {
  const { rows } = await site.pool.query(
    `insert into contacts (email, name) values ($1 || '@tidewater.example', $1)
     on conflict (lower(email)) do update set name = excluded.name returning id`,
    [name],
  )
  for (const [day, kind, industry] of submissionRows) {
    await site.pool.query(
      `insert into submissions (contact_id, kind, payload, request_id, created_at)
       values ($1, $2, jsonb_build_object('industry', $3::text), 'test', $4)`,
      [rows[0].id, kind, industry ?? null, `${day}T01:00:00Z`],
    )
  }
}

const visits = (day: string, count: number, bot = false) =>
  site.pool.query(
    `insert into site_events (kind, path, entry, referrer, source, medium, campaign, bot, created_at)
     select 'view', '/', n <= $2, '', '', '', '', $3, $1::timestamptz
     from generate_series(1, $2::int * 2) as n`,
    [`${day}T01:00:00Z`, count, bot],
  )

test('every figure is defined in a sentence', () => {
  for (const name of figureNames) expect(figureDefinitions[name]).toMatch(/^[A-Z].{20,}\.$/)
})

test('an empty site reports zeros, and no rates without a base', async () => {
  const nothing = {
    ...{ totalUsers: 0, totalConcepts: 0, totalProjects: 0, totalContacts: 0 },
    ...{
      conceptConversionRate: null,
      averageDailyUsers: 0,
      topIndustry: null,
      userRetention: null,
    },
  }
  const report = await week()
  expect(report).toMatchObject({ from: '2026-11-14', to: '2026-11-20' })
  expect(report.figures).toEqual(nothing)
  expect(report.before).toEqual(nothing)
  expect(report.industries).toEqual([])
})

test('counts people, their submissions and who converted after a concept', async () => {
  await insertSubmissions(
    'ana',
    ['2026-11-15', 'concept'],
    ['2026-11-16', 'message'],
    ['2026-11-17', 'quote'],
  )
  await insertSubmissions('ben', ['2026-11-16', 'message'], ['2026-11-17', 'concept'])
  await insertSubmissions('cleo', ['2026-11-20', 'concept'], ['2026-11-20', 'concept'])
  await insertSubmissions('dora', ['2026-11-10', 'concept'], ['2026-11-18', 'message'])
  const { figures, before, kinds } = await week()
  expect(figures).toMatchObject({ totalUsers: 4, totalContacts: 8 })
  // Of Ana, Ben and Cleo only Ana wrote after her brief; Dora's brief was in the previous week.
  expect(figures.conceptConversionRate).toBeCloseTo(1 / 3)
  expect(before).toMatchObject({ totalUsers: 1, totalContacts: 1, conceptConversionRate: 0 })
  expect(kinds).toEqual([
    { kind: 'message', count: 3, before: 0 },
    { kind: 'concept', count: 4, before: 1 },
    { kind: 'quote', count: 1, before: 0 },
  ])
})

test('retention is the share of the previous period’s people who came back', async () => {
  await insertSubmissions('ana', ['2026-11-10', 'message'], ['2026-11-15', 'message'])
  await insertSubmissions(
    'ben',
    ['2026-11-13', 'message'],
    ['2026-11-20', 'quote'],
    ['2026-11-20', 'quote'],
  )
  await insertSubmissions('cleo', ['2026-11-09', 'message'])
  await insertSubmissions('dora', ['2026-11-12', 'message'], ['2026-11-03', 'message'])
  await insertSubmissions('emil', ['2026-10-30', 'message'], ['2026-11-16', 'message'])
  const { figures, before } = await week()
  expect(figures.userRetention).toBe(2 / 4)
  // The previous period, 31 October to 6 November, had only Dora, and she came back.
  expect(before.userRetention).toBe(1)
})

test('days follow Melbourne time', async () => {
  const insertAt = (moment: string, name: string) =>
    site.pool.query(
      `with added as (insert into contacts (email, name) values ($1 || '@edge.example', $1) returning id)
       insert into submissions (contact_id, kind, payload, request_id, created_at)
       select id, 'message', '{}', 'test', $2::timestamptz from added`,
      [name, moment],
    )
  // Daylight saving time: 14 November begins at 13:00 UTC on the 13th.
  await insertAt('2026-11-13T12:59:59.999Z', 'before')
  await insertAt('2026-11-13T13:00:00Z', 'first')
  await insertAt('2026-11-20T12:59:59.999Z', 'last')
  await insertAt('2026-11-20T13:00:00Z', 'after')
  const { figures, before, points } = await week()
  expect(figures).toMatchObject({ totalUsers: 2, totalContacts: 2 })
  expect(before).toMatchObject({ totalUsers: 1, totalContacts: 1 })
  expect(points.map(({ submissions }) => submissions)).toEqual([1, 0, 0, 0, 0, 0, 1])
})

test('average daily visits exclude bots, and the chart has a point for every day', async () => {
  await visits('2026-11-14', 10)
  await visits('2026-11-20', 4)
  await visits('2026-11-20', 50, true)
  await visits('2026-11-12', 7)
  const { figures, before, points } = await week()
  expect(figures.averageDailyUsers).toBe(2)
  expect(before.averageDailyUsers).toBe(1)
  const noTraffic = { visits: 0, views: 0, submissions: 0 }
  expect(points).toEqual([
    { at: '2026-11-14', visits: 10, views: 20, submissions: 0 },
    ...['15', '16', '17', '18', '19'].map((day) => ({ at: `2026-11-${day}`, ...noTraffic })),
    { at: '2026-11-20', visits: 4, views: 8, submissions: 0 },
  ])
})

test('industries are grouped regardless of case; the rest form one slice', async () => {
  const submissionsByIndustry = [
    'Technology',
    'technology ',
    'Technology',
    'TECHNOLOGY',
    'Retail',
    'Retail',
    'Finance',
    'finance',
  ]
  await insertSubmissions(
    'ana',
    ...submissionsByIndustry.map((name): [string, string, string] => [
      '2026-11-15',
      'concept',
      name,
    ]),
  )
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
    await insertSubmissions('ben', ['2026-11-16', 'quote', name])
  await insertSubmissions('ben', ['2026-11-16', 'message'], ['2026-11-10', 'concept', 'Education'])
  const { figures, before, industries, otherIndustries } = await week()
  expect(figures.topIndustry).toBe('Technology')
  expect(before.topIndustry).toBe('Education')
  expect(industries).toEqual([
    { industry: 'Technology', count: 4 },
    { industry: 'Finance', count: 2 },
    { industry: 'Retail', count: 2 },
    ...['A', 'B', 'C', 'D'].map((industry) => ({ industry, count: 1 })),
  ])
  expect(otherIndustries).toBe(2)
})

test('counts concepts by creation date and active projects by publishing date', async () => {
  const common = {
    ...{ companyName: 'Kiln & Co', industry: 'Pottery', overallVibe: 'Bold', pageType: 'Home' },
    ...{ websiteFor: 'Pottery', designStyle: 'Bold', colorPalette: 'clay', imageUrl: '/a.webp' },
  }
  await site.db
    .insertInto('concepts')
    .values([
      { ...common, publicId: 'now', createdAt: '2026-11-15T00:00:00Z', active: false },
      { ...common, publicId: 'before', createdAt: '2026-11-08T00:00:00Z' },
      { ...common, publicId: 'long-ago', createdAt: '2026-01-08T00:00:00Z' },
    ])
    .execute()
  await site.db
    .insertInto('projects')
    .values([
      { title: 'First day', publishedDate: '2026-11-14' },
      { title: 'Last day', publishedDate: '2026-11-20' },
      { title: 'Hidden', publishedDate: '2026-11-20', active: false },
      { title: 'Tomorrow', publishedDate: '2026-11-21' },
      { title: 'Before', publishedDate: '2026-11-13' },
    ])
    .execute()
  const { figures, before } = await week()
  expect(figures).toMatchObject({ totalConcepts: 1, totalProjects: 2 })
  expect(before).toMatchObject({ totalConcepts: 1, totalProjects: 1 })
})

test.each([
  ['week', 7, '2026-11-14', '2026-11-14'],
  ['month', 30, '2026-10-22', '2026-10-22'],
  ['quarter', 90, '2026-08-23', '2026-08-23'],
  // 365 days span thirteen months.
  ['year', 13, '2025-11-21', '2025-11'],
] as const)('%s has %i points from %s on', async (period, count, from, first) => {
  const report = await getReport(site.db, period, NOW)
  expect(report.from).toBe(from)
  expect(report.points).toHaveLength(count)
  expect(report.points[0]?.at).toBe(first)
  expect(new Set(report.points.map(({ at }) => at)).size).toBe(count)
})

test('a month in the yearly report is the sum of its days', async () => {
  await visits('2026-10-01', 3)
  await visits('2026-10-31', 4)
  await insertSubmissions('ana', ['2026-10-05', 'message'], ['2026-10-06', 'message'])
  const { points } = await getReport(site.db, 'year', NOW)
  expect(points.find(({ at }) => at === '2026-10')).toEqual({
    ...{ at: '2026-10', visits: 7, views: 14, submissions: 2 },
  })
})

test('the same request gets the same response; an unknown period is refused', async () => {
  await insertSubmissions('ana', ['2026-11-15', 'concept', 'Retail'])
  const requestReport = (period?: string) =>
    staff.query<AnalyticsReport>('analytics.report', period && { period })
  const first = await requestReport('year')
  expect(first.status).toBe(200)
  expect(await requestReport('year')).toEqual(first)
  expect((await requestReport()).result.period).toBe('month')
  expect((await requestReport('decade')).status).toBe(400)
})
