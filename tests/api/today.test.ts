import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import type { ContactPage } from '@agency/contract/contact'
import type { EmailPage } from '@agency/contract/email'
import type { FailedJobPage } from '@agency/contract/failed-job'
import type { ProposalPage } from '@agency/contract/proposal-calls'
import type { Today } from '@agency/contract/today'
import { isFullRun } from '@agency/tools/test/test-size'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { waitUntilNoJobs } from '../support/contact-deletion-site.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { planOf, recordStatements } from '../support/query-plans.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ ...sharedDocuments, stages: quickStages, runsScheduledJobs: false })
  proposals = await openProposals(site)
  staff = proposals.staff
})
afterAll(() => site.close())

const getToday = async () => {
  const { status, result } = await staff.query<Today>('today.get')
  expect(status).toBe(200)
  return result
}
const waitingNames = async () => (await getToday()).waiting.rows.map(({ name }) => name)
const clear = () => emptyTables(site.pool, 'contacts', 'mails')

let senders = 0
/** A message by somebody new, or by the sender of an earlier one. */
async function sendMessage(name: string, email = `sender${senders++}@lantern.example`) {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name, email, subject: 'Opening hours', message: `Hello ${senders++}.` },
  })
  expect(response.statusCode).toBe(200)
  const { id } = await site.db
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email }
}
const change = async (id: number, values: object) => {
  const { status } = await staff.mutate('contacts.update', { id, change: values })
  expect(status).toBe(200)
}
const waitingSince = async (id: number) =>
  (await staff.query<{ waitingSince: string | null }>('contacts.get', { id })).result.waitingSince

test('is for staff only', async () => {
  for (const name of ['today.get', 'failedJobs.list']) {
    expect(await callerOf(site).query(name)).toMatchObject({ status: 401 })
  }
  expect(await callerOf(site).mutate('failedJobs.retry', { id: 1 })).toMatchObject({ status: 401 })
})

describe('a contact waits for an answer', () => {
  test('from their first message until staff set a status, and again after the next one', async () => {
    await clear()
    const { id, email } = await sendMessage('Odile')
    const { waiting } = await getToday()
    expect(waiting).toMatchObject({
      count: 1,
      rows: [{ id, name: 'Odile', kind: 'message', subject: 'Opening hours' }],
    })
    const first = await waitingSince(id)
    await sendMessage('Odile', email)
    expect(await waitingSince(id)).toBe(first)
    await change(id, { contactStatus: 'Contacted' })
    expect(await waitingNames()).toEqual([])
    await sendMessage('Odile', email)
    expect(await waitingNames()).toEqual(['Odile'])
    expect(Date.parse((await waitingSince(id)) ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
  })

  test('and notes or a planned follow-up are no answer', async () => {
    await clear()
    const { id } = await sendMessage('Odile')
    const { result } = await staff.query<{ updatedAt: string }>('contacts.get', { id })
    await change(id, { notes: 'Rang, no reply.', updatedAt: result.updatedAt })
    await change(id, { nextFollowUp: '2030-01-01' })
    expect(await waitingNames()).toEqual(['Odile'])
  })

  test('and the status they have, set again, records an answer once', async () => {
    await clear()
    const { id, email } = await sendMessage('Odile')
    await change(id, { contactStatus: 'Contacted' })
    await sendMessage('Odile', email)
    await change(id, { contactStatus: 'Contacted' })
    await change(id, { contactStatus: 'Contacted' })
    expect(await waitingSince(id)).toBeNull()
    const changes = await site.db
      .selectFrom('contactChanges')
      .select(['oldValue', 'newValue'])
      .where('contactId', '=', id)
      .orderBy('id')
      .execute()
    expect(changes).toEqual([
      { oldValue: 'New', newValue: 'Contacted' },
      { oldValue: 'Contacted', newValue: 'Contacted' },
    ])
  })

  test('again when staff set the status back to New, and New is no answer', async () => {
    await clear()
    const { id } = await sendMessage('Odile')
    const since = await waitingSince(id)
    await change(id, { contactStatus: 'New' })
    expect(await waitingSince(id)).toBe(since)
    await change(id, { contactStatus: 'Cold' })
    await change(id, { contactStatus: 'New' })
    expect(await waitingSince(id)).toBe(since)
    const changes = await site.db
      .selectFrom('contactChanges')
      .select('newValue')
      .where('contactId', '=', id)
      .execute()
    expect(changes.map(({ newValue }) => newValue)).toEqual(['Cold', 'New'])
  })

  test('until a proposal is sent, and again when they ask about it', async () => {
    await clear()
    const { id, contact, draftVersion } = await proposals.createDraft()
    expect(await waitingNames()).toEqual([contact.name])
    await staff.mutate('proposals.send', { id, draftVersion })
    expect(await waitingNames()).toEqual([])
    const { token } = await proposals.get(id)
    await proposals.client.mutate('proposals.ask', { token, question: 'With photos?' })
    expect((await getToday()).waiting.rows).toMatchObject([{ name: contact.name, kind: null }])
  })

  test('but not for an estimate or a concept that staff asked for', async () => {
    await clear()
    const payload = {
      ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example' },
      ...{ companyName: 'Saltbush', websiteDescription: 'People should order bread online.' },
    }
    const request = { method: 'POST', url: '/api/quotes/website', payload } as const
    const { authorization } = proposals
    await site.app.inject({ ...request, headers: { authorization } })
    expect(await staff.mutate('generations.start', validBrief)).toMatchObject({ status: 200 })
    expect(await waitingNames()).toEqual([])
    await callerOf(site).mutate('generations.start', { ...validBrief, mainGoal: 'Rye bread.' })
    expect(await waitingNames()).toEqual([validBrief.userName])
    // A made-up token does not hide a request.
    const headers = { authorization: `${authorization}x` }
    await site.app.inject({
      ...{ ...request, headers },
      payload: { ...payload, websiteDescription: 'People should also order cakes.' },
    })
    expect(await waitingNames()).toEqual([validBrief.userName, 'Mira Castellan'])
    await waitUntilNoJobs(site)
  })

  test('for as long as the stored events say, whatever their order', async () => {
    const step = fc.oneof(
      fc.record({ byStaff: fc.boolean() }),
      fc.record({ status: fc.constantFrom('Contacted', 'Responded', 'Converted', 'Cold') }),
    )
    let people = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { rows } = await site.pool.query(
          `insert into contacts (email, name) values ($1, 'Ana') returning id`,
          [`history${people++}@lantern.example`],
        )
        const contactId = rows[0].id
        let expected: Date | null = null
        for (const [index, event] of steps.entries()) {
          const createdAt = new Date(Date.UTC(2026, 0, 1 + index))
          if ('status' in event) {
            await site.db
              .insertInto('contactChanges')
              .values({
                ...{ contactId, createdAt, field: 'status', oldValue: 'New' },
                ...{ newValue: event.status, staffEmail: 'owner' },
              })
              .execute()
            expected = null
          } else {
            await site.db
              .insertInto('submissions')
              .values({
                ...{ contactId, createdAt, kind: 'message', payload: '{}', requestId: 'test' },
                byStaff: event.byStaff,
              })
              .execute()
            if (!event.byStaff) expected ??= createdAt
          }
          const stored = await site.pool.query('select waiting_since from contacts where id = $1', [
            contactId,
          ])
          expect(stored.rows[0].waiting_since).toEqual(expected)
        }
      }),
      { numRuns: isFullRun ? 60 : 12, seed: 20_261_128 },
    )
  })
})

