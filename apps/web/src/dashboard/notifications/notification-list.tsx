import type { Notification } from '@agency/contract/notification'
import { chakra } from '@chakra-ui/react/styled-system'
import { Feed } from '../../ui/data/feed.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead, useNotifications } from './use-notifications.ts'

const ListHeader = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'raised',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& p': { fontWeight: '650' },
  },
})
const MoreButton = chakra('div', { base: { padding: '3', '&:empty': { display: 'none' } } })

interface NotificationListProps {
  /** Undefined until it is known. */
  unread: number | undefined
  /** Called when a notification's link was followed. */
  onFollow: () => void
}

export function NotificationList({ unread, onFollow }: NotificationListProps) {
  const query = useNotifications(unread)
  const markRead = useMarkRead()
  const handleFollow = (notification: Notification) => {
    if (!notification.read) void markRead(notification)
    onFollow()
  }
  return (
    <>
      <ListHeader>
        <p role="status">
          {unread !== undefined && (unread > 0 ? `${unread} unread` : 'All read')}
        </p>
        {unread !== undefined && unread > 0 && (
          <Action variant="quiet" onClick={() => void markRead()}>
            Mark all as read
          </Action>
        )}
      </ListHeader>
      <Feed
        query={query}
        itemsName="notifications"
        size={4}
        empty={
          <Empty title="No activity yet">
            Messages and requests for concepts and estimates appear here.
          </Empty>
        }
      >
        {(rows, moreButton) => (
          <>
            <ul>
              {rows.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onFollow={() => handleFollow(notification)}
                  onRead={() => void markRead(notification)}
                />
              ))}
            </ul>
            <MoreButton>{moreButton}</MoreButton>
          </>
        )}
      </Feed>
    </>
  )
}
