import { AppError } from '../errors/app-error.ts'

/** Pixels that a picture may have: width × height. */
export const MAX_PIXELS = 25_000_000
/** Bytes that an uploaded picture may have. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const names: Record<PictureType, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
}

/** 'PNG, JPEG or GIF'. */
function namesOf(types: readonly PictureType[]): string {
  const all = types.map((type) => names[type])
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

export interface Picture {
  /** WebP without metadata, turned the right way up. */
  bytes: Uint8Array
  width: number
  height: number
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    at,
    at + text.length,
  ) === text

/** The type of a picture by its first bytes; what its sender called it counts for nothing. */
export function findPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  return undefined
}

export const notAPicture = (accepted: readonly PictureType[], cause?: unknown) =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Please upload a valid image file (${namesOf(accepted)}).`,
    { cause },
  )

export const pictureTooLarge = (cause?: unknown) =>
  new AppError('PAYLOAD_TOO_LARGE', 'This picture is too large: 10 MB and 25 megapixels at most.', {
    cause,
  })

/** Refuses what needs no decoding to be refused: too many bytes, and a type that is not accepted. */
export function checkFirstBytes(bytes: Uint8Array, accepted: readonly PictureType[]): void {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw pictureTooLarge()
  const type = findPictureType(bytes)
  if (!type || !accepted.includes(type)) throw notAPicture(accepted)
}
