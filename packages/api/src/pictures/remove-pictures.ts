import { sharePictureUrl, variantsOf } from '@agency/contract/picture-variants'
import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { removeFiles } from '../storage/with-stored-files.ts'
import { forgetPictures } from './picture-queries.ts'

/** Rows of one statement. */
const PICTURES_AT_ONCE = 500

/** Removes stored pictures that no row names any more, with their variants. */
export async function removePictures(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  urls: string[],
): Promise<void> {
  for (let from = 0; from < urls.length; from += PICTURES_AT_ONCE) {
    const some = urls.slice(from, from + PICTURES_AT_ONCE)
    const known = await forgetPictures(deps.db, some)
    const variants = known.flatMap((picture) => variantsOf(picture).map(({ url }) => url))
    const shared = some.filter((url) => url.endsWith('.webp')).map(sharePictureUrl)
    await removeFiles(deps, [...new Set([...some, ...variants, ...shared])].map(keyOfUrl))
  }
}
