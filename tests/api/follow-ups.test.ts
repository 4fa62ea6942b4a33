import { remindStaff } from '@agency/api/features/follow-ups/remind-staff-job'
import type { NotificationPage } from '@agency/contract/notification'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})
afterAll(() => site.close())
beforeEach(() => emptyTables(site.pool, 'contacts', 'mails', 'notifications', 'follow_up_digests'))

/** Half past seven in the morning in Melbourne, in summer time. */
const MORNING = new Date('2026-11-27T20:30:00Z')
const hoursLater = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000)

async function plan(name: string, nextFollowUp: string, company = '') {
  const { id } = await site.db
    .insertInto('contacts')
    .values({ name, company, email: `${name.toLowerCase()}@lantern.example`, nextFollowUp })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const notifications = async () => {
  const { result } = await staff.query<NotificationPage>('notifications.list')
  return result.rows.map(({ kind, name, contactId, read }) => ({ kind, name, contactId, read }))
}
const digests = () =>
  site.db
    .selectFrom('mails')
    .select(['id', 'subject', 'toAddress', 'bodyText', 'contactId'])
    .orderBy('id')
    .execute()

test('on its morning a follow-up is in the bell, and in one email to the agency', async () => {
  const odile = await plan('Odile', '2026-11-28', 'Lantern Books')
  const noor = await plan('Noor', '2026-11-28')
  await plan('Later', '2026-11-29')
  await remindStaff(site.deps, MORNING)
  expect(await notifications()).toEqual(
    expect.arrayContaining([
      { kind: 'follow_up', name: 'Odile', contactId: odile, read: false },
      { kind: 'follow_up', name: 'Noor', contactId: noor, read: false },
    ]),
  )
  expect(await notifications()).toHaveLength(2)
  const emails = await digests()
  expect(emails).toMatchObject([
    { subject: 'Follow up with 2 people today', toAddress: 'hello@emberlane.example' },
  ])
  expect(emails[0]?.bodyText).toContain('Due today: Odile, Lantern Books')
  expect(emails[0]?.bodyText).toContain(`/dashboard/users/${noor}`)
  expect(emails[0]?.bodyText).not.toContain('Later')
  const { result } = await staff.query<{ rows: object[] }>('emails.list')
  expect(result.rows).toMatchObject([{ kind: 'follow_ups', contact: null }])
})

test('the day begins at seven in Melbourne, in summer and in winter', async () => {
  await plan('Odile', '2026-11-28')
  await remindStaff(site.deps, new Date('2026-11-27T19:59:00Z'))
  expect(await digests()).toEqual([])
  await remindStaff(site.deps, new Date('2026-11-27T20:00:00Z'))
  expect(await digests()).toHaveLength(1)
  await plan('Noor', '2027-07-02')
  await remindStaff(site.deps, new Date('2027-07-01T20:59:00Z'))
  expect(await digests()).toHaveLength(1)
  await remindStaff(site.deps, new Date('2027-07-01T21:00:00Z'))
  expect(await digests()).toHaveLength(2)
})

test('later runs and processes of the same day repeat nothing', async () => {
  await plan('Odile', '2026-11-28')
  await Promise.all(Array.from({ length: 4 }, () => remindStaff(site.deps, MORNING)))
  await remindStaff(site.deps, hoursLater(5))
  expect(await notifications()).toHaveLength(1)
  expect(await digests()).toHaveLength(1)
  // Planned for today when its morning is over: whoever planned it knows.
  await plan('Noor', '2026-11-28')
  await remindStaff(site.deps, hoursLater(6))
  expect(await notifications()).toHaveLength(1)
})

test('a process that dies in between leaves nothing behind, and the next one does it', async () => {
  const id = await plan('Odile', '2026-11-28')
  const blocker = new pg.Client({ connectionString: site.url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('select from contacts where id = $1 for update', [id])
  const dying = remindStaff(site.deps, MORNING).catch((error: Error) => error)
  const killBlocked = () =>
    site.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(killBlocked).toMatchObject({ rowCount: 1 })
  expect(await dying).toBeInstanceOf(Error)
  await blocker.end()
  expect(await digests()).toEqual([])
  await remindStaff(site.deps, hoursLater(1))
  expect(await notifications()).toHaveLength(1)
  expect(await digests()).toHaveLength(1)
})

test('days on which the site was down are made up for, and overdue ones are listed', async () => {
  await remindStaff(site.deps, MORNING)
  await plan('Saturday', '2026-11-28')
  await plan('Sunday', '2026-11-29')
  await plan('Tuesday', '2026-12-01')
  await remindStaff(site.deps, hoursLater(72))
  expect((await notifications()).map(({ name }) => name).sort()).toEqual(['Sunday', 'Tuesday'])
  const [email] = await digests()
  expect(email?.subject).toBe('Follow up with 3 people today')
  expect(email?.bodyText).toContain('Due today: Tuesday')
  expect(email?.bodyText).toContain('Overdue since 29 November 2026: Sunday')
  expect(email?.bodyText).toContain('Overdue since 28 November 2026: Saturday')
})

test('a morning with only overdue follow-ups sends nothing', async () => {
  await plan('Odile', '2026-11-28')
  await remindStaff(site.deps, MORNING)
  await remindStaff(site.deps, hoursLater(24))
  expect(await digests()).toHaveLength(1)
  expect(await notifications()).toHaveLength(1)
})

test('the email names twenty people and counts the others', async () => {
  for (let number = 1; number <= 23; number += 1) await plan(`Person${number}`, '2026-11-28')
  await remindStaff(site.deps, MORNING)
  const [email] = await digests()
  expect(email?.bodyText?.match(/^Due today/gm)).toHaveLength(20)
  expect(email?.bodyText).toContain('Open the other 3 people')
  expect(email?.bodyText).toContain('/dashboard/users?due=true')
})

test('an email that names a person is deleted with them', async () => {
  const id = await plan('Odile', '2026-11-28')
  await plan('Noor', '2026-11-28')
  await remindStaff(site.deps, MORNING)
  const { result } = await staff.query<{ updatedAt: string }>('contacts.get', { id })
  const { status } = await staff.mutate('contacts.forget', { id, updatedAt: result.updatedAt })
  expect(status).toBe(200)
  expect(await digests()).toEqual([])
  expect((await notifications()).map(({ name }) => name)).toEqual(['Noor'])
  // It is not written again.
  await remindStaff(site.deps, hoursLater(1))
  expect(await digests()).toEqual([])
})
