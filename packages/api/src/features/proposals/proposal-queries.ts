import {
  type ProposalEventKind,
  type ProposalState,
  proposalEventKinds,
} from '@agency/contract/proposal'
import { EXPIRING_DAYS, type ProposalFilter } from '@agency/contract/proposal-calls'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'
import { containing } from '../../pagination/text-search.ts'
import { melbourneToday } from '../../time/melbourne.ts'
import { type ProposalEmail, proposalEmailSql } from '../emails/proposal-email.ts'
import { proposalNotificationSql } from '../notifications/notification-queries.ts'

type Reader = Database | Transaction<DB>

/** The state to show: expired proposals are stored as sent. */
export const shownState = sql<ProposalState>`
  case when proposals.state = 'sent' and proposals.expires_on < ${melbourneToday}
  then 'expired' else proposals.state end`

/** An estimate with the person it was made for. */
export const findEstimateForProposal = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('estimates')
    .innerJoin('submissions', 'submissions.id', 'estimates.submissionId')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .select([
      'estimates.id',
      'estimates.estimate',
      'estimates.reference',
      'contacts.id as contactId',
      'contacts.company',
      'contacts.name',
      sql<string>`coalesce(submissions.payload ->> 'companyName', '')`.as('companyName'),
    ])
    .where('estimates.id', '=', id)
    // If two people make a proposal of it at once, only one is created.
    .forUpdate('estimates')
    .executeTakeFirst()

export const findDraftOfEstimate = (trx: Transaction<DB>, estimateId: number) =>
  trx
    .selectFrom('proposals')
    .select('id')
    .where('estimateId', '=', estimateId)
    .where('state', '=', 'draft')
    .executeTakeFirst()

export const insertProposal = (trx: Transaction<DB>, row: Insertable<DB['proposals']>) =>
  trx.insertInto('proposals').values(row).returning('id').executeTakeFirstOrThrow()

/** The client's details; for a deleted contact, those in the signed document. */
const clientField = (field: 'name' | 'email' | 'company') =>
  sql<string>`coalesce(${sql.ref(`contacts.${field}`)}, proposals.snapshot::jsonb -> 'client' ->> ${field}::text)`
const client = [
  clientField('name').as('name'),
  clientField('email').as('email'),
  clientField('company').as('company'),
] as const

const withContact = (db: Reader) =>
  db
    .selectFrom('proposals')
    .leftJoin('contacts', 'contacts.id', 'proposals.contactId')
    .leftJoin('estimates', 'estimates.id', 'proposals.estimateId')
    .selectAll('proposals')
    .select([
      shownState.as('shownState'),
      ...client,
      'estimates.reference as estimateReference',
      'estimates.pdfUrl',
      'estimates.conceptId',
    ])
/** The automatic estimate is large, so requests by clients are handled without it. */
const withEstimate = (db: Reader) => withContact(db).select('estimates.estimate')

export const findProposal = (db: Reader, id: number) =>
  withEstimate(db).where('proposals.id', '=', id).executeTakeFirst()
export type EstimatedProposal = NonNullable<Awaited<ReturnType<typeof findProposal>>>
export type ProposalRecord = Omit<EstimatedProposal, 'estimate'>

