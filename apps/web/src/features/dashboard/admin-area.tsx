import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Button } from '../../ui/button.ts'
import { Muted, PageTitle } from '../../ui/text.ts'
import { endSession, readSession } from '../login/session.ts'

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

export default function AdminArea({ path }: { path: string }) {
  const [, navigate] = useLocation()
  const target = moved[path]
  useEffect(() => {
    if (!target) document.title = 'Dashboard'
  }, [target])
  if (target) return <Redirect to={target} replace />
  const logOut = () => {
    endSession()
    navigate('/login', { replace: true })
  }
  return (
    <Shell>
      <Top>
        <p>{readSession()?.email ?? 'Admin'}</p>
        <Button look="outline" size="sm" onClick={logOut}>
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
