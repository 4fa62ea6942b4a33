import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { createStaffClient, trpc } from '../../api/trpc.ts'
import { PageErrorBoundary } from '../../app/page-error-boundary.tsx'
import { matchRoute } from '../../app/routes.ts'
import { Muted } from '../../ui/text.ts'
import { logOut } from '../login/log-out.ts'
import { session } from '../login/session.ts'
import { staffFetch } from '../login/staff-fetch.ts'
import { useSession } from '../login/use-session.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { ConfirmProvider } from './parts/confirm.tsx'
import { PublicCacheContext } from './parts/public-cache.ts'
import { Screen } from './parts/screen.tsx'
import { RowsSkeleton } from './parts/states.tsx'
import { ToastProvider } from './parts/toasts.tsx'
import { moved, screens } from './screens.ts'
import { newStaffQueries } from './staff-queries.ts'

/** Everything behind the guard: calls made here have the rights of staff, and a cache of their own. */
export default function AdminArea({ path }: { path: string }) {
  const target = moved[path]
  const publicCache = useQueryClient()
  const [queries] = useState(newStaffQueries)
  const [client] = useState(() => createStaffClient(staffFetch(session)))
  if (target) return <Redirect to={target} replace />
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PublicCacheContext value={publicCache}>
          <ToastProvider>
            <ConfirmProvider>
              <Frame path={path} />
            </ConfirmProvider>
          </ToastProvider>
        </PublicCacheContext>
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function Frame({ path }: { path: string }) {
  const { user } = useSession()
  // Asked at the start, so that a token that died elsewhere is noticed before anything is typed.
  const me = trpc.auth.me.useQuery()
  const { data: agency } = trpc.settings.agency.useQuery()
  const { route, params } = matchRoute(path)
  const Part = screens[route.path]
  return (
    <AdminLayout
      siteName={agency?.name ?? ''}
      userName={me.data?.email ?? user?.email ?? 'Admin'}
      onLogout={() => logOut(session)}
    >
      <PageErrorBoundary key={path}>
        <Suspense fallback={<RowsSkeleton label="Loading..." />}>
          {Part ? <Part params={params} /> : <Unbuilt />}
        </Suspense>
      </PageErrorBoundary>
    </AdminLayout>
  )
}

const Unbuilt = () => (
  <Screen title="Dashboard">
    <Muted>This screen is not built yet.</Muted>
  </Screen>
)
