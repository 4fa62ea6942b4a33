import type { RequestListener } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { wakeWebhooks } from '@agency/api/features/webhooks/deliver-webhooks-job'
import type { WebhookWithSecret } from '@agency/contract/webhook'
import { connect } from '@agency/db/connect'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { sql } from 'kysely'
import { owner } from './accounts.ts'
import { openReceiver, verify } from './webhook-site.ts'

/** Messages that are sent to each process before it is killed. */
const MESSAGES = 5
const DELIVERED_WITHIN_MS = 120_000

/** How a receiver fails the first attempt of an event, in rotation. */
const failures: RequestListener[] = [
  (_request, response) => response.writeHead(500).end('Oh no'),
  (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  (_request, response) => response.writeHead(404).end(),
  (_request, response) => response.writeHead(401).end(),
  (_request, response) => response.destroy(),
  (_request, response) => void response.socket?.end('This is not HTTP.\r\n\r\n'),
  (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
  },
  // Silent until the sender gives up, or is killed.
  () => {},
]

export interface WebhookKillReport {
  /** Messages that the site confirmed. */
  acknowledged: number
  /** Requests that arrived, each signed. */
  received: number
  /** What was lost, forged or out of order; one line each. */
  errors: string[]
}

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

/**
 * Kills the site this many times while it delivers events to a receiver that fails the first
 * attempt of each, in ten ways. Then lets a final site deliver the rest.
 */
export async function killWhileDelivering(kills: number): Promise<WebhookKillReport> {
  const dir = await makeTemporaryDir('webhook-kills')
  const database = await createTestDatabase(testServerUrl())
  const connection = connect({ url: database.url, onError: () => {} })
  const receiver = await openReceiver()
  const start = async (): Promise<SiteProcess> =>
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
  let site = await start()
  const { token } = await post<{ token: string }>(`${site.url}/api/auth/login`, owner)
  const webhook = { url: `http://127.0.0.1:${receiver.port}/inbox`, description: '' }
  const { result } = await post<{ result: { data: WebhookWithSecret } }>(
    `${site.url}/trpc/webhooks.create`,
    { ...webhook, events: ['lead.received'] },
    token,
  )

  /** The texts of the messages that the site has confirmed, by process. */
  const acknowledged: string[][] = []
  const attempted = new Set<unknown>()
  const errors: string[] = []
  /** By the text of a message, the ids and times of its event. */
  const arrived = new Map<string, { ids: Set<unknown>; timestamps: Set<string> }>()
  let verifiedCount = 0
  /** In each round, since a signature is only valid for five minutes. */
  const verifyReceived = () => {
    for (const request of receiver.received.slice(verifiedCount)) {
      verifiedCount += 1
      try {
        const { data, timestamp } = verify(request, result.data.secret)
        const text = String(data.text)
        const { ids, timestamps } = arrived.get(text) ?? { ids: new Set(), timestamps: new Set() }
        arrived.set(text, {
          ids: ids.add(request.headers['webhook-id']),
          timestamps: timestamps.add(timestamp),
        })
      } catch (error) {
        errors.push(`a request whose signature is not valid: ${error}`)
      }
    }
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, url, exited } = site
    // Killed while it delivers: earlier with each round, by the requests that have arrived.
    const target = receiver.received.length + 1 + (kill % MESSAGES)
    receiver.respondWith('/inbox', (request, response) => {
      if (receiver.received.length >= target) child.kill('SIGKILL')
      const id = request.headers['webhook-id']
      if (attempted.has(id)) response.end()
      else failures[attempted.add(id).size % failures.length]?.(request, response)
    })
    const sent = await Promise.all(
      Array.from({ length: MESSAGES }, async (_, n) => {
        const message = `Message ${n} to process ${kill}`
        const email = `ada-${kill}-${n}@lantern.example`
        return post(`${url}/api/contact`, { name: 'Ada', email, message }).then(
          () => message,
          () => [],
        )
      }),
    )
    acknowledged.push(sent.flat())
    await exited
    verifyReceived()
    site = await start()
  }
  receiver.respondWith('/inbox', (_request, response) => void response.end())
  /** Makes the next attempts now: the waits between them have a test of their own. */
  const countPending = async () => {
    const { rows } = await sql`
      update webhook_deliveries set next_attempt_at = now() where state <> 'delivered'
      returning id`.execute(connection.db)
    await wakeWebhooks(connection)
    return rows.length
  }
  const deadline = Date.now() + DELIVERED_WITHIN_MS
  while ((await countPending()) > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  const { rows } = await sql<{ events: number; submissions: number }>`
    select count(*)::int as events, (select count(*)::int from submissions) as submissions
    from webhook_events`.execute(connection.db)
  await site.stop()
  verifyReceived()
  await connection.close()
  await receiver.close()
  await database.drop()
  await dir.remove()

  const [{ events = 0, submissions = 0 } = {}] = rows
  if (events !== submissions) errors.push(`${submissions} messages, and ${events} events`)
  for (const text of acknowledged.flat()) if (!arrived.has(text)) errors.push(`lost: ${text}`)
  for (const [text, { ids, timestamps }] of arrived) {
    // However often an event was sent, a receiver can tell that it is the same one.
    if (ids.size !== 1 || timestamps.size !== 1) errors.push(`not the same each time: ${text}`)
  }
  // Events arrive in any order; their timestamps have that in which they happened.
  const timeOf = (text: string) => [...(arrived.get(text)?.timestamps ?? [])][0] ?? ''
  const texts = acknowledged.flat()
  const processOf = (text: string) => acknowledged.findIndex((group) => group.includes(text))
  const sorted = texts.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))
  if (!isDeepStrictEqual(sorted.map(processOf), texts.map(processOf))) {
    errors.push('the timestamps are not in the order of the messages')
  }
  return { acknowledged: texts.length, received: receiver.received.length, errors }
}
