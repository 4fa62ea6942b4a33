/** Widths in pixels at which the layouts show pictures, for device pixel ratios of one to three. */
export const variantWidths = [320, 640, 960, 1440, 2160] as const
const MAX_VARIANT_WIDTH = 2160

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

/**
 * A picture with a larger ratio of height to width is a whole page: nobody waits for it, and
 * encoding it as AVIF takes seconds.
 */
const MAX_VARIANT_RATIO = 3

/**
 * The variants of a picture of this width, narrowest first: WebP below its own width, since the
 * picture itself serves that, and AVIF up to it, except for long pictures. Without a height, all
 * possible variants.
 */
export function variantsOf({ url, width, height = 0 }: PictureSize): Variant[] {
  const smallerWidths = variantWidths.filter((variantWidth) => variantWidth < width)
  const allWidths = [...new Set([...smallerWidths, Math.min(width, MAX_VARIANT_WIDTH)])]
  const toVariant = (variantWidth: number, format: PictureFormat): Variant => ({
    url: variantUrl(url, variantWidth, format),
    width: variantWidth,
    format,
  })
  return [
    ...(height > width * MAX_VARIANT_RATIO
      ? []
      : allWidths.map((variantWidth) => toVariant(variantWidth, 'avif'))),
    ...smallerWidths.map((variantWidth) => toVariant(variantWidth, 'webp')),
  ]
}

/** Every URL that a variant of a picture may have, whatever the picture's width. */
export const possibleVariantUrls = (url: string): string[] => [
  ...variantWidths.map((width) => variantUrl(url, width, 'webp')),
  ...Array.from({ length: MAX_VARIANT_WIDTH }, (_, index) => variantUrl(url, index + 1, 'avif')),
]

/**
 * 'a/b.webp' -> 'a/b-share.jpg': the top of the picture as a share image, stored on first request.
 */
export const sharePictureUrl = (url: string) => `${url.slice(0, -MAIN_SUFFIX.length)}-share.jpg`

/** The picture that a variant's URL belongs to; undefined for any other URL. */
export function mainOfVariant(url: string): string | undefined {
  const shared = /^(.+)-share\.jpg$/.exec(url)?.[1]
  if (shared) return `${shared}${MAIN_SUFFIX}`
  const [, base, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(url) ?? []
  const isVariant =
    format === 'avif' || variantWidths.some((variantWidth) => variantWidth === Number(width))
  return base && isVariant ? `${base}${MAIN_SUFFIX}` : undefined
}
