import type {
  Notification,
  NotificationListRequest,
  NotificationPage,
  UnreadCount,
} from '@agency/contract/notification'
import type { Database } from '@agency/db/connect'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import type { Staff } from '../auth/viewer.ts'
import {
  countUnread,
  listNotificationRows,
  markRead,
  notificationOrder,
} from './notification-queries.ts'

/** A page of notifications, newest first, with this staff member's read state. */
export async function listNotifications(
  db: Database,
  staff: Staff,
  { size, cursor }: NotificationListRequest,
): Promise<NotificationPage> {
  const request = { size, after: cursor }
  const pageWindow = pageWindowOf(request, notificationOrder, 'desc')
  const page = pageFrom(await listNotificationRows(db, staff.id, pageWindow), request)
  return {
    ...page,
    rows: page.rows.map(({ kind, createdAt, unreadBy, key: _place, ...row }) => ({
      ...row,
      // The column has a check constraint for these values.
      kind: kind as Notification['kind'],
      read: unreadBy === null,
      time: createdAt.toISOString(),
    })),
  }
}

export const getUnread = async (db: Database, staff: Staff): Promise<UnreadCount> => ({
  unread: await countUnread(db, staff.id),
})

/** Marks one as read, if it exists and is not read yet. Returns the remaining unread count. */
export async function readOne(db: Database, staff: Staff, id: number): Promise<UnreadCount> {
  await markRead(db, staff.id, id)
  return getUnread(db, staff)
}

export async function readAll(db: Database, staff: Staff): Promise<UnreadCount> {
  await markRead(db, staff.id)
  return getUnread(db, staff)
}
