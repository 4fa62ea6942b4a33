import { countAll, type TableWithRowCount } from '@agency/api/pagination/row-counts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const tables: TableWithRowCount[] = ['contacts', 'submissions', 'concepts']

/** The stored counts, next to the actual ones. */
const counts = async () => {
  const stored = await Promise.all(tables.map((table) => countAll(site.db, table)))
  const { rows } = await site.pool.query(`
    select (select count(*) from contacts) as contacts,
      (select count(*) from submissions) as submissions,
      (select count(*) from concepts) as concepts`)
  return { stored, actual: tables.map((table) => rows[0][table]) }
}

const addContacts = (from: number, to: number) =>
  site.pool.query(`
    insert into contacts (email, name)
    select n || '@tidewater.example', 'Ana' from generate_series(${from}, ${to}) as n
    on conflict (lower(email)) do update set name = excluded.name`)
const addConcepts = (count: number) =>
  site.pool.query(`
    insert into concepts (public_id, company_name, industry, overall_vibe, website_for,
      design_style, color_palette, page_type, image_url)
    select gen_random_uuid(), 'A', '', '', '', '', '', '', '' from generate_series(1, ${count})`)

test('row counts stay right through inserts, updates, deletes and rollbacks', async () => {
  await addContacts(1, 30)
  // Ten of these exist already and are updated.
  await addContacts(21, 40)
  await addConcepts(7)
  await site.pool.query('delete from concepts where id in (select id from concepts limit 3)')
  await site.pool.query(`
    insert into submissions (contact_id, kind, payload, request_id)
    select id, 'message', '{}', 'test' from contacts`)
  await site.pool.query('delete from submissions where contact_id % 2 = 0')
  const client = await site.pool.connect()
  await client.query(`begin; insert into contacts (email, name) values ('x@y.example', 'X')`)
  await client.query('rollback')
  client.release()
  const { stored, actual } = await counts()
  expect(actual).toEqual([40, 20, 4])
  expect(stored).toEqual(actual)
})

test('concurrent inserts are all counted', async () => {
  const before = await counts()
  await Promise.all(Array.from({ length: 40 }, () => addConcepts(1)))
  const { stored, actual } = await counts()
  expect(stored).toEqual(actual)
  expect(actual[2]).toBe((before.actual[2] ?? 0) + 40)
})

test('truncated tables count zero', async () => {
  await emptyTables(site.pool, 'contacts')
  const { stored, actual } = await counts()
  expect(actual).toEqual([0, 0, 0])
  expect(stored).toEqual(actual)
})
