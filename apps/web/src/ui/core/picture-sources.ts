import type { StoredPicture } from '@agency/contract/picture'
import { type PictureFormat, variantsOf, variantWidths } from '@agency/contract/picture-variants'

export interface PictureSources {
  src: string
  /** The srcset of each format, smallest files first; empty if there are no variants. */
  srcSets: { type: `image/${PictureFormat}`; srcSet: string }[]
  width?: number
  height?: number
  thumbHash?: string
}

/** Another site's image through this server's proxy: unchanged, or smaller and in this format. */
const proxiedUrl = (url: string, variant?: { width: number; format: PictureFormat }) =>
  `/api/proxy-image?${new URLSearchParams({
    url,
    ...(variant && { width: String(variant.width), format: variant.format }),
  })}`

const srcSetOf = (candidates: { url: string; width: number }[]) =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ')

function remoteSourcesOf(url: string): PictureSources {
  const srcSetIn = (format: PictureFormat) =>
    srcSetOf(variantWidths.map((width) => ({ url: proxiedUrl(url, { width, format }), width })))
  return {
    src: proxiedUrl(url),
    srcSets: [
      { type: 'image/avif', srcSet: srcSetIn('avif') },
      { type: 'image/webp', srcSet: srcSetIn('webp') },
    ],
  }
}

/** The sources of an image: remote ones through this server, stored ones in their variants. */
export function sourcesOf(src: string, storedPictures: StoredPicture[]): PictureSources {
  if (src.startsWith('http')) return remoteSourcesOf(src)
  const picture = storedPictures.find(({ url }) => url === src)
  if (!picture) return { src, srcSets: [] }
  const { width, height, thumbHash } = picture
  const variants = variantsOf(picture)
  const variantsIn = (format: PictureFormat) =>
    variants.filter((variant) => variant.format === format)
  const srcSets: PictureSources['srcSets'] = [
    { type: 'image/avif', srcSet: srcSetOf(variantsIn('avif')) },
    { type: 'image/webp', srcSet: srcSetOf([...variantsIn('webp'), { url: src, width }]) },
  ]
  return {
    src,
    srcSets: srcSets.filter(({ srcSet }) => srcSet !== ''),
    width,
    height,
    thumbHash,
  }
}
