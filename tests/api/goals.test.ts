import { deleteExpiredEvents, rollUpDays } from '@agency/api/features/analytics/day-service'
import { countGoalDays } from '@agency/api/features/goals/goal-day-service'
import {
  getGoalsReport,
  listCountedGoalRows,
} from '@agency/api/features/goals/goals-report-service'
import { addDays, melbourneDay, startOfMelbourneDay } from '@agency/api/time/melbourne'
import {
  type DeletedGoal,
  type GoalEvent,
  type GoalFields,
  type GoalsReport,
  goalEvents,
  hasPage,
  MAX_GOALS,
} from '@agency/contract/goal'
import type { CountedRow, CountedRows, ReportPeriod } from '@agency/contract/sources-report'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpAfter } from '../support/deletions.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { createStaff, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ ...sharedDocuments, runsScheduledJobs: false })
  await createStaff(site, [{ name: 'edda', role: 'editor' }])
})
afterAll(() => site.close())
beforeEach(async () => {
  // Of another session, since a test of expired data ends it.
  bearer = `Bearer ${await tokenOf(site, 'edda')}`
  staff = callerOf(site, bearer)
  await emptyTables(
    site.pool,
    ...['site_events', 'site_days', 'source_days', 'submission_days', 'contacts', 'proposals'],
    'goals',
  )
})

const today = melbourneDay(new Date())
/** Noon of a day that long ago, in Melbourne. */
const noon = (daysAgo: number) =>
  new Date(startOfMelbourneDay(addDays(today, -daysAgo)).getTime() + 12 * 3_600_000)

const storeEvents = (events: { path: string; daysAgo?: number; kind?: string; bot?: boolean }[]) =>
  site.db
    .insertInto('siteEvents')
    .values(
      events.map(({ path, daysAgo = 0, kind = 'view', bot = false }) => ({
        ...{ path, kind, bot, entry: kind === 'view', createdAt: noon(daysAgo) },
        ...{ referrer: '', source: '', medium: '', campaign: '' },
      })),
    )
    .execute()

