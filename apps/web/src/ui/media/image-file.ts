/** The types that the server accepts; the browser's dialog offers only these. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const MAX_BYTES = 10 * 1024 * 1024

/** Why a file is rejected; undefined if it is accepted. */
export function imageFileError({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>) {
  if (!IMAGE_TYPES.includes(type)) {
    return `${name} is not a picture that can be shown. Please choose a PNG, JPEG, GIF, WebP or AVIF.`
  }
  if (size > MAX_BYTES) return `${name} is larger than 10 MB. Please choose a smaller one.`
  return undefined
}

/** 1536 as '2 KB'. */
export const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 / 1024).toLocaleString('en-AU', { maximumFractionDigits: 1 })} MB`
