import { ImageStyleRequest } from '@agency/contract/image-style-request'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { rejectCrossSite } from '../../http/cross-site.ts'
import { acceptMultipart, requireMultipart, withForm } from '../../http/multipart.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { applyStyle } from './image-style-service.ts'
import { imageFormRules, uploadedImageOf } from './uploaded-image.ts'

export function imageStyleRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  app.register(async (scope) => {
    acceptMultipart(scope)
    scope.post('/api/images/style', async (request) => {
      requireMultipart(request)
      // Unlike a JSON request, a form can be sent from any site without CORS permission.
      rejectCrossSite(request, publicUrl)
      // Counted before the picture is read, since that is the expensive part.
      const subscriber = subscriberOf(request.ip)
      await consumeForAddress(deps.limits, 'style', request.ip)
      const formRequest = { request, rules: imageFormRules, memory: deps.forms, sender: subscriber }
      return withForm(formRequest, async (form) => {
        const styling = ImageStyleRequest.parse(Object.fromEntries(form.fields))
        const image = uploadedImageOf(form)
        return {
          success: true,
          ...(await applyStyle(deps, styling, image, { subscriber, requestId: request.id })),
        }
      })
    })
  })
}
