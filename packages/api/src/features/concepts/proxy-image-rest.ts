import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { openConceptPictures, ProxyImageRequest } from './proxy-image-service.ts'

export function proxyImageRest(app: FastifyInstance, deps: Deps): void {
  const takePicture = openConceptPictures(deps)
  app.get('/api/proxy-image', async (request, reply) => {
    const file = await takePicture(ProxyImageRequest.parse(request.query), request.ip)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .sendFile(file, deps.remotePictures.dir)
  })
}
