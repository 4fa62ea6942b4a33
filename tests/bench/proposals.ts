// 200 clients who choose options of their proposals at once, each one change every two seconds: how long
// a change takes until its new price is there. CLIENTS=20 for a first impression.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { connect } from '@agency/db/connect'
import { report } from '../support/bench-report.ts'
import { quantile } from '../support/quantile.ts'
import { spawnSite, untilReady } from '../support/site-process.ts'
import { storeProposal } from '../support/stored-proposals.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'
import { createTestDatabase, testServerUrl } from '../support/test-database.ts'

const CLIENTS = Number(process.env.CLIENTS ?? 200)
const CHANGES = 10
const EVERY_MS = 2_000

const dir = await makeTemporaryDir('proposals')
const database = await createTestDatabase(testServerUrl())
const connection = connect({ url: database.url, onError: () => {} })
const tokens: string[] = []
for (let at = 0; at < CLIENTS; at += 1) tokens.push((await storeProposal(connection.db)).token)
// Clients have networks of their own, which take turns each by itself: this script is the proxy that says so.
const site = await untilReady(
  await spawnSite(
    {
      ...{ DATABASE_URL: database.url, DATA_DIR: dir.path, TRUST_PROXY: '127.0.0.1' },
      ...{ SEED: 'none', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
    },
    { warmUp: true },
  ),
)
// What the sendings have queued is done before.
await sleep(10_000)
await compileFetch()

/** This script shares the site's cores: what it has to compile itself is no time of the site. */
async function compileFetch(): Promise<void> {
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(Array.from({ length: 24 }, async () => (await ask()).json()))
  }
  server.closeAllConnections()
  server.close()
}

const times: number[] = []
let wrong = 0
async function choose(token: string, client: number): Promise<void> {
  let version = 1
  await sleep(Math.random() * EVERY_MS)
  for (let change = 0; change < CHANGES; change += 1) {
    const count = 1 + Math.floor(Math.random() * 9)
    const began = performance.now()
    const response = await fetch(`${site.url}/trpc/proposals.choose`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${client + 1}`,
      },
      body: JSON.stringify({ token, version, choices: { i5: count * 100 } }),
    })
    const { result } = (await response.json()) as { result?: { data: PublicProposal } }
    const took = performance.now() - began
    times.push(took)
    const pages = result?.data.price.lines.find(({ id }) => id === 'i5')
    if (!result || pages?.amount !== count * 30_033) wrong += 1
    else version = result.data.version
    await sleep(Math.max(0, EVERY_MS - took))
  }
}
await Promise.all(tokens.map(choose))
await site.stop()
await connection.close()
await database.drop()
await dir.remove()

report(
  { what: `changes of ${CLIENTS} clients at once, median`, ours: quantile(times, 0.5), unit: 'ms' },
  {
    what: `changes of ${CLIENTS} clients at once, p95`,
    ours: quantile(times, 0.95),
    unit: 'ms',
    atMost: 100,
  },
  { what: 'changes with another price than was chosen', ours: wrong, atMost: 0 },
)
