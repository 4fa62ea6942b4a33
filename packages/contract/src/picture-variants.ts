/** Widths in pixels at which the layouts show pictures, on screens of one to three dots a pixel. */
export const variantWidths = [320, 640, 960, 1440, 2160] as const
const WIDEST = 2160

export type PictureFormat = 'avif' | 'webp'

export interface Variant {
  url: string
  width: number
  format: PictureFormat
}

interface PictureSize {
  url: string
  width: number
  height?: number
}

const MAIN_SUFFIX = '.webp'

/** 'a/b.webp' at 640 as AVIF -> 'a/b-640.avif'. */
const variantUrl = (url: string, width: number, format: PictureFormat) =>
  `${url.slice(0, -MAIN_SUFFIX.length)}-${width}.${format}`

/** A picture this many times as high as wide is a whole page: nobody waits for it, and AVIF of it takes seconds. */
const LONG = 3

/**
 * The variants that lie beside a picture of this width, narrowest first: WebP below its own width,
 * where the picture itself goes on, and AVIF up to it but for long ones. Without a height, all that
 * there may be.
 */
export function variantsOf({ url, width, height = 0 }: PictureSize): Variant[] {
  const below = variantWidths.filter((each) => each < width)
  const upTo = [...new Set([...below, Math.min(width, WIDEST)])]
  return [
    ...(height > width * LONG ? [] : upTo).map((each) => ({ each, format: 'avif' as const })),
    ...below.map((each) => ({ each, format: 'webp' as const })),
  ].map(({ each, format }) => ({ url: variantUrl(url, each, format), width: each, format }))
}

/** Every address that a variant of a picture may have, whatever the picture's width. */
export const possibleVariantUrls = (url: string): string[] => [
  ...variantWidths.map((width) => variantUrl(url, width, 'webp')),
  ...Array.from({ length: WIDEST }, (_, index) => variantUrl(url, index + 1, 'avif')),
]

/** 'a/b.webp' -> 'a/b-share.jpg': the picture's top for shared links, stored when it is first asked for. */
export const sharePictureUrl = (url: string) => `${url.slice(0, -MAIN_SUFFIX.length)}-share.jpg`

/** The picture that a variant's address belongs to; nothing for any other address. */
export function mainOfVariant(url: string): string | undefined {
  const shared = /^(.+)-share\.jpg$/.exec(url)?.[1]
  if (shared) return `${shared}${MAIN_SUFFIX}`
  const [, base, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(url) ?? []
  const isVariant = format === 'avif' || variantWidths.some((each) => each === Number(width))
  return base && isVariant ? `${base}${MAIN_SUFFIX}` : undefined
}
