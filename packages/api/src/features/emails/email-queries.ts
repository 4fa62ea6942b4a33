import type {
  EmailFilter,
  EmailRecipient,
  StaffEmailKind,
  SubmissionEmailKind,
} from '@agency/contract/email'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type ExpressionBuilder, type Insertable, sql, type Transaction } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'
import { matchingText } from '../../pagination/text-search.ts'
import { startOfRecent } from '../../time/melbourne.ts'
import { lockContactOfEmail } from './contact-email-queries.ts'
import { EMAIL_JOB_PREFIX } from './email-jobs.ts'

/** All data of a submission that an email may mention. */
export const findEmailSubmission = (trx: Transaction<DB>, submissionId: number) =>
  trx
    .selectFrom('submissions')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .leftJoin('estimates', 'estimates.submissionId', 'submissions.id')
    .leftJoin('concepts', 'concepts.id', 'estimates.conceptId')
    .leftJoin('generations', 'generations.submissionId', 'submissions.id')
    .select([
      'submissions.id as submissionId',
      'submissions.kind as submissionKind',
      'submissions.payload',
      'submissions.requestId',
      'submissions.confirmByMail',
      'contacts.id as contactId',
      'contacts.email',
      'generations.stage',
      'estimates.reference',
      'estimates.lowCents',
      'estimates.highCents',
      'estimates.validUntil',
      'estimates.pdfUrl',
      'concepts.id as conceptId',
      'concepts.released',
      'concepts.imageAlt',
      'concepts.thumbnailUrl',
    ])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirstOrThrow()
export type EmailSubmission = Awaited<ReturnType<typeof findEmailSubmission>>

