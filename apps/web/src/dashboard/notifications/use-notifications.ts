import type { Notification, NotificationPage, UnreadCount } from '@agency/contract/notification'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../../api/trpc.ts'
import { nextPage } from '../../ui/data/feed.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** How often the unread count is polled while the page is visible, in ms. */
const POLL_INTERVAL_MS = 60_000

/**
 * The number of unread notifications, undefined until it is known. It is polled slowly, and
 * immediately when the user returns to the page.
 */
export const useUnread = (): number | undefined =>
  trpc.notifications.unread.useQuery(undefined, {
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: true,
  }).data?.unread

/** The notifications, newest first. */
export function useNotifications(unread: number | undefined) {
  const { list } = trpc.useUtils().notifications
  const previousUnread = useRef(unread)
  useEffect(() => {
    const hasGrown =
      unread !== undefined &&
      previousUnread.current !== undefined &&
      unread > previousUnread.current
    if (hasGrown) void list.invalidate()
    previousUnread.current = unread
  }, [unread, list])
  return trpc.notifications.list.useInfiniteQuery({}, nextPage)
}

/**
 * Marks one or all as read: the view updates optimistically, and rolls back if the server rejects
 * the change.
 */
export function useMarkRead() {
  const { client, notifications } = trpc.useUtils()
  const { list, unread } = notifications
  const toast = useToast()

  /** Without a notification it marks all of them. */
  return async function markRead(notification?: Notification): Promise<void> {
    await Promise.all([unread.cancel(), list.cancel()])
    const previous = { pages: list.getInfiniteData({}), unread: unread.getData() }
    list.setInfiniteData({}, (pages) => pages && withRead(pages, notification?.id))
    unread.setData(undefined, (count) => count && withoutNotification(count, notification))
    try {
      const { markRead, markAllRead } = client.notifications
      const remaining = notification
        ? await markRead.mutate({ id: notification.id })
        : await markAllRead.mutate()
      unread.setData(undefined, remaining)
    } catch {
      list.setInfiniteData({}, previous.pages)
      unread.setData(undefined, previous.unread)
      // Another mark may have been saved meanwhile.
      void unread.invalidate()
      void list.invalidate()
      toast({
        text: 'Failed to mark as read. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void markRead(notification) },
      })
    }
  }
}

const withoutNotification = (
  { unread }: UnreadCount,
  notification: Notification | undefined,
): UnreadCount => ({
  unread: notification ? Math.max(unread - (notification.read ? 0 : 1), 0) : 0,
})

/** The pages with one notification marked as read, or all. */
const withRead = <Cursor>(
  { pages, ...rest }: InfiniteData<NotificationPage, Cursor>,
  id: number | undefined,
) => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) =>
      id === undefined || row.id === id ? { ...row, read: true } : row,
    ),
  })),
})
