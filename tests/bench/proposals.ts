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
const EVERY_MS = 2_000
/** The time in which the clients open their pages, in ms. */
const BEFORE_MS = 10_000
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
  const ask = (path: string, body?: string) =>
    new Promise<string>((resolve, reject) => {
      const requested = request(
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
          let answer = ''
          response.setEncoding('utf8').on('data', (part: string) => {
            answer += part
          })
          response.on('end', () => resolve(answer))
        },
      )
      requested.on('error', reject).end(body)
    })
  return {
    token,
    get: (path) => ask(path),
    call: (name, input) => ask(`/trpc/${name}`, JSON.stringify(input)),
  }
}

/** The time of every change, in ms, and how many got a price that differs from the choice. */
async function measure(opensPages: boolean): Promise<{ times: number[]; wrong: number }> {
  const dir = await makeTemporaryDir('proposals')
  const database = await createTestDatabase(testServerUrl())
  const connection = connect({ url: database.url, onError: () => {} })
  const tokens: string[] = []
  for (let at = 0; at < CLIENTS; at += 1) tokens.push((await storeProposal(connection.db)).token)
  const site = await (opensPages ? waitUntilWarm : waitUntilReady)(
    await spawnSite(
      {
        ...{ DATABASE_URL: database.url, DATA_DIR: dir.path, TRUST_PROXY: '127.0.0.1' },
        ...{ SEED: 'none', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
      },
      { warmUp: true },
    ),
  )
  const clients = tokens.map((token, at) => openClient(site.url, token, at))
  // The jobs queued by sending the proposals are finished beforehand too.
  const openings = clients.map(async (client) => {
    await sleep(Math.random() * BEFORE_MS)
    if (!opensPages) return
    await client.get(proposalPathOf(client.token))
    await client.call('proposals.view', { token: client.token })
  })
  await Promise.all([sleep(BEFORE_MS), ...openings])

  const times: number[] = []
  let wrong = 0
  async function choose(client: Client): Promise<void> {
    let version = 1
    await sleep(Math.random() * EVERY_MS)
    for (let change = 0; change < CHANGES; change += 1) {
      const count = 1 + Math.floor(Math.random() * 9)
      const began = performance.now()
      const answer = await client.call('proposals.choose', {
        ...{ token: client.token, version, choices: { i5: count * 100 } },
      })
      const took = performance.now() - began
      const { result } = JSON.parse(answer) as { result?: { data: PublicProposal } }
      times.push(took)
      const pages = result?.data.price.lines.find(({ id }) => id === 'i5')
      if (!result || pages?.amount !== count * 30_033) wrong += 1
      else version = result.data.version
      await sleep(Math.max(0, EVERY_MS - took))
    }
  }
  await Promise.all(clients.map(choose))
  await site.stop()
  await connection.close()
  await database.drop()
  await dir.remove()
  return { times, wrong }
}

const opened = await measure(true)
const cold = await measure(false)
const what = `concurrent changes by ${CLIENTS} clients`
report(
  { what: `${what}, median`, ours: quantile(opened.times, 0.5), unit: 'ms' },
  { what: `${what}, p95`, ours: quantile(opened.times, 0.95), unit: 'ms', atMost: 100 },
  {
    what: 'the same on a freshly started site, p95',
    ours: quantile(cold.times, 0.95),
    unit: 'ms',
  },
  {
    what: 'changes with a price other than the chosen one',
    ours: opened.wrong + cold.wrong,
    atMost: 0,
  },
)
