import type { Notification, NotificationPage, UnreadCount } from '@agency/contract/notification'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../../api/trpc.ts'
import { usePages } from '../../ui/data/use-pages.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

/** How often the bell asks while the page is in view, in ms. */
const ASKED_EVERY_MS = 60_000
const pagesKey = [...getQueryKey(trpc.notifications.list), 'pages']
type Pages = InfiniteData<NotificationPage, string | undefined>

/**
 * How many are unread, undefined until it is known: asked for gently, and at once when somebody comes
 * back to the page.
 */
export const useUnread = (): number | undefined =>
  trpc.notifications.unread.useQuery(undefined, {
    refetchInterval: ASKED_EVERY_MS,
    refetchOnWindowFocus: true,
  }).data?.unread

/** What happened, the newest first. */
export function useNotifications(unread: number | undefined) {
  const { client } = trpc.useUtils()
  const queries = useQueryClient()
  const known = useRef(unread)
  useEffect(() => {
    const hasGrown = unread !== undefined && known.current !== undefined && unread > known.current
    if (hasGrown) void queries.invalidateQueries({ queryKey: pagesKey })
    known.current = unread
  }, [unread, queries])
  return usePages({
    key: pagesKey,
    ask: (after) => client.notifications.list.query({ after }),
  })
}

/** Marks one or all as read: at once in view, taken back where the server refuses. */
export function useMarkRead() {
  const utils = trpc.useUtils()
  const queries = useQueryClient()
  const toast = useToast()

  /** Without a notification it is all of them. */
  return async function markRead(one?: Notification): Promise<void> {
    await Promise.all([
      utils.notifications.unread.cancel(),
      queries.cancelQueries({ queryKey: pagesKey }),
    ])
    const before = {
      pages: queries.getQueryData<Pages>(pagesKey),
      unread: utils.notifications.unread.getData(),
    }
    queries.setQueryData<Pages>(pagesKey, (pages) => pages && withRead(pages, one?.id))
    utils.notifications.unread.setData(undefined, (count) => count && without(count, one))
    try {
      const { markRead, markAllRead } = utils.client.notifications
      const left = one ? await markRead.mutate({ id: one.id }) : await markAllRead.mutate()
      utils.notifications.unread.setData(undefined, left)
    } catch {
      queries.setQueryData(pagesKey, before.pages)
      utils.notifications.unread.setData(undefined, before.unread)
      // Another mark may have been kept meanwhile.
      void utils.notifications.unread.invalidate()
      void queries.invalidateQueries({ queryKey: pagesKey })
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

/** The pages with one of them read, or all. */
const withRead = ({ pages, ...rest }: Pages, id: number | undefined): Pages => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) =>
      id === undefined || row.id === id ? { ...row, read: true } : row,
    ),
  })),
})
