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
import { type Cursor, pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
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

const toListed = ({ key: _place, ...row }: ContactRow & Cursor) => toContact(row)

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
    rows: rows.map(toListed),
    matching,
    newestId,
    ...cursors,
  }
}

/** All matching contacts, in batches. */
export const readContacts = (
  db: Database,
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
): AsyncGenerator<Contact[]> =>
  readInBatches(
    (pageWindow) => listContactRows(db, filter, sort, pageWindow),
    (rows) => rows.map(toListed),
    direction,
  )
