import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFormat } from '@agency/contract/picture-variants'
import sharp from 'sharp'
import { MAX_PIXELS } from '../pictures/read-picture.ts'
import { openDiskCache } from '../storage/disk-cache.ts'
import type { FetchPicture } from './remote-pictures.ts'
import { openTurns } from './turns.ts'

const MAX_BYTES = 512 * 1024 * 1024
/** Variants that are made at once, and how many wait for that. */
const TURNS = { running: 2, waiting: 100 }
const AVIF = { quality: 55, effort: 2 } as const
const WEBP = { quality: 80 } as const

export interface RemoteVariant {
  width: number
  format: PictureFormat
}

/** Pictures of other servers, kept for as long as there is room. */
export interface RemotePictures {
  /** Directory of the files. */
  dir: string
  /** The file of a picture, or of its variant, when it is kept. */
  find(url: string, variant?: RemoteVariant): string | undefined
  /** The same, fetched when it is not kept. Throws what fetching throws. */
  take(url: string, variant?: RemoteVariant): Promise<string>
}

const nameOf = (url: string, variant?: RemoteVariant) =>
  createHash('sha256')
    .update(JSON.stringify([url, variant?.width, variant?.format]))
    .digest('hex')

/** One request to the other server for all callers, until the picture is pushed out by others. */
export async function openRemotePictureCache(
  dir: string,
  fetchPicture: FetchPicture,
  maxBytes = MAX_BYTES,
): Promise<RemotePictures> {
  const cache = await openDiskCache(dir, maxBytes)
  const inTurn = openTurns(TURNS)

  const takeWhole = (url: string) =>
    cache.take(nameOf(url), async () => {
      const { bytes, type } = await fetchPicture(url)
      return { bytes, extension: type }
    })

  async function vary(url: string, { width, format }: RemoteVariant) {
    const bytes = await readFile(path.join(dir, await takeWhole(url)))
    const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)
    return { bytes: await inTurn(() => encoded.toBuffer()), extension: format }
  }

  return {
    dir,
    find: (url, variant) => cache.find(nameOf(url, variant)),
    take: (url, variant) =>
      variant ? cache.take(nameOf(url, variant), () => vary(url, variant)) : takeWhole(url),
  }
}
