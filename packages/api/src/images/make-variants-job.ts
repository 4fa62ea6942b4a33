import type { JobDeps } from '../deps.ts'
import { handleJob } from '../jobs/job.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { storeFiles } from '../storage/with-stored-files.ts'
import { deleteLeftoversOf, storeIfImageExists } from './delete-images.ts'
import { type MakeVariants, makeVariantsJob } from './image-jobs.ts'
import { insertImage } from './image-queries.ts'

/**
 * Makes the variants of one stored picture and stores its dimensions. Safe to run again: the same
 * picture has the same variants. If the picture is gone, or is removed meanwhile, no variants are
 * kept.
 */
export async function makeVariants(
  deps: JobDeps,
  { url }: MakeVariants,
  { isRepeated = false } = {},
): Promise<void> {
  const bytes = await deps.storage.read(keyOfUrl(url))
  if (!bytes) {
    // A previous process may have died after storing some of them.
    if (isRepeated) await deleteLeftoversOf(deps, url)
    return
  }
  const { width, height, thumbHash, files } = await deps.makeVariants({ url, bytes })
  await storeFiles(
    deps,
    files.map((file) => ({ key: keyOfUrl(file.url), bytes: file.bytes })),
  )
  await insertImage(deps.db, { url, width, height, thumbHash })
  await storeIfImageExists(
    deps,
    url,
    files.map((file) => file.url),
  )
}

export const makeVariantsHandler = handleJob(makeVariantsJob, (deps, payload, { number }) =>
  makeVariants(deps, payload, { isRepeated: number > 1 }),
)
