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

/** What may lie beside a picture: its variants, all there may be where nobody knows its width, and the share picture. */
const madeOf = (url: string, width = UNKNOWN_WIDTH): string[] =>
  isMain(url) ? [...variantsOf({ url, width }).map((each) => each.url), sharePictureUrl(url)] : []

/** The addresses of what was made of each of the stored files. */
export async function variantUrlsOf(db: Database, urls: string[]): Promise<Map<string, string[]>> {
  const known = await findImages(db, urls)
  return new Map(urls.map((url) => [url, madeOf(url, known.get(url)?.width)]))
}

/** Rows of one statement. */
const PICTURES_AT_ONCE = 500

type RemoveDeps = Pick<Deps, 'db' | 'storage' | 'log'>

const isMain = (url: string) => url.endsWith('.webp') && mainOfVariant(url) === undefined

/** Wider than all variants: those of every usual width may lie beside a picture that has no row. */
const UNKNOWN_WIDTH = Number.MAX_SAFE_INTEGER

/**
 * Removes stored pictures that no row names any more, with what was made of them.
 *
 * The picture itself goes first. Whoever stores a file made of it looks afterwards whether it is still
 * there (`storeIfImageExists`): they find it gone, or what they stored is found here.
 */
export async function deleteImages(deps: RemoveDeps, urls: string[]): Promise<void> {
  for (let from = 0; from < urls.length; from += PICTURES_AT_ONCE) {
    const some = urls.slice(from, from + PICTURES_AT_ONCE)
    await removeFiles(deps, some.map(keyOfUrl))
    const known = await deleteImageRows(deps.db, some)
    const widths = new Map(known.map(({ url, width }) => [url, width]))
    const made = some.flatMap((url) => madeOf(url, widths.get(url)))
    await removeFiles(deps, made.map(keyOfUrl))
  }
}

/**
 * Whether a picture is still stored, asked once files made of it are. Where it was removed meanwhile,
 * these files go too, and false is returned.
 */
export async function storeIfImageExists(
  deps: RemoveDeps,
  url: string,
  madeUrls: string[],
): Promise<boolean> {
  if (await deps.storage.exists(keyOfUrl(url))) return true
  await deleteImageRows(deps.db, [url])
  await removeFiles(deps, madeUrls.map(keyOfUrl))
  return false
}

/**
 * Removes all that a process may have made of a picture before it died, where the picture is gone and
 * nobody knows how wide it was.
 */
export async function deleteLeftoversOf(deps: RemoveDeps, url: string): Promise<void> {
  await deleteImages(deps, [url])
  await removeFiles(deps, possibleVariantUrls(url).map(keyOfUrl))
}
