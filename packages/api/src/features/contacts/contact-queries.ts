import type { ContactFilter, ContactOrder } from '@agency/contract/contact'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import {
  type ExpressionBuilder,
  type Insertable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import {
  byCount,
  byText,
  byTime,
  isAfterCursor,
  type PageWindow,
  type SortKey,
} from '../../pagination/keyset.ts'
import { countAll } from '../../pagination/row-counts.ts'
import { matchingText } from '../../pagination/text-search.ts'
import { melbourneToday, startOfRecent } from '../../time/melbourne.ts'

export const contactOrders: Record<ContactOrder['sort'], SortKey> = {
  lastActivity: byTime('contacts.lastActivity'),
  firstSeen: byTime('contacts.firstSeen'),
  name: byText('contacts.name'),
  totalSubmissions: byCount('contacts.submissionCount'),
}

const columns = [
  'id',
  'name',
  'email',
  'company',
  'phone',
  'submissionCount',
  'firstSeen',
  'lastActivity',
  'status',
  'notes',
  'nextFollowUp',
  'updatedAt',
] as const

const countOf: Record<SubmissionKind, 'messageCount' | 'conceptCount' | 'quoteCount'> = {
  message: 'messageCount',
  concept: 'conceptCount',
  quote: 'quoteCount',
}

const matches =
  ({ text, status, period, submission, due }: ContactFilter) =>
  (eb: ExpressionBuilder<DB, 'contacts'>) =>
    eb.and([
      ...(text === '' ? [] : [matchingText('contacts', text)]),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(period === undefined ? [] : [eb('lastActivity', '>=', startOfRecent(period))]),
      ...(submission === undefined ? [] : [eb(countOf[submission], '>', 0)]),
      ...(due ? [eb('nextFollowUp', '<=', melbourneToday)] : []),
    ])

/** Matching contacts, each with its position in the sort order. */
export function listContactRows(
  db: Database,
  filter: ContactFilter,
  sort: ContactOrder['sort'],
  pageWindow: PageWindow,
) {
  const order = contactOrders[sort]
  const direction = pageWindow.descending ? 'desc' : 'asc'
  return db
    .selectFrom('contacts')
    .select(columns)
    .select(order.key.as('key'))
    .where(matches(filter))
    .where(isAfterCursor(order, 'contacts.id', pageWindow))
    .orderBy(order.value, direction)
    .orderBy('id', direction)
    .limit(pageWindow.limit)
    .execute()
}

const isOpen = ({ text, status, period, submission, due }: ContactFilter) =>
  text === '' && !status && !period && !submission && !due

export const countContacts = async (db: Database, filter: ContactFilter): Promise<number> => {
  if (isOpen(filter)) return countAll(db, 'contacts')
  const { count } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

export const findContact = (db: Database, id: number) =>
  db.selectFrom('contacts').select(columns).where('id', '=', id).executeTakeFirst()

/** The contact, locked until the transaction ends. */
export const lockContact = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('contacts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Each change has a later time than the previous one, so that the time identifies the state. */
export const changeContact = (
  trx: Transaction<DB>,
  id: number,
  values: Updateable<DB['contacts']>,
) =>
  trx
    .updateTable('contacts')
    .set({
      ...values,
      updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const insertChanges = (trx: Transaction<DB>, changes: Insertable<DB['contactChanges']>[]) =>
  trx.insertInto('contactChanges').values(changes).execute()
