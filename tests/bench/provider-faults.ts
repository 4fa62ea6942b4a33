// Eight faults of the picture service, 100 times each, through the real POST of a real site: the
// documented responses within the budget, every lead and estimate stored, the key in no log.
// ROUNDS=10 for fewer.
import path from 'node:path'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { startEmbedded } from '@agency/db/embedded/server'
import { openAiStub } from '@agency/tools/ai-stub/ai-stub'
import { report } from '@agency/tools/bench/bench-report'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import pg from 'pg'

const ROUNDS = Number(process.env.ROUNDS ?? 100)
const IN_FLIGHT = 4
const MAX_RESPONSE_S = 2
/** For the last moment of a budget to pass, and to be recorded. */
const MARGIN_MS = 500
const KEY = 'a-key-that-must-stay-here'
const FAULTS: [fault: string, status: number][] = [
  ['reset-mid-body', 502],
  ['hang', 504],
  ['401', 502],
  ['429', 502],
  ['500', 502],
  ['html', 502],
  ['vast-picture', 502],
  ['compressed-bomb', 502],
]

const dir = await makeTemporaryDir('provider-faults')
const stub = await openAiStub()
const site = await waitUntilReady(
  await spawnSite(
    {
      DATA_DIR: dir.path,
      SEED: 'none',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'trace',
      AI_CONCEPT_URL: stub.url,
      AI_CONCEPT_KEY: KEY,
      AI_CONCEPT_SECONDS: String(MAX_RESPONSE_S),
    },
    { warmUp: true },
  ),
)
const server = await startEmbedded(path.join(dir.path, 'postgres'))
const database = new pg.Pool({ connectionString: server.url })

/** No fallback, and a practically unlimited budget. */
const allow = () => {
  const concept = { dailyCapCents: 10_000_000, resultCost: 100, fallBack: false }
  const { agency, rateCard, aiServices } = initialSettings
  return database.query(
    `with card as (insert into rate_card_versions values (1, $2) on conflict do nothing)
     insert into settings (agency, rate_card, ai_services) values ($1, $2, $3)
     on conflict (id) do update set ai_services = excluded.ai_services`,
    [agency, rateCard, { ...aiServices, concept }].map((setting) => JSON.stringify(setting)),
  )
}

let sentCount = 0
async function generate(): Promise<{ status: number; text: string; ms: number }> {
  const brief = sampleBriefs[sentCount % sampleBriefs.length]
  sentCount += 1
  // Every request must hit its fault; the circuit breaker, which opens after five, is tested
  // elsewhere.
  await database.query('update service_states set failures = 0, open_until = null')
  const startedAt = performance.now()
  const response = await fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...brief, userName: 'Ledger', userEmail: `fault${sentCount}@ledger.example` },
      keyVisualElements: '',
    }),
  })
  const text = await response.text()
  return { status: response.status, text, ms: performance.now() - startedAt }
}

async function generateMany(count: number) {
  const responses: Awaited<ReturnType<typeof generate>>[] = []
  let remaining = count
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (remaining > 0) {
        remaining -= 1
        responses.push(await generate())
      }
    }),
  )
  return responses
}

/** The longest time that the service calls of one generation have taken so far, in ms. */
async function readMaxServiceMs(): Promise<number> {
  const { rows } = await database.query(
    `select coalesce(max(extract(epoch from took) * 1000), 0)::int as ms from (
       select max(ended_at) - min(started_at) as took from service_calls group by generation_id) t`,
  )
  return rows[0].ms
}

let leaks = 0
try {
  await allow()
  for (const [fault, status] of FAULTS) {
    stub.always = fault
    stub.requests.length = 0
    const responses = await generateMany(ROUNDS)
    const unexpected = responses.filter((response) => response.status !== status)
    const slowestMs = Math.max(...responses.map(({ ms }) => ms))
    leaks += responses.filter(({ text }) => text.includes(KEY)).length
    const maxServiceMs = await readMaxServiceMs()
    console.log(
      `${fault}: the slowest answer took ${Math.round(slowestMs)} ms; ${stub.requests.length} requests to the service`,
    )
    report(
      {
        metric: `${fault}: responses other than ${status} of ${ROUNDS}`,
        value: unexpected.length,
        atMost: 0,
      },
      {
        metric: `${fault}: service time for one concept, maximum`,
        ...{ value: maxServiceMs, unit: 'ms', atMost: MAX_RESPONSE_S * 1_000 + MARGIN_MS },
      },
    )
    await database.query('delete from service_calls')
    if (unexpected[0]) console.log(`  also: ${unexpected[0].status} ${unexpected[0].text}`)
  }
  const { rows } = await database.query(
    `select count(*)::int as leads, count(e.id)::int as estimates
     from submissions s left join estimates e on e.submission_id = s.id`,
  )
  const [{ leads, estimates }] = rows
  const isKeyLogged = site.output().includes(KEY)
  report(
    {
      metric: `leads stored of ${sentCount} requests`,
      value: leads,
      atLeast: sentCount,
      atMost: sentCount,
    },
    { metric: 'their estimates stored', value: estimates, atLeast: sentCount, atMost: sentCount },
    {
      metric: 'responses and logs containing the key',
      value: leaks + (isKeyLogged ? 1 : 0),
      atMost: 0,
    },
  )
} finally {
  await database.end()
  await site.stop()
  await server.release()
  await stub.close()
  await dir.remove()
}
