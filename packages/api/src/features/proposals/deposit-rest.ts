import { ProposalToken } from '@agency/contract/proposal-calls'
import { PROPOSALS_PATH, proposalPathOf } from '@agency/contract/proposal-paths'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { xml } from '../../pages/site-files.ts'
import { clearSession, openCheckout, settleSession } from './deposit-service.ts'
import { PRIVATE, sendPrivatePage } from './private-page.ts'

const WEBHOOK_BYTES = 64 * 1024

/**
 * Redirects a client to the checkout of the deposit, or explains in a sentence why there is none.
 */
function checkoutRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(
    `${PROPOSALS_PATH}/:token/deposit`,
    async ({ params, ip: address, id: requestId }, reply) => {
      const token = ProposalToken.parse(params.token)
      try {
        const location = await openCheckout(deps, { token, address, requestId })
        return await reply
          .code(303)
          .headers({ ...PRIVATE, location })
          .send()
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error
        if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
        return sendPrivatePage(
          reply.code(error.status),
          'Deposit',
          `<p>${xml(error.message)}</p>
<p><a href="${proposalPathOf(token)}">Open the proposal</a></p>`,
        )
      }
    },
  )
}

/** Receives Stripe's payment events; without Stripe keys the route does not exist. */
function webhookRoute(app: FastifyInstance, deps: Deps): void {
  const { cardPayments } = deps
  if (!cardPayments) return
  app.register(async (scope) => {
    // The signature is computed over the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/stripe/webhook', {
      bodyLimit: WEBHOOK_BYTES,
      onRequest: async ({ ip }) => consumeForAddress(deps.limits, 'paymentEvent', ip),
      handler: async ({ body, headers, id: requestId }, reply) => {
        const signature = headers['stripe-signature']
        const event = await cardPayments.readEvent(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
        )
        if (event.kind === 'unreadable') {
          deps.log.error({ requestId }, 'unreadable payment webhook event')
        }
        if (event.kind === 'paid') await settleSession(deps, event.session, requestId)
        if (event.kind === 'failed') await clearSession(deps, event.session)
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    })
  })
}

export function depositRest(app: FastifyInstance, deps: Deps): void {
  checkoutRoute(app, deps)
  webhookRoute(app, deps)
}
