import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type {
  ImageStyleResult,
  ImageStyleResultDeletion,
  NewImageStyleResult,
} from '@agency/contract/image-style-result'
import { STYLE_MAX_SIDE } from '@agency/contract/image-style-tool'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { deleteImages } from '../../images/delete-images.ts'
import { makeVariantsJob } from '../../images/image-jobs.ts'
import type { ImageType } from '../../images/image-type.ts'
import { addJob } from '../../jobs/add-job.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { removeFiles, withStoredFiles } from '../../storage/with-stored-files.ts'
import { deleteImageStyleResults, sumImageStyleResultBytes } from './image-style-result-queries.ts'

const ACCEPTED: ImageType[] = ['png', 'jpeg', 'gif', 'webp']

/** Space becomes free when a stored picture expires or is removed. */
const RETRY_AFTER_S = 3_600

const keyOf = (image: string) => `styles/${image}`

/** A secret for the sender of a picture only; derived from its name, so that nothing is stored. */
const deleteTokenOf = ({ tokens }: Pick<Deps, 'tokens'>, image: string) =>
  createHmac('sha256', tokens.secret).update(`remove style result ${image}`).digest('base64url')

const toResult = (deps: Pick<Deps, 'tokens'>, image: string): ImageStyleResult => ({
  filePath: urlOfKey(keyOf(image)),
  message: 'Image saved.',
  deleteToken: deleteTokenOf(deps, image),
})

/**
 * Identifies a repeated request: its key together with all its content. Different content with the
 * same key does not return the earlier picture and its token.
 */
const contentKeyOf = ({ idempotencyKey, ...content }: NewImageStyleResult, bytes: Uint8Array) =>
  idempotencyKey === undefined
    ? null
    : createHash('sha256')
        .update(JSON.stringify([idempotencyKey, content.prompt, content.generator]))
        .update(bytes)
        .digest('hex')

const findByKey = (db: Deps['db'], idempotencyKey: string) =>
  db
    .selectFrom('styleResults')
    .select('image')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

/** Anybody may store pictures, so they must not fill the space that the site and its leads need. */
async function checkQuota({
  db,
  log,
  styleResultsMaxBytes,
}: Pick<Deps, 'db' | 'log' | 'styleResultsMaxBytes'>): Promise<void> {
  const bytes = await sumImageStyleResultBytes(db)
  if (bytes < styleResultsMaxBytes) return
  log.warn({ bytes, styleResultsMaxBytes }, 'image-style storage is full')
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'Our image storage is full. Please save your image on your own device.',
    { retryAfterS: RETRY_AFTER_S },
  )
}

/**
 * Stores a picture of the style tool, no larger than the tool's own results. The same idempotency
 * key with the same content returns the same file; with different content it is another request.
 * Throws UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE for a picture that is not accepted, and
 * TOO_MANY_REQUESTS if the total quota is used up.
 */
export async function storeImageStyleResult(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'tokens' | 'pictures' | 'styleResultsMaxBytes'>,
  result: NewImageStyleResult,
  bytes: Uint8Array,
  subscriber: string,
): Promise<ImageStyleResult> {
  const { prompt, generator } = result
  const idempotencyKey = contentKeyOf(result, bytes)
  const existing = idempotencyKey && (await findByKey(deps.db, idempotencyKey))
  if (existing) return toResult(deps, existing.image)
  await checkQuota(deps)
  const upload = { bytes, accepted: ACCEPTED, maxSide: STYLE_MAX_SIDE }
  const picture = await deps.pictures.run('read', upload, { subscriber })
  const image = `${randomName()}.webp`
  const stored = await withStoredFiles(deps, [{ key: keyOf(image), bytes: picture.bytes }], () =>
    deps.db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('styleResults')
        .values({
          ...{ image, prompt, generator },
          ...{ width: picture.width, height: picture.height, bytes: picture.bytes.byteLength },
          idempotencyKey,
        })
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .returning('image')
        .executeTakeFirst()
      if (row) await addJob(trx, makeVariantsJob, { url: urlOfKey(keyOf(image)) })
      return row
    }),
  )
  if (stored) return toResult(deps, stored.image)
  // A concurrent identical request was faster.
  await removeFiles(deps, [keyOf(image)])
  const first = idempotencyKey && (await findByKey(deps.db, idempotencyKey))
  if (!first) throw new Error('A picture was refused without an earlier one of its key.')
  return toResult(deps, first.image)
}

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Removes a stored picture at once. Throws NOT_FOUND if it does not exist or is not the caller's.
 */
export async function deleteImageStyleResult(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'tokens'>,
  { filePath, deleteToken }: ImageStyleResultDeletion,
): Promise<{ message: string }> {
  const image = filePath.startsWith(urlOfKey(keyOf(''))) ? path.basename(filePath) : ''
  const isAuthorised = isSame(deleteToken, deleteTokenOf(deps, image))
  const removed =
    isAuthorised &&
    (await deps.db
      .deleteFrom('styleResults')
      .where('image', '=', image)
      .returning('id')
      .executeTakeFirst())
  if (!removed) throw new AppError('NOT_FOUND', 'This image is not on our server.')
  await deleteImages(deps, [urlOfKey(keyOf(image))])
  return { message: 'Image deleted from our server.' }
}

/** Deletes expired pictures; their files are removed by the next cleanup. */
export const deleteExpiredImageStyleResults = (db: Database, before: Date) =>
  runInBatches((limit) => deleteImageStyleResults(db, before, limit))
