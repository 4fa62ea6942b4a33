import { countSubmissions, listSiteDays } from '@agency/api/features/analytics/day-queries'
import { rollUpDays } from '@agency/api/features/analytics/day-service'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { updateSettings } from '@agency/api/features/settings/settings-service'
import { melbourneDay } from '@agency/api/time/melbourne'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  // The schedule would roll up the real days between two steps of a test.
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())
beforeEach(() =>
  emptyTables(site.pool, 'site_events', 'site_days', 'submission_days', 'settings', 'contacts'),
)

interface Event {
  at: Date
  kind?: string
  entry?: boolean
  bot?: boolean
}
const view = (at: string, change: Partial<Event> = {}): Event => ({ at: new Date(at), ...change })

const record = (events: Event[]) =>
  site.pool.query(
    `insert into site_events (kind, path, entry, referrer, source, medium, campaign, bot, created_at)
     select kind, '/', entry, '', '', '', '', bot, at::timestamptz
     from jsonb_to_recordset($1::jsonb) as e(at text, kind text, entry boolean, bot boolean)`,
    [JSON.stringify(events.map((e) => ({ kind: 'view', entry: true, bot: false, ...e })))],
  )
/** Submits at these times, on behalf of one contact. */
const submit = async (entries: { at: Date; submission: string; industry: string }[]) => {
  await site.pool.query(`
    insert into contacts (email, name) values ('ana@tidewater.example', 'Ana')
    on conflict do nothing`)
  await site.pool.query(
    `insert into submissions (contact_id, kind, payload, request_id, created_at)
     select (select id from contacts), submission, jsonb_build_object('industry', industry), 'test',
       at::timestamptz
     from jsonb_to_recordset($1::jsonb) as e(at text, submission text, industry text)`,
    [JSON.stringify(entries)],
  )
}
const stored = async () =>
  (await site.pool.query('select day, visits, views from site_days order by day')).rows

test('a day follows Melbourne time and counts views by people only', async () => {
  await record([
    // The night when daylight saving began: 4 October 2026 has 23 hours in Melbourne.
    view('2026-10-03T13:59:59.999Z'),
    view('2026-10-03T14:00:00Z'),
    view('2026-10-04T12:59:59.999Z', { entry: false }),
    view('2026-10-04T13:00:00Z'),
    view('2026-10-04T03:00:00Z', { bot: true }),
    view('2026-10-04T03:00:00Z', { kind: 'form_start' }),
  ])
  const days = [
    { day: '2026-10-03', visits: 1, views: 1 },
    { day: '2026-10-04', visits: 1, views: 2 },
    { day: '2026-10-05', visits: 1, views: 1 },
  ]
  expect(await listSiteDays(site.db, { from: '2026-10-01', to: '2026-10-31' })).toEqual(days)
  await rollUpDays(site.db, new Date('2026-11-01T00:00:00Z'))
  expect((await stored()).filter(({ views }) => views > 0)).toEqual(days)
  expect(await listSiteDays(site.db, { from: '2026-10-01', to: '2026-10-31' })).toEqual(days)
  expect(await listSiteDays(site.db, { from: '2026-10-04', to: '2026-10-04' })).toEqual([days[1]])
})

test('a day is rolled up five minutes after its end, not before', async () => {
  await record([view('2026-07-10T12:00:00Z')])
  // The midnight after 10 July is 14:00 UTC.
  await rollUpDays(site.db, new Date('2026-07-10T14:04:59Z'))
  expect(await stored()).toEqual([])
  await rollUpDays(site.db, new Date('2026-07-10T14:05:00Z'))
  expect(await stored()).toEqual([{ day: '2026-07-10', visits: 1, views: 1 }])
})

