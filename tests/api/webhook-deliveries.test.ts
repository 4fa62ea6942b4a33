import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { deliverWebhooks, wakeWebhooks } from '@agency/api/features/webhooks/deliver-webhooks-job'
import { RETRY_DELAYS_MS } from '@agency/api/features/webhooks/delivery-schedule'
import { NEXT_DELIVERY_KEY } from '@agency/api/features/webhooks/webhook-jobs'
import { removeJobs } from '@agency/api/jobs/remove-jobs'
import type { EmailPage } from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import {
  WEBHOOK_ATTEMPTS,
  WEBHOOK_LOG_DAYS,
  type Webhook,
  type WebhookWithSecret,
} from '@agency/contract/webhook'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpAfter } from '../support/deletions.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { selfSigned } from '../support/self-signed.ts'
import { openWebhookSite, sendMessage, verify, type WebhookSite } from '../support/webhook-site.ts'

/** Long enough for every response that a test wants, on a busy machine. */
const TOTAL_MS = 4_000
const MAX_BYTES = 64 * 1024

let hooks: WebhookSite
beforeAll(async () => {
  hooks = await openWebhookSite({}, { totalMs: TOTAL_MS, bytes: MAX_BYTES })
})
afterAll(() => hooks.close())
beforeEach(async () => {
  await emptyTables(hooks.site.pool, 'webhooks', 'webhook_events', 'contacts', 'mails')
  hooks.receiver.received.length = 0
})

const webhookOf = async (id: number) =>
  (await hooks.staff.query<Webhook>('webhooks.get', { id })).result
const testOnce = async (id: number) => hooks.attempted((await hooks.sendTest(id)).id)
const secondsUntil = (time: string | null) => (Date.parse(time ?? '') - Date.now()) / 1_000

