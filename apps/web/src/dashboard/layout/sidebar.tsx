import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'wouter'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { screenLinks } from './screen-links.ts'

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: { base: '44px', md: '36px' },
  paddingInline: '3',
  borderRadius: 'control',
  color: 'fg.muted',
  fontWeight: '550',
  whiteSpace: 'nowrap',
  transitionProperty: 'color, background-color',
  transitionDuration: 'hover',
  _hover: { color: 'fg', bg: 'raised' },
  '& svg': { flexShrink: '0', width: '18px', height: '18px' },
  '&[aria-current]': { color: 'fg', bg: 'raised', fontWeight: '650' },
  '&[aria-current] svg': { color: 'accent' },
} as const

const Items = chakra('ul', {
  base: { display: 'grid', gap: '1', '& + ul': { borderTopWidth: '1px', borderColor: 'line' } },
})
const Item = chakra(Link, { base: item })
export const ItemButton = chakra('button', { base: item }, { defaultProps: { type: 'button' } })

/** A form below a list's path still belongs to that list. */
const currentOf = (path: string, href: string) => {
  if (path === href) return 'page' as const
  return href !== '/dashboard' && path.startsWith(`${href}/`) ? ('true' as const) : undefined
}

interface MainLinksProps {
  /** Icons only; the names are still read out, and shown on hover. */
  isNarrow?: boolean
  onLogout: () => void
}

/** The dashboard's navigation, and the logout button. */
export function MainLinks({ isNarrow = false, onLogout }: MainLinksProps) {
  const [path] = useLocation()
  const label = (text: string) => (isNarrow ? <VisuallyHidden>{text}</VisuallyHidden> : text)
  return (
    <>
      <Items>
        {screenLinks.map(({ href, text, icon }) => (
          <li key={href}>
            <Item
              href={href}
              aria-current={currentOf(path, href)}
              title={isNarrow ? text : undefined}
            >
              <DashboardIcon name={icon} />
              {label(text)}
            </Item>
          </li>
        ))}
      </Items>
      <Items paddingTop="2">
        <li>
          <ItemButton onClick={onLogout} title={isNarrow ? 'Logout' : undefined}>
            <DashboardIcon name="logout" />
            {label('Logout')}
          </ItemButton>
        </li>
      </Items>
    </>
  )
}
