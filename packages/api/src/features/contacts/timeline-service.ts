import {
  type Contact,
  type ContactField,
  TimelineEntry,
  type TimelinePage,
  type TimelineRequest,
} from '@agency/contract/contact'
import type { ProposalEventKind } from '@agency/contract/proposal'
import type { Database } from '@agency/db/connect'
import { pageFrom, reachOf } from '../../pagination/keyset.ts'
import { summaryOf } from '../estimates/estimate-columns.ts'
import { getContact } from './contact-change-service.ts'
import {
  findChanges,
  findProposalSteps,
  findSubmissions,
  listTimelinePlaces,
  PROPOSAL_PLACES,
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
const unlike = (given: string, known: string) => (given.trim() === known ? '' : given.trim())

/** A submission with its results; the schema keeps only the fields of its kind. */
const sent = (row: SubmissionRow, contact: Contact) =>
  TimelineEntry.parse({
    ...row,
    type: row.kind,
    time: row.createdAt.toISOString(),
    givenName: unlike(row.senderName, contact.name),
    givenPhone: unlike(row.senderPhone, contact.phone),
    concept: conceptOf(row),
    estimate: summaryOf(row),
  })

const changed = ({ createdAt, field, oldValue, newValue, staffEmail, id }: ChangeRow) => ({
  type: 'change' as const,
  id,
  time: createdAt.toISOString(),
  // The column has a check constraint for these values.
  field: field as ContactField,
  from: oldValue,
  to: newValue,
  by: staffEmail,
})

type StepRow = Awaited<ReturnType<typeof findProposalSteps>>[number]

const stepped = ({ createdAt, kind, totalCents, ...row }: StepRow) => ({
  ...row,
  type: 'proposal' as const,
  time: createdAt.toISOString(),
  // Only written by this site.
  event: kind as ProposalEventKind,
  total: totalCents,
})

/** A person's submissions and the changes by staff, newest first. Throws NOT_FOUND. */
export async function listTimeline(
  db: Database,
  { id, size, cursor }: TimelineRequest,
): Promise<TimelinePage> {
  const contact = await getContact(db, id)
  const request = { size, after: cursor }
  const reach = reachOf(request, timelineOrder, 'desc')
  const page = pageFrom(await listTimelinePlaces(db, id, reach), request)
  const ids = page.rows.map((place) => place.id)
  const isStep = (place: number) => place < PROPOSAL_PLACES
  const changeIds = ids.filter((each) => each < 0 && !isStep(each)).map((each) => -each)
  const stepIds = ids.filter(isStep).map((each) => PROPOSAL_PLACES - each)
  const [submissions, changes, steps] = await Promise.all([
    findSubmissions(db, [0, ...ids.filter((each) => each > 0)]),
    findChanges(db, [0, ...changeIds]),
    findProposalSteps(db, [0, ...stepIds]),
  ])
  const entries = new Map<number, TimelineEntry>([
    ...submissions.map((row) => [row.id, sent(row, contact)] as const),
    ...changes.map((row) => [-row.id, changed(row)] as const),
    ...steps.map((row) => [PROPOSAL_PLACES - row.id, stepped(row)] as const),
  ])
  return { ...page, rows: ids.flatMap((each) => entries.get(each) ?? []) }
}
