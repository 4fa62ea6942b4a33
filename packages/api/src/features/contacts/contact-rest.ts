import { Readable } from 'node:stream'
import { ContactExport } from '@agency/contract/contact'
import type { FastifyInstance } from 'fastify'
import { readStaff } from '../../auth/viewer.ts'
import type { Deps } from '../../deps.ts'
import { parseInput } from '../../errors/classify-error.ts'
import { idempotencyKeyOf, idempotencyNames } from '../../http/idempotency-key.ts'
import { melbourneDay } from '../settings/melbourne-day.ts'
import { contactsCsv } from './contact-csv.ts'
import { readContacts } from './contact-list-service.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'

export function contactRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/contact', (request) =>
    sendMessage(
      deps,
      parseInput(
        MessageRequest,
        {
          ...Object(request.body),
          idempotencyKey: idempotencyKeyOf(request),
        },
        idempotencyNames,
      ),
      { requestId: request.id, address: request.ip },
    ),
  )

  app.get('/api/contacts/export.csv', async (request, reply) => {
    await readStaff(deps, request.headers.authorization)
    const { sort, direction, ...filter } = ContactExport.parse(request.query)
    const name = `contacts-${melbourneDay(new Date())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(contactsCsv(readContacts(deps.db, filter, { sort, direction }))))
  })
}
