import type { UploadedPicture } from '@agency/contract/concept-edits'
import { STUDIO_UPLOAD_PATH, type UploadKind } from '@agency/contract/studio'

/** Larger pictures are refused before they are sent. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** A reason that the person can read. */
export class PictureError extends Error {}

/** Sends a picture to be stored for the concept of an edit link. Throws PictureError. */
export async function uploadPicture(
  token: string,
  kind: UploadKind,
  picture: File,
): Promise<UploadedPicture> {
  if (!PICTURE_TYPES.split(',').includes(picture.type))
    throw new PictureError('Please choose a PNG, JPEG, WebP, GIF or AVIF picture.')
  if (picture.size > MAX_PICTURE_BYTES)
    throw new PictureError('Please choose an image no larger than 10 MB.')
  const form = new FormData()
  form.append('token', token)
  form.append('kind', kind)
  form.append('image', picture, 'picture')
  const response = await fetch(STUDIO_UPLOAD_PATH, { method: 'POST', body: form }).catch(() => {
    throw new PictureError('We could not reach the server. Please try again.')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as UploadedPicture
  const { message } = Object(body)
  throw new PictureError(
    typeof message === 'string' ? message : 'This picture could not be stored. Please try again.',
  )
}
