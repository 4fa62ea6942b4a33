import type { EmailFilter } from '@agency/contract/email'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { FAILED_EMAIL_PERIOD, TODAY_ROWS, type Today } from '@agency/contract/today'
import type { Database } from '@agency/db/connect'
import { toContact } from '../contacts/contact-list-service.ts'
import {
  countContacts,
  dueContacts,
  listDueContacts,
  listWaitingContacts,
  waitingContacts,
} from '../contacts/contact-queries.ts'
import { countEmails, listEmailRows } from '../emails/email-queries.ts'
import { toEmail } from '../emails/email-service.ts'
import { countFailedJobs, listFailedJobRows } from '../failed-jobs/failed-job-queries.ts'
import { toFailedJob } from '../failed-jobs/failed-job-service.ts'
import {
  countProposalsForAttention,
  listProposalsForAttention,
} from '../proposals/proposal-queries.ts'
import { toRow } from '../proposals/proposal-record.ts'

const failedEmails: EmailFilter = { text: '', state: 'failed', period: FAILED_EMAIL_PERIOD }
const newestFirst = { limit: TODAY_ROWS, descending: true }

/** The first rows with the number of all, which is only counted if there may be more. */
async function partOf<Row, Shown>(
  rows: Promise<Row[]>,
  count: () => Promise<number>,
  toShown: (row: Row) => Shown,
) {
  const shown = (await rows).map(toShown)
  return { rows: shown, count: shown.length < TODAY_ROWS ? shown.length : await count() }
}

type WaitingRow = Awaited<ReturnType<typeof listWaitingContacts>>[number]

const toWaiting = ({ waitingSince, kind, subject, ...row }: WaitingRow) => ({
  ...row,
  waitingSince: waitingSince?.toISOString() ?? '',
  // The column has a check constraint for these values.
  kind: kind as SubmissionKind | null,
  subject: subject ?? '',
})

/** What waits for the owner. Each part counts the rows of a list with the same filter. */
export async function getToday(db: Database): Promise<Today> {
  const [waiting, followUps, proposals, emails, jobs] = await Promise.all([
    partOf(
      listWaitingContacts(db, TODAY_ROWS),
      () => countContacts(db, waitingContacts),
      toWaiting,
    ),
    partOf(listDueContacts(db, TODAY_ROWS), () => countContacts(db, dueContacts), toContact),
    partOf(
      listProposalsForAttention(db, TODAY_ROWS),
      () => countProposalsForAttention(db),
      ({ openedAt, ...row }) => ({ ...toRow(row), openedAt: openedAt?.toISOString() ?? null }),
    ),
    partOf(
      listEmailRows(db, failedEmails, newestFirst),
      () => countEmails(db, failedEmails),
      toEmail,
    ),
    partOf(listFailedJobRows(db, newestFirst), () => countFailedJobs(db), toFailedJob),
  ])
  return { waiting, followUps, proposals, emails, jobs }
}
