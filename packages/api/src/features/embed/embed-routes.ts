import { readFileSync } from 'node:fs'
import { EMBED_SCRIPT_PATH } from '@agency/contract/embed'
import { EMBED_PATH } from '@agency/contract/indexed-paths'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import type { Pages } from '../../pages/pages.ts'
import { getFrameAncestors } from './embed-service.ts'

/** The script that other sites load. */
export function embedScriptRoute(app: FastifyInstance): void {
  const script = prepareResponse(
    200,
    {
      'content-type': 'text/javascript; charset=utf-8',
      // Its address never changes, so a new version must arrive.
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
    readFileSync(new URL('./embed.js', import.meta.url)),
  )
  app.get(EMBED_SCRIPT_PATH, (request, reply) => sendPrepared(request, reply, script))
}

/** The generator's page for frames of the sites in the settings, and of no other. */
export function embedPageRoute(app: FastifyInstance, { db }: Deps, pages: Pages): void {
  app.get(EMBED_PATH, async (request, reply) => {
    const { headers } = request
    const navigation = { destination: headers['sec-fetch-dest'], referrer: headers.referer }
    const ancestors = await getFrameAncestors(db, navigation, request.log)
    return pages.sendFramed(request, reply, ancestors)
  })
}
