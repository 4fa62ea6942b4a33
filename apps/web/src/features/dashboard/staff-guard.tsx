import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PageModule } from '../../app/page.ts'
import { Unseen } from '../../ui/text.ts'
import type { SessionEnd } from '../login/return-path.ts'
import { useSession } from '../login/use-session.ts'
import { lazyPart } from './parts/lazy-part.ts'

const AdminArea = lazyPart(() => import('./admin-area.tsx'))

export const load: PageModule['load'] = () => ({
  title: 'Dashboard',
  description: 'For staff.',
  noindex: true,
})

const Wait = chakra('main', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100dvh', color: 'fg.muted' },
})

const checking = (
  <Wait>
    <Unseen as="h1">Dashboard</Unseen>
    <p role="status">Checking authentication...</p>
  </Wait>
)

/**
 * Lets staff in and sends everybody else to the login, without a way back here; whose login ended is
 * led back by it.
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
      <AdminArea path={path} />
    </Suspense>
  )
}
