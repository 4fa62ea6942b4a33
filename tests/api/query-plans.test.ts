import { listPricedBriefs } from '@agency/api/features/price-book/price-book-queries'
import { seedScale } from '@agency/demo/scale/seed-scale'
import { isFullRun } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDashboardQueries } from '../support/dashboard-queries.ts'
import { planOf, type Recording, recordStatements } from '../support/query-plans.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** Enough rows that a sequential scan costs more than any index. */
const COUNT = isFullRun ? 20_000 : 6_000
const LARGE = [
  ...['contacts', 'concepts', 'submissions', 'generations', 'estimates', 'mails'],
  ...['notifications', 'contact_changes', 'site_events'],
]

let site: TestApp
let recording: Recording
beforeAll(async () => {
  // A scheduled job's statements would be recorded among those of a query.
  site = await openTestApp({ runsScheduledJobs: false })
  await seedScale({ ...site.deps, url: site.url }, { count: COUNT })
  recording = recordStatements(site.pool)
})
afterAll(() => site.close())

/** The large tables that a statement's plan scans sequentially. */
const findSeqScans = async (statement: Parameters<typeof planOf>[1]) =>
  (await planOf(site.pool, statement))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => LARGE.includes(table))

test('no dashboard query scans a large table sequentially', async () => {
  const { queries, run } = await openDashboardQueries(site)
  const plannedTexts = new Set<string>()
  const scans: string[] = []
  for (const query of queries) {
    recording.take()
    await run(query)
    for (const statement of recording.take()) {
      if (!/^\s*(select|with)\b/i.test(statement.text)) continue
      plannedTexts.add(statement.text)
      for (const table of await findSeqScans(statement)) {
        scans.push(`${query.name} reads ${table}: ${statement.text}`)
      }
    }
  }
  expect(scans).toEqual([])
  // Checks that the statements being judged really ran.
  for (const table of LARGE) {
    expect([...plannedTexts].some((text) => text.includes(table))).toBe(true)
  }
})

test('neither does the query of the price-book preview', async () => {
  recording.take()
  expect(await listPricedBriefs(site.db, 10)).toHaveLength(10)
  const statements = recording.take()
  expect(statements).toHaveLength(1)
  for (const statement of statements) expect(await findSeqScans(statement)).toEqual([])
})

test('the check detects a sequential scan', async () => {
  const text = "select id from contacts where notes like '%' || $1"
  expect(await findSeqScans({ text, values: ['Easter'] })).toEqual(['contacts'])
})
