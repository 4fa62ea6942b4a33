import { AppError } from '../errors/app-error.ts'

/** Max pixels of a picture: width × height. */
export const MAX_PIXELS = 25_000_000
/** Max bytes of an uploaded picture. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const names: Record<ImageType, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
}

/** Such as 'PNG, JPEG or GIF'. */
function namesOf(types: readonly ImageType[]): string {
  const labels = types.map((type) => names[type])
  return labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`
}

export interface Picture {
  /** WebP without metadata, rotated upright. */
  bytes: Uint8Array
  width: number
  height: number
}

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    offset,
    offset + text.length,
  ) === text

/** The type of a picture by its first bytes; the type that its sender declared is ignored. */
export function findImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  return undefined
}

export const notAnImage = (accepted: readonly ImageType[], cause?: unknown) =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Please upload a valid image file (${namesOf(accepted)}).`,
    { cause },
  )

export const imageTooLarge = (cause?: unknown) =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    'This image is too large. The limit is 10 MB and 25 megapixels.',
    {
      cause,
    },
  )

/**
 * Rejects what can be rejected without decoding: too many bytes, and a type that is not accepted.
 */
export function checkFirstBytes(bytes: Uint8Array, accepted: readonly ImageType[]): void {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw imageTooLarge()
  const type = findImageType(bytes)
  if (!type || !accepted.includes(type)) throw notAnImage(accepted)
}
