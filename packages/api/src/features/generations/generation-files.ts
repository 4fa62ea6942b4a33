import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { urlOfKey } from '../../storage/storage.ts'
import {
  type NewFile,
  removeFiles,
  storeFiles,
  withStoredFiles,
} from '../../storage/with-stored-files.ts'
import { isEstimateKey, newEstimateKey } from '../estimates/estimate-files.ts'
import { findEstimateUrls } from '../estimates/estimate-queries.ts'
import {
  type Claim,
  ClaimLostError,
  findLeftovers,
  listStoredNames,
  recordStoredName,
  requireClaim,
} from './claim-queries.ts'
import type { StoredBytes } from './stages.ts'

type FileDeps = Pick<JobDeps, 'db' | 'storage' | 'log'>

/** Files whose names begin with a dot are never served. */
const hiddenKey = (token: string, name: string) => `generations/.${token}-${name}`

/**
 * Storage keys of the images rendered by one attempt. Each attempt has its own unguessable names,
 * so a late write by an attempt that lost its claim overwrites nothing. They are derived from the
 * row, so that whoever ends the generation can remove them all. Images of earlier releases have no
 * attempt. The estimate is stored elsewhere, since whoever may see the picture may not see the
 * price.
 */
export function keysOf(fileToken: string, attempt: number | undefined) {
  const token =
    attempt === undefined
      ? fileToken
      : createHash('sha256').update(`${fileToken} ${attempt}`).digest('hex').slice(0, 32)
  return {
    picture: `concepts/${token}.webp`,
    thumbnail: `concepts/${token}-top.webp`,
    pdfPicture: hiddenKey(token, 'for-pdf'),
  }
}

const StoredRender = z.object({ attempt: z.int().optional() })

const NAME = /^[a-z0-9-]{1,40}$/
const DIGEST_BYTES = 32
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * Prefixes bytes with their digest, so that a file that was being written when a process died is
 * not taken for complete.
 */
const withDigest = (bytes: Uint8Array): Uint8Array => Buffer.concat([digestOf(bytes), bytes])

function verifyDigest(stored: Uint8Array | undefined): Uint8Array | undefined {
  if (!stored) return undefined
  const bytes = stored.subarray(DIGEST_BYTES)
  return digestOf(bytes).equals(stored.subarray(0, DIGEST_BYTES)) ? bytes : undefined
}

/**
 * Stores files of an attempt, then runs `work`, which requires the claim. Nothing is locked while a
 * slow bucket accepts them. If the claim was lost meanwhile, the files are removed; after any other
 * failure `work` may have succeeded, and they stay until the generation ends.
 */
async function withClaimedFiles(
  deps: FileDeps,
  files: NewFile[],
  work: () => Promise<void>,
): Promise<void> {
  await storeFiles(deps, files)
  try {
    await work()
  } catch (error) {
    if (error instanceof ClaimLostError) {
      await removeFiles(
        deps,
        files.map(({ key }) => key),
      )
    }
    throw error
  }
}

/** The images rendered by an attempt. */
export interface RenderedFiles {
  picture: Uint8Array
  thumbnail: Uint8Array
  pdfPicture: Uint8Array
}

/** Stores the images of this attempt, then runs `work` to record them. Throws ClaimLostError. */
export function withRenderedFiles(
  deps: FileDeps,
  { fileToken, attempt }: Claim & { fileToken: string },
  { picture, thumbnail, pdfPicture }: RenderedFiles,
  work: () => Promise<void>,
): Promise<void> {
  const keys = keysOf(fileToken, attempt)
  const files = [
    { key: keys.picture, bytes: picture },
    { key: keys.thumbnail, bytes: thumbnail },
    { key: keys.pdfPicture, bytes: withDigest(pdfPicture) },
  ]
  return withClaimedFiles(deps, files, work)
}

/** The estimate's picture that an attempt rendered; undefined if it is missing or incomplete. */
export const readPdfPicture = async (
  { storage }: FileDeps,
  fileToken: string,
  attempt: number | undefined,
) => verifyDigest(await storage.read(keysOf(fileToken, attempt).pdfPicture))

