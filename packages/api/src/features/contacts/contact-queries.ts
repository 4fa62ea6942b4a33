import type { ContactFilter, ContactOrder, NewContact } from '@agency/contract/contact'
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
  value: byCount('contacts.valueCents'),
  movement: byTime('contacts.movedAt'),
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
  'stage',
  'lostReason',
  'lostNote',
  'valueCents',
  'movedAt',
  'tags',
  'channel',
  'source',
  'assigneeId',
  'notes',
  'nextFollowUp',
  'waitingSince',
  'updatedAt',
] as const

const countOf: Record<SubmissionKind, 'messageCount' | 'conceptCount' | 'quoteCount'> = {
  message: 'messageCount',
  concept: 'conceptCount',
  quote: 'quoteCount',
}

/** A second address is matched as a whole, by its index. */
const matchesText = (eb: ExpressionBuilder<DB, 'contacts'>, text: string) =>
  text.includes('@')
    ? eb.or([
        matchingText('contacts', text),
        eb(
          'contacts.id',
          '=',
          sql<number>`any(array(
            select contact_id from contact_emails where lower(email) = lower(${text})
          ))`,
        ),
      ])
    : matchingText('contacts', text)

const isAssignedTo = (eb: ExpressionBuilder<DB, 'contacts'>, assignee: string) =>
  assignee === 'none' ? eb('assigneeId', 'is', null) : eb('assigneeId', '=', Number(assignee))

/** Whether a contact matches the list's filter. */
export const matchesContactFilter =
  ({
    text,
    status,
    stage,
    tag,
    channel,
    assignee,
    period,
    submission,
    due,
    waiting,
  }: ContactFilter) =>
  (eb: ExpressionBuilder<DB, 'contacts'>) =>
    eb.and([
      ...(text === '' ? [] : [matchesText(eb, text)]),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(stage === undefined ? [] : [eb('stage', '=', stage)]),
      ...(tag === undefined ? [] : [sql<boolean>`contacts.tags @> array[${tag}]`]),
      ...(channel === undefined ? [] : [eb('channel', '=', channel)]),
      ...(assignee === undefined ? [] : [isAssignedTo(eb, assignee)]),
      ...(period === undefined ? [] : [eb('lastActivity', '>=', startOfRecent(period))]),
      ...(submission === undefined ? [] : [eb(countOf[submission], '>', 0)]),
      ...(due ? [eb('nextFollowUp', '<=', melbourneToday)] : []),
      ...(waiting ? [eb('waitingSince', 'is not', null)] : []),
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
    .where(matchesContactFilter(filter))
    .where(isAfterCursor(order, 'contacts.id', pageWindow))
    .orderBy(order.value, direction)
    .orderBy('id', direction)
    .limit(pageWindow.limit)
    .execute()
}

const isOpen = ({ text, ...choices }: ContactFilter) =>
  text === '' && Object.values(choices).every((choice) => !choice)

export const countContacts = async (db: Database, filter: ContactFilter): Promise<number> => {
  if (isOpen(filter)) return countAll(db, 'contacts')
  const { count } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matchesContactFilter(filter))
    .executeTakeFirstOrThrow()
  return count
}

export const countContactsUpTo = async (
  db: Database,
  filter: ContactFilter,
  id: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matchesContactFilter(filter))
    .where('id', '<=', id)
    .executeTakeFirstOrThrow()
  return count
}

export const listMatchingContactIds = async (
  db: Database,
  filter: ContactFilter,
  { upTo, limit }: { upTo: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where(matchesContactFilter(filter))
    .where('id', '<=', upTo)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const findNewestContactId = async (db: Database): Promise<number> => {
  const { newest } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

export const dueContacts: ContactFilter = { text: '', due: true, waiting: false }
export const waitingContacts: ContactFilter = { text: '', due: false, waiting: true }

/** The contacts whose follow-up is due, the oldest day first. */
export const listDueContacts = (db: Database, limit: number) =>
  db
    .selectFrom('contacts')
    .select(columns)
    .where(matchesContactFilter(dueContacts))
    .orderBy('nextFollowUp')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * The contacts awaiting a reply, longest wait first, with the first thing they sent that nobody has
 * answered.
 */
export const listWaitingContacts = (db: Database, limit: number) =>
  db
    .selectFrom('contacts')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('submissions')
          .select(['kind', sql<string>`payload ->> 'subject'`.as('subject')])
          .whereRef('contactId', '=', 'contacts.id')
          .whereRef('createdAt', '>=', 'contacts.waitingSince')
          .where('byStaff', '=', false)
          .orderBy('createdAt')
          .orderBy('id')
          .limit(1)
          .as('request'),
      (join) => join.onTrue(),
    )
    .select(['contacts.id', 'contacts.name', 'contacts.company', 'contacts.waitingSince'])
    .select(['request.kind', 'request.subject'])
    .where(matchesContactFilter(waitingContacts))
    .orderBy('contacts.waitingSince')
    .orderBy('contacts.id')
    .limit(limit)
    .execute()

export const findContact = (db: Database, id: number) =>
  db.selectFrom('contacts').select(columns).where('id', '=', id).executeTakeFirst()

/** Returns undefined if there is a contact with this address already. */
export const insertContact = (trx: Transaction<DB>, row: NewContact) =>
  trx
    .insertInto('contacts')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()

/** The contact, locked until the transaction ends. */
export const lockContact = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('contacts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

const anyOf = (ids: number[]) => sql<number>`any(${ids}::int[])`

/** Those of the contacts that exist, locked in the order of their ids until the transaction ends. */
export const lockContacts = (trx: Transaction<DB>, ids: number[]) =>
  trx
    .selectFrom('contacts')
    .select(['id', 'status', 'stage', 'waitingSince', 'tags'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

const laterUpdate = sql<Date>`greatest(now(), updated_at + interval '1 millisecond')`

export const changeContacts = (
  trx: Transaction<DB>,
  ids: number[],
  values: Updateable<DB['contacts']>,
) =>
  trx
    .updateTable('contacts')
    .set({ ...values, updatedAt: laterUpdate })
    .where('id', '=', anyOf(ids))
    .execute()

/** Adds a tag to those of the contacts that do not have it, and have fewer than `max`. */
export const addTagTo = (trx: Transaction<DB>, ids: number[], tag: string, max: number) =>
  trx
    .updateTable('contacts')
    .set({
      tags: sql`(select array_agg(tag order by lower(tag)) from unnest(tags || ${tag}::text) as tag)`,
      updatedAt: laterUpdate,
    })
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`not tags @> array[${tag}]`)
    .where(sql`cardinality(tags)`, '<', max)
    .execute()

export const removeTagFrom = (trx: Transaction<DB>, ids: number[], tag: string) =>
  trx
    .updateTable('contacts')
    .set({ tags: sql`array_remove(tags, ${tag}::text)`, updatedAt: laterUpdate })
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`tags @> array[${tag}]`)
    .execute()

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
      updatedAt: laterUpdate,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const insertChanges = (trx: Transaction<DB>, changes: Insertable<DB['contactChanges']>[]) =>
  trx.insertInto('contactChanges').values(changes).execute()
