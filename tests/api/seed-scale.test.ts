import { listSiteDays } from '@agency/api/features/analytics/day-queries'
import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import type { AnalyticsReport } from '@agency/contract/analytics'
import type { ContactPage, TimelinePage } from '@agency/contract/contact'
import type { DashboardSummary } from '@agency/contract/dashboard'
import type { EmailPage } from '@agency/contract/email'
import type { NotificationPage } from '@agency/contract/notification'
import type { ConceptPage } from '@agency/contract/staff-concept'
import type { EstimatePage } from '@agency/contract/stored-estimate'
import { seedScale } from '@agency/demo/scale/seed-scale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const COUNT = 300
const now = new Date()
const insertedCounts = new Map<string, number>()

let site: TestApp
let staff: ReturnType<typeof callerOf>
const seed = (app: TestApp, count = COUNT) =>
  seedScale(
    { ...app.deps, url: app.url },
    { count, now, onLoaded: (table, rows) => insertedCounts.set(table, rows) },
  )
beforeAll(async () => {
  // Whatever the clock has due would add emails and notifications to those counted here.
  site = await openTestApp({ runsScheduledJobs: false })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  await seed(site)
})
afterAll(() => site.close())

const queryOne = async (query: string) => (await site.pool.query(query)).rows[0]
const queryProcedure = async <Result>(name: string, input?: object) =>
  (await staff.query<Result>(name, input)).result

/** Every row of a list, page by page. */
async function readAll<Page extends { next?: string | undefined }, Row>(
  name: string,
  rowsOf: (page: Page) => Row[],
): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page: Page = await queryProcedure<Page>(name, {
      size: 100,
      ...(after && { after, cursor: after }),
    })
    rows.push(...rowsOf(page))
    after = page.next
  } while (after !== undefined)
  return rows
}

test('adds and reports the requested concepts and contacts, with ten events each', async () => {
  expect(Object.fromEntries(insertedCounts)).toMatchObject({
    ...{ contacts: COUNT, concepts: COUNT, site_events: 10 * COUNT },
    ...{ submissions: COUNT + 3 + 90 + 45, generations: COUNT + 3, estimates: COUNT + 45 },
    ...{ notifications: COUNT + 138, mails: 2 * (COUNT + 138) },
  })
  for (const [table, rows] of insertedCounts) {
    expect([table, await queryOne(`select count(*) as n from ${table}`)]).toEqual([
      table,
      { n: rows },
    ])
  }
  expect(await queryProcedure<DashboardSummary>('analytics.summary')).toMatchObject({
    ...{ users: COUNT, concepts: COUNT, submissions: COUNT + 138 },
  })
})

test('columns maintained by triggers match the rows', async () => {
  const mismatches = await queryOne(`
    select
      (select count(*) from contacts left join lateral (
        select count(*) filter (where kind = 'message') as messages,
          count(*) filter (where kind = 'concept') as concepts,
          count(*) filter (where kind = 'quote') as quotes,
          min(created_at) as first, max(created_at) as last
        from submissions where contact_id = contacts.id
      ) as sent on true
      where (message_count, concept_count, quote_count, first_seen, last_activity)
        is distinct from (sent.messages, sent.concepts, sent.quotes, first, last)) as contacts,
      (select count(*) from concepts join contacts on contacts.id = contact_id
      where concepts.search_text <> lower(concat_ws(E'\\n', company_name, concepts.industry, name, email)))
        as concepts,
      (select count(*) from submissions where kind <> 'message' and industry is null) as industries`)
  expect(mismatches).toEqual({ contacts: 0, concepts: 0, industries: 0 })
})

test('ids continue after the added rows, in chronological order', async () => {
  for (const table of [
    'contacts',
    'submissions',
    'concepts',
    'estimates',
    'mails',
    'site_events',
  ]) {
    const { next, newest, ordered } = await queryOne(`
      select nextval(pg_get_serial_sequence('${table}', 'id')) as next, max(id) as newest,
        bool_and(at >= before) is not false as ordered
      from (
        select id, at, lag(at, 1, at) over (order by id) as before
        from (select id, ${table === 'contacts' ? 'first_seen' : 'created_at'} as at from ${table})
      )`)
    expect({ table, next, ordered }).toEqual({ table, next: newest + 1, ordered: true })
  }
})