/** Whether a sender was emailed the concept of the same brief in the last hour. */
export const wasSentSameBrief = (
  trx: Transaction<DB>,
  { submissionId, contactId }: Pick<EmailSubmission, 'submissionId' | 'contactId'>,
) =>
  trx
    .selectFrom('mails')
    .innerJoin('submissions as earlier', 'earlier.id', 'mails.submissionId')
    .innerJoin('submissions as current', 'current.payload', 'earlier.payload')
    .select('mails.id')
    .where('mails.contactId', '=', contactId)
    .where('mails.kind', '=', 'concept')
    .where('mails.recipient', '=', 'visitor')
    .where('mails.createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .where('current.id', '=', submissionId)
    .whereRef('earlier.id', '<>', 'current.id')
    .executeTakeFirst()

/** Stores an email; undefined if there already is one for this event and recipient. */
export const insertEmail = (
  trx: Transaction<DB>,
  row: Insertable<DB['mails']> & { kind: SubmissionEmailKind; recipient: EmailRecipient },
) =>
  trx
    .insertInto('mails')
    .values(row)
    .onConflict((conflict) => conflict.columns(['submissionId', 'kind', 'recipient']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Stores an email that is neither about a submission nor about a proposal. */
export const insertStaffEmail = (
  trx: Transaction<DB>,
  {
    emailKind,
    ...row
  }: Omit<Insertable<DB['mails']>, 'kind' | 'recipient' | 'staffKind' | 'reportKind'> & {
    emailKind: StaffEmailKind
  },
) =>
  trx
    .insertInto('mails')
    .values({
      ...row,
      // Earlier releases use the kind to display the email.
      ...{ kind: 'message', recipient: 'owner' },
      ...(emailKind === 'summary' || emailKind === 'alert'
        ? { reportKind: emailKind }
        : { staffKind: emailKind }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Claims an email for delivery; undefined if it is not queued. */
export const claimEmail = (db: Database, id: number) =>
  db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst()

/**
 * Claims the oldest email that was not tried yet and whose job is waiting, in place of that job.
 * Undefined if there is none.
 */
export const claimWaitingEmail = (db: Database) =>
  db
    .updateTable('mails')
    .set({ attempts: 1 })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as waiting')
        .select('waiting.id')
        .where('waiting.state', '=', 'queued')
        .where('waiting.attempts', '=', 0)
        .where(
          sql<boolean>`exists (
            select from graphile_worker.jobs
            where key = ${EMAIL_JOB_PREFIX}::text || waiting.id and locked_at is null and run_at <= now()
          )`,
        )
        .orderBy('waiting.createdAt')
        .orderBy('waiting.id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()

/** Returns whether the email still exists. */
export const markDelivered = async (
  db: Database,
  id: number,
  state: 'sent' | 'kept',
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state, sentAt: sql`now()`, lastError: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records why an attempt failed; the email is queued for another or marked failed. Returns whether
 * the email still exists.
 */
export const markUndelivered = (
  db: Database,
  id: number,
  { state, lastError }: { state: 'queued' | 'failed'; lastError: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockContactOfEmail(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      .set({ state, lastError })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

/** Requeues an email that failed or was stored as a file; undefined for any other. */
export const requeueEmail = (trx: Transaction<DB>, id: number) =>
  trx
    .updateTable('mails')
    .set({ state: 'queued', sentAt: null, lastError: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'kept'])
    .where('bodyText', 'is not', null)
    .returning(['id', 'requestId'])
    .executeTakeFirst()

/**
 * Reschedules the job of a queued email to run now, with all its attempts; false if there was none.
 */
export async function runJobNow(trx: Transaction<DB>, key: string): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where key = ${key}),
      run_at => now(), attempts => 0
    )`.execute(trx)
  return rows.length > 0
}

export const emailOrder = byTime('mails.createdAt')

const listColumns = [
  'mails.id',
  'mails.kind',
  'mails.staffKind',
  'mails.reportKind',
  'mails.writtenBy',
  'mails.proposalEventId',
  'mails.submissionId',
  'mails.invitationId',
  'mails.recipient',
  'mails.toName',
  'mails.toAddress',
  'mails.subject',
  'mails.state',
  'mails.attempts',
  'mails.lastError',
  'mails.createdAt',
  'mails.sentAt',
  'contacts.id as contactId',
  'contacts.name',
  'contacts.email',
] as const

const matches =
  ({ text, state, period }: EmailFilter) =>
  (eb: ExpressionBuilder<DB, 'mails'>) =>
    eb.and([
      ...(text === '' ? [] : [matchingText('mails', text)]),
      ...(state === undefined ? [] : [eb('mails.state', '=', state)]),
      ...(period === undefined ? [] : [eb('mails.createdAt', '>=', startOfRecent(period))]),
    ])

export const countEmails = async (db: Database, filter: EmailFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

export const listEmailRows = (db: Database, filter: EmailFilter, pageWindow: PageWindow) =>
  db
    .selectFrom('mails')
    .leftJoin('contacts', 'contacts.id', 'mails.contactId')
    .select(listColumns)
    .select(emailOrder.key.as('key'))
    .where(matches(filter))
    .where(isAfterCursor(emailOrder, 'mails.id', pageWindow))
    .orderBy('mails.createdAt', pageWindow.descending ? 'desc' : 'asc')
    .orderBy('mails.id', pageWindow.descending ? 'desc' : 'asc')
    .limit(pageWindow.limit)
    .execute()
export type EmailListRow = Awaited<ReturnType<typeof listEmailRows>>[number]

export const findEmail = (db: Database, id: number) =>
  db
    .selectFrom('mails')
    .leftJoin('contacts', 'contacts.id', 'mails.contactId')
    .selectAll('mails')
    .select(['contacts.name', 'contacts.email'])
    .where('mails.id', '=', id)
    .executeTakeFirst()

/** Deletes the text of emails that were written before a time, sent or not. */
export async function deleteEmailTexts(db: Database, before: Date, limit: number): Promise<number> {
  const result = await db
    .updateTable('mails')
    .set({
      ...{ bodyText: null, bodyHtml: null, pictureUrl: null },
      state: sql`case state when 'queued' then 'failed' else state end`,
    })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mails')
        .select('id')
        .where('bodyText', 'is not', null)
        .where('createdAt', '<', before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