/** The same without its automatic estimate. */
export const findProposalRecord = (db: Reader, id: number) =>
  withContact(db).where('proposals.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockProposal = (trx: Transaction<DB>, id: number) =>
  withEstimate(trx).where('proposals.id', '=', id).forUpdate('proposals').executeTakeFirst()

export const findDocumentOfToken = (db: Reader, token: string) =>
  withEstimate(db).where('proposals.token', '=', token).executeTakeFirst()

/** A sent proposal by its token, without reading its content. */
export const findSentProposal = (db: Reader, token: string) =>
  db
    .selectFrom('proposals')
    .select(['id', 'state'])
    .where('token', '=', token)
    .where('snapshot', 'is not', null)
    .executeTakeFirst()

export const findProposalByToken = (db: Reader, token: string) =>
  withContact(db).where('proposals.token', '=', token).executeTakeFirst()

export const lockProposalByToken = (trx: Transaction<DB>, token: string) =>
  withContact(trx).where('proposals.token', '=', token).forUpdate('proposals').executeTakeFirst()

/** The same, and whether a change of its choices was recorded since a time. */
export const findProposalToChange = (db: Database, token: string, since: Date) =>
  withContact(db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('proposalEvents as earlier')
          .select('earlier.id')
          .whereRef('earlier.proposalId', '=', 'proposals.id')
          .where('earlier.kind', '=', 'changed')
          .where('earlier.createdAt', '>', since),
      ).as('wasChanged'),
    )
    .where('proposals.token', '=', token)
    .executeTakeFirst()

export const findProposalByCode = (db: Database, verifyCode: string) =>
  withContact(db).where('proposals.verifyCode', '=', verifyCode).executeTakeFirst()

