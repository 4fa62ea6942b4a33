import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { createStaffClient, trpc } from '../api/trpc.ts'
import type { DashboardPath } from '../app/dashboard-paths.ts'
import type { PageParams } from '../app/page.ts'
import { PageErrorBoundary } from '../app/page-error-boundary.tsx'
import { logOut } from '../browser/log-out.ts'
import { session } from '../browser/session.ts'
import { staffFetch } from '../browser/staff-fetch.ts'
import { useSession } from '../browser/use-session.ts'
import { Muted } from '../ui/core/text.ts'
import { RowsSkeleton } from '../ui/data/states.tsx'
import { ConfirmProvider } from '../ui/overlay/confirm.tsx'
import { ToastProvider } from '../ui/overlay/toasts.tsx'
import { PublicCacheContext } from './api/public-cache.ts'
import { DashboardLayout } from './layout/admin-layout.tsx'
import { Screen } from './layout/screen.tsx'
import { redirects, type ScreenPart, screens } from './screens.ts'
import { createStaffQueryClient } from './staff-queries.ts'

interface DashboardProps {
  path: string
  /** The route pattern that the path matches. */
  route: string
  params: PageParams
}

/**
 * Everything that requires a login: calls made here have staff permissions and a separate cache.
 */
export default function Dashboard({ path, route, params }: DashboardProps) {
  const target = (redirects as Record<string, DashboardPath>)[path]
  const publicCache = useQueryClient()
  const [queries] = useState(createStaffQueryClient)
  const [client] = useState(() => createStaffClient(staffFetch(session)))
  if (target) return <Redirect to={target} replace />
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PublicCacheContext value={publicCache}>
          <ToastProvider>
            <ConfirmProvider>
              <DashboardScreen path={path} route={route} params={params} />
            </ConfirmProvider>
          </ToastProvider>
        </PublicCacheContext>
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function DashboardScreen({ path, route, params }: DashboardProps) {
  const { user } = useSession()
  // Queried at the start, so that a token that was revoked elsewhere is noticed before anything is
  // typed.
  const account = trpc.auth.me.useQuery()
  const { data: agency } = trpc.settings.agency.useQuery()
  const ScreenComponent = (screens as Partial<Record<string, ScreenPart>>)[route]
  return (
    <DashboardLayout
      siteName={agency?.name ?? ''}
      userName={account.data?.email ?? user?.email ?? 'Admin'}
      onLogout={() => logOut(session)}
    >
      <PageErrorBoundary key={path}>
        <Suspense fallback={<RowsSkeleton label="Loading..." />}>
          {ScreenComponent ? <ScreenComponent params={params} /> : <NotFoundScreen />}
        </Suspense>
      </PageErrorBoundary>
    </DashboardLayout>
  )
}

const NotFoundScreen = () => (
  <Screen title="Dashboard">
    <Muted>This screen is not built yet.</Muted>
  </Screen>
)
