import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFormat } from '@agency/contract/picture-variants'
import { openDiskCache } from '../cache/disk-cache.ts'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { FetchImage } from './remote-images.ts'

const MAX_BYTES = 512 * 1024 * 1024

export interface RemoteVariant {
  width: number
  format: PictureFormat
}

/** A cache for pictures of other servers, with limited space. */
export interface RemoteImages {
  /** Directory of the files. */
  dir: string
  /** The file of a picture, or of its variant, if cached. */
  find(url: string, variant?: RemoteVariant): string | undefined
  /** The same, fetched if it is not cached. Throws the errors of the fetch. */
  getOrFetch(url: string, variant?: RemoteVariant): Promise<string>
}

const nameOf = (url: string, variant?: RemoteVariant) =>
  createHash('sha256')
    .update(JSON.stringify([url, variant?.width, variant?.format]))
    .digest('hex')

/** One request to the other server for all callers, until the picture is evicted. */
export async function openRemoteImageCache(
  dir: string,
  { fetchImage, pictures }: { fetchImage: FetchImage; pictures: ImageProcessor },
  maxBytes = MAX_BYTES,
): Promise<RemoteImages> {
  const cache = await openDiskCache(dir, maxBytes)

  const getOriginal = (url: string) =>
    cache.getOrCreate(nameOf(url), async () => {
      const { bytes, type } = await fetchImage(url)
      return { bytes, extension: type }
    })

  async function vary(url: string, { width, format }: RemoteVariant) {
    const bytes = await readFile(path.join(cache.dir, await getOriginal(url)))
    const variant = await pictures.run('toRemoteVariant', { bytes, width, format })
    return { bytes: variant, extension: format }
  }

  return {
    dir: cache.dir,
    find: (url, variant) => cache.find(nameOf(url, variant)),
    getOrFetch: (url, variant) =>
      variant
        ? cache.getOrCreate(nameOf(url, variant), () => vary(url, variant))
        : getOriginal(url),
  }
}
