import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { apiViewer } from '../auth/run-as-staff.ts'
import { openConceptImages, ProxyImageRequest } from './proxy-image-service.ts'

export function proxyImageRest(app: FastifyInstance, deps: Deps): void {
  const getPicture = openConceptImages(deps)
  app.get('/api/proxy-image', async (request, reply) => {
    const viewer = await apiViewer(deps, request)
    const file = await getPicture(ProxyImageRequest.parse(request.query), viewer, request.ip)
    return reply
      .header(
        'cache-control',
        viewer.kind === 'staff' ? 'private, no-store' : 'public, max-age=86400, s-maxage=600',
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .sendFile(file, deps.remoteImages.dir)
  })
}
