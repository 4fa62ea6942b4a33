import type { WebhookWithSecret } from '@agency/contract/webhook'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly } from '@agency/tools/test/test-size'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { openReceiver, type Receiver, verify } from '../support/webhook-site.ts'

const KILLS = 8
/** Messages that are sent to each process before it is killed. */
const MESSAGES = 5

let dir: TemporaryDir
let database: TestDatabase
let receiver: Receiver
beforeEach(async () => {
  dir = await makeTemporaryDir('webhook-kills')
  database = await createTestDatabase(testServerUrl())
  receiver = await openReceiver()
})
afterEach(async () => {
  await receiver.close()
  await database.drop()
  await dir.remove()
})

const startSite = async (): Promise<SiteProcess> =>
  waitUntilReady(
    await spawnSite(
      {
        ...{ DATABASE_URL: database.url, DATA_DIR: dir.path, SEED: 'none', LOG_LEVEL: 'fatal' },
        ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
        ...{ RATE_LIMIT_FACTOR: '1000000', WEBHOOK_PORT: String(receiver.port) },
      },
      { entry: 'tests/support/local-webhook-site.ts' },
    ),
  )

async function post<Result>(url: string, body: object, token?: string): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

async function subscribe(url: string): Promise<string> {
  const { token } = await post<{ token: string }>(`${url}/api/auth/login`, owner)
  const { result } = await post<{ result: { data: WebhookWithSecret } }>(
    `${url}/trpc/webhooks.create`,
    {
      url: `http://127.0.0.1:${receiver.port}/inbox`,
      ...{ description: '', events: ['lead.received'] },
    },
    token,
  )
  return result.data.secret
}

test(
  'kill -9 at any moment loses no event, and each is delivered at least once',
  fullOnly,
  async () => {
    let site = await startSite()
    const secret = await subscribe(site.url)
    /** The texts of the messages that the site has acknowledged. */
    const acknowledged: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, url, exited } = site
      // Killed while it delivers: earlier with each round, by the requests that have arrived.
      const target = receiver.received.length + 1 + (kill % MESSAGES)
      receiver.respondWith('/inbox', (_request, response) => {
        if (receiver.received.length >= target) child.kill('SIGKILL')
        response.end()
      })
      await Promise.all(
        Array.from({ length: MESSAGES }, async (_, n) => {
          const message = `Message ${n} to process ${kill}`
          const sent = await post(`${url}/api/contact`, {
            ...{ name: 'Ada', email: `ada-${kill}-${n}@lantern.example`, message },
          }).catch(() => undefined)
          if (sent) acknowledged.push(message)
        }),
      )
      await exited
      site = await startSite()
    }
    receiver.respondWith('/inbox', (_request, response) => void response.end())
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await expect
      .poll(
        async () =>
          (await client.query(`select from webhook_deliveries where state <> 'delivered'`))
            .rowCount,
        { timeout: 120_000, interval: 500 },
      )
      .toBe(0)
    const { rows } = await client.query(`
    select count(*)::int as events, (select count(*)::int from submissions) as submissions
    from webhook_events`)
    await client.end()
    await site.stop()
    expect(rows[0].events).toBe(rows[0].submissions)

    const idsByText = new Map<string, Set<unknown>>()
    for (const request of receiver.received) {
      const { data } = verify(request, secret)
      const ids = idsByText.get(String(data.text)) ?? new Set()
      idsByText.set(String(data.text), ids.add(request.headers['webhook-id']))
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    expect([...idsByText.keys()]).toEqual(expect.arrayContaining(acknowledged))
    // However often an event was sent, a receiver can tell that it is the same one.
    expect([...idsByText.values()].filter((ids) => ids.size !== 1)).toEqual([])
  },
)
