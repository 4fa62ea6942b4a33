import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { trpc } from '../../api/trpc.ts'
import { SkipLink } from '../../ui/core/skip-link.ts'
import { Backdrop } from './backdrop/backdrop.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'

const PageGrid = chakra('div', {
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
    <PageGrid>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavBar name={agency?.name ?? ''} />
      {backdrop !== 'none' && <Backdrop key={backdrop} name={backdrop} />}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {agency && <Footer agency={agency} year={year} />}
    </PageGrid>
  )
}
