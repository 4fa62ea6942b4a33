import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import type { Contact, TimelinePage } from '@agency/contract/contact'
import {
  LATER_MERGE_FIRST,
  MERGED_ADDRESS_TAKEN,
  NOTES_TOO_LONG,
} from '@agency/contract/contact-merge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findTablesContaining,
  noor,
  odile,
  openDeletionActions,
  waitUntilNoJobs,
} from '../support/contact-deletion-site.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let act: Awaited<ReturnType<typeof openDeletionActions>>
beforeAll(async () => {
  site = await openTestApp({ wrapEstimateWriter: sharedDocuments.wrapEstimateWriter })
  act = await openDeletionActions(site)
})
afterAll(() => site.close())

const get = async (id: number) => (await act.staff.query<Contact>('contacts.get', { id })).result
const errorOf = (name: string, input: object) =>
  procedureErrorOf(site, name, input, `Bearer ${act.token}`)

let people = 0
async function createContact(values: object = {}) {
  people += 1
  const { id } = await site.db
    .insertInto('contacts')
    .values({ name: `Ana ${people}`, email: `ana${people}@tidewater.example`, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return get(id)
}

const TABLES = [
  ...['submissions', 'concepts', 'proposals', 'proposal_events', 'mails', 'contact_changes'],
  ...['contact_emails', 'notifications'],
]

/** Whose each row is, and both contacts with what is counted of them. */
async function readState() {
  const owners: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await site.pool.query(
      `select id, contact_id from ${table} where contact_id is not null order by id`,
    )
    owners[table] = rows
  }
  const { rows } = await site.pool.query(
    `select to_jsonb(contacts) - 'updated_at' - 'moved_at' as contact from contacts order by id`,
  )
  const { rows: totals } = await site.pool.query(
    'select stage, sum(contacts)::int as contacts, sum(value_cents)::text as cents from pipeline_totals group by 1 order by 1',
  )
  return { owners, contacts: rows, totals: totals.filter(({ contacts }) => contacts !== 0) }
}

test('is for staff only', async () => {
  const visitor = callerOf(site)
  expect((await visitor.mutate('contacts.undoMerge', { id: 1 })).status).toBe(401)
  expect((await visitor.query('contacts.merges', { id: 1 })).status).toBe(401)
  const time = new Date().toISOString()
  const input = { keptId: 1, keptUpdatedAt: time, mergedId: 2, mergedUpdatedAt: time }
  expect((await visitor.mutate('contacts.merge', input)).status).toBe(401)
})

describe('two contacts with everything a contact can have', () => {
  test('become one, and can be separated again without a loss', async () => {
    await act.seed(odile)
    await act.seed(noor)
    await act.sendProposal(noor, 'A shop')
    await waitUntilNoJobs(site)
    const [kept, merged] = [await act.contactOf(odile), await act.contactOf(noor)]
    await act.staff.mutate('contacts.update', {
      ...{ id: merged.id, change: { nextFollowUp: '2027-02-03', tags: ['Joiner'] } },
    })
    const before = await readState()

    const { status, result } = await act.merge(await get(kept.id), await get(merged.id))
    expect(status).toBe(200)
    expect(result).toMatchObject({
      ...{ id: kept.id, name: odile.name, email: odile.email },
      totalSubmissions: kept.totalSubmissions + merged.totalSubmissions,
      tags: expect.arrayContaining(['Joiner']),
    })
    expect((await errorOf('contacts.get', { id: merged.id })).status).not.toBe(200)
    for (const rows of Object.values((await readState()).owners)) {
      expect((rows as { contact_id: number }[]).every((row) => row.contact_id === kept.id)).toBe(
        true,
      )
    }
    const { result: timeline } = await act.staff.query<TimelinePage>('contacts.timeline', {
      ...{ id: kept.id, size: 100 },
    })
    expect(JSON.stringify(timeline)).toContain(noor.company)

    const [shown] = await act.mergesOf(kept.id)
    expect(shown).toMatchObject({ name: noor.name, email: noor.email, isLatest: true })
    expect((await act.undoMerge(shown?.id)).result).toMatchObject({
      id: merged.id,
      name: noor.name,
    })
    expect(await readState()).toEqual(before)
    expect(await act.mergesOf(kept.id)).toEqual([])
  })

  test('are deleted together once they are one', async () => {
    const [kept, merged] = [await act.contactOf(odile), await act.contactOf(noor)]
    await act.merge(kept, merged)
    const { updatedAt } = await get(kept.id)
    await waitUntilNoJobs(site)
    const { status } = await act.staff.mutate('contacts.forget', { id: kept.id, updatedAt })
    expect(status).toBe(200)
    await waitUntilNoJobs(site)
    const counts = await findTablesContaining(site, ['quenby', 'quandary', 'haddad'])
    expect(Object.keys(counts).filter((table) => !/graphile/.test(table))).toEqual([])
  })
})

test('what is sent from the merged address is the kept contact’s, and is separated with it', async () => {
  const [kept, merged] = [await createContact(), await createContact()]
  await act.merge(kept, merged)
  await act.sendMessage({ ...noor, email: merged.email.toUpperCase() })
  await act.sendMessage({ ...noor, email: kept.email })
  expect((await get(kept.id)).totalSubmissions).toBe(2)
  await act.undoMerge((await act.mergesOf(kept.id))[0]?.id)
  for (const { id } of [kept, merged]) {
    expect((await get(id)).totalSubmissions).toBe(1)
    expect((await get(id)).waitingSince).not.toBeNull()
  }
  await act.sendMessage({ ...noor, company: 'Haddad and Daughters', email: merged.email })
  expect((await get(merged.id)).totalSubmissions).toBe(2)
})

test('a merge keeps what the kept contact lacks, and both contacts’ notes', async () => {
  const kept = await createContact({ notes: 'Rang.', nextFollowUp: '2027-03-01', phone: '1' })
  const merged = await createContact({
    ...{ notes: 'Wrote.', nextFollowUp: '2027-02-01', phone: '2', company: 'Tidewater' },
  })
  expect((await act.merge(kept, merged)).result).toMatchObject({
    ...{ notes: 'Rang.\n\nWrote.', nextFollowUp: '2027-02-01', phone: '1', company: 'Tidewater' },
  })
  // What staff change meanwhile stays when the two are separated.
  await act.staff.mutate('contacts.update', { id: kept.id, change: { company: 'Saltmarsh' } })
  await act.undoMerge((await act.mergesOf(kept.id))[0]?.id)
  expect(await get(kept.id)).toMatchObject({
    ...{ notes: 'Rang.', nextFollowUp: '2027-03-01', phone: '1', company: 'Saltmarsh' },
  })
  expect(await get(merged.id)).toMatchObject({
    ...{ notes: 'Wrote.', nextFollowUp: '2027-02-01', company: 'Tidewater' },
  })
})

test('a merge is rejected for the same contact, a changed one, and too long notes', async () => {
  const [kept, merged] = [await createContact(), await createContact()]
  expect((await act.merge(kept, kept)).status).toBe(400)
  await act.staff.mutate('contacts.update', { id: merged.id, change: { company: 'Tidewater' } })
  expect((await act.merge(kept, merged)).status).toBe(409)
  expect((await act.merge(kept, { ...merged, id: 2 ** 30 })).status).toBe(404)
  const long = [
    await createContact({ notes: 'a'.repeat(6_000) }),
    await createContact({ notes: 'b'.repeat(6_000) }),
  ] as const
  const input = {
    ...{ keptId: long[0].id, keptUpdatedAt: long[0].updatedAt },
    ...{ mergedId: long[1].id, mergedUpdatedAt: long[1].updatedAt },
  }
  expect(await errorOf('contacts.merge', input)).toMatchObject({
    ...{ status: 400, message: NOTES_TOO_LONG },
  })
  expect((await get(long[1].id)).notes).toHaveLength(6_000)
})

test('merges are undone in the reverse order, also those of a merged contact', async () => {
  const [a, b, c] = [await createContact(), await createContact(), await createContact()]
  await act.merge(b, c)
  await act.merge(a, await get(b.id))
  const merges = await act.mergesOf(a.id)
  expect(merges.map(({ name, isLatest }) => [name, isLatest])).toEqual([
    [b.name, true],
    [c.name, false],
  ])
  expect(await errorOf('contacts.undoMerge', { id: merges[1]?.id })).toMatchObject({
    ...{ status: 409, message: LATER_MERGE_FIRST },
  })
  await act.undoMerge(merges[0]?.id)
  expect((await act.mergesOf(a.id)).length).toBe(0)
  expect((await act.mergesOf(b.id)).map(({ name }) => name)).toEqual([c.name])
  expect((await act.undoMerge(merges[1]?.id)).result.email).toBe(c.email)
})

test('a merge cannot be undone after a day, or once its address is somebody else’s', async () => {
  const [kept, merged] = [await createContact(), await createContact()]
  await act.merge(kept, merged)
  const [first] = await act.mergesOf(kept.id)
  const addresses = await act.staff.query<{ id: number }[]>('contacts.addresses', { id: kept.id })
  await act.staff.mutate('contacts.removeAddress', { id: addresses.result[0]?.id })
  await site.db
    .insertInto('contacts')
    .values({ name: 'Somebody else', email: merged.email.toUpperCase() })
    .execute()
  expect(await errorOf('contacts.undoMerge', { id: first?.id })).toMatchObject({
    ...{ status: 409, message: MERGED_ADDRESS_TAKEN },
  })
  await site.pool.query("update contact_merges set created_at = now() - interval '25 hours'")
  expect(await act.mergesOf(kept.id)).toEqual([])
  expect((await act.undoMerge(first?.id)).status).toBe(404)
  await deleteExpired(site.deps)
  expect(await site.db.selectFrom('contactMerges').select('id').execute()).toEqual([])
})
