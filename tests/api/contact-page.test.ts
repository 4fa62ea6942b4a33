import type { Contact, TimelineEntry, TimelinePage } from '@agency/contract/contact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { sampleEstimateDocument, sampleFigures, stagesWithHook } from '../support/worker-outputs.ts'

let site: TestApp
let ana: ReturnType<typeof callerOf>
let ben: ReturnType<typeof callerOf>
let id: number
beforeAll(async () => {
  site = await openTestApp({
    stages: stagesWithHook(async ({ companyName }) => {
      if (companyName === 'Broken') throw new Error('The engine stopped.')
    }),
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
  const loginOf = async (email: string) =>
    callerOf(site, `Bearer ${await createLogin(site, { email, password: 'a-laneway-for-tests' })}`)
  ana = await loginOf('ana@emberlane.example')
  ben = await loginOf('ben@emberlane.example')
  await post('/api/contact', { subject: 'A shop', message: 'Do you take on small shops?' })
  await post('/api/generate-estimate', { ...validBrief, companyName: 'Juniper Books' })
  await post('/api/generate-estimate', { ...validBrief, companyName: 'Broken' }, 502)
  await post('/api/quotes/website', {
    firstName: 'Mei',
    lastName: 'Tran',
    websiteDescription: 'A shop.',
  })
  const row = await site.db.selectFrom('contacts').select('id').executeTakeFirstOrThrow()
  id = row.id
})
afterAll(() => site.close())

const MEI = { name: 'Mei Tran', userName: 'Mei Tran' }
async function post(url: string, payload: object, status = 200) {
  const email = 'mei@juniper.example'
  const response = await site.app.inject({
    ...{ method: 'POST', url },
    payload: { ...MEI, ...payload, email, userEmail: email },
  })
  expect(response.statusCode, response.body).toBe(status)
}

const get = async () => (await ana.query<Contact>('contacts.get', { id })).result
const update = (change: object, caller = ana) =>
  caller.mutate<Contact>('contacts.update', { id, change })
const timeline = async (request: object = {}) =>
  (await ana.query<TimelinePage>('contacts.timeline', { id, ...request })).result

test('one timeline shows everything the person sent and its results, newest first', async () => {
  const { rows } = await timeline()
  const estimateFields = { reference: expect.stringMatching(/^WE-/), ...sampleFigures }
  const pdfUrl = expect.stringMatching(/^\/uploads\/estimates\/.+\.pdf$/)
  const base = {
    ...{ id: expect.any(Number), time: expect.stringMatching(/Z$/) },
    ...{ submittedName: '', submittedPhone: '', sources: null },
  }
  const brief = {
    ...{ type: 'concept', industry: 'Food & Beverage', mainGoal: validBrief.mainGoal },
    // The contact's name is the first one that was given.
    submittedName: validBrief.userName,
  }
  expect(rows).toEqual([
    {
      ...{ ...base, type: 'quote', companyName: '', industry: '', websiteDescription: 'A shop.' },
      estimate: { ...estimateFields, pdfUrl },
    },
    {
      ...{ ...base, ...brief, companyName: 'Broken', stage: 'failed', concept: null },
      // It is derived from the brief as well.
      estimate: { ...estimateFields, pdfUrl },
    },
    {
      ...{ ...base, ...brief, companyName: 'Juniper Books', stage: 'done' },
      concept: {
        ...{ id: expect.any(Number), conceptId: expect.any(String), isActive: false },
        ...{ views: 0, lastViewedAt: null },
        imageUrl: expect.stringMatching(/^\/uploads\/concepts\//),
        thumbnailUrl: expect.stringMatching(/-top\.webp$/),
        imageAlt: 'A page',
      },
      estimate: { ...estimateFields, pdfUrl },
    },
    { ...base, type: 'message', subject: 'A shop', message: 'Do you take on small shops?' },
  ])
})

test('any status may follow any other, and each change records who made it and when', async () => {
  const before = await get()
  const statuses = ['Cold', 'Converted', 'New', 'Responded', 'Contacted'] as const
  const stages = {
    ...{ New: 'new', Contacted: 'contacted', Responded: 'talking' },
    ...{ Converted: 'won', Cold: 'lost' },
  }
  for (const contactStatus of statuses) {
    const { status, result } = await update({ contactStatus }, ben)
    expect(status).toBe(200)
    expect(result.contactStatus).toBe(contactStatus)
  }
  expect(await get()).toEqual({
    ...before,
    contactStatus: 'Contacted',
    // Each status has a stage of the pipeline.
    stage: 'contacted',
    movedAt: expect.any(String),
    waitingSince: null,
    updatedAt: expect.any(String),
  })
  const changes = (await timeline()).rows.slice(0, statuses.length)
  expect(changes.reverse()).toEqual(
    statuses.map((status, index) => ({
      ...{ id: expect.any(Number), time: expect.any(String), type: 'change', field: 'status' },
      ...{ from: statuses[index - 1] ?? 'New', to: status, by: 'ben@emberlane.example' },
      ...{ fromStage: expect.any(String), toStage: stages[status], lostReason: null },
    })),
  )
})

test('notes, follow-up and details persist; an unchanged value records no change', async () => {
  const { updatedAt, ...before } = await get()
  const change = {
    ...{ notes: 'Rang on Tuesday.\nWants a shop.', nextFollowUp: '2026-12-01' },
    ...{ company: 'Juniper & Sons', phone: '0400 000 000', name: before.name },
  }
  expect((await update({ ...change, updatedAt })).status).toBe(200)
  expect(await get()).toEqual({ ...before, ...change, updatedAt: expect.any(String) })
  const fields = (rows: TimelineEntry[]) =>
    rows.flatMap((entry) => (entry.type === 'change' ? [entry.field] : []))
  const { rows } = await timeline()
  expect(fields(rows.slice(0, 4)).sort()).toEqual(['company', 'nextFollowUp', 'notes', 'phone'])

  const unchanged = await get()
  expect((await update({ notes: change.notes, updatedAt: unchanged.updatedAt })).result).toEqual(
    unchanged,
  )
  expect((await timeline()).rows).toEqual(rows)
  expect((await update({ nextFollowUp: null })).result.nextFollowUp).toBeNull()
})

test('of two concurrent edits to the notes one is refused, the other saved intact', async () => {
  const { updatedAt } = await get()
  const [first, second] = await Promise.all([
    update({ notes: 'From Ana', updatedAt }, ana),
    update({ notes: 'From Ben', updatedAt }, ben),
  ])
  expect([first?.status, second?.status].sort()).toEqual([200, 409])
  const rejected = first?.status === 409 ? first : second
  expect(rejected?.code).toBe('CONFLICT')
  expect((await get()).notes).toBe(first?.status === 200 ? 'From Ana' : 'From Ben')
})

test('a submission between reading and writing the notes is no conflict', async () => {
  const { updatedAt } = await get()
  await post('/api/contact', { message: 'One more thing.' })
  expect((await update({ notes: 'Still mine', updatedAt })).status).toBe(200)
})

test('the timeline is read page by page, with every entry once', async () => {
  await site.pool.query(
    `insert into contact_changes (contact_id, field, old_value, new_value, staff_email)
     select $1, 'notes', '', 'Note ' || n, 'ana@emberlane.example' from generate_series(1, 60) as n`,
    [id],
  )
  const pages = [await timeline()]
  for (;;) {
    const cursor = pages.at(-1)?.next
    if (!cursor) break
    pages.push(await timeline({ cursor }))
  }
  expect(pages.length).toBeGreaterThan(2)
  const entryKeys = pages.flatMap(({ rows }) => rows.map((entry) => `${entry.type} ${entry.id}`))
  const { rows } = await site.pool.query(
    `select (select count(*) from submissions where contact_id = $1)
       + (select count(*) from contact_changes where contact_id = $1) as n`,
    [id],
  )
  expect(new Set(entryKeys).size).toBe(rows[0].n)
  expect(entryKeys).toHaveLength(rows[0].n)
  const times = pages.flatMap((page) => page.rows.map(({ time }) => time))
  expect(times).toEqual([...times].sort().reverse())
})

test('the audit trail outlives the login that made it', async () => {
  await site.pool.query(`delete from staff where email = 'ben@emberlane.example'`)
  const changes = (await timeline({ size: 100 })).rows.flatMap((entry) =>
    entry.type === 'change' ? [entry.by] : [],
  )
  expect(changes).toContain('ben@emberlane.example')
})

test.each([
  ['no change', {}],
  ['only a timestamp', { updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['notes without a version', { notes: 'Mine' }],
  ['an unknown status', { contactStatus: 'Lost' }],
  ['an invalid date', { nextFollowUp: '2026-02-30' }],
  ['notes over 10,000', { notes: 'x'.repeat(10_001), updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['an empty name', { name: ' ' }],
  ['an invalid timestamp', { notes: 'x', updatedAt: 'yesterday' }],
])('refuses %s', async (_label, change) => {
  expect((await update(change)).status).toBe(400)
})

test.each(['contacts.get', 'contacts.timeline'])(
  '%s: an unknown contact is not found',
  async (name) => {
    expect((await ana.query(name, { id: 999 })).status).toBe(404)
    expect((await ana.query(name, { id: 2 ** 31 })).status).toBe(400)
  },
)

test('a change to an unknown contact is not found', async () => {
  const response = await ana.mutate('contacts.update', {
    id: 999,
    change: { contactStatus: 'Cold' },
  })
  expect(response.status).toBe(404)
})
