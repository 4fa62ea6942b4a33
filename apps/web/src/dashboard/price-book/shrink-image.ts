import { LOGO_BASE64_MAX } from '@agency/contract/price-book-calls'

/**
 * Maximum side lengths of the uploaded image, in pixels: the largest one whose file is small enough
 * is used.
 */
const MAX_SIDES = [600, 420, 300, 200]

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/**
 * An image as base64, with no side over 600 pixels and few enough bytes to be sent in a call.
 * Undefined if the browser cannot read it, or it stays too large.
 */
export async function shrinkImage(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  for (const maximum of MAX_SIDES) {
    const scale = Math.min(1, maximum / Math.max(bitmap.width, bitmap.height))
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // Browsers that cannot encode WebP produce PNG.
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', 0.92),
    )
    const base64 = blob && (await base64Of(blob))
    if (base64 && base64.length <= LOGO_BASE64_MAX) return base64
  }
  return undefined
}
