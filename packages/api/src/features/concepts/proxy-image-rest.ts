import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { getConceptPicture, ProxyImageRequest } from './proxy-image-service.ts'

export function proxyImageRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/proxy-image', async (request, reply) => {
    const query = ProxyImageRequest.parse(request.query)
    const { bytes, type } = await getConceptPicture(deps, query, request.ip)
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
