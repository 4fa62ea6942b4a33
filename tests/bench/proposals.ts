// 200 clients who choose options of their proposals concurrently, each one change every two
// seconds: how long a change takes until its new price arrives. The site is warm, and each client
// has opened the page before, since that is where the options are; the same is measured on a site
// that has just started and has served nothing. CLIENTS=20 for a first impression.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { proposalPathOf } from '@agency/contract/proposal-paths'
import { connect } from '@agency/db/connect'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady, waitUntilWarm } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { quantile } from '../support/quantile.ts'
import { storeProposal } from '../support/stored-proposals.ts'

const CLIENTS = Number(process.env.CLIENTS ?? 200)
const CHANGES = 10
const CHANGE_INTERVAL_MS = 2_000
/** The time in which the clients open their pages, in ms. */
const PAGE_OPENING_MS = 10_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/**
 * A client with its own connection and network: this script acts as the proxy that reports its IP
 * address.
 */
interface Client {
  token: string
  get(path: string): Promise<string>
  call(name: string, input: object): Promise<string>
}

/** This script shares the site's cores, so it uses as little CPU as possible itself. */
function openClient(siteUrl: string, token: string, client: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sendRequest = (path: string, body?: string) =>
    new Promise<string>((resolve, reject) => {
      const clientRequest = request(
        new URL(path, siteUrl),
        {
          ...{ agent, method: body === undefined ? 'GET' : 'POST' },
          headers: {
            'user-agent': BROWSER,
            'x-forwarded-for': `198.51.100.${client + 1}`,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (response) => {
          let responseText = ''
          response.setEncoding('utf8').on('data', (chunk: string) => {
            responseText += chunk
          })
          response.on('end', () => resolve(responseText))
        },
      )
      clientRequest.on('error', reject).end(body)
    })
  return {
    token,
    get: (path) => sendRequest(path),
    call: (name, input) => sendRequest(`/trpc/${name}`, JSON.stringify(input)),
  }
}

/** The time of every change, in ms, and how many got a price that differs from the choice. */
async function measure(opensPages: boolean): Promise<{ times: number[]; wrongCount: number }> {
  const dir = await makeTemporaryDir('proposals')
  const database = await createTestDatabase(testServerUrl())
  const connection = connect({ url: database.url, onError: () => {} })
  const tokens: string[] = []
  for (let index = 0; index < CLIENTS; index += 1)
    tokens.push((await storeProposal(connection.db)).token)
  const site = await (opensPages ? waitUntilWarm : waitUntilReady)(
    await spawnSite(
      {
        ...{ DATABASE_URL: database.url, DATA_DIR: dir.path, TRUST_PROXY: '127.0.0.1' },
        ...{ SEED: 'none', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
      },
      { warmUp: true },
    ),
  )
  const clients = tokens.map((token, index) => openClient(site.url, token, index))
  // The jobs queued by sending the proposals are finished beforehand too.
  const pageOpenings = clients.map(async (client) => {
    await sleep(Math.random() * PAGE_OPENING_MS)
    if (!opensPages) return
    await client.get(proposalPathOf(client.token))
    await client.call('proposals.view', { token: client.token })
  })
  await Promise.all([sleep(PAGE_OPENING_MS), ...pageOpenings])

  const times: number[] = []
  let wrongCount = 0
  async function choose(client: Client): Promise<void> {
    let version = 1
    await sleep(Math.random() * CHANGE_INTERVAL_MS)
    for (let change = 0; change < CHANGES; change += 1) {
      const count = 1 + Math.floor(Math.random() * 9)
      const startedAt = performance.now()
      const response = await client.call('proposals.choose', {
        ...{ token: client.token, version, choices: { i5: count * 100 } },
      })
      const durationMs = performance.now() - startedAt
      const { result } = JSON.parse(response) as { result?: { data: PublicProposal } }
      times.push(durationMs)
      const pages = result?.data.price.lines.find(({ id }) => id === 'i5')
      if (!result || pages?.amount !== count * 30_033) wrongCount += 1
      else version = result.data.version
      await sleep(Math.max(0, CHANGE_INTERVAL_MS - durationMs))
    }
  }
  await Promise.all(clients.map(choose))
  await site.stop()
  await connection.close()
  await database.drop()
  await dir.remove()
  return { times, wrongCount }
}

const opened = await measure(true)
const cold = await measure(false)
const label = `concurrent changes by ${CLIENTS} clients`
report(
  { metric: `${label}, median`, value: quantile(opened.times, 0.5), unit: 'ms' },
  { metric: `${label}, p95`, value: quantile(opened.times, 0.95), unit: 'ms', atMost: 100 },
  {
    metric: 'the same on a freshly started site, p95',
    value: quantile(cold.times, 0.95),
    unit: 'ms',
  },
  {
    metric: 'changes with a price other than the chosen one',
    value: opened.wrongCount + cold.wrongCount,
    atMost: 0,
  },
)
