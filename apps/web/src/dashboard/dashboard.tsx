import { type ReactNode, Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { trpc } from '../api/trpc.ts'
import type { DashboardPath } from '../app/dashboard-paths.ts'
import type { PageParams } from '../app/page.ts'
import { PageErrorBoundary } from '../app/page-error-boundary.tsx'
import { matchPath } from '../app/path-pattern.ts'
import { logOut } from '../browser/log-out.ts'
import { session } from '../browser/session.ts'
import { useSession } from '../browser/use-session.ts'
import { Muted } from '../ui/core/text.ts'
import { RowsSkeleton } from '../ui/data/states.tsx'
import { DashboardLayout } from './layout/admin-layout.tsx'
import { Screen } from './layout/screen.tsx'
import { RoleProvider } from './permissions.tsx'
import { redirects, type ScreenPart, screens } from './screens.ts'
import { EnrolmentPage } from './second-factor/enrolment-page.tsx'
import { StaffProviders } from './staff-providers.tsx'

/** The screen at a path, with the path's parameters. */
function findScreen(path: string): { Screen: ScreenPart; params: PageParams } | undefined {
  for (const [pattern, Screen] of Object.entries(screens)) {
    const params = matchPath(pattern, path)
    if (params) return { Screen, params }
  }
  return undefined
}

/** Everything that requires a login. */
export default function Dashboard({ path }: { path: string }) {
  const target = (redirects as Record<string, DashboardPath>)[path]
  if (target) return <Redirect to={target} replace />
  return (
    <StaffProviders>
      <EnrolmentGuard>
        <DashboardScreen path={path} />
      </EnrolmentGuard>
    </StaffProviders>
  )
}

/** Shows nothing else to somebody who has to add a second factor, until they have. */
function EnrolmentGuard({ children }: { children: ReactNode }) {
  const { user } = useSession()
  // The token that comes with the second factor must not hide the recovery codes.
  const [mustEnrol, setMustEnrol] = useState(user?.mustEnrol === true)
  if (!mustEnrol) return children
  return <EnrolmentPage onDone={() => setMustEnrol(false)} />
}

function DashboardScreen({ path }: { path: string }) {
  const { user } = useSession()
  // Queried at the start, so that a token that was revoked elsewhere is noticed before anything is
  // typed.
  const account = trpc.auth.me.useQuery()
  const { data: agency } = trpc.settings.agency.useQuery()
  const found = findScreen(path)
  return (
    <RoleProvider staffRole={account.data?.role ?? user?.role}>
      <DashboardLayout
        siteName={agency?.name ?? ''}
        userName={account.data?.email ?? user?.email ?? 'Admin'}
        onLogout={() => logOut(session)}
      >
        <PageErrorBoundary key={path}>
          <Suspense fallback={<RowsSkeleton label="Loading..." />}>
            {found ? <found.Screen params={found.params} /> : <NotFoundScreen />}
          </Suspense>
        </PageErrorBoundary>
      </DashboardLayout>
    </RoleProvider>
  )
}

const NotFoundScreen = () => (
  <Screen title="Dashboard">
    <Muted>There is no page of the dashboard at this address.</Muted>
  </Screen>
)