test('rolling up twice, or twice at once, counts once', async () => {
  await record([view('2026-07-10T12:00:00Z'), view('2026-07-12T12:00:00Z')])
  const now = new Date('2026-07-20T00:00:00Z')
  await Promise.all([rollUpDays(site.db, now), rollUpDays(site.db, now)])
  await rollUpDays(site.db, now)
  const days = await stored()
  expect(days.map(({ views }) => views)).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
})

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-01T00:00:00Z')
const event = fc.record({
  at: fc.integer({ min: 0, max: 120 * DAY_MS - 1 }).map((ms) => new Date(START + ms)),
  kind: fc.constantFrom('view', 'view', 'view', 'form_start', 'form_submit', 'pdf_open'),
  entry: fc.boolean(),
  bot: fc.boolean(),
  submission: fc.constantFrom('message', 'concept', 'quote'),
  industry: fc.constantFrom('', 'Retail', 'Finance'),
})

test('daily totals match the events counted directly, however much is rolled up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 80 }),
      fc.array(fc.integer({ min: 0, max: 125 * DAY_MS }), { maxLength: 3 }),
      async (events, rollUps) => {
        await emptyTables(site.pool, 'site_events', 'site_days', 'submission_days', 'submissions')
        // Events arrive in order of time, and days are rolled up in between.
        const sortedEvents = [...events].sort((a, b) => a.at.getTime() - b.at.getTime())
        let recordedCount = 0
        for (const ms of [...rollUps].sort((a, b) => a - b)) {
          const now = new Date(START + ms)
          const firstLater = sortedEvents.findIndex(({ at }) => at > now)
          const end = firstLater === -1 ? sortedEvents.length : firstLater
          await record(sortedEvents.slice(recordedCount, end))
          await submit(sortedEvents.slice(recordedCount, end))
          recordedCount = Math.max(recordedCount, end)
          await rollUpDays(site.db, now)
        }
        await record(sortedEvents.slice(recordedCount))
        await submit(sortedEvents.slice(recordedCount))
        const span = { from: '2026-02-01', to: '2026-08-01' }
        const days = await listSiteDays(site.db, span)
        const humanViews = events.filter(({ kind, bot }) => kind === 'view' && !bot)
        const sum = (field: 'visits' | 'views') =>
          days.reduce((total, day) => total + day[field], 0)
        expect(sum('views')).toBe(humanViews.length)
        expect(sum('visits')).toBe(humanViews.filter(({ entry }) => entry).length)
        const { byDay, byIndustry } = await countSubmissions(site.db, span)
        const names = (rows: { name: string; count: number }[]) =>
          rows.flatMap(({ name, count }) => Array<string>(count).fill(name)).sort()
        expect(names(byDay.map((row) => ({ ...row, name: `${row.day} ${row.kind}` })))).toEqual(
          events.map(({ at, submission }) => `${melbourneDay(at)} ${submission}`).sort(),
        )
        expect(names(byIndustry.map((row) => ({ ...row, name: row.industry })))).toEqual(
          events.map(({ industry }) => industry).sort(),
        )
      },
    ),
    { numRuns: 40, seed: 20_261_121 },
  )
})

test('events are deleted after the configured number of days, and their counts stay', async () => {
  const now = new Date('2026-07-20T00:00:00Z')
  await record([view('2026-07-01T12:00:00Z'), view('2026-07-12T12:00:00Z')])
  await updateSettings(site.db, {
    change: {
      retention: { styleResultDays: 30, shareLinkDays: 30, eventDays: 10, auditDays: 400 },
    },
    updatedAt: null,
  })
  const countEvents = async () => (await site.pool.query('select id from site_events')).rowCount
  // Nothing is deleted before it is counted.
  await deleteExpired(site.deps, now)
  expect(await countEvents()).toBe(2)
  await rollUpDays(site.db, now)
  const before = await listSiteDays(site.db, { from: '2026-07-01', to: '2026-07-31' })
  await deleteExpired(site.deps, now)
  expect(await countEvents()).toBe(1)
  expect(await listSiteDays(site.db, { from: '2026-07-01', to: '2026-07-31' })).toEqual(before)
})
