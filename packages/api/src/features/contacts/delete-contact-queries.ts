import type { DB } from '@agency/db/schema'
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely'

type Rows<Id> = RawBuilder<Id>

const submissionsOf = (contactId: number): Rows<number> =>
  sql`any(array(select id from submissions where contact_id = ${contactId}))`

const generationsOf = (contactId: number): Rows<string> =>
  sql`any(array(
    select generations.id from generations
    join submissions on submissions.id = generations.submission_id
    where submissions.contact_id = ${contactId}
  ))`

const conceptsOf = (contactId: number): Rows<number> =>
  sql`any(array(
    select id from concepts
    where contact_id = ${contactId} or generation_id = ${generationsOf(contactId)}
  ))`

const deletedConceptsOf = (contactId: number): Rows<number> =>
  sql`any(array(
    select id from deleted_concepts
    where contact_id = ${contactId} or generation_id = ${generationsOf(contactId)}
  ))`

const estimatesOf = (contactId: number): Rows<number> =>
  sql`any(array(
    select id from estimates
    where submission_id = ${submissionsOf(contactId)} or concept_id = ${conceptsOf(contactId)}
    union all
    select unnest(estimate_ids) from deleted_concepts where id = ${deletedConceptsOf(contactId)}
  ))`

/**
 * Locks the rows that other transactions may be working on, in the order in which they lock them,
 * to avoid deadlocks. The contact is locked after these, since transactions on them lock the
 * contact when they write.
 */
export async function lockRelatedRows(trx: Transaction<DB>, contactId: number): Promise<void> {
  await trx
    .selectFrom('deletedConcepts')
    .select('id')
    .where('id', '=', deletedConceptsOf(contactId))
    .orderBy('id')
    .forUpdate()
    .execute()
  const locked = trx.selectFrom('generations').select('id').orderBy('id').forUpdate()
  await locked.where('submissionId', '=', submissionsOf(contactId)).execute()
  await trx
    .selectFrom('concepts')
    .select('id')
    .where('id', '=', conceptsOf(contactId))
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .selectFrom('estimates')
    .select('id')
    .where('id', '=', estimatesOf(contactId))
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .selectFrom('proposals')
    .select('id')
    .where('contactId', '=', contactId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .selectFrom('submissions')
    .select('id')
    .where('contactId', '=', contactId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export const listOpenGenerations = (trx: Transaction<DB>, contactId: number) =>
  trx
    .selectFrom('generations')
    .select('id')
    .where('submissionId', '=', submissionsOf(contactId))
    .where('finishedAt', 'is', null)
    .execute()

/**
 * Deletes estimates before the concepts, by which some of them are found. Returns their documents.
 */
export const deleteEstimates = (trx: Transaction<DB>, contactId: number) =>
  trx.deleteFrom('estimates').where('id', '=', estimatesOf(contactId)).returning('pdfUrl').execute()

/** The files of the pictures that were uploaded for a person's concepts. */
export const listUploadsOf = (trx: Transaction<DB>, contactId: number) =>
  trx
    .selectFrom('conceptPictures')
    .select('file')
    .where('conceptId', '=', conceptsOf(contactId))
    .execute()

/** Deletes concepts with their share links. Returns their pictures. */
export const deleteConceptsOf = (trx: Transaction<DB>, contactId: number) =>
  trx
    .deleteFrom('concepts')
    .where('id', '=', conceptsOf(contactId))
    .returning(['imageUrl', 'thumbnailUrl', 'phoneUrl'])
    .execute()

/** Purges concepts that could have been restored. Returns their files. */
export const purgeDeletedConceptsOf = (trx: Transaction<DB>, contactId: number) =>
  trx
    .deleteFrom('deletedConcepts')
    .where('id', '=', deletedConceptsOf(contactId))
    .returning('files')
    .execute()

/** Deletes generations with their briefs. Returns what is needed to name the files of each. */
export const deleteGenerations = (trx: Transaction<DB>, contactId: number) =>
  trx
    .deleteFrom('generations')
    .where('submissionId', '=', submissionsOf(contactId))
    .returning(['id', 'fileToken', 'attempt', 'kept', 'drawn'])
    .execute()

/** Deletes unsigned proposals, with their events and the emails and notifications about them. */
export const deleteUnsignedProposals = (trx: Transaction<DB>, contactId: number) =>
  trx
    .deleteFrom('proposals')
    .where('contactId', '=', contactId)
    .where('state', '!=', 'accepted')
    .returning('documentUrl')
    .execute()

/** Detaches the contact from signed proposals. Their events stay, but not the notifications. */
export async function detachSignedProposals(trx: Transaction<DB>, contactId: number) {
  await trx
    .deleteFrom('notifications')
    .where(
      'proposalEventId',
      '=',
      sql<number>`any(array(select id from proposal_events where contact_id = ${contactId}))`,
    )
    .execute()
  return trx
    .updateTable('proposals')
    .set({ contactId: null })
    .where('contactId', '=', contactId)
    .where('state', '=', 'accepted')
    .returning('documentUrl')
    .execute()
}

/** Deletes all emails to a person, about them, and those that name them among others. */
export const deleteEmails = (trx: Transaction<DB>, contactId: number) =>
  trx
    .deleteFrom('mails')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('contactId', '=', contactId),
        eb(
          'id',
          'in',
          selectFrom('followUpDigests')
            .select('mailId')
            .where(sql<boolean>`contact_ids @> array[${contactId}::int]`),
        ),
      ]),
    )
    .returning(['id', 'kind', 'recipient'])
    .execute()

/** Deletes a person's submissions, with the notifications about them. */
export const deleteSubmissions = (trx: Transaction<DB>, contactId: number) =>
  trx.deleteFrom('submissions').where('contactId', '=', contactId).returning('id').execute()

/** Deletes the contact with its change history. */
export const deleteContact = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('contacts').where('id', '=', id).execute()

/** Those of the URLs that other rows still reference. */
export const listReferenced = async (trx: Transaction<DB>, urls: string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom('fileReferences')
    .select('url')
    .distinct()
    .where('url', '=', sql<string>`any(${urls}::text[])`)
    .execute()
  return rows.flatMap(({ url }) => url ?? [])
}

export const insertDeletionRecord = (
  trx: Transaction<DB>,
  row: Insertable<DB['forgottenPeople']>,
) => trx.insertInto('forgottenPeople').values(row).execute()
