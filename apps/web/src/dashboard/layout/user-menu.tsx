import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { useDisclosure } from '../../ui/core/disclosure.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { floating } from '../../ui/overlay/floating.ts'

const MenuArea = chakra('div', { base: { position: 'relative', minWidth: '0' } })
const MenuButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: { base: '44px', md: '36px' },
    paddingInline: '2',
    borderRadius: 'control',
    fontWeight: '550',
    _hover: { bg: 'raised' },
    '& svg': { flexShrink: '0', width: '16px', height: '16px', color: 'fg.muted' },
  },
})
const Initial = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'control',
    fontSize: 'xs',
    fontWeight: '700',
    textTransform: 'uppercase',
  },
})
const Name = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Panel = chakra('ul', {
  base: {
    ...floating,
    insetInlineEnd: '0',
    width: '220px',
    padding: '1',
  },
})
const menuItem = {
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: { base: '44px', md: '36px' },
  paddingInline: '3',
  borderRadius: 'control',
  textAlign: 'start',
  _hover: { bg: 'bg' },
} as const
const MenuLink = chakra(Link, { base: menuItem })
const MenuButtonItem = chakra('button', { base: menuItem }, { defaultProps: { type: 'button' } })

/** The logged-in user and their account links, as a disclosure. */
export function UserMenu({ name, onLogout }: { name: string; onLogout: () => void }) {
  const { open, setOpen, container, button } = useDisclosure()
  return (
    <MenuArea ref={container}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpen(!open)}
      >
        <Initial aria-hidden="true">{name.slice(0, 1)}</Initial>
        <Name>{name}</Name>
        <Icon name="down" />
      </MenuButton>
      <Panel id="user-menu" hidden={!open}>
        <li>
          <MenuLink href="/dashboard/settings">Account settings</MenuLink>
        </li>
        <li>
          <MenuLink href="/">View the site</MenuLink>
        </li>
        <li>
          <MenuButtonItem onClick={onLogout}>Log out</MenuButtonItem>
        </li>
      </Panel>
    </MenuArea>
  )
}
