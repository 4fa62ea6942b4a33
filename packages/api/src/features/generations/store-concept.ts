import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { makeVariantsJob } from '../../images/image-jobs.ts'
import { addJob } from '../../jobs/add-job.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { describePageType } from '../concepts/page-type.ts'
import { queueEmails } from '../emails/queue-emails.ts'
import { announceEstimate } from '../estimates/announce-estimate.ts'
import { estimateColumns } from '../estimates/estimate-columns.ts'
import { announceEvent } from '../webhooks/announce-event.ts'
import { finishGeneration, lockClaim } from './claim-queries.ts'
import { keysOf, withEstimateFile } from './generation-files.ts'
import type { Run, StageResults } from './run-stages.ts'

const insertConcept = (
  trx: Transaction<DB>,
  { generation, brief }: Run,
  { concept, renderMetadata }: StageResults,
) => {
  const keys = keysOf(generation.fileToken, renderMetadata.attempt)
  return trx
    .insertInto('concepts')
    .values({
      // Public, since the gallery contains it, so it must not be derived from a file's name.
      publicId: randomName().slice(0, 16),
      generationId: generation.id,
      contactId: generation.contactId,
      companyName: brief.companyName,
      industry: brief.industry,
      overallVibe: brief.overallVibe,
      websiteFor: brief.industry,
      designStyle: concept.style,
      businessType: brief.businessType,
      employeeCount: brief.employeeCount,
      colorPalette: brief.colorFeel,
      pageType: describePageType(concept),
      imageUrl: urlOfKey(keys.picture),
      thumbnailUrl: urlOfKey(keys.thumbnail),
      imageWidth: renderMetadata.width,
      imageHeight: renderMetadata.height,
      imageAlt: renderMetadata.alt,
      concept: JSON.stringify(concept),
      released: brief.showInGallery,
      // A stranger's text: staff review it before the public sees it.
      active: false,
      pendingReview: brief.showInGallery,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The person who sent a brief, in a webhook event. */
export const briefContactOf = ({ generation, brief }: Pick<Run, 'generation' | 'brief'>) => ({
  ...{ id: generation.contactId, name: brief.userName, email: brief.userEmail },
  ...{ company: brief.companyName, phone: brief.phone },
})

async function announceConcept(
  trx: Transaction<DB>,
  run: Run,
  { conceptId, results }: { conceptId: number; results: StageResults },
): Promise<void> {
  const { generation, brief, reference } = run
  const { contactId, submissionId } = generation
  const contact = briefContactOf(run)
  await announceEvent(
    trx,
    'concept.created',
    {
      ...{ conceptId, submissionId, companyName: brief.companyName, industry: brief.industry },
      ...{ style: results.concept.style, contact },
    },
    { contactId, submissionId },
  )
  const { estimate } = results
  await announceEstimate(trx, { estimate, reference, submissionId, conceptId, contact })
}

/** Stores the document and the rows of a concept atomically. Throws ClaimLostError. */
export async function storeConcept(run: Run, results: StageResults): Promise<void> {
  const { deps, generation, reference } = run
  const keys = keysOf(generation.fileToken, results.renderMetadata.attempt)
  await withEstimateFile(deps, generation, results.pdf, (pdf) =>
    deps.db.transaction().execute(async (trx) => {
      await lockClaim(trx, generation)
      const { id: conceptId } = await insertConcept(trx, run, results)
      await trx
        .insertInto('estimates')
        .values({
          ...{ reference, submissionId: generation.submissionId, conceptId },
          ...estimateColumns(results.estimate),
          pdfUrl: urlOfKey(pdf),
        })
        .execute()
      for (const key of [keys.thumbnail, keys.picture]) {
        await addJob(trx, makeVariantsJob, { url: urlOfKey(key) })
      }
      await finishGeneration(trx, generation)
      await queueEmails(deps, trx, { kind: 'concept', submissionId: generation.submissionId })
      await announceConcept(trx, run, { conceptId, results })
    }),
  )
}
