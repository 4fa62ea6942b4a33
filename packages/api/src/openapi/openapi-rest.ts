import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { openApiDocument } from './openapi-document.ts'
import { referencePage } from './reference-page.ts'
import { referenceStyle } from './reference-style.ts'

export function openApiRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const policy = pagePolicy({ inlineScripts: [], inlineStyles: [referenceStyle] })
  const describe = async () => {
    const { agency } = await getSettings(deps.db)
    return openApiDocument({ title: `${agency.name} API`, publicUrl })
  }
  app.get('/api/openapi.json', describe)
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(referencePage(await describe(), publicUrl)),
  )
}
