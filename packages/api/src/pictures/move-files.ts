import { variantsOf } from '@agency/contract/picture-variants'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { JobDeps } from '../deps.ts'
import { addJob } from '../jobs/add-job.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { removeFiles } from '../storage/with-stored-files.ts'
import { findPictures, insertPicture } from './picture-queries.ts'

/** A stored file, with those that are made of it. */
export interface Move {
  from: string
  to: string
  variants: { from: string; to: string }[]
}

const copiesOf = (moves: Move[]) => moves.flatMap(({ variants, ...main }) => [main, ...variants])

async function copyFile({ storage }: JobDeps, from: string, to: string): Promise<void> {
  const bytes = await storage.read(keyOfUrl(from))
  if (bytes) await storage.put(keyOfUrl(to), bytes)
}

/**
 * Copies stored files, then has `write` name the new addresses; the old files go by jobs of the same
 * transaction. Where `write` answers false, it is the copies that go.
 */
export async function moveFiles(
  deps: JobDeps,
  moves: Move[],
  write: (trx: Transaction<DB>) => Promise<boolean>,
): Promise<void> {
  const copies = copiesOf(moves)
  let isMoved = false
  try {
    for (const { from, to } of copies) await copyFile(deps, from, to)
    isMoved = await deps.db.transaction().execute(async (trx) => {
      if (!(await write(trx))) return false
      for (const { from, variants } of moves) {
        await addJob(trx, 'remove-files', {
          url: from,
          variants: variants.map((each) => each.from),
        })
      }
      return true
    })
  } finally {
    if (!isMoved) {
      await removeFiles(
        deps,
        copies.map(({ to }) => keyOfUrl(to)),
      )
    }
  }
}

/** Moves stored pictures with their variants; `write` names the new addresses, as for moveFiles. */
export async function movePictures(
  deps: JobDeps,
  pictures: { from: string; to: string }[],
  write: (trx: Transaction<DB>) => Promise<boolean>,
): Promise<void> {
  const known = await findPictures(
    deps.db,
    pictures.map(({ from }) => from),
  )
  const moves = pictures.map((main): Move => {
    const picture = known.get(main.from)
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
      const picture = known.get(from)
      if (picture) await insertPicture(trx, { ...picture, url: to })
      else await addJob(trx, 'make-variants', { url: to })
    }
    return true
  })
}
