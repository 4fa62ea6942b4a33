import { initialSettings } from '@agency/api/features/settings/initial-settings'
import { type AiStub, openAiStub } from '@agency/tools/ai-stub/ai-stub'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly } from '@agency/tools/test/test-size'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { KEY } from '../support/ai-site.ts'
import { validBrief } from '../support/briefs.ts'

let stub: AiStub
let database: Awaited<ReturnType<typeof createTestDatabase>>
let dir: Awaited<ReturnType<typeof makeTemporaryDir>>
let client: pg.Client
beforeAll(async () => {
  stub = await openAiStub()
  dir = await makeTemporaryDir('ai-processes')
  database = await createTestDatabase(testServerUrl())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await dir.remove()
  await stub.close()
})

async function startSite(): Promise<SiteProcess> {
  const site = await spawnSite({
    DATA_DIR: dir.path,
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'trace',
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_EMAIL: 'owner@emberlane.example',
    ADMIN_PASSWORD: 'a-laneway-for-tests',
    AI_CONCEPT_URL: stub.url,
    AI_CONCEPT_KEY: KEY,
    AI_BRIEF_URL: stub.url,
    AI_BRIEF_KEY: KEY,
    AI_STYLE_URL: stub.url,
    AI_STYLE_KEY: KEY,
  })
  // Also if a test fails before stopping it.
  onTestFinished(() => void site.child.kill('SIGKILL'))
  return waitUntilReady(site)
}
const post = (site: SiteProcess) =>
  fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBrief),
  }).catch(() => undefined)
const CAP_TEST_QUERY = `
  select count(*)::int as done from generations where stage = 'done' and brief ->> 'userEmail' like 'cap%'`
const outcomes = async () =>
  (await client.query('select purpose, outcome from service_calls order by id')).rows

test(
  'after a process is killed during a service call, its successor repeats the call only once',
  fullOnly,
  async () => {
    // The copy succeeds, but the picture never arrives.
    stub.next.push('', 'hang')
    const first = await startSite()
    const responsePromise = post(first)
    await stub.nextRequest()
    await stub.nextRequest()
    first.child.kill('SIGKILL')
    await Promise.all([responsePromise, first.exited])
    expect(await outcomes()).toEqual([
      { purpose: 'brief', outcome: 'done' },
      { purpose: 'concept', outcome: null },
    ])

    const second = await startSite()
    await expect
      .poll(async () => (await client.query('select image_width from concepts')).rows)
      .toEqual([{ image_width: 1_536 }])
    expect(await outcomes()).toEqual([
      { purpose: 'brief', outcome: 'done' },
      { purpose: 'concept', outcome: null },
      { purpose: 'concept', outcome: 'done' },
    ])
    expect(stub.requests.map(({ path }) => path.split('/').at(-1))).toEqual([
      ...['completions', 'generations', 'generations'],
    ])
    const { rows } = await client.query(
      'select (select count(*)::int from concepts) as concepts, (select count(*)::int from estimates) as estimates',
    )
    expect(rows).toEqual([{ concepts: 1, estimates: 1 }])
    expect(await second.stop()).toBe(0)
    expect(first.output() + second.output()).not.toContain(KEY)
  },
)

test('two processes share one cap and write no key to any log', fullOnly, async () => {
  const { agency, rateCard, aiServices } = initialSettings
  const concept = { dailyCapCents: 50, resultCost: 1_000, fallBack: true }
  await client.query('delete from service_calls')
  await client.query(
    `with card as (insert into rate_card_versions values (1, $2) on conflict do nothing)
     insert into settings (agency, rate_card, ai_services) values ($1, $2, $3)
     on conflict (id) do update set ai_services = excluded.ai_services`,
    [agency, rateCard, { ...aiServices, concept }].map((setting) => JSON.stringify(setting)),
  )
  stub.requests.length = 0
  const sites = await Promise.all([startSite(), startSite()])
  const brief = (n: number) => ({ ...validBrief, userEmail: `cap${n}@lantern.example` })
  await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const response = await fetch(`${sites[n % 2]?.url}/api/generate-estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(brief(n)),
      })
      // Stored and made later if the machine is busy.
      expect(response.status).toBeOneOf([200, 504])
    }),
  )
  await expect.poll(async () => (await client.query(CAP_TEST_QUERY)).rows).toEqual([{ done: 8 }])
  // Ten cents each, half a dollar a day: five pictures by the service, three by this machine.
  expect(stub.requests.filter(({ path }) => path.endsWith('/generations'))).toHaveLength(5)
  const { rows } = await client.query(
    "select count(*)::int as n, sum(cost)::int as cost from service_calls where purpose = 'concept'",
  )
  expect(rows).toEqual([{ n: 5, cost: 5_000 }])
  for (const site of sites) {
    expect(await site.stop()).toBe(0)
    expect(site.output()).not.toContain(KEY)
  }
})
