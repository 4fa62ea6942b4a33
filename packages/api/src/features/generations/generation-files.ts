import { createHash } from 'node:crypto'
import type { JobDeps } from '../../deps.ts'
import { removeFiles, storeFiles } from '../../storage/with-stored-files.ts'
import { findLeftovers, type Hold, lockHeld, noteKept } from './stage-queries.ts'
import type { KeptBytes } from './stages.ts'

type FileDeps = Pick<JobDeps, 'db' | 'storage' | 'log'>

/**
 * Where a generation's pictures are, fixed from its beginning: made again, a file replaces itself. Its
 * estimate lies elsewhere: whoever may see the picture may not see the price.
 */
export const keysOf = (fileToken: string) => ({
  picture: `concepts/${fileToken}.webp`,
  thumbnail: `concepts/${fileToken}-top.webp`,
})

/** The name that every generation keeps its estimate's picture under. */
export const PDF_PICTURE = 'for-pdf'

/** No file whose name begins with a dot is served. */
const keptKey = (fileToken: string, name: string) => `generations/.${fileToken}-${name}`

const NAME = /^[a-z0-9-]{1,40}$/
const DIGEST_BYTES = 32
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Bytes behind their own digest: what was being written when a process died is not taken for whole. */
const sealed = (bytes: Uint8Array): Uint8Array => Buffer.concat([digestOf(bytes), bytes])

function unsealed(stored: Uint8Array | undefined): Uint8Array | undefined {
  if (!stored) return undefined
  const bytes = stored.subarray(DIGEST_BYTES)
  return digestOf(bytes).equals(stored.subarray(0, DIGEST_BYTES)) ? bytes : undefined
}

/** The file of kept bytes. */
export const keptFile = (fileToken: string, name: string, bytes: Uint8Array) => ({
  key: keptKey(fileToken, name),
  bytes: sealed(bytes),
})

/** What the stages of a generation keep. Writing throws HoldLost when it is not held any more. */
export function keptBytesOf(deps: FileDeps, hold: Hold, fileToken: string): KeptBytes {
  const { db, storage } = deps
  return {
    read: async (name) => unsealed(await storage.read(keptKey(fileToken, name))),
    write: async (name, bytes) => {
      if (!NAME.test(name)) throw new RangeError(`${name} is no name to keep bytes under.`)
      // Noted first: whatever is written is removed in the end.
      await noteKept(db, hold, name)
      await db.transaction().execute(async (trx) => {
        await lockHeld(trx, hold)
        await storeFiles(deps, [keptFile(fileToken, name, bytes)])
      })
    },
  }
}

/** Removes what a generation that ended needs no more; answers whether it ended. */
export async function removeLeftovers(deps: FileDeps, id: string): Promise<boolean> {
  const ended = await findLeftovers(deps.db, id)
  if (!ended) return false
  const { picture, thumbnail } = keysOf(ended.fileToken)
  await removeFiles(deps, [
    ...[PDF_PICTURE, ...ended.kept].map((name) => keptKey(ended.fileToken, name)),
    ...(ended.stage === 'done' ? [] : [picture, thumbnail]),
  ])
  return true
}
