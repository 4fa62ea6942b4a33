import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import { CALENDAR_PAST_DAYS, type CalendarFeed } from '@agency/contract/calendar-feed'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let mira: ReturnType<typeof callerOf>
let olive: ReturnType<typeof callerOf>
const ids = { mira: 0, olive: 0 }
beforeAll(async () => {
  site = await openTestApp()
  const people = await createStaff(site, [
    { name: 'mira', role: 'viewer' },
    { name: 'olive', role: 'owner' },
  ])
  for (const { id, email } of people) {
    if (email === emailOf('mira')) ids.mira = id
    else ids.olive = id
  }
  mira = callerOf(site, `Bearer ${await tokenOf(site, 'mira')}`)
  olive = callerOf(site, `Bearer ${await tokenOf(site, 'olive')}`)
})
afterAll(() => site.close())
beforeEach(() => emptyTables(site.pool, 'contacts', 'calendar_feeds'))

const renew = async (caller: typeof mira) =>
  (await caller.mutate<{ feed: CalendarFeed; url: string }>('calendarFeeds.renew')).result
const read = (url: string) => site.app.inject(new URL(url).pathname)
/** The lines of a calendar, unfolded (RFC 5545, 3.1). */
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n')
const summaries = async (url: string) =>
  linesOf((await read(url)).body).filter((line) => line.startsWith('SUMMARY:'))

const day = addDays(melbourneDay(new Date()), 3)
const plan = (name: string, values: object = {}) =>
  site.db
    .insertInto('contacts')
    .values({ name, email: `${name}@lantern.example`, nextFollowUp: day, ...values })
    .returning(['id', 'updatedAt'])
    .executeTakeFirstOrThrow()

test('has an all-day event for each follow-up, with an id that stays', async () => {
  const { id, updatedAt } = await plan('Odile', { company: 'Quandary' })
  const { url } = await renew(mira)
  const response = await read(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    'x-robots-tag': 'noindex',
  })
  const compact = (text: string) => text.replaceAll('-', '')
  const stamp = `${compact(updatedAt.toISOString()).replaceAll(':', '').slice(0, 15)}Z`
  const { hostname, origin } = new URL(url)
  const lines = linesOf(response.body)
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'],
      ...[`UID:follow-up-${id}@${hostname}`, `DTSTAMP:${stamp}`, 'TRANSP:TRANSPARENT'],
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      'SUMMARY:Follow up with Odile\\, Quandary',
      `URL;VALUE=URI:${origin}/dashboard/users/${id}`,
    ]),
  )
  // Calendars are synced to other services: no address is in them.
  expect(response.body).not.toContain('lantern.example')
  await site.db
    .updateTable('contacts')
    .set({ nextFollowUp: addDays(day, 5) })
    .execute()
  const moved = linesOf((await read(url)).body)
  expect(moved).toContain(`UID:follow-up-${id}@${hostname}`)
  expect(moved).toContain(`DTSTART;VALUE=DATE:${compact(addDays(day, 5))}`)
})

test('is folded and escaped, whatever somebody is called', async () => {
  const name = `Zoë \\ "Q"; a, b${' 🎨é'.repeat(20)}\r\nBEGIN:VEVENT\r\nSUMMARY:Injected`
  await plan('x', { name })
  const { body } = await read((await renew(mira)).url)
  for (const line of body.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\p{Cc}]/u)
    expect(line.isWellFormed()).toBe(true)
  }
  expect(body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
  const [summary] = linesOf(body).filter((line) => line.startsWith('SUMMARY:'))
  expect(summary).toContain('Zoë \\\\ "Q"\\; a\\, b 🎨é')
})

test('has one’s own follow-ups and those of nobody, that are planned or not long overdue', async () => {
  await plan('mine', { assigneeId: ids.mira })
  await plan('nobodys')
  await plan('others', { assigneeId: ids.olive })
  await plan('unplanned', { nextFollowUp: null })
  const today = melbourneDay(new Date())
  await plan('overdue', { nextFollowUp: addDays(today, -CALENDAR_PAST_DAYS) })
  await plan('forgotten', { nextFollowUp: addDays(today, -CALENDAR_PAST_DAYS - 1) })
  expect(await summaries((await renew(mira)).url)).toEqual([
    ...['SUMMARY:Follow up with overdue', 'SUMMARY:Follow up with mine'],
    'SUMMARY:Follow up with nobodys',
  ])
  expect(await summaries((await renew(olive)).url)).toContain('SUMMARY:Follow up with others')
})

test('is refused once its address was renewed or ended, and with one that never was', async () => {
  expect((await mira.query('calendarFeeds.get')).result).toBeNull()
  const first = await renew(mira)
  const second = await renew(mira)
  expect((await read(first.url)).statusCode).toBe(404)
  expect((await read(second.url)).statusCode).toBe(200)
  const { result } = await mira.query<CalendarFeed>('calendarFeeds.get')
  expect(result).toEqual({ createdAt: second.feed.createdAt, lastReadAt: expect.any(String) })
  // Ending one's own leaves that of others.
  const others = await renew(olive)
  await mira.mutate('calendarFeeds.end')
  expect((await read(second.url)).statusCode).toBe(404)
  expect((await read(others.url)).statusCode).toBe(200)
  for (const token of ['0'.repeat(64), 'x', '%00', '0'.repeat(500)]) {
    const response = await site.app.inject(`/calendar/${token}/follow-ups.ics`)
    expect([400, 404]).toContain(response.statusCode)
  }
})

test('is refused to somebody who is deactivated, and stays refused', async () => {
  const { url } = await renew(mira)
  const setDeactivated = (deactivatedAt: Date | null) =>
    site.db.updateTable('staff').set({ deactivatedAt }).where('id', '=', ids.mira).execute()
  await setDeactivated(new Date())
  expect((await read(url)).statusCode).toBe(404)
  await setDeactivated(null)
  expect((await read(url)).statusCode).toBe(404)
})

test('keeps its token in no table and no log', async () => {
  const { url } = await renew(mira)
  await read(url)
  const token = url.split('/').at(-2) ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  const { rows } = await site.pool.query('select to_jsonb(f)::text as row from calendar_feeds as f')
  expect(rows[0]?.row).not.toContain(token)
  const entries = await site.db.selectFrom('auditEntries').selectAll().execute()
  expect(entries.filter(({ kind }) => kind === 'calendar')).not.toEqual([])
  expect(JSON.stringify(entries)).not.toContain(token.slice(0, 12))
})

test('can be read so often only from one network', async () => {
  const strict = await openTestApp({ runsScheduledJobs: false, rateLimitFactor: 0.02 })
  try {
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const response = await strict.app.inject(`/calendar/${'0'.repeat(64)}/follow-ups.ics`)
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([404, 404, 429, 429])
  } finally {
    await strict.close()
  }
})
