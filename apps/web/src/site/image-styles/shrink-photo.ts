import {
  STYLE_MAX_PIXELS,
  STYLE_MAX_SIDE,
  STYLE_TYPES,
  styleMessages,
} from '@agency/contract/image-style-tool'
import { ImageStyleError } from './style-requests.ts'

/**
 * A file up to this size, in bytes, is sent as it is: the server downscales it in better quality.
 */
const MAX_ORIGINAL_BYTES = 3 * 1024 * 1024
const JPEG_QUALITY = 0.92

/** The minimum side in pixels: smaller images do not have enough detail to paint. */
const MIN_SIDE = 16

/**
 * Scales the photo down to the size that is painted, as a file small enough to upload quickly.
 * Rejects if the browser cannot decode the file, and with an ImageStyleError if it is too small.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (Math.min(picture.width, picture.height) < MIN_SIDE) {
      throw new ImageStyleError(styleMessages.tooSmall(picture.width, picture.height), true)
    }
    const scale = Math.min(
      STYLE_MAX_SIDE / Math.max(picture.width, picture.height),
      Math.sqrt(STYLE_MAX_PIXELS / (picture.width * picture.height)),
    )
    const isAcceptedType = STYLE_TYPES.some((type) => type === file.type)
    if (scale >= 1 && isAcceptedType && file.size <= MAX_ORIGINAL_BYTES) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * Math.min(1, scale)))
    canvas.height = Math.max(1, Math.round(picture.height * Math.min(1, scale)))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw pictures.')
    context.imageSmoothingQuality = 'high'
    // A JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))),
        'image/jpeg',
        JPEG_QUALITY,
      )
    })
  } finally {
    picture.close()
  }
}

/** iPhone photos in HEIC format, which only some browsers can read. */
export const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Whether this browser can read a file as an image. */
export const isReadable = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close()
      return true
    },
    () => false,
  )
