import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { PaymentError, toPaymentError } from './payment-error.ts'

interface StripeAccount {
  secretKey: string
  webhookSecret: string
  /** URL of the API; any other than Stripe's is a test double. */
  apiUrl: string
  /** Timeout for one call including its retry, in ms. */
  limitMs?: number
}

/** The parts of a Checkout session that matter here, as sent by the API and its webhooks. */
const Session = z.object({
  id: z.string().min(1).max(255),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  /** 'paid' once the money has arrived. */
  payment_status: z.string(),
  /** Cents. */
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  /** null once it is no longer open. */
  url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
})

export interface CheckoutSession {
  id: string
  status: 'open' | 'complete' | 'expired' | null
  isPaid: boolean
  /** Cents; null if not specified. */
  amount: number | null
  /** Such as 'aud'. */
  currency: string | null
  /** Where the client pays; '' if it is not a URL that a client may be sent to. */
  url: string
  proposalId: string
  paymentIntent: string | null
}

interface CheckoutOrder {
  proposalId: number
  reference: string
  /** Cents. */
  amount: number
  clientEmail: string
  /** Absolute URL that the client returns to. */
  successUrl: string
  cancelUrl: string
  /** Two requests with the same key create one session. */
  idempotencyKey: string
}

/** A webhook event; 'other' does not concern a deposit. */
type PaymentEvent =
  | { kind: 'paid' | 'failed'; session: CheckoutSession }
  | { kind: 'unreadable' | 'other' }

/** Hosted checkouts. Every call throws a PaymentError if the service fails or times out. */
export interface CardPayments {
  createSession(order: CheckoutOrder): Promise<CheckoutSession>
  readSession(id: string): Promise<CheckoutSession>
  /** Expires a session, so that it can no longer be paid. */
  expireSession(id: string): Promise<void>
  /** Parses a signed event. Throws BAD_REQUEST unless Stripe signed it in the last minutes. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}

/** Range of one charge in Australian dollars, in cents. */
export const MIN_CHARGE_CENTS = 50
export const MAX_CHARGE_CENTS = 99_999_999

const TIMEOUT_MS = 10_000
/** The library retries once if a connection breaks or the service is busy. */
const SHARE_OF_ATTEMPT = 0.4
const TOLERANCE_S = 300
const SIGNATURE = 'stripe-signature'

/** Whether a signature's time is too far in the future; the library only checks the past. */
const isFromFuture = (signature: string) =>
  signature.split(',').some((part) => {
    const [key, time = ''] = part.split('=')
    return key === 't' && Number.parseInt(time, 10) > Date.now() / 1_000 + TOLERANCE_S
  })

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** A URL to send a client to: https, or http on this machine if the API is a test double there. */
function safeUrl(text: string, apiUrl: URL): string {
  if (!URL.canParse(text)) return ''
  const url = new URL(text)
  if (url.protocol === 'https:') return url.href
  return url.protocol === 'http:' && isLoopback(url) && isLoopback(apiUrl) ? url.href : ''
}

async function withTimeout<Result>(ms: number, call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ms, new PaymentError('The payment service took too long.'))
  })
  try {
    return await Promise.race([call, timeout])
  } catch (error) {
    throw toPaymentError(error)
  } finally {
    clearTimeout(timer)
  }
}

export function openCardPayments({
  secretKey,
  webhookSecret,
  apiUrl,
  limitMs = TIMEOUT_MS,
}: StripeAccount): CardPayments {
  const api = new URL(apiUrl)
  let opening: Promise<Stripe> | undefined
  /** Imported on first use: it is large, and most requests do not need it. */
  const client = () => {
    opening ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, {
          host: api.hostname.replace(/^\[|\]$/g, ''),
          port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80),
          protocol: api.protocol === 'https:' ? 'https' : 'http',
          timeout: Math.round(limitMs * SHARE_OF_ATTEMPT),
          maxNetworkRetries: 1,
          telemetry: false,
        }),
    )
    return opening
  }
  const callStripe = <Result>(call: (stripe: Stripe) => Promise<Result>) =>
    withTimeout(limitMs, client().then(call))

  function sessionOf(response: unknown): CheckoutSession | undefined {
    const { data } = Session.safeParse(response)
    if (!data) return undefined
    const { id, status, currency, metadata, payment_intent: intent } = data
    return {
      ...{ id, status, currency, amount: data.amount_total, url: safeUrl(data.url ?? '', api) },
      isPaid: data.payment_status === 'paid',
      proposalId: metadata?.proposal_id ?? '',
      paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    }
  }
  function requireSession(response: unknown): CheckoutSession {
    const session = sessionOf(response)
    if (!session) throw new PaymentError('The response of the payment service cannot be read.')
    return session
  }

  return {
    createSession: async ({ idempotencyKey, ...order }) =>
      requireSession(
        await callStripe((stripe) =>
          stripe.checkout.sessions.create(paramsOf(order), { idempotencyKey }),
        ),
      ),
    readSession: async (id) =>
      requireSession(await callStripe((stripe) => stripe.checkout.sessions.retrieve(id))),
    expireSession: async (id) => {
      await callStripe((stripe) => stripe.checkout.sessions.expire(id))
    },
    readEvent: async (body, signature) => {
      const stripe = await client()
      const invalidSignature = () => {
        const message = 'This is not signed by Stripe, or not within 5 minutes of now.'
        return new AppError('BAD_REQUEST', message, { issues: [{ path: SIGNATURE, message }] })
      }
      if (isFromFuture(signature ?? '')) throw invalidSignature()
      const event = await stripe.webhooks
        .constructEventAsync(body, signature ?? '', webhookSecret, TOLERANCE_S)
        .catch(() => {
          throw invalidSignature()
        })
      const { type, data } = Object(event)
      if (!/^checkout\.session\.(completed|async_payment_(succeeded|failed))$/.test(type)) {
        return { kind: 'other' }
      }
      const session = sessionOf(Object(data).object)
      if (!session) return { kind: 'unreadable' }
      return { kind: type.endsWith('_failed') ? 'failed' : 'paid', session }
    },
  }
}

function paramsOf({
  proposalId,
  reference,
  amount,
  clientEmail,
  successUrl,
  cancelUrl,
}: Omit<CheckoutOrder, 'idempotencyKey'>): Stripe.Checkout.SessionCreateParams {
  const metadata = { proposal_id: String(proposalId) }
  const description = `Deposit for proposal ${reference}`
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aud',
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    ...{ client_reference_id: reference, customer_email: clientEmail, metadata },
    payment_intent_data: { description, metadata },
    ...{ success_url: successUrl, cancel_url: cancelUrl },
  }
}
