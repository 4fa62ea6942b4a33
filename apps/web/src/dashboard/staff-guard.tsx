import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PageModule } from '../app/page.ts'
import { lazyComponent } from '../browser/lazy-component.ts'
import type { SessionEnd } from '../browser/return-path.ts'
import { useSession } from '../browser/use-session.ts'
import { VisuallyHidden } from '../ui/core/text.ts'

const Dashboard = lazyComponent(() => import('./dashboard.tsx'))

export const load: PageModule['load'] = () => ({
  title: 'Dashboard',
  description: 'For staff.',
  noindex: true,
})

const WaitingMain = chakra('main', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100dvh', color: 'fg.muted' },
})

const checking = (
  <WaitingMain>
    <VisuallyHidden as="h1">Dashboard</VisuallyHidden>
    <p role="status">Checking authentication...</p>
  </WaitingMain>
)

/**
 * Lets staff in and redirects everybody else to the login page, replacing the history entry. People
 * whose session ended return here after they log in again.
 */
export function Page() {
  const [path, navigate] = useLocation()
  const { isChecking, isAuthenticated, hasEnded } = useSession()
  useEffect(() => {
    if (isChecking || isAuthenticated) return
    const end: SessionEnd = { endedAt: location.pathname + location.search }
    navigate('/login', { replace: true, ...(hasEnded && { state: end }) })
  }, [isChecking, isAuthenticated, hasEnded, navigate])
  if (!isAuthenticated) return checking
  return (
    <Suspense fallback={checking}>
      <Dashboard path={path} />
    </Suspense>
  )
}
