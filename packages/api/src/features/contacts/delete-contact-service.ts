import { CONTACT_CHANGED_MEANWHILE } from '@agency/contract/contact'
import {
  BACKUPS_STAY,
  type ContactDeletionRequest,
  type DeletedContact,
  DOCUMENT_IN_PROGRESS,
} from '@agency/contract/contact-deletion'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { variantUrlsOf } from '../../images/delete-images.ts'
import { removeFilesJob } from '../../images/image-jobs.ts'
import { addJob } from '../../jobs/add-job.ts'
import { removeJobs } from '../../jobs/remove-jobs.ts'
import { deleteCountsOf } from '../../limits/rate-limit-queries.ts'
import { urlOfUpload } from '../../storage/uploaded-pictures.ts'
import type { Staff } from '../auth/viewer.ts'
import { deleteEmailFilesJob, emailJobKey } from '../emails/email-jobs.ts'
import { mailboxOf } from '../emails/queue-emails.ts'
import { fileNameOf } from '../emails/send-email-job.ts'
import { filesOfGeneration } from '../generations/generation-files.ts'
import { generationJobKey, markCancelled } from '../generations/generation-queries.ts'
import { holdAddresses, listAddresses } from './contact-address-queries.ts'
import { lockContact } from './contact-queries.ts'
import { deleteUnusedTags } from './contact-tag-queries.ts'
import {
  deleteConceptsOf,
  deleteContact,
  deleteEmails,
  deleteEstimates,
  deleteGenerations,
  deleteSubmissions,
  deleteUnsignedProposals,
  detachSignedProposals,
  insertDeletionRecord,
  listOpenGenerations,
  listReferenced,
  listUploadsOf,
  lockRelatedRows,
  purgeDeletedConceptsOf,
} from './delete-contact-queries.ts'

/** Queues the removal of files on commit, except for those that other rows still reference. */
async function queueFileRemovals(trx: Transaction<DB>, urls: string[]): Promise<void> {
  const referenced = await listReferenced(trx, urls)
  const unreferenced = urls.filter((url) => !referenced.includes(url))
  const variants = await variantUrlsOf(trx, unreferenced)
  for (const url of unreferenced) {
    await addJob(trx, removeFilesJob, { url, variants: variants.get(url) ?? [] })
  }
}

/** Cancels a person's running generations, so that workers write nothing more about the person. */
async function endGenerations(trx: Transaction<DB>, contactId: number): Promise<void> {
  const open = await listOpenGenerations(trx, contactId)
  for (const { id } of open) await markCancelled(trx, id)
  await removeJobs(
    trx,
    open.map(({ id }) => generationJobKey(id)),
  )
}

async function deleteEmailsWithFiles(trx: Transaction<DB>, contactId: number): Promise<number> {
  const emails = await deleteEmails(trx, contactId)
  await removeJobs(
    trx,
    emails.map(({ id }) => emailJobKey(id)),
  )
  // Including sent ones: they may have been stored as files before there was a mail server.
  if (emails.length > 0) await addJob(trx, deleteEmailFilesJob, { names: emails.map(fileNameOf) })
  return emails.length
}

/**
 * Deletes a person with all their data, in one transaction; files are removed by its jobs. Signed
 * proposals stay, with their payments but without the person. The deletion is recorded without a
 * name. Throws NOT_FOUND, and CONFLICT if the contact was changed since `updatedAt`, or if the
 * document of a signed proposal is still being written.
 */
export const deleteContactAndData = (
  db: Database,
  staff: Staff,
  { id, updatedAt }: ContactDeletionRequest,
): Promise<DeletedContact> =>
  db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    await lockRelatedRows(trx, id)
    const contact = await lockContact(trx, id)
    if (!contact) throw new AppError('NOT_FOUND', 'Contact not found.')
    if (contact.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw new AppError('CONFLICT', CONTACT_CHANGED_MEANWHILE)
    }
    await endGenerations(trx, id)
    const emails = await deleteEmailsWithFiles(trx, id)
    const unsigned = await deleteUnsignedProposals(trx, id)
    const signed = await detachSignedProposals(trx, id)
    if (signed.some(({ documentUrl }) => documentUrl === null)) {
      throw new AppError('CONFLICT', DOCUMENT_IN_PROGRESS)
    }
    const estimates = await deleteEstimates(trx, id)
    const uploads = await listUploadsOf(trx, id)
    const concepts = await deleteConceptsOf(trx, id)
    const deletedConcepts = await purgeDeletedConceptsOf(trx, id)
    const generations = await deleteGenerations(trx, id)
    const submissions = await deleteSubmissions(trx, id)
    const addresses = await listAddresses(trx, id)
    await deleteContact(trx, id)
    await deleteUnusedTags(trx, contact.tags)
    for (const { email } of [contact, ...addresses]) {
      await deleteCountsOf(trx, { email, mailbox: mailboxOf(email) })
    }
    const urls = [
      ...concepts.flatMap(({ imageUrl, thumbnailUrl, phoneUrl }) => [
        ...[imageUrl, thumbnailUrl, phoneUrl],
      ]),
      ...estimates.map(({ pdfUrl }) => pdfUrl),
      ...unsigned.map(({ documentUrl }) => documentUrl),
      ...generations.flatMap(filesOfGeneration),
      ...uploads.map(({ file }) => urlOfUpload(file)),
      ...deletedConcepts.flatMap(({ files }) => files),
    ]
    // Another site's pictures are not ours to remove.
    const stored = urls.filter((url): url is string => url?.startsWith('/uploads/') ?? false)
    await queueFileRemovals(trx, [...new Set(stored)])
    const counts = {
      ...{ submissions: submissions.length, concepts: concepts.length + deletedConcepts.length },
      ...{ estimates: estimates.length, proposals: unsigned.length, mails: emails },
      keptProposals: signed.length,
    }
    await insertDeletionRecord(trx, { staffId: staff.id, ...counts })
    return { ...counts, message: BACKUPS_STAY }
  })
