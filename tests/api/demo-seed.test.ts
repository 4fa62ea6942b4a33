import { rollUpDays } from '@agency/api/features/analytics/day-service'
import type { AnalyticsReport } from '@agency/contract/analytics'
import { type ContactPage, contactStatuses, type TimelinePage } from '@agency/contract/contact'
import type { ActivityEntry } from '@agency/contract/dashboard'
import type { NotificationPage } from '@agency/contract/notification'
import type { EstimatePage } from '@agency/contract/stored-estimate'
import { seedDemo } from '@agency/demo/seed-demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { sampleDesign, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
const seed = () =>
  seedDemo(
    {
      db: site.db,
      storage: site.deps.storage,
      // The pictures are tested elsewhere: this tests the data that goes with them.
      renderSampleImages: async () => ({
        ...{ concept: sampleDesign, alt: 'A page', width: 1440, height: 900 },
        files: { '': Buffer.from('a'), '-top': Buffer.from('b') },
      }),
      writeEstimateDocument: async () => sampleEstimateDocument,
    },
    () => {},
  )
beforeAll(async () => {
  site = await openTestApp()
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  // As on a site that ran before it was filled.
  await rollUpDays(site.db)
  expect(await seed()).toBe(true)
})
afterAll(() => site.close())

const contacts = async () => {
  const { result } = await staff.query<ContactPage>('contacts.list', { size: 100 })
  return result.rows
}

test('contacts have every status, notes, follow-ups and undeliverable addresses', async () => {
  const rows = await contacts()
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(new Set(rows.map(({ contactStatus }) => contactStatus))).toEqual(new Set(contactStatuses))
  expect(rows.every(({ email }) => email.endsWith('.example'))).toBe(true)
  expect(rows.some(({ nextFollowUp }) => nextFollowUp !== null)).toBe(true)
  expect(rows.some(({ notes }) => notes !== '')).toBe(true)
  for (const { id, totalSubmissions, firstSeen, lastActivity } of rows) {
    const { rows: entries } = (
      await staff.query<TimelinePage>('contacts.timeline', { id, size: 100 })
    ).result
    const submissionEntries = entries.filter(({ type }) => type !== 'change')
    expect(submissionEntries).toHaveLength(totalSubmissions)
    expect(submissionEntries.at(0)?.time).toBe(lastActivity)
    expect(submissionEntries.at(-1)?.time).toBe(firstSeen)
  }
})

test('submissions are of every kind, span a year, and partly appear in the gallery', async () => {
  const { rows } = await site.pool.query(`
    select kind, count(*), min(created_at) as first, max(created_at) as last,
      count(*) filter (where request_id = 'demo') as marked
    from submissions group by kind`)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['concept', 'message', 'quote'])
  for (const { count, marked } of rows) expect(marked).toBe(count)
  const age = (moment: Date) => (Date.now() - moment.getTime()) / 86_400_000
  expect(Math.max(...rows.map(({ first }) => age(first)))).toBeGreaterThan(330)
  expect(Math.min(...rows.map(({ last }) => age(last)))).toBeLessThan(1)
  const linkedConcepts = await site.pool.query(
    `select 1 from concepts join generations on generations.id = generation_id
     join submissions on submissions.id = submission_id
     where concepts.contact_id = submissions.contact_id`,
  )
  expect(linkedConcepts.rowCount).toBeGreaterThanOrEqual(12)
  const estimates = (await staff.query<EstimatePage>('estimates.list', { size: 100 })).result.rows
  expect(estimates.length).toBeGreaterThanOrEqual(4)
  for (const { pdfUrl } of estimates) {
    expect((await site.app.inject(pdfUrl)).statusCode).toBe(200)
  }
})

test('leads use the industries of the sample data', async () => {
  const { rows } = await site.pool.query('select distinct industry from submissions')
  expect(rows.map(({ industry }) => industry)).toEqual(
    expect.arrayContaining([
      ...['Technology', 'Healthcare', 'Finance', 'Education', 'Retail'],
      ...['Real Estate', 'Food & Beverage'],
    ]),
  )
})

