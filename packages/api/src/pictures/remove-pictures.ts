import { sharePictureUrl, variantsOf } from '@agency/contract/picture-variants'
import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { removeFiles } from '../storage/with-stored-files.ts'
import { forgetPictures } from './picture-queries.ts'

/** Removes stored pictures that no row names any more, with their variants. */
export async function removePictures(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  urls: string[],
): Promise<void> {
  if (urls.length === 0) return
  const known = await forgetPictures(deps.db, urls)
  const variants = known.flatMap((picture) => variantsOf(picture).map(({ url }) => url))
  const shared = urls.filter((url) => url.endsWith('.webp')).map(sharePictureUrl)
  await removeFiles(deps, [...new Set([...urls, ...variants, ...shared])].map(keyOfUrl))
}
