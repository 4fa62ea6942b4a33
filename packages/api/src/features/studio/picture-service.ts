import { inksOfLogo } from '@agency/concept-engine/palette/logo-colours'
import type { LogoInk } from '@agency/contract/concept'
import { UploadedPicture } from '@agency/contract/concept-edits'
import {
  MAX_STORED_PICTURE_BYTES,
  MAX_STORED_PICTURES,
  type UploadKind,
} from '@agency/contract/studio'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { variantUrlsOf } from '../../images/delete-images.ts'
import { makeVariantsJob, removeFilesJob } from '../../images/image-jobs.ts'
import type { ImageType } from '../../images/image-type.ts'
import { addJob } from '../../jobs/add-job.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { randomName, type Storage } from '../../storage/storage.ts'
import { keyOfUpload, urlOfUpload } from '../../storage/uploaded-pictures.ts'
import { withStoredFiles } from '../../storage/with-stored-files.ts'
import { lockConcept } from './edit-link-queries.ts'
import { editLinkEnded, getEditLink } from './edit-link-service.ts'
import {
  deleteUnusedPictures,
  insertPicture,
  isPictureOf,
  listPictures,
  sumAllPictureBytes,
  sumPictures,
} from './picture-queries.ts'

const ACCEPTED: ImageType[] = ['png', 'jpeg', 'gif', 'webp', 'avif']
/** Longest side of a photo, in pixels: enough for the width of a page on most screens. */
const PHOTO_SIDE = 2_000

/** How long an unused picture is kept: an open Studio can still undo its removal. */
const UNUSED_DAYS = 1

const full = (message: string) => new AppError('TOO_MANY_REQUESTS', message, { retryAfterS: 3_600 })

/** Throws TOO_MANY_REQUESTS if a concept has as many pictures as it may. */
async function checkRoom(db: Kysely<DB>, conceptId: number): Promise<void> {
  const { count, bytes } = await sumPictures(db, conceptId)
  if (Number(count) >= MAX_STORED_PICTURES || bytes >= MAX_STORED_PICTURE_BYTES)
    throw full(
      'This design has as many pictures as we can store. Those that no version shows are deleted after a day.',
    )
}

type StoreDeps = Pick<
  Deps,
  'db' | 'storage' | 'log' | 'limits' | 'pictures' | 'conceptPicturesMaxBytes'
>

/** Links are free to create, so all concepts together must leave space for the rest of the site. */
async function checkQuota({ db, log, conceptPicturesMaxBytes }: StoreDeps): Promise<void> {
  const bytes = await sumAllPictureBytes(db)
  if (bytes < conceptPicturesMaxBytes) return
  log.warn({ bytes, conceptPicturesMaxBytes }, 'storage for uploaded pictures is full')
  throw full('Our picture storage is full. Please try again later, or send us your pictures.')
}

interface NewPicture {
  token: string
  kind: UploadKind
  bytes: Uint8Array
}

/** The picture as it is stored: pixels only, without a location or a camera. */
async function readPicture(
  { pictures }: StoreDeps,
  { kind, bytes }: NewPicture,
  subscriber: string,
) {
  const upload = { bytes, accepted: ACCEPTED }
  if (kind === 'photo') {
    const photo = await pictures.run('read', { ...upload, maxSide: PHOTO_SIDE }, { subscriber })
    return { ...photo, inks: [] as LogoInk[] }
  }
  const { sample, ...logo } = await pictures.run('readPageLogo', upload, { subscriber })
  const inks = inksOfLogo(sample)
  if (!inks) throw new AppError('BAD_REQUEST', 'Nothing can be seen in this picture.')
  return { ...logo, inks }
}

/**
 * Stores a picture for the concept of an edit link; no page shows it until changes name it. Throws
 * NOT_FOUND if the link has ended, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE for a picture that
 * is not accepted, and TOO_MANY_REQUESTS for too many of them.
 */
export async function storePicture(
  deps: StoreDeps,
  upload: NewPicture,
  subscriber: string,
): Promise<UploadedPicture> {
  const { token, kind } = upload
  const { conceptId } = await getEditLink(deps.db, token)
  await deps.limits.consume('pictureConcept', String(conceptId))
  await checkRoom(deps.db, conceptId)
  await checkQuota(deps)
  const { bytes, width, height, inks } = await readPicture(deps, upload, subscriber)
  const file = randomName()
  await withStoredFiles(deps, [{ key: keyOfUpload(file), bytes }], () =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await lockConcept(trx, conceptId))) throw editLinkEnded()
      // Revoked, or filled by another tab, while the picture was read.
      await getEditLink(trx, token)
      await checkRoom(trx, conceptId)
      await insertPicture(trx, {
        ...{ file, conceptId, kind, width, height, bytes: bytes.byteLength },
        inks: JSON.stringify(inks),
      })
      await addJob(trx, makeVariantsJob, { url: urlOfUpload(file) })
    }),
  )
  return { file, kind, width, height, inks }
}

type PictureRows = Awaited<ReturnType<typeof listPictures>>

export const toUploads = (rows: PictureRows): UploadedPicture[] =>
  rows.map((row) => UploadedPicture.parse(row))

/** The pictures that were uploaded for a concept. */
export const listUploads = async (db: Kysely<DB>, conceptId: number): Promise<UploadedPicture[]> =>
  toUploads(await listPictures(db, conceptId))

/** The bytes of a picture of an edit link's concept. Throws NOT_FOUND. */
export async function getPicture(
  { db, storage }: { db: Database; storage: Pick<Storage, 'read'> },
  token: string,
  file: string,
): Promise<Uint8Array> {
  const { conceptId } = await getEditLink(db, token)
  const isOwn = await isPictureOf(db, conceptId, file)
  const bytes = isOwn ? await storage.read(keyOfUpload(file)) : undefined
  if (!bytes) throw new AppError('NOT_FOUND', 'Not found.')
  return bytes
}

/** Deletes pictures that no version has shown for a day, with their files. */
export const deletePicturesNoLongerUsed = (db: Database, now: Date) =>
  runInBatches((limit) =>
    db.transaction().execute(async (trx) => {
      const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS)
      const rows = await deleteUnusedPictures(trx, before, limit)
      const urls = rows.map(({ file }) => urlOfUpload(file))
      const variants = await variantUrlsOf(trx, urls)
      for (const url of urls)
        await addJob(trx, removeFilesJob, { url, variants: variants.get(url) ?? [] })
      return rows.length
    }),
  )
