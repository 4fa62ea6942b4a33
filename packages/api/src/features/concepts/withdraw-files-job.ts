import { sharePictureUrl, variantsOf } from '@agency/contract/picture-variants'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { type RemoveFiles, removeFilesJob } from '../../images/image-jobs.ts'
import { deleteImageRows, isReferenced } from '../../images/image-queries.ts'
import { copyMissing, type Move, moveFiles, moveImages } from '../../images/move-files.ts'
import { addJob } from '../../jobs/add-job.ts'
import { handleJob, type Job } from '../../jobs/job.ts'
import { keyOfUrl, randomName, urlOfKey } from '../../storage/storage.ts'
import { newEstimateKey } from '../estimates/estimate-files.ts'
import { isPictureOfConcept } from './concept-queries.ts'
import {
  isFileOfDeleted,
  listReachablePictures,
  setDeletedWithdrawn,
} from './deleted-concept-queries.ts'
import {
  listGuessableEstimates,
  listPublishedPictures,
  replaceInEmails,
  setEstimateUrl,
  setWithdrawn,
} from './withdrawal-queries.ts'

/** Batch size, after which other jobs of the queue have their turn. */
const BATCH_SIZE = 100

/**
 * Runs in the queue of the variants, so that none is made of a picture while it moves. Also runs on
 * a schedule, for cases where no job was queued, as when an older release hid a concept.
 */
const withdrawFilesJob: Job = {
  ...{ id: 'withdraw-files', payload: z.object({}) },
  ...{ queue: 'variants', priority: 5, cron: '*/5 * * * *' },
}

/** Queues moving the files that somebody may still reach without being allowed to. */
export const queueWithdrawal = (trx: Transaction<DB>): Promise<void> =>
  addJob(trx, withdrawFilesJob, {}, withdrawFilesJob.id)

/**
 * Moves pictures of hidden concepts that the public saw to new URLs, all pictures of deleted ones,
 * and estimates whose URL can be derived from a picture's. The work to do is in the rows, so the
 * next job continues an interrupted one.
 */
export async function makeFilesPrivate(deps: JobDeps): Promise<void> {
  const estimates = await listGuessableEstimates(deps.db, BATCH_SIZE)
  for (const estimate of estimates) await moveEstimate(deps, estimate)
  const concepts = await listPublishedPictures(deps.db, BATCH_SIZE)
  for (const concept of concepts) await moveConcept(deps, concept, setWithdrawn)
  const deleted = await listReachablePictures(deps.db, BATCH_SIZE)
  for (const concept of deleted) await moveConcept(deps, concept, setDeletedWithdrawn)
  if ([estimates, concepts, deleted].every(({ length }) => length < BATCH_SIZE)) return
  await deps.db.transaction().execute(queueWithdrawal)
}

type OldEstimate = Awaited<ReturnType<typeof listGuessableEstimates>>[number]

function moveEstimate(deps: JobDeps, estimate: OldEstimate): Promise<void> {
  const move: Move = { from: estimate.pdfUrl, to: urlOfKey(newEstimateKey()), variants: [] }
  return moveFiles(deps, [move], async (trx) => {
    if (!(await setEstimateUrl(trx, estimate, move.to))) return false
    if (estimate.submissionId !== null) {
      await replaceInEmails(trx, estimate.submissionId, move.from, move.to)
    }
    return true
  })
}

type PublishedPictures = Awaited<ReturnType<typeof listPublishedPictures>>[number]

async function moveConcept(
  deps: JobDeps,
  concept: PublishedPictures,
  store: typeof setWithdrawn,
): Promise<void> {
  const { imageUrl, thumbnailUrl, phoneUrl, submissionId } = concept
  const token = randomName()
  // Another site's picture is not ours to move.
  const newUrlOf = (url: string | null, name: string) =>
    url?.startsWith('/uploads/') ? urlOfKey(`concepts/${name}.webp`) : url
  const urls = {
    imageUrl: newUrlOf(imageUrl, token) ?? imageUrl,
    thumbnailUrl: newUrlOf(thumbnailUrl, `${token}-top`),
    // The gallery does not show it, so its name must not follow from any that the gallery shows.
    phoneUrl: newUrlOf(phoneUrl, `${randomName()}-phone`),
  }
  const moves = [
    { from: imageUrl, to: urls.imageUrl },
    { from: thumbnailUrl, to: urls.thumbnailUrl },
    { from: phoneUrl, to: urls.phoneUrl },
  ].filter((move): move is { from: string; to: string } => move.from !== move.to)
  await moveImages(deps, moves, async (trx) => {
    if (!(await store(trx, concept, urls))) return false
    for (const { from, to } of moves) {
      if (submissionId !== null) await replaceInEmails(trx, submissionId, from, to)
    }
    return true
  })
}

/**
 * Removes a file that was moved or deleted, unless another concept or project shows it. A missing
 * copy that rows reference is recreated first, since this may be the last file left. Safe to run
 * again.
 */
export async function removeMovedFile(
  deps: JobDeps,
  { url, variants, copies = [] }: RemoveFiles,
): Promise<void> {
  const isShown = /^\/uploads\/(?:projects|concept-pictures)\//.test(url)
    ? isReferenced
    : isPictureOfConcept
  if ((await isShown(deps.db, url)) || (await isFileOfDeleted(deps.db, url))) return
  await copyMissing(deps, copies)
  const [image] = await deleteImageRows(deps.db, [url])
  // Variants may have been made since this was queued.
  const derived = image ? variantsOf(image).map((variant) => variant.url) : []
  const shared = url.endsWith('.webp') ? [sharePictureUrl(url)] : []
  // The picture first, as in deleteImages.
  for (const fileUrl of new Set([url, ...variants, ...derived, ...shared]))
    await deps.storage.remove(keyOfUrl(fileUrl))
}

export const withdrawFilesHandler = handleJob(withdrawFilesJob, makeFilesPrivate)
export const removeFilesHandler = handleJob(removeFilesJob, removeMovedFile)