test('an event arrives once, signed as Standard Webhooks says', async () => {
  const { id, secret } = await hooks.subscribe('/inbox')
  await sendMessage(hooks)
  await expect.poll(() => hooks.receiver.received.length).toBe(1)
  const [request] = hooks.receiver.received
  if (!request) throw new Error('Nothing was received.')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(verify(request, secret)).toMatchObject({
    type: 'lead.received',
    data: { form: 'message', subject: 'Charts', text: 'Maps, please.' },
  })
  expect(request.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  })
  expect(() => verify({ ...request, body: `${request.body} ` }, secret)).toThrow()
  expect(() => verify(request, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow()

  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  const [delivery] = await hooks.deliveries(id)
  expect(delivery).toMatchObject({
    ...{ state: 'delivered', attempts: 1, lastStatus: 200, lastError: null, nextAttemptAt: null },
    messageId: request.headers['webhook-id'],
  })
  const { log, payload } = await hooks.delivery(delivery?.id ?? 0)
  expect(payload).toBe(request.body)
  expect(log).toMatchObject([{ status: 200, error: null, responseBody: 'ok' }])
})

test('where nothing waits, neither a run nor the timer queues another run', async () => {
  const { id } = await hooks.subscribe('/inbox')
  await testOnce(id)
  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  const countRuns = async () => {
    const { rows } = await hooks.site.pool.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'deliver-webhooks'`,
    )
    return rows[0]?.n
  }
  await expect.poll(countRuns).toBe(0)
  await wakeWebhooks(hooks.site.deps)
  expect(await countRuns()).toBe(0)
  await deliverWebhooks(hooks.site.deps)
  expect(await countRuns()).toBe(0)
})

describe('a receiver that fails', () => {
  /** A port on which nothing listens. */
  async function closedPort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    return port
  }

  test('in any way is tried again later, and the log says how it failed', async () => {
    const { receiver, ports, addresses, urlOf } = hooks
    receiver.respondWith('/silent', () => {})
    receiver.respondWith('/reset', (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => {
        response.destroy()
      })
    })
    receiver.respondWith('/broken', (_request, response) => response.writeHead(500).end('Oh no'))
    receiver.respondWith('/busy', (_request, response) =>
      response.writeHead(429, { 'retry-after': '7200' }).end(),
    )
    receiver.respondWith('/moved', (_request, response) =>
      response.writeHead(302, { location: urlOf('/target') }).end(),
    )
    receiver.respondWith('/slow', (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 100)
      response.once('close', () => clearInterval(timer))
    })
    const refusedPort = await closedPort()
    const tls = createTlsServer(selfSigned, (_request, response) => response.end('ok'))
    tls.listen(0, '127.0.0.1')
    await once(tls, 'listening')
    const tlsPort = (tls.address() as AddressInfo).port
    ports.push(refusedPort, tlsPort)
    addresses['moving.example'] = '127.0.0.1'

    const cases = [
      ['/silent', null, 'The response was not complete in time.'],
      ['/reset', 200, 'The connection broke before the response was complete.'],
      ['/broken', 500, 'The server answered 500.'],
      ['/busy', 429, 'The server answered 429.'],
      ['/moved', 302, 'The server answered 302: redirects are not followed.'],
      ['/slow', 200, 'The response was not complete in time.'],
      [
        urlOf('/', { port: refusedPort }),
        null,
        'The server refused the connection, or could not be reached.',
      ],
      [`https://hooks.example:${tlsPort}/`, null, 'The certificate of the server is not valid.'],
      [
        urlOf('/', { host: 'nowhere.example' }),
        null,
        'The name of the server could not be resolved.',
      ],
      [
        urlOf('/', { host: 'moving.example' }),
        null,
        'This address is not on the public internet, or not an https address.',
      ],
    ] as const
    const subscribed = []
    for (const [address, status, error] of cases) {
      subscribed.push({ address, status, error, webhook: await hooks.subscribe(address) })
    }
    // Accepted when it was saved; now it points into the network.
    addresses['moving.example'] = '10.0.0.8'
    const sent = await Promise.all(
      subscribed.map(async ({ webhook, ...expected }) => ({
        ...expected,
        ...{ webhook, delivery: await hooks.sendTest(webhook.id) },
      })),
    )
    const results = await Promise.all(
      sent.map(async ({ delivery, ...expected }) => ({
        ...expected,
        delivery: await hooks.attempted(delivery.id),
      })),
    )
    for (const { address, status, error, webhook, delivery } of results) {
      expect([address, delivery]).toMatchObject([
        address,
        { state: 'pending', attempts: 1, lastStatus: status, lastError: error },
      ])
      expect(delivery.log).toMatchObject([{ status, error }])
      // The first wait is 5 seconds, unless the server says how long it is busy.
      const seconds = secondsUntil(delivery.nextAttemptAt)
      expect(seconds).toBeLessThanOrEqual(address === '/busy' ? 7_200 : 6)
      if (address === '/busy') expect(seconds).toBeGreaterThan(7_000)
      expect((await webhookOf(webhook.id)).failingSince).not.toBeNull()
    }
    expect(receiver.receivedAt('/target')).toEqual([])
    tls.closeAllConnections()
    tls.close()
  })

  test('with a giant body still counts by its status, and little of it is read or stored', async () => {
    let written = 0
    hooks.receiver.respondWith('/giant', (_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const write = () => {
        while (!response.destroyed && written < 1024 ** 3) {
          written += chunk.length
          if (!response.write(chunk)) return void response.once('drain', write)
        }
      }
      write()
    })
    const { id } = await hooks.subscribe('/giant')
    const { state, log } = await testOnce(id)
    expect(state).toBe('delivered')
    expect(log[0]?.responseBody).toMatch(/^x{2000}…$/)
    expect(written).toBeLessThan(64 * 1024 ** 2)
  })

  test('with 410 is disabled at once, and the owner gets an email', async () => {
    hooks.receiver.respondWith('/gone', (_request, response) => response.writeHead(410).end())
    const { id } = await hooks.subscribe('/gone')
    const { state, attempts } = await testOnce(id)
    expect({ state, attempts }).toEqual({ state: 'failed', attempts: 1 })
    expect(await webhookOf(id)).toMatchObject({ state: 'disabled', disabledReason: 'gone' })
    await sendMessage(hooks)
    expect(await hooks.deliveries(id)).toHaveLength(1)
    const { result } = await hooks.staff.query<EmailPage>('emails.list')
    expect(result.rows).toContainEqual(
      expect.objectContaining({
        ...{
          kind: 'webhook',
          recipient: 'owner',
          subject: `Webhook disabled: hooks.example:${hooks.receiver.port}`,
        },
      }),
    )
  })
})

