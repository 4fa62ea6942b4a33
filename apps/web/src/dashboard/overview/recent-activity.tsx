import type { ActivityEntry } from '@agency/contract/dashboard'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { DashboardIcon, type DashboardIconName } from '../../ui/media/dashboard-icon.tsx'
import { listActivity, loadFailureOf } from './overview-calls.ts'

const icons: Record<ActivityEntry['type'], DashboardIconName> = {
  concept: 'concepts',
  form: 'form',
  project: 'projects',
}
const hrefOf: Record<ActivityEntry['type'], (id: number) => string> = {
  concept: (id) => `/dashboard/concepts?concept=${id}`,
  form: (id) => `/dashboard/users/${id}`,
  project: (id) => `/dashboard/projects/${id}/edit`,
}
const Entries = chakra('ul', {
  base: {
    // As tall as the concepts next to it; the rest scrolls.
    maxHeight: '468px',
    overflowY: 'auto',
    '& a': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '52px',
      paddingInline: '4',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
    },
    '& a:hover strong': { color: 'accent' },
    // An outline around the row would be cut off by the scrolling list.
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& svg': { width: '18px', height: '18px', color: 'fg.subtle' },
    '& strong': { display: 'block', fontWeight: '600' },
    '& p, & time': { color: 'fg.muted' },
    '& time': { whiteSpace: 'nowrap' },
  },
})

export function RecentActivity() {
  const query = useQuery({ queryKey: ['activity'], queryFn: listActivity })
  return (
    <Panel aria-labelledby="recent-activity">
      <PanelHeader>
        <h2 id="recent-activity">Recent Activity</h2>
      </PanelHeader>
      <QueryView
        query={query}
        itemsName="activity"
        failure={query.error && loadFailureOf(query.error)}
        rows={6}
      >
        {(entries) => <ActivityList entries={entries} />}
      </QueryView>
    </Panel>
  )
}

function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) {
    return (
      <Empty title="No activity yet">
        Messages, concepts and project changes appear here, newest first.
      </Empty>
    )
  }
  return (
    <Entries tabIndex={0} aria-labelledby="recent-activity">
      {entries.map(({ type, id, user, time, action }) => (
        <li key={`${time}${user}${action}`}>
          <Link href={hrefOf[type](id)}>
            <DashboardIcon name={icons[type]} />
            <div>
              <strong>{user}</strong>
              <p>{action}</p>
            </div>
            <Timestamp time={time} />
          </Link>
        </li>
      ))}
    </Entries>
  )
}