/** Storage for the stages of a generation. Writing throws ClaimLostError if the claim is lost. */
export function storedBytesOf(deps: FileDeps, claim: Claim, fileToken: string): StoredBytes {
  const { db, storage } = deps
  return {
    read: async (name) => {
      // The latest attempt's first. Earlier releases used one name for all attempts.
      const entries = (await listStoredNames(db, claim)).filter(
        (entry) => entry.split('.')[0] === name,
      )
      for (const entry of entries.reverse()) {
        const bytes = verifyDigest(await storage.read(hiddenKey(fileToken, entry)))
        if (bytes) return bytes
      }
      return undefined
    },
    write: async (name, bytes) => {
      if (!NAME.test(name)) throw new RangeError(`${name} is not a valid name for stored bytes.`)
      const entry = `${name}.${claim.attempt}`
      // Recorded first, so that whatever is written is removed in the end.
      await recordStoredName(db, claim, entry)
      const file = { key: hiddenKey(fileToken, entry), bytes: withDigest(bytes) }
      await withClaimedFiles(deps, [file], () => requireClaim(db, claim))
    },
  }
}

/**
 * Stores the PDF of an estimate under a random secret, then runs `work` with its key, which writes
 * its row. The key is recorded first, so the file of an attempt that died in between is removed
 * with its other leftovers. Throws ClaimLostError.
 */
export async function withEstimateFile(
  deps: FileDeps,
  claim: Claim,
  pdf: Uint8Array,
  work: (key: string) => Promise<void>,
): Promise<void> {
  const key = newEstimateKey()
  await recordStoredName(deps.db, claim, key)
  await withStoredFiles(deps, [{ key, bytes: pdf }], () => work(key))
}

/** The columns from which the file names of a generation are derived. */
interface FilesRow {
  fileToken: string
  attempt: number
  kept: string[]
  drawn: unknown
}

/** Every attempt that may have stored images. */
function attemptsOf({ attempt, drawn }: FilesRow): Set<number | undefined> {
  const attempts = new Set<number | undefined>(
    Array.from({ length: attempt }, (_, index) => index + 1),
  )
  const stored = StoredRender.safeParse(drawn).data
  return stored ? attempts.add(stored.attempt) : attempts
}

/** The URLs of all files that a generation may have, including one that is still in progress. */
export function filesOfGeneration(row: FilesRow): string[] {
  const { fileToken, kept } = row
  const renderKeys = [...attemptsOf(row)].flatMap((attempt) =>
    Object.values(keysOf(fileToken, attempt)),
  )
  const otherKeys = kept.map((entry) =>
    isEstimateKey(entry) ? entry : hiddenKey(fileToken, entry),
  )
  return [...renderKeys, ...otherKeys].map(urlOfKey)
}

/** Removes files that a finished generation no longer needs; false if it has not ended yet. */
export async function removeLeftovers(deps: FileDeps, id: string): Promise<boolean> {
  const generation = await findLeftovers(deps.db, id)
  // Its files are removed by the jobs of the deletion.
  if (!generation) return true
  if (generation.finishedAt === null) return false
  const { fileToken, kept } = generation
  const render = StoredRender.safeParse(generation.drawn).data
  const renderKeys = [...attemptsOf(generation)].flatMap((attempt) => {
    const { picture, thumbnail, pdfPicture } = keysOf(fileToken, attempt)
    const isShown = generation.stage === 'done' && render?.attempt === attempt
    return isShown ? [pdfPicture] : [pdfPicture, picture, thumbnail]
  })
  const estimates = kept.filter(isEstimateKey)
  const referencedUrls = await findEstimateUrls(deps.db, estimates.map(urlOfKey))
  await removeFiles(deps, [
    ...kept.filter((entry) => !isEstimateKey(entry)).map((entry) => hiddenKey(fileToken, entry)),
    ...estimates.filter((key) => !referencedUrls.includes(urlOfKey(key))),
    ...renderKeys,
  ])
  return true
}
