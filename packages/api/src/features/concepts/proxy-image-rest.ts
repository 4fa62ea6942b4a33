import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readViewer } from '../auth/viewer.ts'
import { openConceptImages, ProxyImageRequest } from './proxy-image-service.ts'

export function proxyImageRest(app: FastifyInstance, deps: Deps): void {
  const getPicture = openConceptImages(deps)
  app.get('/api/proxy-image', async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.authorization)
    const file = await getPicture(ProxyImageRequest.parse(request.query), viewer, request.ip)
    return reply
      .header(
        'cache-control',
        viewer.role === 'staff' ? 'private, no-store' : 'public, max-age=86400, s-maxage=600',
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .sendFile(file, deps.remoteImages.dir)
  })
}