let people = 0
async function storeForm(kind: string, { daysAgo = 0, byStaff = false } = {}) {
  people += 1
  const { id: contactId } = await site.db
    .insertInto('contacts')
    .values({ name: `Person ${people}`, email: `person${people}@lantern.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('submissions')
    .values({
      ...{ kind, contactId, byStaff, createdAt: noon(daysAgo), payload: '{}' },
      requestId: `request-${people}`,
    })
    .execute()
  return contactId
}

const contactPage: GoalFields = {
  ...{ name: 'Contact page', event: 'page_viewed', pageMatch: 'exact', path: '/contact' },
  active: true,
}
const add = (goal: Partial<GoalFields> = {}) =>
  staff.mutate('goals.create', { ...contactPage, ...goal })
const report = async (period: ReportPeriod = 'month') =>
  (await staff.query<GoalsReport>('goals.report', { period })).result
const counts = async (period?: ReportPeriod) =>
  (await report(period)).goals.map(({ name, count, before }) => [name, count, before])
const onlyGoal = async () => {
  const [goal] = (await report()).goals
  if (!goal) throw new Error('There is no goal.')
  return goal
}

describe('a goal', () => {
  test('counts views of its page by people, with the period before and the visits', async () => {
    await storeEvents([
      ...[{ path: '/contact' }, { path: '/contact', daysAgo: 29 }, { path: '/contact/x' }],
      ...[{ path: '/contact', daysAgo: 30 }, { path: '/about' }],
      ...[
        { path: '/contact', bot: true },
        { path: '/contact', kind: 'form_start' },
      ],
    ])
    expect((await add()).status).toBe(200)
    expect(await counts()).toEqual([['Contact page', 2, 1]])
    const { visits, days, goals } = await report()
    expect({ visits, days }).toEqual({ visits: { count: 4, before: 1 }, days: 30 })
    expect(goals[0]?.countedFrom).toBe(addDays(today, -30))
    const from = addDays(today, -30)
    expect(await counts({ from, to: from })).toEqual([['Contact page', 1, 0]])
  })

  test('counts a page and all below it, and not a page that begins alike', async () => {
    await storeEvents([
      ...['/services', '/services/film', '/services/film/x', '/services-old', '/'].map((path) => ({
        path,
      })),
    ])
    await add({ pageMatch: 'below', path: '/services' })
    await add({ name: 'Every page', pageMatch: 'below', path: '/' })
    expect(await counts()).toEqual([
      ['Contact page', 3, 0],
      ['Every page', 5, 0],
    ])
  })

  test('counts each kind of event', async () => {
    await storeEvents([
      { path: '/contact', kind: 'form_start' },
      { path: '/ai-generator', kind: 'form_start' },
      { path: '/ai-generator', kind: 'pdf_open' },
      ...[{ path: '/concepts' }, { path: '/concepts' }, { path: '/proposals' }],
    ])
    for (const kind of ['message', 'concept', 'concept', 'quote', 'quote', 'quote']) {
      await storeForm(kind)
    }
    await storeForm('message', { byStaff: true })
    const expected: Partial<Record<GoalEvent, number>> = {
      ...{ form_started: 2, form_sent: 6, message_sent: 1, brief_sent: 2, estimate_requested: 3 },
      ...{ pdf_opened: 1, concept_opened: 2, proposal_opened: 1 },
      ...{ proposal_sent: 0, proposal_accepted: 0 },
    }
    for (const event of Object.keys(expected)) {
      await add({ name: event, event: event as GoalEvent, pageMatch: 'any', path: '' })
    }
    await add({ name: 'of one page', event: 'form_started' })
    const found = Object.fromEntries((await counts()).map(([name, count]) => [name, count]))
    expect(found).toEqual({ ...expected, 'of one page': 1 })
  })

  test('takes a path as people enter it', async () => {
    for (const [entered, path] of [
      ['https://emberlane.example/contact?from=mail#form', '/contact'],
      ['contact/', '/contact'],
      ['/über uns', '/%C3%BCber%20uns'],
      // A secret is not stored, and not needed: events have none.
      [`/concepts/${'a'.repeat(32)}`, '/concepts'],
    ] as const) {
      await emptyTables(site.pool, 'goals')
      expect((await add({ path: entered })).status).toBe(200)
      expect((await onlyGoal()).path).toBe(path)
    }
    await emptyTables(site.pool, 'goals')
    await add({ event: 'form_sent' })
    expect(await onlyGoal()).toMatchObject({ pageMatch: 'any', path: '' })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ path: '' }, 'path'],
    [{ path: 'mailto:hello@emberlane.example' }, 'path'],
    [{ path: `/${'x'.repeat(200)}` }, 'path'],
    [{ pageMatch: 'any' }, 'pageMatch'],
    [{ event: 'everything' }, 'event'],
  ])('is refused with %j', async (change, field) => {
    const goal = { ...contactPage, ...change }
    const { status, issues } = await procedureErrorOf(site, 'goals.create', goal, bearer)
    expect({ status, path: issues[0]?.path }).toEqual({ status: 400, path: field })
  })

  test('is refused if there are too many, also by undoing a deletion', async () => {
    for (let n = 0; n < MAX_GOALS; n += 1) await add({ name: `Goal ${n}` })
    expect((await add()).status).toBe(409)
    const { id, updatedAt } = await onlyGoal()
    await staff.mutate('goals.delete', { id, updatedAt })
    expect((await add()).status).toBe(200)
    expect((await staff.mutate('goals.restore', { id })).status).toBe(409)
  })
})

describe('a change', () => {
  test('of the name keeps the counts, one of the page counts anew', async () => {
    await storeEvents([
      { path: '/contact', daysAgo: 3 },
      { path: '/about', daysAgo: 2 },
    ])
    await add()
    await rollUpDays(site.db)
    await site.db.deleteFrom('siteEvents').where('path', '=', '/contact').execute()
    const first = await onlyGoal()
    await staff.mutate('goals.update', { ...first, name: 'Contact', active: false })
    expect(await counts()).toEqual([['Contact', 1, 0]])
    const second = await onlyGoal()
    expect(second.active).toBe(false)
    await staff.mutate('goals.update', { ...second, path: '/about' })
    expect(await counts()).toEqual([['Contact', 1, 0]])
    expect((await onlyGoal()).countedFrom).toBe(addDays(today, -2))
    await staff.mutate('goals.update', { ...(await onlyGoal()), path: '/contact' })
    expect(await counts()).toEqual([['Contact', 0, 0]])
  })

  test('that starts from an older version is refused', async () => {
    await add()
    const goal = await onlyGoal()
    expect((await staff.mutate('goals.update', { ...goal, name: 'A' })).status).toBe(200)
    expect((await staff.mutate('goals.update', { ...goal, name: 'B' })).status).toBe(409)
    expect((await staff.mutate('goals.delete', goal)).status).toBe(409)
    expect((await onlyGoal()).name).toBe('A')
    expect((await staff.mutate('goals.update', { ...goal, id: 4711 })).status).toBe(404)
  })

  test('is in the audit log', async () => {
    await add()
    const { rows } = await site.pool.query(
      "select action, subject from audit_entries where kind = 'goal' order by id desc limit 1",
    )
    expect(rows).toEqual([{ action: 'created', subject: 'Contact page' }])
  })
})

describe('a deletion', () => {
  test('can be undone for a day, with counts of the time between', async () => {
    await storeEvents([{ path: '/contact', daysAgo: 2 }])
    await add()
    const goal = await onlyGoal()
    expect((await staff.mutate('goals.delete', goal)).status).toBe(200)
    expect(await counts()).toEqual([])
    expect((await staff.query('goals.rows', { id: goal.id })).status).toBe(404)
    expect((await staff.mutate('goals.delete', goal)).status).toBe(404)
    const deleted = async () => (await staff.query<DeletedGoal[]>('goals.deleted')).result
    const { id, name, event, pageMatch, path } = goal
    expect(await deleted()).toEqual([
      { id, name, event, pageMatch, path, deletedAt: expect.stringMatching(/Z$/) },
    ])
    await storeEvents([{ path: '/contact', daysAgo: 1 }])
    await rollUpDays(site.db)
    await cleanUpAfter(site, 'goals', 23)
    expect((await staff.mutate('goals.restore', { id: goal.id })).status).toBe(200)
    expect(await counts()).toEqual([['Contact page', 2, 0]])
    expect(await deleted()).toEqual([])
    expect((await staff.mutate('goals.restore', { id: goal.id })).status).toBe(404)
  })

  test('is final after that', async () => {
    await add()
    const goal = await onlyGoal()
    await staff.mutate('goals.delete', goal)
    await cleanUpAfter(site, 'goals', 25)
    expect(await site.db.selectFrom('goals').selectAll().execute()).toEqual([])
  })
})

describe('counts', () => {
  test('outlive the events, however often a day is rolled up and by however many', async () => {
    await storeEvents([
      { path: '/contact', daysAgo: 40 },
      { path: '/contact', daysAgo: 5 },
    ])
    await add()
    await Promise.all(Array.from({ length: 4 }, () => rollUpDays(site.db)))
    await rollUpDays(site.db)
    await deleteExpiredEvents(site.db, noon(10))
    expect(await site.db.selectFrom('siteEvents').selectAll().execute()).toHaveLength(1)
    expect(await counts('quarter')).toEqual([['Contact page', 2, 0]])
  })

  test('keep events that a goal is not counted from yet', async () => {
    await storeEvents([{ path: '/contact', daysAgo: 40 }])
    await add()
    await rollUpDays(site.db)
    await site.pool.query("update goals set counted_to = counted_to - interval '60 days'")
    await site.pool.query('delete from goal_days')
    await deleteExpiredEvents(site.db, noon(10))
    expect(await site.db.selectFrom('siteEvents').selectAll().execute()).toHaveLength(1)
    await site.db.transaction().execute(countGoalDays)
    await deleteExpiredEvents(site.db, noon(10))
    expect(await site.db.selectFrom('siteEvents').selectAll().execute()).toEqual([])
    expect(await counts('quarter')).toEqual([['Contact page', 1, 0]])
  })

  test('of a day are right whether or not another goal lags behind', async () => {
    await storeEvents([
      { path: '/contact', daysAgo: 3 },
      { path: '/about', daysAgo: 2 },
    ])
    await rollUpDays(site.db)
    await add()
    await add({ name: 'Read', path: '/about' })
    await site.pool.query(`update goals set counted_to = counted_to - 5 where name = 'Read'`)
    await site.pool.query('delete from goal_days where goal_id = 2')
    const both = [
      ['Contact page', 1, 0],
      ['Read', 1, 0],
    ]
    expect(await counts()).toEqual(both)
    await rollUpDays(site.db)
    expect(await counts()).toEqual(both)
  })

  test('of forms go away with the contact who sent them', async () => {
    const id = await storeForm('message', { daysAgo: 3 })
    await storeForm('quote', { daysAgo: 3 })
    await add({ name: 'All', event: 'form_sent' })
    await add({ name: 'Messages', event: 'message_sent' })
    await rollUpDays(site.db)
    expect(await counts()).toEqual([
      ['All', 2, 0],
      ['Messages', 1, 0],
    ])
    const { result } = await staff.query<{ updatedAt: string }>('contacts.get', { id })
    const { status } = await staff.mutate('contacts.forget', { id, updatedAt: result.updatedAt })
    expect(status).toBe(200)
    expect(await counts()).toEqual([
      ['All', 1, 0],
      ['Messages', 0, 0],
    ])
  })

  test('equal the rows that they open, whatever was rolled up', async () => {
    const event = fc.record({
      path: fc.constantFrom('/', '/contact', '/services', '/services/film', '/concepts'),
      kind: fc.constantFrom('view', 'form_start', 'pdf_open'),
      daysAgo: fc.integer({ min: 0, max: 16 }),
      bot: fc.boolean(),
    })
    const form = fc.record({
      kind: fc.constantFrom('message', 'concept', 'quote'),
      daysAgo: fc.integer({ min: 0, max: 16 }),
      byStaff: fc.boolean(),
    })
    const goal = fc.record({
      event: fc.constantFrom(...goalEvents),
      pageMatch: fc.constantFrom('any' as const, 'exact' as const, 'below' as const),
      path: fc.constantFrom('/', '/contact', '/services'),
    })
    const history = fc.record({
      events: fc.array(event, { minLength: 1, maxLength: 30 }),
      forms: fc.array(form, { maxLength: 5 }),
      goals: fc.array(goal, { minLength: 1, maxLength: 4 }),
      isCountedBefore: fc.boolean(),
      isCountedAfter: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(history, async ({ events, forms, goals, ...counted }) => {
        await emptyTables(
          site.pool,
          ...['site_events', 'site_days', 'source_days', 'submission_days', 'contacts', 'goals'],
        )
        await storeEvents(events)
        for (const each of forms) await storeForm(each.kind, each)
        if (counted.isCountedBefore) await rollUpDays(site.db)
        for (const [index, fields] of goals.entries()) {
          const pageMatch =
            fields.event === 'page_viewed' && fields.pageMatch === 'any'
              ? 'exact'
              : fields.pageMatch
          await add({ ...fields, pageMatch, name: `Goal ${index}` })
        }
        if (counted.isCountedAfter) await rollUpDays(site.db)
        const found = await getGoalsReport(site.db, { period: 'week' })
        for (const { id, count, before, name, event: counts_, path, pageMatch } of found.goals) {
          const rows = await allRows(id)
          expect([name, sumOf(rows)]).toEqual([name, count])
          if (!hasPage(counts_)) continue
          // Counted by hand, too.
          const kind = { page_viewed: 'view', form_started: 'form_start', pdf_opened: 'pdf_open' }[
            counts_ as 'page_viewed'
          ]
          const matching = events.filter(
            (each) =>
              !each.bot &&
              each.kind === kind &&
              (pageMatch === 'any' ||
                each.path === path ||
                (pageMatch === 'below' && each.path.startsWith(path === '/' ? '/' : `${path}/`))),
          )
          const within = (from: number, to: number) =>
            matching.filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to).length
          expect([name, count, before]).toEqual([name, within(0, 6), within(7, 13)])
        }
      }),
      { numRuns: 12 },
    )
  })
})

const sumOf = (rows: CountedRow[]) =>
  rows.reduce((sum, row) => sum + (row.type === 'day' ? row.count : 1), 0)
async function allRows(id: number): Promise<CountedRow[]> {
  const rows: CountedRow[] = []
  let cursor: string | undefined
  do {
    const page: CountedRows = await listCountedGoalRows(site.db, {
      ...{ id, period: 'week', size: 25 },
      ...(cursor && { cursor }),
    })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== undefined)
  return rows
}

test('proposals count when they are first sent and when they are accepted', async () => {
  await add({ name: 'Sent', event: 'proposal_sent' })
  await add({ name: 'Accepted', event: 'proposal_accepted' })
  const proposals = await openProposals(site)
  const { reference } = await proposals.createSent()
  await proposals.createAccepted()
  expect(await counts()).toEqual([
    ['Accepted', 1, 0],
    ['Sent', 2, 0],
  ])
  const sent = (await report()).goals.find(({ name }) => name === 'Sent')
  const { result } = await staff.query<CountedRows>('goals.rows', { id: sent?.id })
  expect(result).toMatchObject({ figure: 2, label: 'Sent' })
  expect(result.rows[1]).toMatchObject({ type: 'proposal', reference })
})
