import type { Notification, NotificationPage, UnreadCount } from '@agency/contract/notification'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../../api/trpc.ts'
import { nextPage } from '../../ui/data/feed.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** How often the unread count is polled while the page is visible, in ms. */
const ASKED_EVERY_MS = 60_000

/**
 * The number of unread notifications, undefined until it is known. It is polled slowly, and
 * immediately when the user returns to the page.
 */
export const useUnread = (): number | undefined =>
  trpc.notifications.unread.useQuery(undefined, {
    refetchInterval: ASKED_EVERY_MS,
    refetchOnWindowFocus: true,
  }).data?.unread

/** The notifications, newest first. */
export function useNotifications(unread: number | undefined) {
  const { list } = trpc.useUtils().notifications
  const known = useRef(unread)
  useEffect(() => {
    const hasGrown = unread !== undefined && known.current !== undefined && unread > known.current
    if (hasGrown) void list.invalidate()
    known.current = unread
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
  return async function markRead(one?: Notification): Promise<void> {
    await Promise.all([unread.cancel(), list.cancel()])
    const before = { pages: list.getInfiniteData({}), unread: unread.getData() }
    list.setInfiniteData({}, (pages) => pages && withRead(pages, one?.id))
    unread.setData(undefined, (count) => count && without(count, one))
    try {
      const { markRead, markAllRead } = client.notifications
      const left = one ? await markRead.mutate({ id: one.id }) : await markAllRead.mutate()
      unread.setData(undefined, left)
    } catch {
      list.setInfiniteData({}, before.pages)
      unread.setData(undefined, before.unread)
      // Another mark may have been saved meanwhile.
      void unread.invalidate()
      void list.invalidate()
      toast({
        text: 'Failed to mark as read. Please try again.',
        failed: true,
        action: { label: 'Retry', run: () => void markRead(one) },
      })
    }
  }
}

const without = ({ unread }: UnreadCount, one: Notification | undefined): UnreadCount => ({
  unread: one ? Math.max(unread - (one.read ? 0 : 1), 0) : 0,
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