test('ten attempts over three days, all with the same id, and then it has failed', async () => {
  const total = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)
  expect(total / DAY_MS).toBeCloseTo(3, 1)
  hooks.receiver.respondWith('/down', (_request, response) => response.writeHead(503).end())
  const { id, secret } = await hooks.subscribe('/down')
  const { id: deliveryId } = await hooks.sendTest(id)
  for (let attempt = 1; attempt <= WEBHOOK_ATTEMPTS; attempt += 1) {
    const { state, nextAttemptAt } = await hooks.attempted(deliveryId, attempt)
    if (attempt === WEBHOOK_ATTEMPTS) {
      expect({ state, nextAttemptAt }).toEqual({ state: 'failed', nextAttemptAt: null })
    } else {
      const delay = (RETRY_DELAYS_MS[attempt - 1] ?? 0) / 1_000
      expect(secondsUntil(nextAttemptAt)).toBeGreaterThan(delay * 0.9 - 5)
      expect(secondsUntil(nextAttemptAt)).toBeLessThanOrEqual(delay * 1.1)
      await hooks.retryNow()
    }
  }
  const requests = hooks.receiver.receivedAt('/down')
  expect(requests).toHaveLength(WEBHOOK_ATTEMPTS)
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const request of requests) verify(request, secret)
  // One more run finds nothing to do.
  await deliverWebhooks(hooks.site.deps)
  expect(hooks.receiver.receivedAt('/down')).toHaveLength(WEBHOOK_ATTEMPTS)
})

test('a retry is queued for when it is due', async () => {
  hooks.receiver.respondWith('/once', (_request, response) => {
    response.writeHead(hooks.receiver.receivedAt('/once').length === 1 ? 500 : 204).end()
  })
  const { id } = await hooks.subscribe('/once')
  const { id: deliveryId } = await hooks.sendTest(id)
  // Nobody helps it along: the first wait is five seconds.
  const { state, log } = await hooks.attempted(deliveryId, 2)
  expect(state).toBe('delivered')
  expect(Date.parse(log[0]?.at ?? '') - Date.parse(log[1]?.at ?? '')).toBeGreaterThan(4_000)
  expect((await webhookOf(id)).failingSince).toBeNull()
})

describe('a subscription to which every attempt fails', () => {
  beforeEach(() => {
    hooks.receiver.respondWith('/failing', (_request, response) => response.writeHead(500).end())
  })
  const failedFor = (id: number, days: number, lastDaysAgo: number) =>
    sql`
      update webhooks set failing_since = now() - make_interval(days => ${days}),
        last_failed_at = now() - make_interval(days => ${lastDaysAgo})
      where id = ${id}`.execute(hooks.site.db)

  test('for five days is disabled, what waits for it ends, and the owner gets an email', async () => {
    const { id } = await hooks.subscribe('/failing')
    await testOnce(id)
    await failedFor(id, 5, 1)
    const second = await testOnce(id)
    expect(await webhookOf(id)).toMatchObject({
      ...{ state: 'disabled', disabledReason: 'failing' },
      deliveries: { pending: 0, failed: 2 },
    })
    expect(second.state).toBe('failed')
    const { result } = await hooks.staff.query<EmailPage>('emails.list')
    expect(result.rows.filter(({ kind }) => kind === 'webhook')).toHaveLength(1)
  })

  test('for four days is not', async () => {
    const { id } = await hooks.subscribe('/failing')
    await testOnce(id)
    await failedFor(id, 4, 1)
    await testOnce(id)
    expect((await webhookOf(id)).state).toBe('active')
  })

  test('long ago, and nothing was sent since, begins to count again', async () => {
    const { id } = await hooks.subscribe('/failing')
    await testOnce(id)
    await failedFor(id, 9, 3)
    await testOnce(id)
    const { state, failingSince } = await webhookOf(id)
    expect(state).toBe('active')
    expect(Date.now() - Date.parse(failingSince ?? '')).toBeLessThan(DAY_MS)
  })
})

test('a hanging receiver does not hold up the others', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  hooks.receiver.respondWith('/hanging', async (_request, response) => {
    await held
    response.end()
  })
  const hanging = await hooks.subscribe('/hanging')
  const quick = await hooks.subscribe('/quick')
  const first = await hooks.sendTest(hanging.id)
  await expect.poll(() => hooks.receiver.receivedAt('/hanging').length).toBe(1)
  const second = await hooks.sendTest(quick.id)
  expect((await hooks.attempted(second.id)).state).toBe('delivered')
  expect((await hooks.delivery(first.id)).log).toEqual([])
  release()
  expect((await hooks.attempted(first.id)).state).toBe('delivered')
})

/** Waits until no job of an earlier test is left that would deliver. */
const withoutJobs = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ id: string; isRunning: boolean }>`
        select id, locked_at is not null as is_running from graphile_worker.jobs
        where task_identifier = 'deliver-webhooks'`.execute(hooks.site.db)
      const waiting = rows.flatMap(({ id, isRunning }) => (isRunning ? [] : [id]))
      await sql`select graphile_worker.complete_jobs(${waiting}::bigint[])`.execute(hooks.site.db)
      return rows.length
    })
    .toBe(0)

