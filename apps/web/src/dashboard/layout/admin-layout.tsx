import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { BrandMark } from '../../ui/core/brand-mark.tsx'
import { useOpenUntilNavigation } from '../../ui/core/disclosure.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { SkipLink } from '../../ui/core/skip-link.ts'
import { ThemeSwitch } from '../../ui/core/switches.tsx'
import { IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { Bell } from '../notifications/bell.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ItemButton, MainLinks } from './sidebar.tsx'
import { useSidebarState } from './sidebar-state.ts'
import { UserMenu } from './user-menu.tsx'

const Shell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
    minHeight: '100dvh',
    fontSize: '.875rem',
    lineHeight: '1.5',
    fontVariantNumeric: 'tabular-nums',
    '&[data-narrow]': { gridTemplateColumns: { md: '64px minmax(0, 1fr)' } },
    // Only the logo; its link keeps its accessible name.
    '&[data-narrow] nav a[aria-label]': { fontSize: '0', gap: '0' },
  },
})
const SideNav = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '2',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    overflowY: 'auto',
    overflowX: 'hidden',
    paddingInline: '{spacing.3}',
    paddingBottom: '3',
    bg: 'surface',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    '& > :last-child': { marginTop: 'auto' },
  },
})
const Brand = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '56px',
    paddingInline: '1',
    flexShrink: '0',
    overflow: 'hidden',
    '& a': { fontSize: '1.0625rem' },
    '& svg': { width: '24px', height: '24px', flexShrink: '0' },
  },
})
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
})
const TopBar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'nav',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '56px',
    paddingInline: { base: '2', md: '6' },
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Main = chakra('main', { base: { flexGrow: '1', minWidth: '0', outline: 'none' } })

interface AdminLayoutProps {
  siteName: string
  userName: string
  onLogout: () => void
  children: ReactNode
}

/** Sidebar, top bar and screen. On a phone the sidebar is a drawer. */
export function DashboardLayout({ siteName, userName, onLogout, children }: AdminLayoutProps) {
  const { isNarrow, toggle } = useSidebarState()
  return (
    <Shell data-narrow={isNarrow || undefined}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <SideNav aria-label="Dashboard">
        <Brand>
          <BrandMark name={siteName} />
        </Brand>
        <MainLinks isNarrow={isNarrow} onLogout={onLogout} />
        <ItemButton
          aria-expanded={!isNarrow}
          aria-label={isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}
          title={isNarrow ? 'Expand sidebar' : undefined}
          onClick={toggle}
        >
          <DashboardIcon name={isNarrow ? 'expand' : 'collapse'} />
          {!isNarrow && 'Collapse'}
        </ItemButton>
      </SideNav>
      <Column>
        <TopBar>
          <PhoneMenu onLogout={onLogout} />
          <SearchBox />
          <chakra.div flexGrow="1" />
          <ThemeSwitch />
          <Bell />
          <UserMenu name={userName} onLogout={onLogout} />
        </TopBar>
        <OfflineBar />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Shell>
  )
}

function PhoneMenu({ onLogout }: { onLogout: () => void }) {
  const [isOpen, setOpen] = useOpenUntilNavigation()
  useEffect(() => {
    const isWide = matchMedia('(width >= 48em)')
    const close = () => setOpen(false)
    isWide.addEventListener('change', close)
    return () => isWide.removeEventListener('change', close)
  }, [setOpen])
  return (
    <>
      <IconAction
        display={{ md: 'none' }}
        aria-label="Open menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </IconAction>
      {isOpen && (
        <Drawer title="Dashboard" side="start" onClose={() => setOpen(false)}>
          <chakra.nav aria-label="Dashboard" display="grid" gap="2" padding="3">
            <MainLinks onLogout={onLogout} />
          </chakra.nav>
        </Drawer>
      )}
    </>
  )
}
