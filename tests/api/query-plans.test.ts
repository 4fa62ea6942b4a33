import { listPricedBriefs } from '@agency/api/features/price-book/price-book-queries'
import { seedScale } from '@agency/demo/scale/seed-scale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDashboard } from '../support/dashboard-queries.ts'
import { planOf, type Recording, recordStatements } from '../support/query-plans.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { isFullRun } from '../support/test-size.ts'

/** Enough that reading a table whole costs more than any index. */
const COUNT = isFullRun ? 20_000 : 6_000
const LARGE = [
  ...['contacts', 'concepts', 'submissions', 'generations', 'estimates', 'mails'],
  ...['notifications', 'contact_changes', 'site_events'],
]

let site: TestApp
let recording: Recording
beforeAll(async () => {
  site = await openTestApp()
  await seedScale({ ...site.deps, url: site.url }, { count: COUNT })
  recording = recordStatements(site.pool)
}, 120_000)
afterAll(() => site.close())

/** Which of the large tables a statement's plan reads from end to end. */
const readWhole = async (statement: Parameters<typeof planOf>[1]) =>
  (await planOf(site.pool, statement))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => LARGE.includes(table))

test('no query of the dashboard reads a large table from end to end', async () => {
  const { queries, run } = await openDashboard(site)
  const planned = new Set<string>()
  const found: string[] = []
  for (const query of queries) {
    recording.take()
    await run(query)
    for (const statement of recording.take()) {
      if (!/^\s*(select|with)\b/i.test(statement.text)) continue
      planned.add(statement.text)
      for (const table of await readWhole(statement)) {
        found.push(`${query.name} reads ${table}: ${statement.text}`)
      }
    }
  }
  expect(found).toEqual([])
  // What is judged is what ran.
  for (const table of LARGE) {
    expect([...planned].some((text) => text.includes(table))).toBe(true)
  }
}, 60_000)

test('neither does what the preview of a price book asks', async () => {
  recording.take()
  expect(await listPricedBriefs(site.db, 10)).toHaveLength(10)
  const statements = recording.take()
  expect(statements).toHaveLength(1)
  for (const statement of statements) expect(await readWhole(statement)).toEqual([])
})

test('the rule sees a table that is read whole', async () => {
  const text = "select id from contacts where notes like '%' || $1"
  expect(await readWhole({ text, values: ['Easter'] })).toEqual(['contacts'])
})