test('every list pages through all its rows, each once', async () => {
  const lists = {
    contacts: await readAll('contacts.list', (page: ContactPage) => page.rows),
    concepts: await readAll('concepts.page', (page: ConceptPage) => page.concepts),
    mails: await readAll('emails.list', (page: EmailPage) => page.rows),
    estimates: await readAll('estimates.list', (page: EstimatePage) => page.rows),
    notifications: await readAll('notifications.list', (page: NotificationPage) => page.rows),
  }
  for (const [table, rows] of Object.entries(lists)) {
    expect([table, new Set(rows.map(({ id }) => id)).size]).toEqual([
      table,
      insertedCounts.get(table),
    ])
    expect([table, rows.length]).toEqual([table, insertedCounts.get(table)])
  }
  const [busiest] = (
    await queryProcedure<ContactPage>('contacts.list', {
      sort: 'totalSubmissions',
      direction: 'desc',
    })
  ).rows
  const timeline = await queryProcedure<TimelinePage>('contacts.timeline', {
    id: busiest?.id,
    size: 100,
  })
  expect(timeline.rows.filter(({ type }) => type !== 'change')).toHaveLength(
    busiest?.totalSubmissions ?? -1,
  )
  expect((await queryProcedure<{ unread: number }>('notifications.unread')).unread).toBe(1)
})

test('the rolled-up statistics match the events', async () => {
  const today = melbourneDay(now)
  const span = { from: addDays(today, -364), to: today }
  expect((await queryOne('select max(day) as day from site_days')).day >= addDays(today, -2)).toBe(
    true,
  )
  const directCounts = await site.pool.query(`
    select (created_at at time zone 'Australia/Melbourne')::date as day,
      count(*) filter (where entry) as visits, count(*) as views
    from site_events where kind = 'view' and not bot
    group by 1 having (created_at at time zone 'Australia/Melbourne')::date >= '${span.from}'
    order by 1`)
  expect(await listSiteDays(site.db, span)).toEqual(directCounts.rows)
  const { figures, kinds } = await queryProcedure<AnalyticsReport>('analytics.report', {
    period: 'year',
  })
  const sinceCondition = `created_at >= '${span.from}'::timestamp at time zone 'Australia/Melbourne'`
  const direct = await queryOne(`
    select count(*) as sent, count(distinct contact_id) as people,
      count(*) filter (where kind = 'concept') as briefs from submissions where ${sinceCondition}`)
  expect(figures).toMatchObject({ totalContacts: direct.sent, totalUsers: direct.people })
  expect(kinds.find(({ kind }) => kind === 'concept')?.count).toBe(direct.briefs)
})

test('the added rows vary in status, kind and industry, and span two years', async () => {
  expect(
    await queryOne(`select count(distinct status) as statuses, count(distinct industry) > 10 as many,
      max(submission_count) > 4 as busy, now() - min(first_seen) > interval '500 days' as old
      from contacts join submissions on contact_id = contacts.id`),
  ).toEqual({ statuses: 5, many: true, busy: true, old: true })
})

test('fills a database only once, and never one in use', async () => {
  await expect(seed(site)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect((await queryOne('select count(*) as n from contacts')).n).toBe(COUNT)
  const usedSite = await openTestApp()
  await usedSite.pool.query(`
    with person as (insert into contacts (email, name) values ('a@b.example', 'A') returning id)
    insert into submissions (contact_id, kind, payload, request_id)
    select id, 'message', '{}', 'req' from person, generate_series(1, 101)`)
  await expect(seed(usedSite)).rejects.toThrow(/People sent 101 submissions/)
  expect((await usedSite.pool.query('select 1 from contacts')).rowCount).toBe(1)
  await usedSite.close()
})

test('the same count gives the same rows', async () => {
  const otherSite = await openTestApp()
  await seed(otherSite)
  const rows = (app: TestApp) =>
    app.pool.query(`select name, email, company, status, message_count, concept_count, first_seen
      from contacts order by email`)
  expect((await rows(otherSite)).rows).toEqual((await rows(site)).rows)
  await otherSite.close()
})
