import { NewStyling } from '@agency/contract/styling'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { refuseForeign } from '../../http/foreign.ts'
import { type FormRules, requireMultipart, takeMultipart, withForm } from '../../http/multipart.ts'
import { subscriberOf, takeForAddress } from '../../limits/rate-limits.ts'
import { MAX_PICTURE_BYTES } from '../../pictures/picture-type.ts'
import { uploadedImageOf } from '../style-results/uploaded-image.ts'
import { stylePhoto } from './styling-service.ts'

const rules: FormRules = {
  files: { image: 1 },
  maxFileBytes: MAX_PICTURE_BYTES,
  maxBytes: MAX_PICTURE_BYTES + 64 * 1024,
}

export function stylingRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  app.register(async (scope) => {
    takeMultipart(scope)
    scope.post('/api/images/style', async (request) => {
      requireMultipart(request)
      // A form needs no leave to be sent from anywhere, unlike a call with JSON.
      refuseForeign(request, publicUrl)
      // Counted before the picture is read: it is what costs.
      const subscriber = subscriberOf(request.ip)
      await takeForAddress(deps.limits, 'style', request.ip)
      const sent = { request, rules, memory: deps.forms, sender: subscriber }
      return withForm(sent, async (form) => {
        const styling = NewStyling.parse(Object.fromEntries(form.fields))
        const image = uploadedImageOf(form)
        return {
          success: true,
          ...(await stylePhoto(deps, styling, image, { subscriber, requestId: request.id })),
        }
      })
    })
  })
}
