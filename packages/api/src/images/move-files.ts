import { variantsOf } from '@agency/contract/picture-variants'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { JobDeps } from '../deps.ts'
import { isOutcomeUnknown } from '../errors/classify-error.ts'
import { addJob } from '../jobs/add-job.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { removeFiles } from '../storage/with-stored-files.ts'
import { type FileCopy, makeVariantsJob, removeFilesJob } from './image-jobs.ts'
import { findImages, insertImage, isReferenced } from './image-queries.ts'

/** A stored file, with its derived files. */
export interface Move extends FileCopy {
  variants: FileCopy[]
}

const copiesOf = (moves: Move[]): FileCopy[] =>
  moves.flatMap(({ from, to, variants }) => [{ from, to }, ...variants])

async function copyFile({ storage }: JobDeps, { from, to }: FileCopy): Promise<void> {
  const bytes = await storage.read(keyOfUrl(from))
  if (bytes) await storage.put(keyOfUrl(to), bytes)
}

/** Recreates missing copies; none if no row references the first, as when it was deleted since. */
export async function copyMissing(deps: JobDeps, copies: FileCopy[]): Promise<void> {
  const [main] = copies
  if (!main || !(await isReferenced(deps.db, main.to))) return
  for (const copy of copies) {
    if (!(await deps.storage.exists(keyOfUrl(copy.to)))) await copyFile(deps, copy)
  }
}

/**
 * Copies stored files, then calls `write` to store the new URLs; jobs of the same transaction
 * remove the old files. If `write` returns false or fails, the copies are removed. If it is unknown
 * whether it was committed, they stay: the cleanup removes what no row references.
 */
export async function moveFiles(
  deps: JobDeps,
  moves: Move[],
  write: (trx: Transaction<DB>) => Promise<boolean>,
): Promise<void> {
  const copies = copiesOf(moves)
  const removeCopies = () =>
    removeFiles(
      deps,
      copies.map(({ to }) => keyOfUrl(to)),
    )
  try {
    for (const copy of copies) await copyFile(deps, copy)
  } catch (error) {
    await removeCopies()
    throw error
  }
  const isMoved = await deps.db
    .transaction()
    .execute(async (trx) => {
      if (!(await write(trx))) return false
      for (const move of moves) {
        await addJob(trx, removeFilesJob, {
          url: move.from,
          variants: move.variants.map(({ from }) => from),
          copies: copiesOf([move]),
        })
      }
      return true
    })
    .catch(async (error) => {
      if (!isOutcomeUnknown(error)) await removeCopies()
      throw error
    })
  if (!isMoved) await removeCopies()
}

/** Moves stored pictures with their variants; `write` stores the new URLs, as for moveFiles. */
export async function moveImages(
  deps: JobDeps,
  pictures: { from: string; to: string }[],
  write: (trx: Transaction<DB>) => Promise<boolean>,
): Promise<void> {
  const images = await findImages(
    deps.db,
    pictures.map(({ from }) => from),
  )
  const moves = pictures.map((main): Move => {
    const picture = images.get(main.from)
    const variants = picture ? variantsOf(picture) : []
    const renamed = picture ? variantsOf({ ...picture, url: main.to }) : []
    return {
      ...main,
      variants: variants.map(({ url }, index) => ({ from: url, to: renamed[index]?.url ?? url })),
    }
  })
  await moveFiles(deps, moves, async (trx) => {
    if (!(await write(trx))) return false
    for (const { from, to } of pictures) {
      const picture = images.get(from)
      if (picture) await insertImage(trx, { ...picture, url: to })
      else await addJob(trx, makeVariantsJob, { url: to })
    }
    return true
  })
}
