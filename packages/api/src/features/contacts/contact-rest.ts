import { MESSAGE_SENT } from '@agency/contract/contact-message'
import { MESSAGE_SENT_PATH } from '@agency/contract/indexed-paths'
import { messageFields } from '@agency/contract/message-fields'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'
import type { Pages } from '../../pages/pages.ts'
import { requireProofOfRequest } from '../proof-of-work/proof-of-work-rest.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'

export function contactRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/contact', async (request) => {
    const message = parseWithKey(MessageRequest, request)
    await requireProofOfRequest(deps, request, ['message'])
    return sendMessage(deps, message, { requestId: request.id, address: request.ip })
  })
}

/** Handles the contact form of a browser without JavaScript. */
export const messageForm = (deps: Deps): HtmlForm => ({
  path: '/contact',
  fields: messageFields,
  networkRule: 'messageNetwork',
  proofRules: ['message'],
  submit: async (values, sender) => {
    await sendMessage(deps, MessageRequest.parse(values), sender)
    return `${MESSAGE_SENT_PATH}#outcome`
  },
})

/** The contact page, including the one shown after its form was sent without JavaScript. */
export function contactPageRoute(app: FastifyInstance, pages: Pages): void {
  const form = { values: {}, errors: [], outcome: { kind: 'sent' as const, text: MESSAGE_SENT } }
  app.get('/contact', (request, reply) =>
    request.url === MESSAGE_SENT_PATH
      ? pages.sendWithContent(request, reply, { form, status: 200, cacheKey: MESSAGE_SENT_PATH })
      : pages.send(request, reply),
  )
}
