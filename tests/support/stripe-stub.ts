import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
}

/** Must not appear in any log, page or response. */
export const STRIPE_KEYS: StripeKeys = {
  secretKey: 'sk_test_4eC39HqLyjWDarjtT1zdp7dcSTANDIN',
  webhookSecret: 'whsec_standin0123456789abcdefghij',
}

/** A Checkout session as the API returns it, as far as it matters for a payment. */
export interface StubSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  url: string | null
  client_reference_id: string | null
  customer_email: string | null
  metadata: Record<string, string>
  payment_intent: string | null
  success_url: string
  cancel_url: string | null
}

interface StubRequest {
  method: string
  path: string
  idempotencyKey: string | undefined
  form: Record<string, string>
}

export interface StripeStub {
  url: string
  /** Every request that arrived in full. */
  requests: StubRequest[]
  sessions: Map<string, StubSession>
  /** Faults for the next API requests, in turn: a status, 'hang', 'garbage', 'drop' or 'evil'. */
  next: (number | 'hang' | 'garbage' | 'drop' | 'evil')[]
  /** The URL for events when somebody pays on the hosted page; without it none are sent. */
  webhookUrl: string | undefined
  /** Marks a session as paid, or as complete with its payment pending. */
  pay(id: string, paymentStatus?: 'paid' | 'unpaid'): StubSession
  close(): Promise<void>
}

/** A webhook event before it is signed. */
export const eventOf = (type: string, object: object): string =>
  JSON.stringify({
    ...{ id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', type, livemode: false },
    ...{ created: Math.floor(Date.now() / 1_000), api_version: '2025-01-27.acacia' },
    data: { object },
  })

/** The documented scheme: the time, and an HMAC of the time and the raw body. */
export function signatureOf(
  body: string,
  {
    secret = STRIPE_KEYS.webhookSecret,
    timestamp = Date.now(),
  }: { secret?: string; timestamp?: number } = {},
): string {
  const t = Math.floor(timestamp / 1_000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Sends a signed event to a webhook. */
export const sendEvent = (url: string, body: string, signature = signatureOf(body)) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  })

interface ApiResponse {
  status: number
  body: object
}

const apiError = (status: number, message: string, details: object = {}): ApiResponse => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...details } },
})

const hostedPage = ({ id, amount_total, cancel_url }: StubSession) => `<!doctype html>
<html lang="en"><title>Checkout</title><h1>Pay A$${(amount_total / 100).toFixed(2)}</h1>
<form method="post" action="/pay/${id}"><button>Pay</button></form>
<a href="${cancel_url}">Back</a></html>`

/**
 * A server on this machine that implements the part of Stripe's API that a hosted checkout needs.
 */
export async function openStripeStub({
  secretKey,
  webhookSecret,
}: StripeKeys): Promise<StripeStub> {
  const sessions = new Map<string, StubSession>()
  /** The response for an idempotency key is repeated for it. */
  const responsesByKey = new Map<string, { form: string; response: Promise<ApiResponse> }>()
  const stub: Pick<StripeStub, 'requests' | 'next' | 'webhookUrl'> = {
    ...{ requests: [], next: [], webhookUrl: undefined },
  }
  let url = ''

  function create(form: Record<string, string>, usesWrongHost: boolean): ApiResponse {
    const price = (name: string) => form[`line_items[0][price_data]${name}`]
    for (const name of ['[currency]', '[unit_amount]', '[product_data][name]']) {
      if (!price(name)) return apiError(400, `Missing required param: ${name}.`)
    }
    if (form.mode !== 'payment' || !form.success_url)
      return apiError(400, 'Missing required param.')
    const id = `cs_test_${randomBytes(20).toString('base64url').replace(/\W|_/g, 'x')}`
    const metadata = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) => {
        const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
        return key ? [[key, value]] : []
      }),
    )
    const session: StubSession = {
      ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', metadata },
      amount_total: Number(price('[unit_amount]')) * Number(form['line_items[0][quantity]']),
      currency: price('[currency]') ?? '',
      url: usesWrongHost ? `http://pay.example/${id}` : `${url}/pay/${id}`,
      client_reference_id: form.client_reference_id ?? null,
      customer_email: form.customer_email ?? null,
      ...{ payment_intent: null, success_url: form.success_url },
      cancel_url: form.cancel_url ?? null,
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }

  function handleSession(method: string, id: string, action: string | undefined): ApiResponse {
    const session = sessions.get(id)
    if (!session) {
      return apiError(404, `No such checkout.session: '${id}'`, { code: 'resource_missing' })
    }
    if (action === 'expire' && method === 'POST') {
      if (session.status !== 'open') return apiError(400, 'Only open sessions can be expired.')
      Object.assign(session, { status: 'expired', url: null })
    }
    return { status: 200, body: session }
  }

  /** As with the real service, error responses are stored for the key as well. */
  async function handleApiRequest(
    request: StubRequest,
    fault: StripeStub['next'][number] | undefined,
  ) {
    const { method, path, form, idempotencyKey } = request
    const [, , , , id, action] = path.split('/')
    const createResponse = async (): Promise<ApiResponse> => {
      if (typeof fault === 'number') {
        return apiError(fault, `Something about ${secretKey}`, { code: 'made_to_fail' })
      }
      // Concurrent requests race here.
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (id) return handleSession(method, id, action)
      return method === 'POST' ? create(form, fault === 'evil') : apiError(404, 'Unrecognized URL.')
    }
    if (idempotencyKey === undefined || id) return createResponse()
    const serializedForm = JSON.stringify(form)
    const stored = responsesByKey.get(idempotencyKey)
    if (stored) {
      return stored.form === serializedForm
        ? stored.response
        : apiError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
            type: 'idempotency_error',
          })
    }
    const newResponse = createResponse()
    responsesByKey.set(idempotencyKey, { form: serializedForm, response: newResponse })
    return newResponse
  }

  function pay(id: string, paymentStatus: 'paid' | 'unpaid' = 'paid'): StubSession {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}.`)
    return Object.assign(session, {
      ...{ status: 'complete', payment_status: paymentStatus, url: null },
      payment_intent: `pi_${randomBytes(12).toString('hex')}`,
    })
  }

  async function handleHostedPage(method: string, id: string, response: ServerResponse) {
    const session = sessions.get(id)
    if (!session) return response.writeHead(404).end()
    if (method === 'GET') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(hostedPage(session))
    }
    pay(id)
    if (stub.webhookUrl) {
      const body = eventOf('checkout.session.completed', session)
      await sendEvent(stub.webhookUrl, body, signatureOf(body, { secret: webhookSecret }))
    }
    return response.writeHead(303, { location: session.success_url }).end()
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const [, section, id = ''] = path.split('/')
    if (section === 'pay') return handleHostedPage(method, id, response)
    const form = Object.fromEntries(new URLSearchParams(await readText(request)))
    const key = headers['idempotency-key']
    const stubRequest = {
      method,
      path,
      form,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    stub.requests.push(stubRequest)
    const fault = stub.next.shift()
    if (fault === 'hang') return
    if (fault === 'drop') return request.destroy()
    const isAuthorized = headers.authorization === `Bearer ${secretKey}`
    const { status, body } = isAuthorized
      ? await handleApiRequest(stubRequest, fault)
      : apiError(401, `Invalid API Key provided: ${headers.authorization}`)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(fault === 'garbage' ? '{"id": 7}' : JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(stub, {
    ...{ url, sessions, pay },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  })
}
