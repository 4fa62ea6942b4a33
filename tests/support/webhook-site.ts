import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'
import { wakeWebhooks } from '@agency/api/features/webhooks/deliver-webhooks-job'
import type { GuardedPostOptions } from '@agency/api/outbound/guarded-post'
import type {
  DeliveryDetail,
  DeliveryPage,
  WebhookDelivery,
  WebhookWithSecret,
} from '@agency/contract/webhook'
import { webhookEventTypes } from '@agency/contract/webhook-events'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { createLogin } from './accounts.ts'
import { callerOf } from './procedures.ts'
import { openTestApp, type TestAppOptions } from './test-app.ts'

/** A request as a receiver gets it. */
export interface ReceivedWebhook {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks, on an address of this machine. */
export async function openReceiver(port = 0) {
  const received: ReceivedWebhook[] = []
  const responses = new Map<string, RequestListener>()
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const body = await text(request)
    received.push({ path, headers, body })
    const respond = responses.get(path)
    if (respond) respond(request, response)
    else response.end('ok')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    received,
    /** Replaces the response at a path. */
    respondWith: (path: string, respond: RequestListener) => void responses.set(path, respond),
    receivedAt: (path: string) => received.filter((request) => request.path === path),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The payload, if the headers prove that it was signed with the secret; throws otherwise. */
export const verify = ({ body, headers }: ReceivedWebhook, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }

/**
 * A site that may send webhooks to this machine, and a receiver. Names resolve to `addresses`.
 */
export async function openWebhookSite(
  options: TestAppOptions = {},
  limits: GuardedPostOptions['limits'] = {},
) {
  const receiver = await openReceiver()
  const ports = [receiver.port]
  const addresses: Record<string, string> = { 'hooks.example': '127.0.0.1' }
  const lookup: LookupFunction = (name, { all }, callback) => {
    const address = addresses[name]
    if (address === undefined) {
      return callback(Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' }), [])
    }
    all ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4)
  }
  const site = await openTestApp({
    runsScheduledJobs: false,
    ...options,
    webhookGuard: { ports, lookup, allow: ['127.0.0.1'], plainHttp: true, limits },
  })
  const account = { email: 'webhooks@emberlane.example', password: 'a-laneway-for-tests' }
  const bearer = `Bearer ${await createLogin(site, account)}`
  const staff = callerOf(site, bearer)
  const urlOf = (path: string, { host = 'hooks.example', port = receiver.port } = {}) =>
    `http://${host}:${port}${path}`

  async function subscribe(path: string, events: readonly string[] = webhookEventTypes) {
    const { result, status } = await staff.mutate<WebhookWithSecret>('webhooks.create', {
      ...{ url: path.startsWith('/') ? urlOf(path) : path, description: path, events },
    })
    if (status !== 200) throw new Error(`The webhook was not created: ${status}.`)
    return { ...result.webhook, secret: result.secret }
  }
  const sendTest = async (id: number) =>
    (await staff.mutate<DeliveryDetail>('webhooks.test', { id })).result
  const delivery = async (id: number) =>
    (await staff.query<DeliveryDetail>('webhooks.delivery', { id })).result
  const deliveries = async (webhookId: number): Promise<WebhookDelivery[]> =>
    (await staff.query<DeliveryPage>('webhooks.deliveries', { webhookId })).result.rows

  return {
    ...{ site, bearer, staff, receiver, ports, addresses, urlOf, subscribe, sendTest, delivery },
    deliveries,
    /** Waits until a delivery has had this many attempts, and returns it. */
    attempted: async (id: number, attempts = 1): Promise<DeliveryDetail> => {
      let current = await delivery(id)
      const countAttempts = async () => {
        current = await delivery(id)
        return current.log.length
      }
      await expect.poll(countAttempts).toBe(attempts)
      return current
    },
    /** Makes the next attempt of everything due now. */
    retryNow: async () => {
      await sql`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`.execute(
        site.db,
      )
      await wakeWebhooks(site.deps)
    },
    close: async () => {
      await site.close()
      await receiver.close()
    },
  }
}
export type WebhookSite = Awaited<ReturnType<typeof openWebhookSite>>

/** Sends a message of the contact form. */
export async function sendMessage(
  { site }: Pick<WebhookSite, 'site'>,
  { name = 'Odile Quenby', email = 'odile@quandary.example', message = 'Maps, please.' } = {},
): Promise<void> {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name, email, subject: 'Charts', message },
  })
  expect(response.statusCode).toBe(200)
}
