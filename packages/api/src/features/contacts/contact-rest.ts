import { Readable } from 'node:stream'
import { ContactExport } from '@agency/contract/contact'
import { MESSAGE_SENT } from '@agency/contract/contact-message'
import { MESSAGE_SENT_PATH } from '@agency/contract/indexed-paths'
import { messageFields } from '@agency/contract/message-fields'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'
import type { Pages } from '../../pages/pages.ts'
import { melbourneDay } from '../../time/melbourne.ts'
import { recordAction } from '../audit/record-action.ts'
import { runAsStaff } from '../auth/run-as-staff.ts'
import { contactsCsv } from './contact-csv.ts'
import { readContacts } from './contact-list-service.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'

export function contactRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/contact', (request) =>
    sendMessage(deps, parseWithKey(MessageRequest, request), {
      requestId: request.id,
      address: request.ip,
    }),
  )

  app.get('/api/contacts/export.csv', async (request, reply) => {
    const { sort, direction, ...filter } = await runAsStaff(
      deps,
      request,
      'contacts:read',
      async () => {
        const query = ContactExport.parse(request.query)
        await recordAction(deps.db, { kind: 'contact', action: 'exported' })
        return query
      },
    )
    const name = `contacts-${melbourneDay(new Date())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(contactsCsv(readContacts(deps.db, filter, { sort, direction }))))
  })
}

/** Handles the contact form of a browser without JavaScript. */
export const messageForm = (deps: Deps): HtmlForm => ({
  path: '/contact',
  fields: messageFields,
  networkRule: 'messageNetwork',
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
