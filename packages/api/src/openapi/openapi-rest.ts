import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Deps } from '../deps.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { openApiDocument } from './openapi-document.ts'
import { referencePage } from './reference-page.ts'
import { referenceStyle } from './reference-style.ts'

interface OpenApiOptions {
  publicUrl: string
  /** Generating the document takes as long as rendering a page. */
  responseCache: ResponseCache
}

export function openApiRest(
  app: FastifyInstance,
  deps: Deps,
  { publicUrl, responseCache }: OpenApiOptions,
): void {
  const policy = pagePolicy({ inlineScripts: [], inlineStyles: [referenceStyle] })
  const describe = async () => {
    const { agency } = await getSettings(deps.db)
    return openApiDocument({ title: `${agency.name} API`, publicUrl })
  }
  const fileOf = (type: string, text: string, headers: Record<string, string> = {}) =>
    prepareResponse(
      200,
      { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
      text,
    )
  app.get('/api/openapi.json', async (request, reply) => {
    const make = async () => fileOf('application/json', JSON.stringify(await describe()))
    return sendPrepared(request, reply, await responseCache.getCurrent('/api/openapi.json', make))
  })
  app.get('/api/docs', async (request, reply) => {
    const make = async () =>
      fileOf('text/html', referencePage(await describe(), publicUrl), {
        'content-security-policy': policy,
      })
    return sendPrepared(request, reply, await responseCache.getCurrent('/api/docs', make))
  })
}
