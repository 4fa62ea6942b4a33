import type {
  Contact,
  ContactChannel,
  ContactFilter,
  ContactListRequest,
  ContactOrder,
  ContactPage,
  ContactStatus,
} from '@agency/contract/contact'
import type { LostReason, Stage } from '@agency/contract/pipeline-stages'
import type { Database } from '@agency/db/connect'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import {
  contactOrders,
  countContacts,
  type findContact,
  findNewestContactId,
  listContactRows,
} from './contact-queries.ts'

type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>

export const toContact = ({
  submissionCount,
  status,
  stage,
  channel,
  lostReason,
  movedAt,
  firstSeen,
  lastActivity,
  waitingSince,
  updatedAt,
  ...row
}: ContactRow): Contact => ({
  ...row,
  totalSubmissions: submissionCount,
  // The columns have check constraints for these values.
  contactStatus: status as ContactStatus,
  stage: stage as Stage,
  channel: channel as ContactChannel,
  lostReason: lostReason as LostReason | null,
  movedAt: movedAt.toISOString(),
  firstSeen: firstSeen.toISOString(),
  lastActivity: lastActivity.toISOString(),
  waitingSince: waitingSince?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** One page of the matching contacts, and the total number of matches. */
export async function listContacts(
  db: Database,
  { filter, sort, direction, ...request }: ContactListRequest,
): Promise<ContactPage> {
  const pageWindow = pageWindowOf(request, contactOrders[sort], direction)
  const [matchingRows, matching, newestId] = await Promise.all([
    listContactRows(db, filter, sort, pageWindow),
    countContacts(db, filter),
    findNewestContactId(db),
  ])
  const { rows, ...cursors } = pageFrom(matchingRows, request)
  return {
    rows: rows.map(({ key: _place, ...row }) => toContact(row)),
    matching,
    newestId,
    ...cursors,
  }
}

/** Rows per batch of an export. */
const EXPORT_BATCH = 1_000

/**
 * All matching contacts, batch by batch. Each batch is a separate statement, so a slow reader holds
 * nothing open in the database.
 */
export async function* readContacts(
  db: Database,
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
): AsyncGenerator<Contact[]> {
  const pageWindow = { limit: EXPORT_BATCH, descending: direction === 'desc' }
  let batch = await listContactRows(db, filter, sort, pageWindow)
  while (batch.length > 0) {
    yield batch.map(({ key: _place, ...row }) => toContact(row))
    if (batch.length < EXPORT_BATCH) return
    batch = await listContactRows(db, filter, sort, { ...pageWindow, from: batch.at(-1) })
  }
}
