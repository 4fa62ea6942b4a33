import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../format/dates.ts'
import { Panel } from '../../ui/data/panel.ts'
import { StatCard, StatGrid } from '../../ui/data/stat-card.tsx'
import { LoadFailure } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { Permitted, useMay } from '../permissions.tsx'
import { getSummary, loadFailureOf } from './overview-calls.ts'
import { RecentActivity } from './recent-activity.tsx'
import { RecentConcepts } from './recent-concepts.tsx'
import { Today } from './today.tsx'

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

const Actions = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& h2': {
      color: 'fg.muted',
      fontSize: '.875rem',
      fontWeight: '550',
      marginInlineEnd: '1',
      width: { base: 'full', md: 'auto' },
    },
  },
})

/** What waits for the owner, counts and latest activity; each part loads and fails independently. */
export default function OverviewScreen() {
  const mayChange = useMay('estimates:write')
  return (
    <Screen title="Dashboard" actions={mayChange && <QuickActions />}>
      <Today />
      <Counts />
      <Halves>
        <RecentActivity />
        <RecentConcepts />
      </Halves>
    </Screen>
  )
}

const QuickActions = () => (
  <Actions aria-labelledby="quick-actions">
    <h2 id="quick-actions">Quick Actions</h2>
    <Permitted permission="projects:write">
      <ActionLink href="/dashboard/add-project">
        <DashboardIcon name="plus" /> Add project
      </ActionLink>
    </Permitted>
    <Permitted permission="concepts:write">
      <ActionLink href="/dashboard/generate-concept" variant="outline">
        <DashboardIcon name="concepts" /> Generate concept
      </ActionLink>
    </Permitted>
    <Permitted permission="estimates:write">
      <ActionLink href="/dashboard/create-estimate" variant="outline">
        <DashboardIcon name="form" /> Create estimate
      </ActionLink>
    </Permitted>
  </Actions>
)

function Counts() {
  const { data, error, refetch } = useQuery({ queryKey: ['summary'], queryFn: getSummary })
  if (error) {
    return (
      <Panel aria-label="Counts">
        <LoadFailure message={loadFailureOf(error)} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  const count = (name: keyof NonNullable<typeof data>) => data && formatCount(data[name])
  return (
    <StatGrid>
      <StatCard name="Total Users" value={count('users')} href="/dashboard/users" />
      <StatCard name="Total Concepts" value={count('concepts')} href="/dashboard/concepts" />
      <StatCard name="Total Projects" value={count('projects')} href="/dashboard/projects" />
      <StatCard
        name="Form Submissions"
        value={count('submissions')}
        href="/dashboard/analytics"
        isSecondary
      />
    </StatGrid>
  )
}
