import type { Contact, TimelinePage } from '@agency/contract/contact'
import { COLUMN_SIZE, type ColumnPage, type PipelineTotals } from '@agency/contract/pipeline'
import { type Stage, stageOfStatus, stages, statusOfStage } from '@agency/contract/pipeline-stages'
import type { StoredSettings } from '@agency/contract/settings'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf } from '../support/procedures.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
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
beforeEach(async () => {
  await emptyTables(site.pool, 'contacts', 'mails')
})

let people = 0
async function createContact(values: { status?: string; movedAt?: string; cents?: number } = {}) {
  people += 1
  const { id } = await site.db
    .insertInto('contacts')
    .values({
      ...{ name: `Ana ${people}`, email: `ana${people}@tidewater.example` },
      status: values.status ?? 'New',
      lastActivity: values.movedAt ?? new Date().toISOString(),
      openCents: values.cents ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const get = async (id: number) => (await staff.query<Contact>('contacts.get', { id })).result
const change = (id: number, values: object) =>
  staff.mutate<Contact>('contacts.update', { id, change: values })
const totals = async (filter = {}) =>
  (await staff.query<PipelineTotals>('pipeline.totals', { filter })).result
const column = async (stage: Stage, input: object = {}) => {
  const { status, result } = await staff.query<ColumnPage>('pipeline.column', { stage, ...input })
  expect(status).toBe(200)
  return result
}

/** Accepts a proposal as its client. */
async function accept(token: string) {
  const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
  const { status } = await proposals.client.mutate('proposals.accept', acceptance)
  expect(status).toBe(200)
}

/** The totals, read from the contacts themselves. */
async function countedTotals() {
  const { rows } = await site.pool.query(
    'select stage, count(*)::int as contacts, sum(value_cents)::float8 as cents from contacts group by stage',
  )
  return stages.map((stage) => {
    const row = rows.find((each) => each.stage === stage)
    return { stage, contacts: row?.contacts ?? 0, valueCents: row?.cents ?? 0 }
  })
}
const storedTotals = async () =>
  (await totals()).stages.map(({ stage, contacts, valueCents }) => ({
    ...{ stage, contacts, valueCents },
  }))

test('is for staff only', async () => {
  const visitor = callerOf(site)
  for (const [name, input] of [
    ['pipeline.totals', {}],
    ['pipeline.column', { stage: 'new' }],
  ] as const) {
    expect(await visitor.query(name, input)).toMatchObject({ status: 401 })
  }
})

describe('a stage', () => {
  test('sets the status it belongs to, and the database agrees with the contract', async () => {
    const id = await createContact()
    for (const stage of [...stages, ...stages].reverse()) {
      expect((await change(id, { stage })).result).toMatchObject({
        ...{ stage, contactStatus: statusOfStage[stage] },
      })
    }
    const { rows } = await site.pool.query(
      'select stage, status_of_stage(stage) as status from unnest($1::text[]) as stage',
      [stages],
    )
    expect(Object.fromEntries(rows.map((row) => [row.stage, row.status]))).toEqual(statusOfStage)
    for (const [status, stage] of Object.entries(stageOfStatus)) {
      const result = await site.pool.query('select stage_of_status($1) as stage', [status])
      expect(result.rows[0].stage).toBe(stage)
    }
  })

  test('follows a status, and stays if it belongs to that status already', async () => {
    const id = await createContact()
    await change(id, { stage: 'proposal' })
    expect((await change(id, { contactStatus: 'Responded' })).result.stage).toBe('proposal')
    expect((await change(id, { contactStatus: 'Converted' })).result.stage).toBe('won')
    expect((await change(id, { contactStatus: 'Responded' })).result.stage).toBe('talking')
    // As an earlier release writes, which knows no stages.
    await site.pool.query("update contacts set status = 'Cold' where id = $1", [id])
    expect((await get(id)).stage).toBe('lost')
  })

  test('cannot be set together with a status of another stage', async () => {
    const id = await createContact()
    expect((await change(id, { stage: 'won', contactStatus: 'Cold' })).status).toBe(400)
    expect((await change(id, { stage: 'nowhere' })).status).toBe(400)
    expect((await get(id)).stage).toBe('new')
  })

  test('is only left from where the person saw it', async () => {
    const id = await createContact()
    await change(id, { stage: 'talking', fromStage: 'new' })
    expect(await change(id, { stage: 'won', fromStage: 'new' })).toMatchObject({ status: 409 })
    expect((await get(id)).stage).toBe('talking')
    const moves = await Promise.all([
      change(id, { stage: 'won', fromStage: 'talking' }),
      change(id, { stage: 'lost', fromStage: 'talking' }),
    ])
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is recorded on the timeline, also within one status', async () => {
    const id = await createContact({ status: 'Responded' })
    await change(id, { stage: 'proposal' })
    await change(id, { stage: 'lost', lostReason: 'price', lostNote: 'Half would have done.' })
    const { result } = await staff.query<TimelinePage>('contacts.timeline', { id })
    expect(result.rows).toMatchObject([
      {
        from: 'Responded',
        to: 'Cold',
        fromStage: 'proposal',
        toStage: 'lost',
        lostReason: 'price',
      },
      { from: 'Responded', to: 'Responded', fromStage: 'talking', toStage: 'proposal' },
    ])
  })

  test('of a lost contact has its reason, which goes when they are back', async () => {
    const id = await createContact()
    const lost = { lostReason: 'timing', lostNote: 'Next winter.' }
    expect((await change(id, { stage: 'lost', ...lost })).result).toMatchObject(lost)
    // Other changes keep it.
    expect((await change(id, { company: 'Tidewater' })).result).toMatchObject(lost)
    expect((await change(id, { lostReason: 'price' })).result).toMatchObject({
      ...{ lostReason: 'price', lostNote: 'Next winter.' },
    })
    const none = { lostReason: null, lostNote: '' }
    expect((await change(id, { stage: 'talking' })).result).toMatchObject(none)
    expect((await change(id, { lostReason: 'price' })).result).toMatchObject(none)
    await change(id, { contactStatus: 'Cold', ...lost })
    await site.pool.query("update contacts set status = 'New' where id = $1", [id])
    expect(await get(id)).toMatchObject(none)
  })

  test('becomes Proposal sent with a proposal, and Won with a signature', async () => {
    const { contact, token } = await proposals.createSent()
    const id = contact.id ?? 0
    expect(await get(id)).toMatchObject({ stage: 'proposal', contactStatus: 'Responded' })
    await accept(token)
    expect(await get(id)).toMatchObject({ stage: 'won', contactStatus: 'Converted' })
    const { result } = await staff.query<TimelinePage>('contacts.timeline', { id })
    expect(result.rows.filter(({ type }) => type === 'change')).toMatchObject([
      { fromStage: 'proposal', toStage: 'won' },
      { fromStage: 'new', toStage: 'proposal', by: 'owner@emberlane.example' },
    ])
  })
})

describe('the value of a contact', () => {
  test('is of the newest estimate, then of the open proposal, then what they signed', async () => {
    const draft = await proposals.createDraft()
    const id = draft.contact.id ?? 0
    expect((await get(id)).valueCents).toBe(draft.totalCents)
    await site.pool.query('update estimates set total_cents = 100')
    expect((await get(id)).valueCents).toBe(draft.totalCents)
    const { result: sent } = await staff.mutate<typeof draft>('proposals.send', {
      ...{ id: draft.id, draftVersion: 1 },
    })
    await site.pool.query('update proposals set total_cents = 200 where id = $1', [draft.id])
    expect((await get(id)).valueCents).toBe(200)
    await site.pool.query('update proposals set total_cents = $1 where id = $2', [
      ...[sent.totalCents, draft.id],
    ])
    await accept(sent.token)
    expect(await get(id)).toMatchObject({ stage: 'won', valueCents: sent.totalCents })
    // Back in conversation, about something new: the old estimate is done with.
    expect((await change(id, { stage: 'talking' })).result.valueCents).toBe(0)
  })

  test('of somebody won without a signature is that of their estimate', async () => {
    const draft = await proposals.createDraft()
    const id = draft.contact.id ?? 0
    await staff.mutate('proposals.withdraw', { id: draft.id })
    expect((await change(id, { stage: 'won' })).result.valueCents).toBe(draft.totalCents)
  })

  test('falls back to the estimate when a proposal is withdrawn', async () => {
    const sent = await proposals.createSent()
    const id = sent.contact.id ?? 0
    expect((await get(id)).valueCents).toBe(sent.totalCents)
    await staff.mutate('proposals.withdraw', { id: sent.id })
    const { totalCents } = await site.db
      .selectFrom('estimates')
      .select('totalCents')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(totalCents).not.toBe(sent.totalCents)
    expect((await get(id)).valueCents).toBe(totalCents)
  })
})

describe('movement', () => {
  const LONG_AGO = '2026-01-02T00:00:00.000Z'

  test('is a change of stage, a submission or an event of a proposal, and no note', async () => {
    const id = await createContact({ movedAt: LONG_AGO })
    expect((await get(id)).movedAt).toBe(LONG_AGO)
    const { updatedAt } = await get(id)
    await change(id, { notes: 'Rang.', updatedAt, nextFollowUp: '2026-12-24' })
    expect((await get(id)).movedAt).toBe(LONG_AGO)
    await change(id, { stage: 'talking' })
    const recently = Date.now() - 60_000
    expect(Date.parse((await get(id)).movedAt)).toBeGreaterThan(recently)

    const sender = await createContact({ movedAt: LONG_AGO })
    const { email } = await get(sender)
    await site.app.inject({
      ...{ method: 'POST', url: '/api/contact' },
      payload: { name: 'Ana', email, subject: '', message: 'Still there?' },
    })
    expect(Date.parse((await get(sender)).movedAt)).toBeGreaterThan(recently)

    const { contact, token } = await proposals.createSent()
    const reset = () =>
      site.pool.query('update contacts set moved_at = $1 where id = $2', [LONG_AGO, contact.id])
    await reset()
    await proposals.client.mutate('proposals.ask', { token, question: 'When could you start?' })
    expect(Date.parse((await get(contact.id ?? 0)).movedAt)).toBeGreaterThan(recently)
  })
})

describe('a column', () => {
  test('has its contacts in each order, a part at a time', async () => {
    const times = Array.from({ length: COLUMN_SIZE * 2 + 3 }, (_, day) => day)
    for (const day of times) {
      const movedAt = new Date(Date.UTC(2026, 0, 1 + (day % 9))).toISOString()
      await createContact({ movedAt, cents: (day * 7919) % 1_000, status: 'Contacted' })
    }
    await createContact()
    for (const [order, sql] of [
      ['recent', 'moved_at desc, id desc'],
      ['stalled', 'moved_at, id'],
      ['value', 'value_cents desc, id desc'],
    ] as const) {
      const ids: number[] = []
      let cursor: string | undefined
      do {
        const page = await column('contacted', { order, ...(cursor && { cursor }) })
        expect(page.rows.length).toBeLessThanOrEqual(COLUMN_SIZE)
        ids.push(...page.rows.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      const { rows } = await site.pool.query(
        `select id from contacts where stage = 'contacted' order by ${sql}`,
      )
      expect(ids).toEqual(rows.map(({ id }) => id))
    }
    const { email } = await get((await column('contacted')).rows[0]?.id ?? 0)
    expect((await column('contacted', { filter: { text: email } })).rows).toHaveLength(1)
    expect((await column('won')).rows).toEqual([])
  })
})

describe('the totals', () => {
  test('weigh each open stage by the settings, and leave out Won and Lost', async () => {
    for (const [status, cents] of [
      ['New', 10_000],
      ['Contacted', 20_000],
      ['Responded', 40_000],
      ['Converted', 80_000],
      ['Cold', 160_000],
    ] as const) {
      await createContact({ status, cents })
    }
    await change(await createContact({ cents: 1_000_000 }), { stage: 'proposal' })
    expect(await totals()).toMatchObject({
      openCents: 1_070_000,
      forecastCents: 1_000 + 4_000 + 16_000 + 600_000,
    })
    const settings = (await staff.query<StoredSettings>('settings.get')).result
    const weights = { new: 0, contacted: 50, talking: 100, proposal: 1 }
    const update = (values: object) =>
      staff.mutate('settings.update', {
        ...{ change: { pipeline: { weights: values } }, updatedAt: settings.updatedAt },
      })
    expect((await update({ ...weights, new: 101 })).status).toBe(400)
    expect((await update({ ...weights, new: 0.5 })).status).toBe(400)
    expect((await update(weights)).status).toBe(200)
    expect((await totals()).forecastCents).toBe(10_000 + 40_000 + 10_000)
    expect((await totals()).stages.map(({ weight }) => weight)).toEqual([
      ...[0, 50, 100, 1, null, null],
    ])
  })

  test('of a filter count its matches only', async () => {
    await createContact({ cents: 500 })
    const { email } = await get(await createContact({ cents: 700 }))
    expect((await totals({ text: email })).stages[0]).toMatchObject({
      ...{ stage: 'new', contacts: 1, valueCents: 700 },
    })
  })

  test('stay equal to the contacts they count, through random changes', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('add' as const), cents: fc.nat(9_000) }),
      fc.record({
        type: fc.constant('move' as const),
        index: fc.nat(20),
        stage: fc.constantFrom(...stages),
      }),
      fc.record({ type: fc.constant('price' as const), index: fc.nat(20), cents: fc.nat(9_000) }),
      fc.record({ type: fc.constant('delete' as const), index: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        const ids = [await createContact({ cents: 100 })]
        for (const each of steps) {
          const id = 'index' in each ? (ids[each.index % ids.length] ?? 0) : 0
          if (each.type === 'add') ids.push(await createContact({ cents: each.cents }))
          if (each.type === 'move') await change(id, { stage: each.stage })
          if (each.type === 'price') {
            await site.pool.query('update contacts set open_cents = $1 where id = $2', [
              ...[each.cents, id],
            ])
          }
          if (each.type === 'delete') {
            await site.pool.query('delete from contacts where id = $1', [id])
          }
        }
        expect(await storedTotals()).toEqual(await countedTotals())
      }),
      { numRuns: 6 },
    )
    await emptyTables(site.pool, 'contacts')
    expect(await storedTotals()).toEqual(await countedTotals())
  })
})