test('the longest wait, the oldest follow-up and the first proposal to expire come first', async () => {
  await clear()
  const [first, second] = [await sendMessage('First'), await sendMessage('Second')]
  const today = melbourneDay(new Date())
  await change(first.id, { nextFollowUp: today })
  await change(second.id, { nextFollowUp: addDays(today, -3) })
  const later = await proposals.createSent()
  const sooner = await proposals.createSent()
  await proposals.expireIn(later.id, 6)
  await proposals.expireIn(sooner.id, 0)
  const result = await getToday()
  expect(result.waiting.rows.map(({ name }) => name)).toEqual(['First', 'Second'])
  expect(result.followUps.rows.map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(result.proposals.rows.map(({ id }) => id)).toEqual([sooner.id, later.id])
})

test('a proposal needs attention once it was opened or is about to expire, until it ends', async () => {
  await clear()
  const { id, token } = await proposals.createSent()
  const shown = async () => (await getToday()).proposals.rows
  await proposals.expireIn(id, 8)
  expect(await shown()).toEqual([])
  await proposals.expireIn(id, 7)
  expect(await shown()).toMatchObject([{ id, openedAt: null }])
  await proposals.expireIn(id, 30)
  await site.app.inject({
    ...{ method: 'POST', url: '/trpc/proposals.view', payload: { token } },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
  })
  expect(await shown()).toMatchObject([{ id, openedAt: expect.stringMatching(/^20/) }])
  await proposals.expireIn(id, -1)
  expect(await shown()).toEqual([])
  await proposals.expireIn(id, 30)
  await proposals.client.mutate('proposals.decline', {
    ...{ token, version: (await proposals.open(token)).version, reason: '' },
  })
  expect(await shown()).toEqual([])
})

test('a proposal waits for the follow-up that is planned, unless it ends before that', async () => {
  await clear()
  const { id, contact } = await proposals.createSent()
  const shown = async () => (await getToday()).proposals.count
  const planIn = (days: number) =>
    change(contact.id ?? 0, { nextFollowUp: addDays(melbourneDay(new Date()), days) })
  await proposals.expireIn(id, 5)
  await planIn(5)
  expect(await shown()).toBe(0)
  await planIn(6)
  expect(await shown()).toBe(1)
  await planIn(0)
  expect(await shown()).toBe(1)
})

const failEmails = (condition: string, age = '0 days') =>
  site.pool.query(
    `update mails set state = 'failed', sent_at = null, last_error = 'Mailbox full.',
       created_at = now() - $1::interval where ${condition}`,
    [age],
  )

test('an email that failed in the last 30 days waits until it is sent again', async () => {
  await clear()
  await sendMessage('Odile')
  await expect
    .poll(() => site.pool.query(`select from mails where state = 'queued'`))
    .toMatchObject({ rowCount: 0 })
  await failEmails(`recipient = 'owner'`)
  await failEmails(`recipient = 'visitor'`, '30 days')
  const { emails } = await getToday()
  expect(emails).toMatchObject({ count: 1, rows: [{ recipient: 'owner', state: 'failed' }] })
  await staff.mutate('emails.sendAgain', { id: emails.rows[0]?.id })
  expect((await getToday()).emails.count).toBe(0)
})

/** A job that failed at its last attempt. */
async function failJob(id = 'roll-up-days') {
  const { rows } = await site.pool.query(
    `select (graphile_worker.add_job($1, run_at => now() + interval '1 day')).id::int`,
    [id],
  )
  await site.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where id = $1`,
    [rows[0].id],
  )
  return rows[0].id as number
}

test('a job that failed for good waits until it is run again', async () => {
  const id = await failJob()
  const { jobs } = await getToday()
  expect(jobs).toMatchObject({ count: 1, rows: [{ id, task: 'roll-up-days' }] })
  expect(await staff.mutate('failedJobs.retry', { id })).toMatchObject({ status: 200 })
  await expect
    .poll(() => site.pool.query('select from graphile_worker.jobs where id = $1', [id]))
    .toMatchObject({ rowCount: 0 })
  expect((await getToday()).jobs.count).toBe(0)
  expect(await staff.mutate('failedJobs.retry', { id })).toMatchObject({ status: 409 })
})

test('a job that runs for the last time, or waits for its next attempt, has not failed', async () => {
  const [running, waiting] = [await failJob(), await failJob()]
  await site.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id = $1`,
    [running],
  )
  await site.pool.query('update graphile_worker._private_jobs set attempts = 1 where id = $1', [
    waiting,
  ])
  expect((await getToday()).jobs.rows).toEqual([])
  await site.pool.query('delete from graphile_worker._private_jobs where id in ($1, $2)', [
    running,
    waiting,
  ])
})

