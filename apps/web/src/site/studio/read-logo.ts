/** Larger pictures are refused before they are decoded. */
const MAX_BYTES = 10 * 1024 * 1024
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** Enough to count colours by. */
const SIDE = 96

/** A reason that the person can read. */
export class LogoError extends Error {}

/**
 * The pixels of a logo as RGBA, scaled down. It is decoded in the browser and never sent. Throws
 * LogoError.
 */
export async function readLogo(file: File): Promise<Uint8ClampedArray> {
  if (!TYPES.includes(file.type))
    throw new LogoError('Please choose a PNG, JPEG, WebP or GIF picture.')
  if (file.size > MAX_BYTES) throw new LogoError('Please choose an image no larger than 10 MB.')
  const bitmap = await createImageBitmap(file, {
    ...{ resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: 'medium' },
  }).catch(() => {
    throw new LogoError('This picture could not be read. Please try another one.')
  })
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new LogoError('This browser cannot read pictures.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, SIDE, SIDE).data
}
