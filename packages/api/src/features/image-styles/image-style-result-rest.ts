import { NewImageStyleResult } from '@agency/contract/image-style-result'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { rejectCrossSite } from '../../http/cross-site.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import { acceptMultipart, requireMultipart, withForm } from '../../http/multipart.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { storeImageStyleResult } from './image-style-result-service.ts'
import { imageFormRules, uploadedImageOf } from './uploaded-image.ts'

export function imageStyleResultRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  app.register(async (scope) => {
    acceptMultipart(scope)
    scope.post('/api/images/upload', async (request) => {
      requireMultipart(request)
      // Unlike a JSON request, a form can be sent from any site without CORS permission.
      rejectCrossSite(request, publicUrl)
      // Counted before the picture is read, since that is the expensive part.
      const subscriber = subscriberOf(request.ip)
      await consumeForAddress(deps.limits, 'upload', request.ip)
      await consumeForAddress(deps.limits, 'uploadDay', request.ip)
      const formRequest = { request, rules: imageFormRules, memory: deps.forms, sender: subscriber }
      return withForm(formRequest, async (form) => {
        const image = uploadedImageOf(form)
        const result = parseWithKey(NewImageStyleResult, request, Object.fromEntries(form.fields))
        return { success: true, ...(await storeImageStyleResult(deps, result, image, subscriber)) }
      })
    })
  })
}
