import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { MAX_IMAGE_BYTES } from '../images/image-type.ts'
import { type AddressRule, consumeForAddress, subscriberOf } from '../limits/rate-limits.ts'
import { rejectCrossSite } from './cross-site.ts'
import {
  acceptMultipart,
  type Form,
  type FormRules,
  requireMultipart,
  withForm,
} from './multipart.ts'

/** A form with one picture. */
export const imageFormRules: FormRules = {
  files: { image: 1 },
  maxFileBytes: MAX_IMAGE_BYTES,
  maxBytes: MAX_IMAGE_BYTES + 64 * 1024,
}

/** The one picture of a form. Throws BAD_REQUEST if there is none. */
function uploadedImageOf(form: Form): Uint8Array {
  const [image] = form.files.get('image') ?? []
  if (image) return image.bytes
  const message = 'Please upload an image first.'
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'image', message }] })
}

/** A form with one picture that a visitor sent. */
export interface ImageForm {
  request: FastifyRequest
  fields: Record<string, string>
  /** Reads the picture. Throws BAD_REQUEST if there is none. */
  image: () => Uint8Array
  /** The network that the visitor's uploads are counted by. */
  subscriber: string
}

interface ImageRoute {
  path: string
  rules: readonly AddressRule[]
  /** Rejects a request before it is counted. */
  admit?: (request: FastifyRequest) => Promise<void>
}

/** Accepts forms with one picture from visitors of this site, counted by `rules`. */
export function postImageForm(
  app: FastifyInstance,
  deps: Pick<Deps, 'limits' | 'forms'>,
  publicUrl: string,
  { path, rules, admit }: ImageRoute,
  handle: (form: ImageForm) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    acceptMultipart(scope)
    scope.post(path, async (request) => {
      requireMultipart(request)
      // Unlike a JSON request, a form can be sent from any site without CORS permission.
      rejectCrossSite(request, publicUrl)
      await admit?.(request)
      // Counted before the picture is read, since that is the expensive part.
      const subscriber = subscriberOf(request.ip)
      for (const rule of rules) await consumeForAddress(deps.limits, rule, request.ip)
      return withForm(
        { request, rules: imageFormRules, memory: deps.forms, sender: subscriber },
        (form) =>
          handle({
            ...{ request, subscriber, fields: Object.fromEntries(form.fields) },
            image: () => uploadedImageOf(form),
          }),
      )
    })
  })
}