describe('with more of each than is shown', () => {
  const today = melbourneDay(new Date())

  /** Goes through a list and returns its ids. */
  async function readAll(procedure: string, input: object): Promise<number[]> {
    const ids: number[] = []
    let after: string | undefined
    do {
      const { result } = await staff.query<ContactPage | ProposalPage | EmailPage | FailedJobPage>(
        procedure,
        { ...input, ...(after && { after }) },
      )
      ids.push(...result.rows.map(({ id }) => id))
      after = result.next
    } while (after)
    return ids
  }

  test('each count is the number of rows of its list, which begin with those shown', async () => {
    await clear()
    for (let index = 0; index < 27; index += 1) {
      const { id } = await sendMessage(`Sender ${index}`)
      if (index % 3 === 0) await change(id, { contactStatus: 'Contacted' })
      if (index % 2 === 0) await change(id, { nextFollowUp: addDays(today, (index % 8) - 5) })
    }
    await failEmails('true')
    for (let index = 0; index < 7; index += 1) await failJob()
    const { id: proposalId } = await proposals.createSent()
    await site.pool.query(
      `insert into proposals (reference, token, contact_id, state, title, draft, snapshot,
         snapshot_sha256, sendings, total_cents, sent_at, expires_on, opens)
       select 'WP-' || n, 'token' || n, contact_id, 'sent', title, draft, snapshot,
         snapshot_sha256, 1, total_cents, sent_at, $2::date + n, n % 2
       from proposals, generate_series(1, 20) as n where id = $1`,
      [proposalId, today],
    )
    const result = await getToday()
    const lists = {
      waiting: ['contacts.list', { filter: { waiting: true } }],
      followUps: ['contacts.list', { filter: { due: true } }],
      proposals: ['proposals.list', { filter: { attention: true } }],
      emails: ['emails.list', { filter: { state: 'failed', period: 'month' } }],
      jobs: ['failedJobs.list', {}],
    } as const
    for (const [part, [procedure, input]] of Object.entries(lists)) {
      const { count, rows } = result[part as keyof Today]
      const ids = await readAll(procedure, input)
      expect([part, ids.length]).toEqual([part, count])
      expect(count).toBeGreaterThan(5)
      expect(rows).toHaveLength(5)
      expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
    }
  })

  test('proposals are found by an index', async () => {
    await site.pool.query(
      `insert into proposals (reference, token, contact_id, state, title, draft, total_cents)
       select 'WD-' || n, 'draft' || n, (select min(id) from contacts), 'draft', 'A', '{}', 1
       from generate_series(1, 6000) as n`,
    )
    await site.pool.query('analyze proposals')
    const recording = recordStatements(site.pool)
    await getToday()
    const statements = recording.take().filter(({ text }) => text.includes('from "proposals"'))
    expect(statements).toHaveLength(2)
    for (const statement of statements) {
      const nodes = await planOf(site.pool, statement)
      expect(nodes.map((node) => node['Index Name'])).toContain('proposals_open')
    }
  })
})
