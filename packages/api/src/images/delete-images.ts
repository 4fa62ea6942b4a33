import {
  mainOfVariant,
  possibleVariantUrls,
  sharePictureUrl,
  variantsOf,
} from '@agency/contract/picture-variants'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { removeFiles } from '../storage/with-stored-files.ts'
import { deleteImageRows, findImages } from './image-queries.ts'

/**
 * Files derived from a picture: its variants (all possible ones if its width is unknown) and the
 * share picture.
 */
const derivedUrlsOf = (url: string, width = UNKNOWN_WIDTH): string[] =>
  isMain(url)
    ? [...variantsOf({ url, width }).map((variant) => variant.url), sharePictureUrl(url)]
    : []

/** The URLs of the files derived from each of the stored files. */
export async function variantUrlsOf(db: Database, urls: string[]): Promise<Map<string, string[]>> {
  const images = await findImages(db, urls)
  return new Map(urls.map((url) => [url, derivedUrlsOf(url, images.get(url)?.width)]))
}

/** Max rows per statement. */
const BATCH_SIZE = 500

type RemoveDeps = Pick<Deps, 'db' | 'storage' | 'log'>

const isMain = (url: string) => url.endsWith('.webp') && mainOfVariant(url) === undefined

/** Wider than all variants: a picture without a row may have variants of every usual width. */
const UNKNOWN_WIDTH = Number.MAX_SAFE_INTEGER

/**
 * Removes stored pictures that no row references any more, with their derived files.
 * The picture itself goes first. Whoever stores a derived file checks afterwards whether the
 * picture still exists (`storeIfImageExists`): either they find it gone, or this function finds
 * what they stored.
 */
export async function deleteImages(deps: RemoveDeps, urls: string[]): Promise<void> {
  for (let from = 0; from < urls.length; from += BATCH_SIZE) {
    const batch = urls.slice(from, from + BATCH_SIZE)
    await removeFiles(deps, batch.map(keyOfUrl))
    const deleted = await deleteImageRows(deps.db, batch)
    const widths = new Map(deleted.map(({ url, width }) => [url, width]))
    const derived = batch.flatMap((url) => derivedUrlsOf(url, widths.get(url)))
    await removeFiles(deps, derived.map(keyOfUrl))
  }
}

/**
 * Whether a picture still exists, checked after its derived files are stored. If it was removed
 * meanwhile, these files are removed too, and false is returned.
 */
export async function storeIfImageExists(
  deps: RemoveDeps,
  url: string,
  derivedUrls: string[],
): Promise<boolean> {
  if (await deps.storage.exists(keyOfUrl(url))) return true
  await deleteImageRows(deps.db, [url])
  await removeFiles(deps, derivedUrls.map(keyOfUrl))
  return false
}

/**
 * Removes everything that a process may have derived from a picture before it died, if the picture
 * is gone and its width unknown.
 */
export async function deleteLeftoversOf(deps: RemoveDeps, url: string): Promise<void> {
  await deleteImages(deps, [url])
  await removeFiles(deps, possibleVariantUrls(url).map(keyOfUrl))
}
