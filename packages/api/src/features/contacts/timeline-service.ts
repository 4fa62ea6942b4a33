import {
  type Contact,
  type ContactField,
  TimelineEntry,
  type TimelinePage,
  type TimelineRequest,
} from '@agency/contract/contact'
import type { EmailState } from '@agency/contract/email-states'
import type { LostReason, Stage } from '@agency/contract/pipeline-stages'
import type { ProposalEventKind } from '@agency/contract/proposal'
import type { Database } from '@agency/db/connect'
import { SIGNATURE } from '../../email/render-draft.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { summaryOf } from '../estimates/estimate-columns.ts'
import { parseLeadSources } from '../sources/lead-sources-service.ts'
import { getContact } from './contact-change-service.ts'
import {
  EMAIL_POSITIONS,
  findChanges,
  findProposalEvents,
  findSubmissions,
  findWrittenEmails,
  listTimelinePositions,
  PROPOSAL_POSITIONS,
  timelineOrder,
} from './timeline-queries.ts'

type SubmissionRow = Awaited<ReturnType<typeof findSubmissions>>[number]
type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

const conceptOf = (row: SubmissionRow) =>
  row.conceptRow === null
    ? null
    : {
        id: row.conceptRow,
        conceptId: row.publicId,
        imageUrl: row.imageUrl,
        thumbnailUrl: row.thumbnailUrl,
        imageAlt: row.imageAlt,
        isActive: row.active,
        views: row.linkViews ?? 0,
        lastViewedAt: row.linkViewedAt?.toISOString() ?? null,
      }

/** The submitted value if it differs from the contact's, else ''. */
const submittedIfDifferent = (submitted: string, current: string) =>
  submitted.trim() === current ? '' : submitted.trim()

/** A submission with its results; the schema keeps only the fields of its kind. */
const toSubmissionEntry = (row: SubmissionRow, contact: Contact) =>
  TimelineEntry.parse({
    ...row,
    type: row.kind,
    time: row.createdAt.toISOString(),
    submittedName: submittedIfDifferent(row.senderName, contact.name),
    submittedPhone: submittedIfDifferent(row.senderPhone, contact.phone),
    sources: parseLeadSources(row.firstSource, row.lastSource),
    concept: conceptOf(row),
    estimate: summaryOf(row),
  })

const toChangeEntry = ({
  createdAt,
  field,
  oldValue,
  newValue,
  staffEmail,
  ...row
}: ChangeRow) => ({
  type: 'change' as const,
  id: row.id,
  time: createdAt.toISOString(),
  // The column has a check constraint for these values.
  field: field as ContactField,
  from: oldValue,
  to: newValue,
  by: staffEmail,
  // Only written by this site.
  fromStage: row.oldStage as Stage | null,
  toStage: row.newStage as Stage | null,
  lostReason: row.lostReason as LostReason | null,
})

type ProposalEventRow = Awaited<ReturnType<typeof findProposalEvents>>[number]

const toProposalEntry = ({ createdAt, kind, totalCents, ...row }: ProposalEventRow) => ({
  ...row,
  type: 'proposal' as const,
  time: createdAt.toISOString(),
  // Only written by this site.
  event: kind as ProposalEventKind,
  total: totalCents,
})

type EmailRow = Awaited<ReturnType<typeof findWrittenEmails>>[number]

/** What was written, without the sender's details below it. */
const writtenText = (body: string) => body.slice(0, body.lastIndexOf(SIGNATURE))

const toEmailEntry = ({ createdAt, bodyText, ...row }: EmailRow) => ({
  type: 'email' as const,
  ...{ id: row.id, subject: row.subject, to: row.toAddress, by: row.writtenBy ?? '' },
  ...{ time: createdAt.toISOString(), lastError: row.lastError },
  text: bodyText === null ? null : writtenText(bodyText),
  // The column has a check constraint for these values.
  state: row.state as EmailState,
})

/**
 * A person's submissions, what staff wrote to them, and the changes by staff, newest first. Throws
 * NOT_FOUND.
 */
export async function listTimeline(
  db: Database,
  { id, size, cursor }: TimelineRequest,
): Promise<TimelinePage> {
  const contact = await getContact(db, id)
  const request = { size, after: cursor }
  const pageWindow = pageWindowOf(request, timelineOrder, 'desc')
  const page = pageFrom(await listTimelinePositions(db, id, pageWindow), request)
  const ids = page.rows.map((position) => position.id)
  const isEmail = (position: number) => position < EMAIL_POSITIONS
  const isProposalEvent = (position: number) => position < PROPOSAL_POSITIONS && !isEmail(position)
  const changeIds = ids
    .filter((rowId) => rowId < 0 && rowId >= PROPOSAL_POSITIONS)
    .map((each) => -each)
  const emailIds = ids.filter(isEmail).map((rowId) => EMAIL_POSITIONS - rowId)
  const proposalEventIds = ids.filter(isProposalEvent).map((rowId) => PROPOSAL_POSITIONS - rowId)
  const [submissions, changes, proposalEvents, emails] = await Promise.all([
    findSubmissions(db, [0, ...ids.filter((rowId) => rowId > 0)]),
    findChanges(db, [0, ...changeIds]),
    findProposalEvents(db, [0, ...proposalEventIds]),
    findWrittenEmails(db, [0, ...emailIds]),
  ])
  const entries = new Map<number, TimelineEntry>([
    ...submissions.map((row) => [row.id, toSubmissionEntry(row, contact)] as const),
    ...changes.map((row) => [-row.id, toChangeEntry(row)] as const),
    ...proposalEvents.map((row) => [PROPOSAL_POSITIONS - row.id, toProposalEntry(row)] as const),
    ...emails.map((row) => [EMAIL_POSITIONS - row.id, toEmailEntry(row)] as const),
  ])
  return { ...page, rows: ids.flatMap((rowId) => entries.get(rowId) ?? []) }
}
