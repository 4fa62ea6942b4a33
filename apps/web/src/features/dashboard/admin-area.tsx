import { chakra } from '@chakra-ui/react/styled-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { createStaffClient, refusalOf, trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.ts'
import { Muted, PageTitle } from '../../ui/text.ts'
import { session } from '../login/session.ts'
import { staffFetch } from '../login/staff-fetch.ts'
import { useSession } from '../login/use-session.ts'

/** Documented old addresses, and one that always pointed to a form elsewhere. */
const moved: Record<string, string> = {
  '/admin': '/dashboard',
  '/admin/projects': '/dashboard/projects',
  '/admin/concepts': '/dashboard/concepts',
  '/admin/add-project': '/dashboard/projects/new',
  '/dashboard/add-project': '/dashboard/projects/new',
}

const Shell = chakra('div', { base: { minHeight: '100dvh', fontSize: '.875rem' } })
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '64px',
    paddingInline: '6',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Main = chakra('main', { base: { padding: '6', display: 'grid', gap: '3' } })

/** Asks again once when the server was not reached; what it refused it would refuse again. */
const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && refusalOf(error) === undefined,
      },
    },
  })

/** Everything behind the guard: calls made here have the rights of staff, and a cache of their own. */
export default function AdminArea({ path }: { path: string }) {
  const target = moved[path]
  const [queries] = useState(newQueries)
  const [client] = useState(() => createStaffClient(staffFetch(session)))
  useEffect(() => {
    if (!target) document.title = 'Dashboard'
  }, [target])
  if (target) return <Redirect to={target} replace />
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <AdminLayout />
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function AdminLayout() {
  const { user, logout } = useSession()
  // Asked at the start, so that a token that died elsewhere is noticed before anything is typed.
  const me = trpc.auth.me.useQuery()
  return (
    <Shell>
      <Top>
        <p>{me.data?.email ?? user?.email ?? 'Admin'}</p>
        <Button look="outline" size="sm" onClick={logout}>
          Logout
        </Button>
      </Top>
      <Main>
        <PageTitle textStyle="h3">Dashboard</PageTitle>
        <Muted>This screen is not built yet.</Muted>
      </Main>
    </Shell>
  )
}
