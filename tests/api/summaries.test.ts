import { sendSummaries } from '@agency/api/features/summaries/send-summaries-job'
import type { EmailPreferences } from '@agency/contract/email-preferences'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
  await emptyTables(
    site.pool,
    ...['site_events', 'site_days', 'source_days', 'submission_days', 'contacts', 'goals'],
    ...['mails', 'summaries', 'email_texts'],
  )
  await site.pool.query(
    `update staff set deactivated_at = null, weekly_summary = true, monthly_summary = true,
       created_at = '2026-01-01'`,
  )
})

/** A quarter past eight on a Monday in Melbourne, in summer time. */
const MONDAY = new Date('2026-11-29T21:15:00Z')
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)

async function storeLead(time: string, { byStaff = false } = {}) {
  const { rows } = await site.pool.query(
    `insert into contacts (name, email) values ('Odile', gen_random_uuid() || '@lantern.example')
     returning id`,
  )
  await site.pool.query(
    `insert into submissions (kind, contact_id, payload, request_id, by_staff, created_at)
     values ('message', $1, '{}', gen_random_uuid()::text, $2, $3)`,
    [rows[0].id, byStaff, time],
  )
}
const storeView = (path: string, time: string) =>
  site.pool.query(
    `insert into site_events (kind, path, entry, referrer, source, medium, campaign, bot, created_at)
     values ('view', $1, true, '', '', '', '', false, $2)`,
    [path, time],
  )
const emails = () =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'toAddress', 'bodyText', 'bodyHtml'])
    .orderBy('id')
    .execute()

test('a week’s figures and changes go to everybody who can log in, in sentences', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  await storeLead('2026-11-28T03:00:00Z')
  await storeLead('2026-11-29T03:00:00Z', { byStaff: true })
  await storeLead('2026-11-17T03:00:00Z')
  // The first and the last minute of the week in Melbourne, and those before and after.
  for (const time of ['2026-11-22T13:00:00Z', '2026-11-29T12:59:00Z']) {
    await storeView('/contact', time)
  }
  for (const time of ['2026-11-22T12:59:00Z', '2026-11-29T13:00:00Z']) {
    await storeView('/contact', time)
  }
  const goal = { event: 'page_viewed', pageMatch: 'exact', path: '/contact', active: true }
  await olive.mutate('goals.create', { ...goal, name: 'Contact page' })
  await olive.mutate('goals.create', { ...goal, name: 'Not in the emails', active: false })
  await sendSummaries(site.deps, MONDAY)
  const sent = await emails()
  expect(sent.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
    [emailOf('mira'), 'Your week: 23 to 29 November 2026'],
    [emailOf('olive'), 'Your week: 23 to 29 November 2026'],
  ])
  const [email] = sent
  for (const sentence of [
    'Two leads came in, one more than the week before.',
    'Three people are waiting for an answer, the longest for 12 days.',
    'There were two visits to the website, one more than the week before.',
    'The goal “Contact page” was reached twice, one more than the week before.',
    'No estimates were made, as in the week before.',
  ]) {
    expect(email?.bodyText).toContain(sentence)
    expect(email?.bodyHtml).toContain(sentence)
  }
  expect(email?.bodyText).not.toContain('Not in the emails')
  expect(email?.bodyText).toMatch(/Stop this email, or choose others:\nhttps?:\S+\/my-emails\n/)
  const { result } = await olive.query<{ rows: object[] }>('emails.list')
  expect(result.rows[0]).toMatchObject({ kind: 'summary', contact: null })
})

test('is sent once, whatever processes try, and up to two days late', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  await sendSummaries(site.deps, later(-1))
  expect(await emails()).toEqual([])
  await Promise.all(Array.from({ length: 4 }, () => sendSummaries(site.deps, MONDAY)))
  await sendSummaries(site.deps, later(3))
  expect(await emails()).toHaveLength(2)
  const sentLater = async (hours: number) => {
    await emptyTables(site.pool, 'mails', 'summaries')
    await sendSummaries(site.deps, later(hours))
    return (await emails()).map(({ subject }) => subject)
  }
  const [week, month] = ['Your week: 23 to 29 November 2026', 'Your month: November 2026']
  // The month began on that Tuesday.
  expect(await sentLater(47)).toEqual([week, week, month, month])
  expect(await sentLater(72)).toEqual([month, month])
  expect(await sentLater(96)).toEqual([])
})

test('a process that dies in between leaves nothing behind, and the next one sends it', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  const blocker = new pg.Client({ connectionString: site.url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table mails in exclusive mode')
  const dying = sendSummaries(site.deps, MONDAY).catch((error: Error) => error)
  const killBlocked = () =>
    site.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(killBlocked).toMatchObject({ rowCount: 1 })
  expect(await dying).toBeInstanceOf(Error)
  await blocker.end()
  expect(await emails()).toEqual([])
  await sendSummaries(site.deps, later(1))
  expect(await emails()).toHaveLength(2)
})

test('a site on which nothing happened sends none', async () => {
  await sendSummaries(site.deps, MONDAY)
  expect(await emails()).toEqual([])
})

test('whoever joined after the week gets none of it, as on a site that was set up today', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  // A minute into Monday in Melbourne, and a minute before it.
  await site.pool.query(
    `update staff set created_at = case email when $1 then $2::timestamptz else $3 end`,
    [emailOf('olive'), '2026-11-29T13:01:00Z', '2026-11-29T12:59:00Z'],
  )
  await sendSummaries(site.deps, MONDAY)
  expect((await emails()).map(({ toAddress }) => toAddress)).toEqual([emailOf('mira')])
})

test('everybody chooses for themselves, and whoever is deactivated gets none', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  const { result } = await mira.query<EmailPreferences>('emailPreferences.get')
  expect(result).toEqual({
    ...{ weeklySummary: true, monthlySummary: true, leadAlerts: true, failureAlerts: true },
  })
  const changed = await mira.mutate('emailPreferences.update', { weeklySummary: false })
  expect(changed.result).toEqual({ ...result, weeklySummary: false })
  expect((await olive.query('emailPreferences.get')).result).toEqual(result)
  expect((await mira.mutate('emailPreferences.update', {})).status).toBe(400)
  await site.pool.query(`update staff set deactivated_at = now() where email like 'olive@%'`)
  await sendSummaries(site.deps, MONDAY)
  expect(await emails()).toEqual([])
  await sendSummaries(site.deps, later(24))
  expect((await emails()).map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
    [emailOf('mira'), 'Your month: November 2026'],
  ])
})

test('uses the text that staff changed', async () => {
  await storeLead('2026-11-24T03:00:00Z')
  await olive.mutate('emailTexts.save', {
    ...{ key: 'staff_weekly_summary', subject: '{{agency}}, {{period}}', heading: 'Good morning' },
    ...{ opening: 'Coffee first.', closing: 'Onwards.' },
  })
  await sendSummaries(site.deps, MONDAY)
  const [email] = await emails()
  expect(email?.subject).toBe('Emberlane, 23 to 29 November 2026')
  expect(email?.bodyText).toMatch(/^Good morning\n\nCoffee first\.\n\nOne lead came in/)
  expect(email?.bodyText).toContain('Onwards.\n\n-- \n')
})