test('a fresh demo has exactly two unread notifications, the newest ones', async () => {
  expect((await staff.query('notifications.unread')).result).toEqual({ unread: 2 })
  const { rows } = (await staff.query<NotificationPage>('notifications.list', { size: 100 })).result
  expect(rows.map(({ read }) => read)).toEqual([false, false, ...Array(rows.length - 2).fill(true)])
})

test('pictures of a hidden project have names that cannot be guessed', async () => {
  const { rows } = await site.pool.query<{ slug: string; active: boolean; files: string[] }>(
    'select slug, active, array[cover_image, image2, image3, client_logo] as files from projects',
  )
  expect(new Set(rows.map(({ active }) => active))).toEqual(new Set([true, false]))
  const hidden = rows.filter(({ active }) => !active)
  const files = hidden.flatMap((project) => project.files)
  for (const file of files) expect(file).toMatch(/^[0-9a-f]{32}(-2|-3|-logo)?\.webp$/)
  expect(new Set(files.map((file) => file.slice(0, 32))).size).toBe(hidden.length)
  const cover = async (file: string) =>
    (await site.app.inject(`/uploads/projects/${file}`)).statusCode
  for (const { slug, active, files } of rows) {
    expect([slug, await cover(`${slug}.webp`)]).toEqual([slug, active ? 200 : 404])
    expect(await cover(String(files[0]))).toBe(200)
  }
})

test('the pictures of a published project are of its live demo, with alternative texts', async () => {
  const { rows } = await site.pool.query<{ slug: string; alts: (string | null)[] }>(
    'select slug, array[cover_image_alt, image2_alt, image3_alt] as alts from projects where active',
  )
  expect(rows.length).toBeGreaterThanOrEqual(10)
  for (const { slug, alts } of rows) {
    expect([slug, new Set(alts.filter(Boolean)).size]).toEqual([slug, 3])
    for (const suffix of ['', '-2', '-3']) {
      const { rawPayload } = await site.app.inject(`/uploads/projects/${slug}${suffix}.webp`)
      expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
  }
})

test('a year of visits has a weekly rhythm, growth and some bots', async () => {
  const { rows } = await site.pool.query(`
    select count(*) as events, count(distinct (created_at at time zone 'Australia/Melbourne')::date)
        as days, count(*) filter (where bot) as bots,
      max(created_at) <= now() as past, count(distinct campaign) as campaigns
    from site_events`)
  expect(rows[0].events).toBeGreaterThan(12_000)
  expect(rows[0].days).toBeGreaterThanOrEqual(364)
  expect(rows[0].bots).toBeGreaterThan(0)
  expect(rows[0].past).toBe(true)
  expect(rows[0].campaigns).toBeGreaterThan(3)
  const { figures, points } = (
    await staff.query<AnalyticsReport>('analytics.report', { period: 'year' })
  ).result
  expect(figures.totalUsers).toBeGreaterThan(15)
  expect(figures.averageDailyUsers).toBeGreaterThan(10)
  expect(figures.conceptConversionRate).toBeGreaterThan(0)
  expect(points.at(-2)?.visits).toBeGreaterThan(1.5 * (points.at(1)?.visits ?? 0))
  const month = (await staff.query<AnalyticsReport>('analytics.report', { period: 'month' })).result
  expect(month.figures.userRetention).not.toBeNull()
  await rollUpDays(site.db)
  expect((await staff.query('analytics.report', { period: 'year' })).result).toMatchObject({
    figures,
    points,
  })
})

test('recent activity starts with submissions, not with the seed itself', async () => {
  const { result } = await staff.query<ActivityEntry[]>('activity.recent')
  expect(result.slice(0, 5).map(({ type }) => type)).not.toContain('project')
})

test('the demo is seeded only once', async () => {
  const before = await contacts()
  expect(await seed()).toBe(false)
  expect(await contacts()).toEqual(before)
})
