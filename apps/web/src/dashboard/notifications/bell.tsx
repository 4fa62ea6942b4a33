import { chakra } from '@chakra-ui/react/styled-system'
import { useDisclosure } from '../../ui/core/disclosure.ts'
import { IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { floating } from '../../ui/overlay/floating.ts'
import { NotificationList } from './notification-list.tsx'
import { useUnread } from './use-notifications.ts'

const BellArea = chakra('div', { base: { position: { md: 'relative' } } })
const UnreadCount = chakra('span', {
  base: {
    position: 'absolute',
    top: { base: '2px', md: '-2px' },
    insetInlineEnd: { base: '2px', md: '-2px' },
    minWidth: '18px',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'brand.500',
    color: 'neutral.950',
    fontSize: '.6875rem',
    fontWeight: '700',
    lineHeight: '18px',
    textAlign: 'center',
  },
})
const Panel = chakra('section', {
  base: {
    ...floating,
    insetInline: { base: '2', md: 'auto 0' },
    width: { md: '380px' },
    maxHeight: 'min(70dvh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
})

const MAX_SHOWN = 99

/** Recent notifications, with the number that this user has not read, as a disclosure. */
export function Bell() {
  const { open, setOpen, container, button } = useDisclosure()
  const unreadCount = useUnread()
  const unread = unreadCount ?? 0
  const countText = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread
  return (
    <BellArea ref={container}>
      <IconAction
        ref={button}
        position="relative"
        aria-label={unread > 0 ? `Notifications, ${countText} unread` : 'Notifications'}
        aria-expanded={open}
        aria-controls="notifications"
        onClick={() => setOpen(!open)}
      >
        <DashboardIcon name="bell" />
        {unread > 0 && <UnreadCount aria-hidden="true">{countText}</UnreadCount>}
      </IconAction>
      <Panel id="notifications" aria-label="Notifications" hidden={!open}>
        {open && <NotificationList unread={unreadCount} onFollow={() => setOpen(false)} />}
      </Panel>
    </BellArea>
  )
}