test('an attempt that the end of the process aborts does not count, and is made again', async () => {
  const { id } = await hooks.subscribe('/aborted')
  await hooks.staff.mutate('webhooks.pause', { id })
  await sendMessage(hooks)
  await withoutJobs()
  // Resumed without its job, so that only this run delivers it.
  await sql`update webhooks set state = 'active' where id = ${id}`.execute(hooks.site.db)
  const ending = new AbortController()
  hooks.receiver.respondWith('/aborted', (_request, response) => {
    if (ending.signal.aborted) response.end()
    else ending.abort()
  })
  await deliverWebhooks(hooks.site.deps, ending.signal)
  const [delivery] = await hooks.deliveries(id)
  expect(await hooks.attempted(delivery?.id ?? 0)).toMatchObject({
    state: 'delivered',
    attempts: 1,
  })
  const ids = hooks.receiver.receivedAt('/aborted').map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([delivery?.messageId, delivery?.messageId])
})

test('a paused subscription gets nothing, and what has waited once it is resumed', async () => {
  const { id } = await hooks.subscribe('/paused')
  await hooks.staff.mutate('webhooks.pause', { id })
  await sendMessage(hooks)
  await deliverWebhooks(hooks.site.deps)
  expect(hooks.receiver.received).toEqual([])
  const [delivery] = await hooks.deliveries(id)
  expect(delivery).toMatchObject({ type: 'lead.received', state: 'pending', attempts: 0 })
  expect((await hooks.staff.mutate('webhooks.test', { id })).status).toBe(409)
  await hooks.staff.mutate('webhooks.resume', { id })
  expect((await hooks.attempted(delivery?.id ?? 0)).state).toBe('delivered')
})

test('a delivery can be replayed, with the same id and a new timestamp', async () => {
  const { id, secret } = await hooks.subscribe('/replayed')
  await sendMessage(hooks)
  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  const [delivery] = await hooks.deliveries(id)
  const replayed = await hooks.staff.mutate('webhooks.replay', { id: delivery?.id })
  expect(replayed.status).toBe(200)
  // It has all its attempts again.
  expect(await hooks.attempted(delivery?.id ?? 0, 2)).toMatchObject({ attempts: 1 })
  const [first, second] = hooks.receiver.receivedAt('/replayed')
  if (!first || !second) throw new Error('It was not sent twice.')
  expect(verify(second, secret)).toEqual(verify(first, secret))
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
})

test('a delivery that still waits is not replayed', async () => {
  hooks.receiver.respondWith('/waiting', (_request, response) => response.writeHead(500).end())
  const { id } = await hooks.subscribe('/waiting')
  const { id: deliveryId } = await testOnce(id)
  expect((await hooks.staff.mutate('webhooks.replay', { id: deliveryId })).status).toBe(409)
})

