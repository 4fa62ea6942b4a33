import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { trpc } from '../api/trpc.ts'
import { Backdrop } from './backdrop/backdrop.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    padding: '{spacing.3} {spacing.6}',
    bg: 'brand.500',
    color: 'neutral.950',
    fontWeight: '650',
    borderRadius: 'control',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
const Frame = chakra('div', {
  base: { position: 'relative', minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
})
const Main = chakra('main', { base: { position: 'relative', flexGrow: '1', outline: 'none' } })

interface PublicLayoutProps {
  backdrop: string
  year: number
  children: ReactNode
}

/** Bar, page and footer over a themed background. */
export function PublicLayout({ backdrop, year, children }: PublicLayoutProps) {
  const { data: agency } = trpc.settings.agency.useQuery()
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavBar name={agency?.name ?? ''} />
      <Backdrop key={backdrop} name={backdrop} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {agency && <Footer agency={agency} year={year} />}
    </Frame>
  )
}
