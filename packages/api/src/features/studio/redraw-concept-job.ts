import { NewBrief } from '@agency/contract/brief'
import { Concept } from '@agency/contract/concept'
import { Estimate } from '@agency/contract/estimate'
import type { JobDeps } from '../../deps.ts'
import { isOutcomeUnknown } from '../../errors/classify-error.ts'
import { variantUrlsOf } from '../../images/delete-images.ts'
import { makeVariantsJob, removeFilesJob } from '../../images/image-jobs.ts'
import { addJob } from '../../jobs/add-job.ts'
import { handleJob } from '../../jobs/job.ts'
import { keyOfUrl, randomName, urlOfKey } from '../../storage/storage.ts'
import { readUploads } from '../../storage/uploaded-pictures.ts'
import { removeFiles, storeFiles } from '../../storage/with-stored-files.ts'
import { melbourneDay } from '../../time/melbourne.ts'
import { replaceInEmails } from '../concepts/withdrawal-queries.ts'
import { designOf } from '../generations/run-stages.ts'
import type { RenderedConcept } from '../generations/stages.ts'
import { readPricingOf } from '../price-book/read-price-book.ts'
import { getSettings } from '../settings/settings-service.ts'
import { type RedrawConcept, redrawConceptJob } from './redraw-job-definition.ts'
import { findRedraw, isEstimateUrl, type Redraw, storeRedrawn } from './redraw-queries.ts'

/** Who the phone view is rendered for, in the queue of the render workers. */
const CALLER = 'redraw'
/** Longer than the slowest page takes. */
const TIMEOUT_MS = 120_000

/**
 * Makes the picture, the phone view and the document of a changed concept again. Safe to run at any
 * point and again: whatever it makes is of one revision, and is discarded if the concept has been
 * changed since, as that queued another run.
 */
export async function redrawConcept(deps: JobDeps, { conceptId }: RedrawConcept): Promise<void> {
  const row = await findRedraw(deps.db, conceptId)
  if (!row || row.drawnRevision === row.revision) return
  const concept = Concept.parse(row.concept)
  const uploads = await readUploads(deps.storage, concept)
  const rendered = await deps.redrawConcept(concept, AbortSignal.timeout(TIMEOUT_MS), uploads)
  const phone = await deps.renderPhoneView(concept, CALLER, uploads)
  await rewriteDocument(deps, row, { concept, rendered })
  await storePictures(deps, { ...row, conceptId }, { rendered, phone })
}

/** Another site's picture is not ours to remove. */
const ownUrls = (urls: (string | null)[]) =>
  urls.filter((url): url is string => url?.startsWith('/uploads/') === true)

async function storePictures(
  deps: JobDeps,
  row: Redraw & { conceptId: number },
  { rendered, phone }: { rendered: RenderedConcept; phone: Uint8Array },
): Promise<void> {
  const name = randomName()
  // The gallery does not show the phone view, so its name must not follow from any that it shows.
  const keys = {
    imageUrl: `concepts/${name}.webp`,
    thumbnailUrl: `concepts/${name}-top.webp`,
    phoneUrl: `concepts/${randomName()}-phone.webp`,
  }
  const urls = {
    imageUrl: urlOfKey(keys.imageUrl),
    thumbnailUrl: urlOfKey(keys.thumbnailUrl),
    phoneUrl: urlOfKey(keys.phoneUrl),
  }
  await storeFiles(deps, [
    { key: keys.imageUrl, bytes: rendered.picture },
    { key: keys.thumbnailUrl, bytes: rendered.thumbnail },
    { key: keys.phoneUrl, bytes: phone },
  ])
  const removeNew = () => removeFiles(deps, Object.values(keys))
  const { width, height, alt } = rendered
  const oldVariants = await variantUrlsOf(
    deps.db,
    ownUrls([row.imageUrl, row.thumbnailUrl, row.phoneUrl]),
  )
  const isStored = await deps.db
    .transaction()
    .execute(async (trx) => {
      const target = { id: row.conceptId, revision: row.revision, imageUrl: row.imageUrl }
      const size = { imageWidth: width, imageHeight: height, imageAlt: alt }
      if (!(await storeRedrawn(trx, target, { ...urls, ...size }))) return false
      for (const [url, variants] of oldVariants)
        await addJob(trx, removeFilesJob, { url, variants })
      for (const url of [urls.thumbnailUrl, urls.imageUrl])
        await addJob(trx, makeVariantsJob, { url })
      if (row.submissionId !== null) {
        await replaceInEmails(trx, row.submissionId, row.imageUrl, urls.imageUrl)
        if (row.thumbnailUrl)
          await replaceInEmails(trx, row.submissionId, row.thumbnailUrl, urls.thumbnailUrl)
      }
      return true
    })
    .catch(async (error) => {
      // If it was committed, the files are in use; the cleanup removes what no row references.
      if (!isOutcomeUnknown(error)) await removeNew()
      throw error
    })
  if (!isStored) await removeNew()
}

/**
 * Writes the document with the changed design over the old one, so that a link to it in an email
 * stays valid. Its price stays: it is priced with the book it was priced with before, and if that
 * gives another total, as after a change of the pricing itself, the old document stays.
 */
async function rewriteDocument(
  deps: JobDeps,
  { brief, reference, estimate, pdfUrl, generatedAt }: Redraw,
  { concept, rendered }: { concept: Concept; rendered: RenderedConcept },
): Promise<void> {
  const sender = NewBrief.safeParse(brief)
  const stored = Estimate.pick({ rateCardVersion: true, total: true }).safeParse(estimate)
  if (!sender.success || !stored.success || !pdfUrl || !reference || !generatedAt) return
  const { userName: name, userEmail: email } = sender.data
  const [{ agency }, pricing] = await Promise.all([
    getSettings(deps.db),
    readPricingOf(deps.db, stored.data.rateCardVersion),
  ])
  const { forPdf, alt } = rendered
  const written = await deps.writeEstimate({
    ...{ brief: designOf(sender.data), client: { name, email }, agency, reference, ...pricing },
    design: { concept, picture: { ...forPdf, alt } },
    issuedOn: melbourneDay(generatedAt),
  })
  if (written.estimate.total !== stored.data.total) {
    deps.log.warn({ reference }, 'the document of a changed concept was not rewritten: other price')
    return
  }
  const key = keyOfUrl(pdfUrl)
  await deps.storage.put(key, written.pdf)
  // Deleted while it was written: its file must not come back.
  if (!(await isEstimateUrl(deps.db, pdfUrl))) await removeFiles(deps, [key])
}

export const redrawConceptHandler = handleJob(redrawConceptJob, redrawConcept)
