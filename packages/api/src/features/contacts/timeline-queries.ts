import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'
import { summaryColumns } from '../estimates/estimate-columns.ts'

export const timelineOrder = byTime('entries.createdAt')

/** Positions below this are proposal events: no site has this many contact changes. */
export const PROPOSAL_POSITIONS = -1_000_000_000
/** Positions below this are emails: no site has this many proposal events. */
export const EMAIL_POSITIONS = -1_500_000_000

/**
 * A contact's events, newest first, as positions only: a submission by its id, a change by its
 * negated id, a proposal event and an email by staff further below, so that no two entries share a
 * position.
 */
export const listTimelinePositions = (db: Database, contactId: number, pageWindow: PageWindow) =>
  db
    .selectFrom(
      db
        .selectFrom('submissions')
        .select(['id', 'createdAt'])
        .where('contactId', '=', contactId)
        .unionAll(
          db
            .selectFrom('contactChanges')
            .select([sql<number>`-id`.as('id'), 'createdAt'])
            .where('contactId', '=', contactId),
        )
        .unionAll(
          db
            .selectFrom('proposalEvents')
            .select([sql<number>`${PROPOSAL_POSITIONS}::int - id`.as('id'), 'createdAt'])
            .where('contactId', '=', contactId),
        )
        .unionAll(
          db
            .selectFrom('mails')
            .select([sql<number>`${EMAIL_POSITIONS}::int - id`.as('id'), 'createdAt'])
            .where('contactId', '=', contactId)
            .where('writtenBy', 'is not', null),
        )
        .as('entries'),
    )
    .select(['entries.id', timelineOrder.key.as('key')])
    .where(isAfterCursor(timelineOrder, 'entries.id', pageWindow))
    .orderBy('entries.createdAt', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(pageWindow.limit)
    .execute()

const textOf = (field: string) => sql<string>`coalesce(submissions.payload ->> ${field}, '')`

/** The sender's name, from the fields that this kind of form has. */
const senderName = sql<string>`coalesce(
  submissions.payload ->> 'name',
  submissions.payload ->> 'userName',
  concat_ws(' ', submissions.payload ->> 'firstName', submissions.payload ->> 'lastName')
)`

/** Submissions with their results. */
export const findSubmissions = (db: Database, ids: number[]) =>
  db
    .selectFrom('submissions')
    .leftJoin('generations', 'generations.submissionId', 'submissions.id')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .leftJoin('estimates', 'estimates.submissionId', 'submissions.id')
    .leftJoin('shareLinks', 'shareLinks.conceptId', 'concepts.id')
    .select([
      'submissions.id',
      'submissions.kind',
      'submissions.createdAt',
      'submissions.firstSource',
      'submissions.lastSource',
      senderName.as('senderName'),
      textOf('phone').as('senderPhone'),
      textOf('subject').as('subject'),
      textOf('message').as('message'),
      textOf('companyName').as('companyName'),
      textOf('industry').as('industry'),
      textOf('mainGoal').as('mainGoal'),
      textOf('websiteDescription').as('websiteDescription'),
      'generations.stage',
      'concepts.id as conceptRow',
      'concepts.publicId',
      'concepts.imageUrl',
      'concepts.thumbnailUrl',
      'concepts.imageAlt',
      'concepts.active',
      'shareLinks.views as linkViews',
      'shareLinks.lastViewedAt as linkViewedAt',
      ...summaryColumns,
    ])
    .where('submissions.id', 'in', ids)
    .execute()

export const findChanges = (db: Database, ids: number[]) =>
  db
    .selectFrom('contactChanges')
    .select(['id', 'field', 'oldValue', 'newValue', 'staffEmail', 'createdAt'])
    .select(['oldStage', 'newStage', 'lostReason'])
    .where('id', 'in', ids)
    .execute()

export const findProposalEvents = (db: Database, ids: number[]) =>
  db
    .selectFrom('proposalEvents')
    .innerJoin('proposals', 'proposals.id', 'proposalEvents.proposalId')
    .select([
      'proposalEvents.id',
      'proposalEvents.kind',
      'proposalEvents.text',
      'proposalEvents.totalCents',
      'proposalEvents.createdAt',
      'proposals.id as proposalId',
      'proposals.title',
      'proposals.reference',
    ])
    .where('proposalEvents.id', 'in', ids)
    .execute()

export const findWrittenEmails = (db: Database, ids: number[]) =>
  db
    .selectFrom('mails')
    .select(['id', 'subject', 'bodyText', 'toAddress', 'writtenBy', 'state', 'lastError'])
    .select('createdAt')
    .where('id', 'in', ids)
    .where('writtenBy', 'is not', null)
    .execute()
