import { NewBrief } from '@agency/contract/brief'
import type { Database } from '@agency/db/connect'
import type { JobDeps } from '../../deps.ts'
import { isDiskFull } from '../../errors/classify-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { urlOfKey } from '../../storage/storage.ts'
import { storeFiles } from '../../storage/with-stored-files.ts'
import { describePageType } from '../concepts/page-type.ts'
import { estimateColumns } from '../estimates/estimate-columns.ts'
import { insertNotification } from '../notifications/notification-queries.ts'
import { melbourneDay } from '../settings/melbourne-day.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  findGenerationWork,
  type GenerationFailure,
  markEnded,
  markRunning,
} from './generation-queries.ts'
import type { GenerationOutput } from './generation-runner.ts'
import { referenceOf } from './reference.ts'

export interface MakeConceptPayload {
  generationId: string
  requestId: string
}

/** Ends a generation without a concept and tells the staff. */
const failGeneration = (
  db: Database,
  { id, submissionId }: { id: string; submissionId: number },
  failure: GenerationFailure,
) =>
  db.transaction().execute(async (trx) => {
    await markEnded(trx, id, failure)
    await insertNotification(trx, { kind: 'generation_failed', submissionId })
  })

/**
 * Makes the concept of one generation. Safe to run again at any point: files have the names that
 * were fixed when the lead was stored, and the rows appear together or not at all.
 */
export async function makeConcept(
  deps: JobDeps,
  { generationId }: MakeConceptPayload,
): Promise<void> {
  const work = await findGenerationWork(deps.db, generationId)
  if (!work || work.status === 'done') return
  const log = deps.log.child({ requestId: work.requestId, generationId })
  await markRunning(deps.db, generationId)

  const brief = NewBrief.parse(work.brief)
  const { agency, rateCard, rateCardState } = await getSettings(deps.db)
  const reference = referenceOf(work.fileToken)
  let output: GenerationOutput
  try {
    output = await deps.runGeneration({
      brief,
      client: { name: brief.userName, email: brief.userEmail, phone: brief.phone },
      seed: work.seed,
      agency,
      rateCard,
      rateCardVersion: rateCardState.version,
      reference,
      issuedOn: melbourneDay(work.createdAt),
    })
  } catch (error) {
    // The same input would fail the same way again: end it, keep the lead, say so in the log.
    log.error({ err: error }, 'a concept could not be made')
    await failGeneration(deps.db, work, 'GENERATION_FAILED')
    return
  }

  const keys = {
    picture: `concepts/${work.fileToken}.webp`,
    thumbnail: `concepts/${work.fileToken}-top.webp`,
    pdf: `estimates/${work.fileToken}.pdf`,
  }
  const files = [
    { key: keys.picture, bytes: output.picture },
    { key: keys.thumbnail, bytes: output.thumbnail },
    { key: keys.pdf, bytes: output.pdf },
  ]
  try {
    await storeFiles(deps, files)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    log.error({ err: error }, 'there is no room for a concept')
    await failGeneration(deps.db, work, 'DISK_FULL')
    return
  }

  await deps.db.transaction().execute(async (trx) => {
    const concept = await trx
      .insertInto('concepts')
      .values({
        publicId: work.fileToken.slice(0, 16),
        generationId,
        contactId: work.contactId,
        companyName: brief.companyName,
        industry: brief.industry,
        overallVibe: brief.overallVibe,
        websiteFor: brief.industry,
        designStyle: output.concept.style,
        businessType: brief.businessType,
        employeeCount: brief.employeeCount,
        colorPalette: brief.colorFeel,
        pageType: describePageType(output.concept),
        imageUrl: urlOfKey(keys.picture),
        thumbnailUrl: urlOfKey(keys.thumbnail),
        imageWidth: output.width,
        imageHeight: output.height,
        imageAlt: output.imageAlt,
        concept: JSON.stringify(output.concept),
      })
      .onConflict((conflict) => conflict.column('generationId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!concept) return
    for (const key of [keys.thumbnail, keys.picture]) {
      await addJob(trx, 'make-variants', { url: urlOfKey(key) })
    }
    await trx
      .insertInto('estimates')
      .values({
        reference,
        submissionId: work.submissionId,
        conceptId: concept.id,
        ...estimateColumns(output.estimate),
        pdfUrl: urlOfKey(keys.pdf),
      })
      .execute()
    await markEnded(trx, generationId)
  })
  log.info({ archetype: output.concept.archetype }, 'concept made')
}
