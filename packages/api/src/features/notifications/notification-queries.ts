import type { submissionNoticeKinds } from '@agency/contract/notification'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'

/**
 * Writes a notification in the transaction of the event it reports, unread for each current staff
 * member. A submission causes at most one of each kind.
 */
export const insertNotification = (
  trx: Transaction<DB>,
  notification: { kind: (typeof submissionNoticeKinds)[number]; submissionId: number },
) =>
  trx
    .with('added', (db) =>
      db
        .insertInto('notifications')
        .values(notification)
        .onConflict((conflict) => conflict.columns(['submissionId', 'kind']).doNothing())
        .returning('id'),
    )
    .insertInto('unreadNotifications')
    .columns(['staffId', 'notificationId'])
    .expression((db) =>
      db.selectFrom(['staff', 'added']).select(['staff.id as staffId', 'added.id as added']),
    )
    .execute()

/**
 * The same as parts of an SQL statement that writes a proposal event: `insert` writes a
 * notification for a CTE `step` with its id, and `insertUnread` marks it, from a CTE `notice`, as
 * unread.
 */
export const proposalNotificationSql = (isNotified: boolean) => ({
  // Earlier releases do not support proposals and ignore this kind.
  insert: sql`
    insert into notifications (kind, proposal_event_id)
    select 'quote', step.id from step where ${isNotified} returning id`,
  insertUnread: sql`
    insert into unread_notifications (staff_id, notification_id)
    select staff.id, notice.id from staff, notice`,
})

/**
 * Notifies all staff of the follow-ups of these contacts on their day, once for each contact and
 * day.
 */
export const insertFollowUpNotifications = (
  trx: Transaction<DB>,
  followUps: { contactId: number; followUpOn: string }[],
) =>
  trx
    .with('added', (db) =>
      db
        .insertInto('notifications')
        // Earlier releases, which have no notifications of follow-ups, use the kind.
        .values(followUps.map((followUp) => ({ ...followUp, kind: 'message' })))
        .onConflict((conflict) =>
          conflict
            .columns(['contactId', 'followUpOn'])
            .where('contactId', 'is not', null)
            .doNothing(),
        )
        .returning('id'),
    )
    .insertInto('unreadNotifications')
    .columns(['staffId', 'notificationId'])
    .expression((db) =>
      db.selectFrom(['staff', 'added']).select(['staff.id as staffId', 'added.id as added']),
    )
    .execute()

/** Notifies all staff of an incident; it is unread for those who chose to be alerted. */
export const insertAlertNotification = (
  trx: Transaction<DB>,
  { alertId, staffIds }: { alertId: number; staffIds: number[] },
) =>
  trx
    .with('added', (db) =>
      db
        .insertInto('notifications')
        // Earlier releases, which have no alerts, use the kind.
        .values({ kind: 'message', alertId })
        .returning('id'),
    )
    .insertInto('unreadNotifications')
    .columns(['staffId', 'notificationId'])
    .expression((db) =>
      db
        .selectFrom(['staff', 'added'])
        .select(['staff.id as staffId', 'added.id as added'])
        .where('staff.id', '=', sql<number>`any(${staffIds}::int[])`),
    )
    .execute()

export const notificationOrder = byTime('notifications.createdAt')

const personField = (field: 'name' | 'company') =>
  sql<string>`coalesce(${sql.ref(`contacts.${field}`)}, proposals.snapshot::jsonb -> 'client' ->> ${field}::text, '')`

export const listNotificationRows = (db: Database, staffId: number, pageWindow: PageWindow) =>
  db
    .selectFrom('notifications')
    .leftJoin('submissions', 'submissions.id', 'notifications.submissionId')
    .leftJoin('proposalEvents', 'proposalEvents.id', 'notifications.proposalEventId')
    .leftJoin('proposals', 'proposals.id', 'proposalEvents.proposalId')
    .leftJoin('alerts', 'alerts.id', 'notifications.alertId')
    // A signed proposal stays when its contact is deleted.
    .leftJoin('contacts', (join) =>
      join.on('contacts.id', '=', (eb) =>
        eb.fn.coalesce(
          'submissions.contactId',
          'proposalEvents.contactId',
          'notifications.contactId',
        ),
      ),
    )
    .leftJoin('generations', 'generations.submissionId', 'submissions.id')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .leftJoin('unreadNotifications as unread', (join) =>
      join
        .onRef('unread.notificationId', '=', 'notifications.id')
        .on('unread.staffId', '=', staffId),
    )
    .select([
      'notifications.id',
      sql<string>`
        case when notifications.follow_up_on is not null then 'follow_up'
        else coalesce(alerts.kind, 'proposal_' || proposal_events.kind, notifications.kind) end`.as(
        'kind',
      ),
      'proposals.id as proposalId',
      'notifications.createdAt',
      notificationOrder.key.as('key'),
      'contacts.id as contactId',
      personField('name').as('name'),
      personField('company').as('company'),
      'concepts.id as conceptId',
      'unread.staffId as unreadBy',
      sql<string>`
        coalesce(alerts.reason, proposals.title, submissions.payload ->> 'subject', '')`.as(
        'subject',
      ),
    ])
    .where(isAfterCursor(notificationOrder, 'notifications.id', pageWindow))
    .orderBy('notifications.createdAt', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(pageWindow.limit)
    .execute()

export const countUnread = async (db: Database, staffId: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('unreadNotifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks one as read, or all current ones. */
export const markRead = (db: Database, staffId: number, id?: number) =>
  db
    .deleteFrom('unreadNotifications')
    .where('staffId', '=', staffId)
    .$if(id !== undefined, (query) => query.where('notificationId', '=', id as number))
    .execute()
