import { AppError } from '../../errors/app-error.ts'
import type { Form } from '../../http/multipart.ts'

/** The one picture of a form. Throws BAD_REQUEST where there is none. */
export function uploadedImageOf(form: Form): Uint8Array {
  const [image] = form.files.get('image') ?? []
  if (image) return image.bytes
  const message = 'Please upload an image first.'
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'image', message }] })
}
