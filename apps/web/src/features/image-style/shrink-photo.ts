import { STYLE_MAX_SIDE } from '@agency/contract/style-tool'

/** A file of this size goes as it is: the server makes it smaller in better quality. */
const LARGE_BYTES = 3 * 1024 * 1024
const JPEG_QUALITY = 0.92

/**
 * The photo with no side over 1024 px, as a file small enough to send at once. Rejects for a file that
 * the browser cannot read as a picture.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = STYLE_MAX_SIDE / Math.max(picture.width, picture.height)
    if (scale >= 1 && file.size <= LARGE_BYTES) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * Math.min(1, scale)))
    canvas.height = Math.max(1, Math.round(picture.height * Math.min(1, scale)))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no pictures.')
    context.imageSmoothingQuality = 'high'
    // A JPEG has no clear parts.
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
