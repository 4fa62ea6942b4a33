import type {
  Contact,
  ContactFilter,
  ContactListRequest,
  ContactOrder,
  ContactPage,
  ContactStatus,
} from '@agency/contract/contact'
import type { Database } from '@agency/db/connect'
import { pageFrom, reachOf } from '../../pagination/keyset.ts'
import {
  contactOrders,
  countContacts,
  type findContact,
  listContactRows,
} from './contact-queries.ts'

type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>

export const toContact = ({
  submissionCount,
  status,
  firstSeen,
  lastActivity,
  updatedAt,
  ...row
}: ContactRow): Contact => ({
  ...row,
  totalSubmissions: submissionCount,
  // The column's own check holds it to these.
  contactStatus: status as ContactStatus,
  firstSeen: firstSeen.toISOString(),
  lastActivity: lastActivity.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** One page of the contacts that match, and how many match in all. */
export async function listContacts(
  db: Database,
  { filter, sort, direction, ...request }: ContactListRequest,
): Promise<ContactPage> {
  const reach = reachOf(request, contactOrders[sort], direction)
  const [found, matching] = await Promise.all([
    listContactRows(db, filter, sort, reach),
    countContacts(db, filter),
  ])
  const { rows, ...cursors } = pageFrom(found, request)
  return { rows: rows.map(({ key: _place, ...row }) => toContact(row)), matching, ...cursors }
}

/** Rows that an export reads at once. */
const EXPORT_BATCH = 1_000

/**
 * Every contact that matches, a batch after the other. Each batch is a statement of its own: nothing
 * is held in the database while a slow reader takes what it has got.
 */
export async function* readContacts(
  db: Database,
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
): AsyncGenerator<Contact[]> {
  const reach = { limit: EXPORT_BATCH, descending: direction === 'desc' }
  let batch = await listContactRows(db, filter, sort, reach)
  while (batch.length > 0) {
    yield batch.map(({ key: _place, ...row }) => toContact(row))
    if (batch.length < EXPORT_BATCH) return
    batch = await listContactRows(db, filter, sort, { ...reach, from: batch.at(-1) })
  }
}
