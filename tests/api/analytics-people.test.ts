import { rollUpDays } from '@agency/api/features/analytics/day-service'
import { getReport } from '@agency/api/features/analytics/report-service'
import { analyticsPeriods } from '@agency/contract/analytics'
import { isFullRun } from '@agency/tools/test/test-size'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  // The schedule would roll up the real days between two steps of a test.
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())

const HOUR_MS = 3_600_000
/** 10:00 on a Friday in Melbourne. */
const NOW = new Date('2026-11-19T23:00:00Z')

interface Submission {
  person: number
  kind: string
  hoursAgo: number
}

const insertSubmissions = (submissions: Submission[]) =>
  site.pool.query(
    `with people as (
       insert into contacts (email, name)
       select distinct person || '@tidewater.example', 'Ana'
       from jsonb_to_recordset($1) as sent(person text)
       on conflict (lower(email)) do update set name = excluded.name returning id, email
     )
     insert into submissions (contact_id, kind, payload, request_id, created_at)
     select people.id, kind, '{}', 'test', $2::timestamptz - "hoursAgo" * interval '1 hour'
     from jsonb_to_recordset($1) as sent(person text, kind text, "hoursAgo" float8)
     join people on people.email = person || '@tidewater.example'`,
    [JSON.stringify(submissions), NOW],
  )

const reports = () => Promise.all(analyticsPeriods.map((period) => getReport(site.db, period, NOW)))

const submissionArbitrary = (from: number, to: number) =>
  fc.array(
    fc.record({
      person: fc.integer({ min: 1, max: 6 }),
      kind: fc.constantFrom('message', 'concept', 'quote'),
      hoursAgo: fc.integer({ min: from, max: to }),
    }),
    { maxLength: 25 },
  )

test('stored counts plus today’s submissions match a count of all submissions', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Until last night, over three weeks and over more than a year; then today.
      fc.tuple(
        submissionArbitrary(10, 500),
        submissionArbitrary(10, 12_000),
        submissionArbitrary(0, 9),
      ),
      async ([recent, older, today]) => {
        await emptyTables(
          site.pool,
          'contacts',
          'people_days',
          'site_days',
          'submission_days',
          'site_events',
        )
        await insertSubmissions([...recent, ...older])
        await rollUpDays(site.db, new Date(NOW.getTime() - HOUR_MS))
        await insertSubmissions(today)
        const storedDays = await site.pool.query('select days from people_days order by days')
        expect(storedDays.rows.map(({ days }) => days)).toEqual([7, 30, 90, 365])
        const stored = await reports()
        await emptyTables(site.pool, 'people_days')
        expect(stored).toEqual(await reports())
      },
    ),
    { numRuns: isFullRun ? 40 : 8, seed: 20_261_121 },
  )
})

test('stored counts are used, and deleted when their day is over', async () => {
  await emptyTables(site.pool, 'contacts', 'people_days')
  await insertSubmissions([{ person: 1, kind: 'message', hoursAgo: 30 }])
  await rollUpDays(site.db, NOW)
  await site.pool.query('update people_days set active = 41, active_before = 3, came_back = 2')
  const { figures } = await getReport(site.db, 'week', NOW)
  expect(figures).toMatchObject({ totalUsers: 41, userRetention: 2 / 3 })
  const tomorrow = new Date(NOW.getTime() + 24 * HOUR_MS)
  expect((await getReport(site.db, 'week', tomorrow)).figures.totalUsers).not.toBe(41)
  await rollUpDays(site.db, tomorrow)
  const { rows } = await site.pool.query('select distinct day from people_days')
  expect(rows).toEqual([{ day: '2026-11-21' }])
})