test('two secrets are valid while one is rotated, and never a third', async () => {
  const { id, secret: first } = await hooks.subscribe('/rotated')
  const rotate = async () =>
    (await hooks.staff.mutate<WebhookWithSecret>('webhooks.rotateSecret', { id })).result
  const { secret: second, webhook } = await rotate()
  expect(secondsUntil(webhook.previousSecretUntil) / 3_600).toBeCloseTo(24, 0)
  await testOnce(id)
  const [afterOne] = hooks.receiver.receivedAt('/rotated')
  if (!afterOne) throw new Error('Nothing was received.')
  expect(afterOne.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  verify(afterOne, first)
  verify(afterOne, second)

  const { secret: third } = await rotate()
  await testOnce(id)
  const afterTwo = hooks.receiver.receivedAt('/rotated')[1]
  if (!afterTwo) throw new Error('Nothing was received.')
  verify(afterTwo, second)
  verify(afterTwo, third)
  expect(() => verify(afterTwo, first)).toThrow()

  await sql`update webhooks set previous_secret_until = now() - interval '1 second'`.execute(
    hooks.site.db,
  )
  await testOnce(id)
  const afterExpiry = hooks.receiver.receivedAt('/rotated')[2]
  if (!afterExpiry) throw new Error('Nothing was received.')
  verify(afterExpiry, third)
  expect(() => verify(afterExpiry, second)).toThrow()
})

test('no secret is in a log, whatever a receiver answers', async () => {
  const { id, secret } = await hooks.subscribe('/echo?key=in-the-address')
  hooks.receiver.respondWith('/echo?key=in-the-address', (request, response) => {
    response.setHeader('set-cookie', 'session=private')
    response.end(`${secret} ${secret.slice(6)} ${request.headers['webhook-signature']}\0`)
  })
  const delivery = await testOnce(id)
  const signature = String(hooks.receiver.received[0]?.headers['webhook-signature']).slice(3)
  const stored = JSON.stringify(delivery)
  const logged = JSON.stringify(hooks.site.logLines)
  for (const text of [stored, logged]) {
    expect(text).not.toContain(secret.slice(6))
    expect(text).not.toContain(signature)
    expect(text).not.toContain('session=private')
  }
  expect(logged).not.toContain('in-the-address')
  expect(logged).toContain('webhook delivered')
  expect(delivery.log[0]?.requestHeaders).toMatchObject({ 'webhook-id': delivery.messageId })
})

test('the log is kept for a month, and then deleted with its events', async () => {
  const { id } = await hooks.subscribe('/kept')
  await hooks.staff.mutate('webhooks.rotateSecret', { id })
  await testOnce(id)
  // The login of this test outlasts the month.
  const expiresAt = new Date(Date.now() + 2 * WEBHOOK_LOG_DAYS * DAY_MS)
  await hooks.site.db.updateTable('staffSessions').set({ expiresAt }).execute()
  await deleteExpired(hooks.site.deps, new Date(Date.now() + (WEBHOOK_LOG_DAYS - 1) * DAY_MS))
  expect(await hooks.deliveries(id)).toHaveLength(1)
  // A secret that no longer signs is not kept either.
  expect(await hooks.site.db.selectFrom('webhooks').select('previousSecret').execute()).toEqual([
    { previousSecret: null },
  ])
  await deleteExpired(hooks.site.deps, new Date(Date.now() + (WEBHOOK_LOG_DAYS + 1) * DAY_MS))
  expect(await hooks.deliveries(id)).toEqual([])
  for (const table of ['webhookEvents', 'webhookAttempts'] as const) {
    expect(await hooks.site.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('a deleted webhook is sent nothing; restored, it is sent what was pending', async () => {
  const { id, secret } = await hooks.subscribe('/deleted')
  hooks.receiver.respondWith('/deleted', (_, response) => response.writeHead(500).end())
  const { payload, messageId } = await testOnce(id)
  await hooks.staff.mutate('webhooks.delete', { id })
  await hooks.retryNow()
  await sendMessage(hooks)
  expect(await hooks.site.db.selectFrom('webhookEvents').select('type').execute()).toEqual([
    { type: 'webhook.test' },
  ])
  await deliverWebhooks(hooks.site.deps)
  expect(hooks.receiver.receivedAt('/deleted')).toHaveLength(1)
  hooks.receiver.respondWith('/deleted', (_, response) => response.end())
  // Of the attempt before.
  await removeJobs(hooks.site.db, [NEXT_DELIVERY_KEY])
  await hooks.staff.mutate('webhooks.restore', { id })
  await expect.poll(() => hooks.receiver.receivedAt('/deleted').length).toBe(2)
  const [, again] = hooks.receiver.receivedAt('/deleted')
  if (!again) throw new Error('Nothing was received.')
  expect(again).toMatchObject({ body: payload, headers: { 'webhook-id': messageId } })
  verify(again, secret)
  await expect.poll(async () => (await hooks.deliveries(id))[0]?.state).toBe('delivered')
  expect((await hooks.deliveries(id))[0]?.attempts).toBe(2)
})

test('the log of a deleted webhook cannot be read', async () => {
  const { id } = await hooks.subscribe('/deleted')
  const delivery = await testOnce(id)
  await hooks.staff.mutate('webhooks.delete', { id })
  for (const [kind, name] of [
    ['query', 'delivery'],
    ['mutate', 'replay'],
  ] as const) {
    const { status } = await hooks.staff[kind](`webhooks.${name}`, { id: delivery.id })
    expect(status, name).toBe(404)
  }
  const { body } = await hooks.site.app.inject({
    url: `/api/webhook-deliveries/export.json?webhookId=${id}`,
    headers: { authorization: hooks.bearer },
  })
  expect(JSON.parse(body)).toEqual([])
})

test('a webhook is purged with its log, and what others were sent stays', async () => {
  const { id } = await hooks.subscribe('/deleted')
  const other = await hooks.subscribe('/other')
  await testOnce(id)
  await sendMessage(hooks)
  await expect.poll(async () => (await hooks.deliveries(other.id))[0]?.state).toBe('delivered')
  await hooks.staff.mutate('webhooks.delete', { id })
  await cleanUpAfter(hooks.site, 'webhooks', 25)
  const events = await hooks.site.db.selectFrom('webhookEvents').select('type').execute()
  expect(events).toEqual([{ type: 'lead.received' }])
  expect(await hooks.deliveries(other.id)).toHaveLength(1)
})