export const changeProposal = (trx: Reader, id: number, values: Updateable<DB['proposals']>) =>
  trx
    .updateTable('proposals')
    .set({ ...values, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/**
 * Marks a proposal as accepted if it is unchanged since its client saw it: sent, not expired, with
 * these choices and this total. Undefined if not; if two requests race, only one succeeds.
 */
export const acceptProposalRow = (
  trx: Transaction<DB>,
  expected: { token: string; version: number; total: number },
  signature: Updateable<DB['proposals']>,
) =>
  trx
    .updateTable('proposals')
    .set({ ...signature, state: 'accepted', decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where('token', '=', expected.token)
    .where('state', '=', 'sent')
    .where('version', '=', expected.version)
    .where('totalCents', '=', expected.total)
    .where('expiresOn', '>=', melbourneToday)
    .returning(['id', 'contactId'])
    .executeTakeFirst()

/**
 * Changes the client's choices if the proposal is unchanged since its client saw it: sent, not
 * expired, at this version. Otherwise changes nothing; if two requests race, only one succeeds.
 */
export const changeChoices = (
  db: Reader,
  { id, version }: { id: number; version: number },
  values: { choices: string; totalCents: number },
) =>
  db
    .updateTable('proposals')
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'sent')
    .where('expiresOn', '>=', melbourneToday)
    .returning('id')

/** Side effects of a timeline event, in the statement that writes it. */
interface EventEffects {
  /** Whether staff get a notification of it. */
  isNotified: boolean
  emails: ProposalEmail[]
  requestId: string
  /** Changes the proposal; if it changes nothing, nothing is written. */
  change?: ReturnType<typeof changeChoices> | undefined
}

/**
 * Writes a timeline event, its notification and its emails, and queues these: in one statement,
 * since a client mostly waits for database round trips. Undefined if nothing was changed, or if a
 * once-only event was already recorded.
 */
export async function insertProposalEvent(
  db: Reader,
  event: Insertable<DB['proposalEvents']> & { kind: ProposalEventKind },
  { isNotified, emails, requestId, change }: EventEffects,
): Promise<number | undefined> {
  const notification = proposalNotificationSql(isNotified)
  const email = proposalEmailSql(emails, { contactId: event.contactId ?? null, requestId })
  const { rows } = await sql<{ id: number }>`
    with changed as (${change ?? sql`select ${event.proposalId}::int as id`}), step as (
      insert into proposal_events (
        proposal_id, contact_id, kind, text, staff_email, total_cents, address, browser, once_key
      )
      select
        changed.id, ${event.contactId ?? null}, ${event.kind}, ${event.text ?? ''},
        ${event.staffEmail ?? ''}, ${event.totalCents ?? null}, ${event.address ?? ''},
        ${event.browser ?? ''}, ${event.onceKey ?? null}
      from changed
      on conflict (proposal_id, once_key) do nothing
      returning id
    ), notice as (${notification.insert}), unread as (${notification.insertUnread}), mail as (${email.insert})
    select step.id, ${email.queue} as queued from step`.execute(db)
  return rows[0]?.id
}

/**
 * Events that a timeline always contains, however many others there are, like the last change of
 * the choices.
 */
const essentialKinds: ProposalEventKind[] = [
  ...(['created', 'sent', 'accepted', 'declined', 'withdrawn', 'expired', 'sealed'] as const),
  'deposit_paid',
]

/**
 * Timeline events in chronological order, each with the total count: the decisive ones, and the
 * newest of the others.
 */
export async function listProposalEvents(
  db: Reader,
  proposalId: number,
  { limit, kinds = proposalEventKinds }: { limit: number; kinds?: readonly ProposalEventKind[] },
) {
  const events = await db
    .selectFrom('proposalEvents')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('totalCount'))
    .where('proposalId', '=', proposalId)
    .where('kind', 'in', [...kinds])
    .orderBy(
      ({ eb, or, selectFrom }) =>
        or([
          eb('kind', 'in', essentialKinds),
          eb(
            'id',
            '=',
            selectFrom('proposalEvents as changes')
              .select(({ fn }) => fn.max('changes.id').as('last'))
              .where('changes.proposalId', '=', proposalId)
              .where('changes.kind', '=', 'changed'),
          ),
        ]),
      'desc',
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return events.sort((a, b) => a.id - b.id)
}
export type ProposalEventRow = Awaited<ReturnType<typeof listProposalEvents>>[number]

/** How often a proposal was viewed, and whether a view was recorded since a time. */
export const countOpenings = (trx: Transaction<DB>, proposalId: number, since: Date) =>
  trx
    .selectFrom('proposalEvents')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(created_at > ${since}), false)`.as('wasOpened'),
    ])
    .where('proposalId', '=', proposalId)
    .where('kind', '=', 'opened')
    .executeTakeFirstOrThrow()

export const proposalOrder = byTime('proposals.updatedAt')

const hasState = (state: ProposalState) =>
  state === 'expired'
    ? sql<boolean>`proposals.state = 'sent' and proposals.expires_on < ${melbourneToday}`
    : state === 'sent'
      ? sql<boolean>`proposals.state = 'sent' and proposals.expires_on >= ${melbourneToday}`
      : sql<boolean>`proposals.state = ${state}`

/** A row of a list, with the contact. */
const proposalRows = (db: Database) =>
  db
    .selectFrom('proposals')
    .leftJoin('contacts', 'contacts.id', 'proposals.contactId')
    .select([
      'proposals.id',
      'proposals.reference',
      'proposals.title',
      shownState.as('state'),
      'proposals.totalCents',
      'proposals.expiresOn',
      'proposals.updatedAt',
      proposalOrder.key.as('key'),
      'contacts.id as contactId',
      ...client,
    ])

/** The columns that a list row shows, even for a deleted client. */
const searchColumns = [
  ...['proposals.reference', 'proposals.title'].map((column) => sql.ref(column)),
  ...(['name', 'company', 'email'] as const).map(clientField),
]

const needsAttention = sql<boolean>`(
  ${hasState('sent')}
  and (proposals.opens > 0 or proposals.expires_on <= ${melbourneToday} + ${sql.lit(EXPIRING_DAYS)})
  -- Until the day on which staff plan to write, if that is in time.
  and not exists (
    select from contacts as planned
    where planned.id = proposals.contact_id
      and planned.next_follow_up > ${melbourneToday}
      and planned.next_follow_up <= proposals.expires_on
  )
)`

/** Proposals that need attention, the first to expire first, with the time of the last opening. */
export const listProposalsForAttention = (db: Database, limit: number) =>
  proposalRows(db)
    .select(({ selectFrom }) =>
      selectFrom('proposalEvents')
        .select(({ fn }) => fn.max('proposalEvents.createdAt').as('time'))
        .whereRef('proposalEvents.proposalId', '=', 'proposals.id')
        .where('proposalEvents.kind', '=', 'opened')
        .as('openedAt'),
    )
    .where(needsAttention)
    .orderBy('proposals.expiresOn')
    .orderBy('proposals.id')
    .limit(limit)
    .execute()

export const countProposalsForAttention = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(needsAttention)
    .executeTakeFirstOrThrow()
  return count
}

export const listProposalRows = (
  db: Database,
  { text, state, attention }: ProposalFilter,
  pageWindow: PageWindow,
) =>
  proposalRows(db)
    .$if(state !== undefined, (query) => query.where(hasState(state ?? 'draft')))
    .$if(attention, (query) => query.where(needsAttention))
    .$if(text !== '', (query) =>
      query.where(({ or }) => or(searchColumns.map((column) => containing(column, text)))),
    )
    .where(isAfterCursor(proposalOrder, 'proposals.id', pageWindow))
    .orderBy('proposals.updatedAt', pageWindow.descending ? 'desc' : 'asc')
    .orderBy('proposals.id', pageWindow.descending ? 'desc' : 'asc')
    .limit(pageWindow.limit)
    .execute()

const CONTACT_ROWS = 50

/** The proposals of a contact, most recently changed first. */
export const listProposalsOfContact = (db: Database, contactId: number) =>
  proposalRows(db)
    .where('proposals.contactId', '=', contactId)
    .orderBy('proposals.updatedAt', 'desc')
    .orderBy('proposals.id', 'desc')
    .limit(CONTACT_ROWS)
    .execute()

/** The total of a contact's accepted proposals, in cents. */
export const sumAccepted = async (db: Database, contactId: number): Promise<number> => {
  const { cents } = await db
    .selectFrom('proposals')
    .select(sql<number>`coalesce(sum(total_cents), 0)::float8`.as('cents'))
    .where('contactId', '=', contactId)
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return cents
}

/** The number of proposals in each state, and their total amounts. */
export const sumProposals = (db: Database) =>
  db
    .selectFrom('proposals')
    .select([
      shownState.as('state'),
      sql<number>`count(*)::int`.as('count'),
      // A double holds sums of cents exactly up to 90 trillion dollars.
      sql<number>`sum(total_cents)::float8`.as('totalCents'),
    ])
    .groupBy(shownState)
    .execute()

/** The picture of the concept that a proposal shows. */
export const findConceptPicture = (db: Reader, conceptId: number) =>
  db
    .selectFrom('concepts')
    .select(['imageUrl', 'imageWidth', 'imageHeight', 'imageAlt'])
    .where('id', '=', conceptId)
    .executeTakeFirst()

/** Proposals that can be accepted, with the number of days left. */
export const listOpenProposals = (db: Database, after: number, limit: number) =>
  db
    .selectFrom('proposals')
    .select([
      'id',
      'snapshot',
      'sendings',
      sql<number>`expires_on - ${melbourneToday}`.as('daysLeft'),
      // Reminders that were already sent.
      sql<string[]>`array(
        select once_key from proposal_events
        where proposal_id = proposals.id and kind = 'reminded' and once_key is not null
      )`.as('reminded'),
    ])
    .where('state', '=', 'sent')
    .where('remindersStoppedAt', 'is', null)
    .where('expiresOn', '>=', melbourneToday)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Expired proposals that nobody has been notified of. */
export const listJustExpired = (db: Database, limit: number) =>
  db
    .selectFrom('proposals')
    .select(['id', 'sendings'])
    .where('state', '=', 'sent')
    .where('expiresOn', '<', melbourneToday)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('proposalEvents')
            .whereRef('proposalEvents.proposalId', '=', 'proposals.id')
            .where(sql<boolean>`proposal_events.once_key = 'expired:' || proposals.sendings`),
        ),
      ),
    )
    .limit(limit)
    .execute()
