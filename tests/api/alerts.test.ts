import { checkAlerts } from '@agency/api/features/alerts/check-alerts-job'
import type { NotificationPage, UnreadCount } from '@agency/contract/notification'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let mira: ReturnType<typeof callerOf>
let olive: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  await createStaff(site, [
    { name: 'mira', role: 'viewer' },
    { name: 'olive', role: 'owner' },
  ])
  mira = callerOf(site, `Bearer ${await tokenOf(site, 'mira')}`)
  olive = callerOf(site, `Bearer ${await tokenOf(site, 'olive')}`)
})
afterAll(() => site.close())
beforeEach(async () => {
  await emptyTables(site.pool, 'contacts', 'mails', 'notifications', 'alerts')
  await site.pool.query('delete from graphile_worker._private_jobs')
  await site.pool.query('update staff set lead_alerts = true, failure_alerts = true')
})

const DAY_MS = 86_400_000
const LAST_LEAD = new Date('2026-11-02T03:00:00Z')
const daysAfter = (days: number) => new Date(LAST_LEAD.getTime() + days * DAY_MS)

let leads = 0
async function storeLead(daysAfterLast: number, { byStaff = false, contactId = 0 } = {}) {
  leads += 1
  const id =
    contactId ||
    (
      await site.db
        .insertInto('contacts')
        .values({ name: 'Odile', email: `odile${leads}@lantern.example` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await site.db
    .insertInto('submissions')
    .values({
      ...{ kind: 'message', contactId: id, payload: '{}', requestId: `lead-${leads}`, byStaff },
      createdAt: daysAfter(daysAfterLast),
    })
    .execute()
  return id
}
/** Five people a week for more than eight weeks, up to the last lead. */
async function storeUsualLeads(): Promise<void> {
  for (let day = 0; day >= -63; day -= 1.4) await storeLead(day)
}
const emails = () =>
  site.db
    .selectFrom('mails')
    .select(['id', 'subject', 'toAddress', 'bodyText'])
    .where('reportKind', '=', 'alert')
    .orderBy('id')
    .execute()
const notifications = async (caller: typeof mira) =>
  (await caller.query<NotificationPage>('notifications.list')).result.rows.map(
    ({ kind, subject, read }) => ({ kind, subject, read }),
  )
const unread = async (caller: typeof mira) =>
  (await caller.query<UnreadCount>('notifications.unread')).result.unread

describe('when leads stop', () => {
  test('everybody gets one email and one notification, until it is over', async () => {
    await storeUsualLeads()
    // 11 days are the limit at five people a week.
    await checkAlerts(site.deps, daysAfter(10.9))
    expect(await emails()).toEqual([])
    await Promise.all(Array.from({ length: 4 }, () => checkAlerts(site.deps, daysAfter(11.2))))
    await checkAlerts(site.deps, daysAfter(30))
    const sent = await emails()
    expect(sent.map(({ toAddress }) => toAddress)).toEqual([emailOf('mira'), emailOf('olive')])
    expect(sent[0]?.subject).toBe('No more leads from the website of Emberlane')
    const reason =
      'Nobody has sent a form for 11 days. In the 8 weeks before, 5 people a week did, so chance is an unlikely reason.'
    expect(sent[0]?.bodyText).toContain(reason)
    expect(sent[0]?.bodyText).toContain('/dashboard/settings/my-emails')
    expect(await notifications(mira)).toEqual([
      { kind: 'leads_stopped', subject: reason, read: false },
    ])
    const { result } = await olive.query<{ rows: object[] }>('emails.list')
    expect(result.rows[0]).toMatchObject({ kind: 'alert' })
    // Over: somebody sent a form. The next silence is another incident.
    await storeLead(31)
    await checkAlerts(site.deps, daysAfter(31.1))
    expect(await emails()).toHaveLength(2)
    for (let day = 31; day <= 95; day += 1.4) await storeLead(day)
    await checkAlerts(site.deps, daysAfter(120))
    expect(await emails()).toHaveLength(4)
  })

  test('nobody is alerted before eight weeks are known', async () => {
    for (let day = 0; day >= -54; day -= 1) await storeLead(day)
    await checkAlerts(site.deps, daysAfter(60))
    expect(await emails()).toEqual([])
  })

  test('nobody is alerted where leads are rare', async () => {
    for (const day of [0, -10, -20, -30, -40, -50, -55, -60]) await storeLead(day)
    await checkAlerts(site.deps, daysAfter(300))
    expect(await emails()).toEqual([])
  })

  test('a person counts once a day, and what staff enter does not count', async () => {
    await storeLead(-60)
    const contactId = await storeLead(0)
    for (let n = 0; n < 20; n += 1) {
      await storeLead(-n / 1_000, { contactId })
      await storeLead(-n, { byStaff: true })
    }
    await checkAlerts(site.deps, daysAfter(100))
    expect(await emails()).toEqual([])
    for (let day = -55; day < 0; day += 1.4) await storeLead(day)
    await storeLead(15, { byStaff: true })
    await checkAlerts(site.deps, daysAfter(20))
    expect(await emails()).toHaveLength(2)
  })
})

const NOW = new Date('2026-11-20T03:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

/** An email that could not be delivered, of this kind. */
async function failEmail(failedAt: Date, reportKind: string | null = null): Promise<void> {
  const { rows } = await site.pool.query(
    `insert into mails (kind, recipient, to_name, to_address, subject, message_id, request_id, report_kind)
     values ('message', 'owner', '', 'x@lantern.example', '', gen_random_uuid(), '', $1) returning id`,
    [reportKind],
  )
  await site.pool.query(`update mails set state = 'failed' where id = $1`, [rows[0].id])
  await site.pool.query(`update mails set failed_at = $2 where id = $1`, [rows[0].id, failedAt])
}
const failJob = (failedAt: Date) =>
  site.pool.query(
    `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts, updated_at)
     select id, 3, 3, $1 from graphile_worker._private_tasks limit 1`,
    [failedAt],
  )

describe('when failures rise', () => {
  test('everybody is alerted once until it is over, with what failed', async () => {
    await failEmail(minutesAgo(10))
    await failEmail(minutesAgo(20))
    await checkAlerts(site.deps, NOW)
    expect(await emails()).toEqual([])
    await failJob(minutesAgo(30))
    await checkAlerts(site.deps, NOW)
    await checkAlerts(site.deps, NOW)
    const reason =
      'In the last hour, 2 emails and 1 background job failed. In the four weeks before, 0 a day did.'
    const sent = await emails()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.subject).toBe('More failures than usual on the website of Emberlane')
    expect(sent[0]?.bodyText).toContain(reason)
    expect(await notifications(olive)).toEqual([
      { kind: 'failures_rose', subject: reason, read: false },
    ])
    // Over after a day without, and new when it begins again.
    const tomorrow = new Date(NOW.getTime() + 1.1 * DAY_MS)
    await checkAlerts(site.deps, tomorrow)
    for (let n = 0; n < 5; n += 1) await failEmail(new Date(tomorrow.getTime() - n * 60_000))
    await checkAlerts(site.deps, tomorrow)
    expect(await emails()).toHaveLength(4)
  })

  test('as many as usual are no alert', async () => {
    for (let day = 2; day <= 28; day += 1) {
      for (let n = 0; n < 10; n += 1) await failJob(minutesAgo(day * 1_440 + n))
    }
    for (let n = 0; n < 5; n += 1) await failJob(minutesAgo(n * 10))
    await checkAlerts(site.deps, NOW)
    expect(await emails()).toEqual([])
    for (let n = 0; n < 3; n += 1) await failJob(minutesAgo(n * 10))
    await checkAlerts(site.deps, NOW)
    expect(await emails()).toHaveLength(2)
  })

  test('an alert that cannot be delivered causes no other', async () => {
    for (let n = 0; n < 9; n += 1) await failEmail(minutesAgo(n), 'alert')
    await checkAlerts(site.deps, NOW)
    expect((await emails()).filter(({ subject }) => subject !== '')).toEqual([])
  })

  test('the time of an email’s failure is kept', async () => {
    await failEmail(NOW)
    const before = new Date()
    await site.pool.query(`update mails set state = 'queued'`)
    await site.pool.query(`update mails set state = 'failed'`)
    const { rows } = await site.pool.query('select failed_at from mails')
    expect(rows[0].failed_at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1_000)
  })
})

test('each kind is switched off by each person', async () => {
  await mira.mutate('emailPreferences.update', { leadAlerts: false })
  await olive.mutate('emailPreferences.update', { failureAlerts: false })
  await storeUsualLeads()
  for (let n = 0; n < 5; n += 1) await failJob(daysAfter(12))
  await checkAlerts(site.deps, daysAfter(12))
  expect(
    (await emails()).map(({ toAddress, subject }) => [toAddress, subject.slice(0, 7)]),
  ).toEqual([
    [emailOf('olive'), 'No more'],
    [emailOf('mira'), 'More fa'],
  ])
  expect(await unread(mira)).toBe(1)
  expect(await unread(olive)).toBe(1)
})
