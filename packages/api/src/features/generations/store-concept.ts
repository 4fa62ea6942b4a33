import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { makeVariantsJob } from '../../images/image-jobs.ts'
import { addJob } from '../../jobs/add-job.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { describePageType } from '../concepts/page-type.ts'
import { queueMails } from '../emails/queue-emails.ts'
import { estimateColumns } from '../estimates/estimate-columns.ts'
import { endClaim, lockClaim } from './claim-queries.ts'
import { keysOf, withEstimateFile } from './generation-files.ts'
import type { MadeConcept, Run } from './run-stages.ts'

const insertConcept = (
  trx: Transaction<DB>,
  { work, brief }: Run,
  { concept, drawn }: MadeConcept,
) => {
  const keys = keysOf(work.fileToken, drawn.attempt)
  return trx
    .insertInto('concepts')
    .values({
      // Public, since the gallery contains it, so it must not be derived from a file's name.
      publicId: randomName().slice(0, 16),
      generationId: work.id,
      contactId: work.contactId,
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
      imageWidth: drawn.width,
      imageHeight: drawn.height,
      imageAlt: drawn.alt,
      concept: JSON.stringify(concept),
      released: brief.showInGallery,
      // A stranger's text: staff review it before the public sees it.
      active: false,
      pendingReview: brief.showInGallery,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Stores the document and the rows of a concept atomically. Throws ClaimLostError. */
export async function storeConcept(run: Run, made: MadeConcept): Promise<void> {
  const { deps, work, reference } = run
  const keys = keysOf(work.fileToken, made.drawn.attempt)
  await withEstimateFile(deps, work, made.pdf, (pdf) =>
    deps.db.transaction().execute(async (trx) => {
      await lockClaim(trx, work)
      const { id: conceptId } = await insertConcept(trx, run, made)
      await trx
        .insertInto('estimates')
        .values({
          ...{ reference, submissionId: work.submissionId, conceptId },
          ...estimateColumns(made.estimate),
          pdfUrl: urlOfKey(pdf),
        })
        .execute()
      for (const key of [keys.thumbnail, keys.picture]) {
        await addJob(trx, makeVariantsJob, { url: urlOfKey(key) })
      }
      await endClaim(trx, work)
      await queueMails(deps, trx, { kind: 'concept', submissionId: work.submissionId })
    }),
  )
}
