import { AppError } from '../../errors/app-error.ts'
import type { Form, FormRules } from '../../http/multipart.ts'
import { MAX_IMAGE_BYTES } from '../../images/image-type.ts'

/** A form with one picture. */
export const imageFormRules: FormRules = {
  files: { image: 1 },
  maxFileBytes: MAX_IMAGE_BYTES,
  maxBytes: MAX_IMAGE_BYTES + 64 * 1024,
}

/** The one picture of a form. Throws BAD_REQUEST if there is none. */
export function uploadedImageOf(form: Form): Uint8Array {
  const [image] = form.files.get('image') ?? []
  if (image) return image.bytes
  const message = 'Please upload an image first.'
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'image', message }] })
}
