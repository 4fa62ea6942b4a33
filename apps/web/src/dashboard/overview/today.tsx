import { type Today as TodayData, type TodayPart, todayDefinitions } from '@agency/contract/today'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Panel, PanelHeader, panelLink } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { loadFailureOf } from './overview-calls.ts'
import { EmailRow, FollowUpRow, JobRow, ProposalItem, WaitingRow } from './today-rows.tsx'

/** How often the page looks for something new while it is visible, in ms. */
const POLL_INTERVAL_MS = 60_000

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    '& > h2': { fontSize: '1.0625rem', fontWeight: '650' },
  },
})
/** The first part beside all others, where there is room; a single one fills the width. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  },
})
const Column = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Rows = chakra('ul', {
  base: { '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})
const AllLink = chakra(Link, { base: panelLink })
const Definitions = chakra('details', {
  base: {
    color: 'fg.muted',
    '& summary': { paddingBlock: { base: '11px', md: '3px' }, cursor: 'pointer', width: 'fit' },
    '& dl': { display: 'grid', gap: '2', paddingTop: '2', maxWidth: '75ch' },
    '& dt': { color: 'fg', fontWeight: '600' },
  },
})

const titles: Record<TodayPart, string> = {
  waiting: 'Waiting for an answer',
  followUps: 'Follow-ups due',
  proposals: 'Proposals to follow up',
  emails: 'Failed emails',
  jobs: 'Failed jobs',
}
/** The lists with the rows that each part counts. */
const hrefs: Record<TodayPart, string> = {
  waiting: '/dashboard/users?waiting=true',
  followUps: '/dashboard/users?due=true',
  proposals: '/dashboard/proposals?attention=true',
  emails: '/dashboard/mail?state=failed&period=month',
  jobs: '/dashboard/failed-jobs',
}
const rowsOf: { [Part in TodayPart]: (today: TodayData) => ReactNode[] } = {
  waiting: ({ waiting }) => waiting.rows.map((row) => <WaitingRow key={row.id} contact={row} />),
  followUps: ({ followUps }) =>
    followUps.rows.map((row) => <FollowUpRow key={row.id} contact={row} />),
  proposals: ({ proposals }) =>
    proposals.rows.map((row) => <ProposalItem key={row.id} proposal={row} />),
  emails: ({ emails }) => emails.rows.map((row) => <EmailRow key={row.id} email={row} />),
  jobs: ({ jobs }) => jobs.rows.map((row) => <JobRow key={row.id} job={row} />),
}
const parts = Object.keys(titles) as TodayPart[]

/** What waits for the owner, each row with its next action. */
export function Today() {
  const query = trpc.today.get.useQuery(undefined, {
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: true,
    // Other screens change what is waiting.
    staleTime: 0,
  })
  return (
    <Section aria-labelledby="today">
      <h2 id="today" tabIndex={-1}>
        Today
      </h2>
      {query.data ? (
        // Also if a refetch failed: it is tried again within a minute.
        <TodayParts today={query.data} />
      ) : (
        <Panel>
          <QueryView
            query={query}
            itemsName="what is waiting"
            failure={query.error && loadFailureOf(query.error)}
            rows={4}
          >
            {() => null}
          </QueryView>
        </Panel>
      )}
      <Definitions>
        <summary>What counts as waiting</summary>
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{titles[part]}</dt>
              <dd>{todayDefinitions[part]}</dd>
            </div>
          ))}
        </dl>
      </Definitions>
    </Section>
  )
}

function TodayParts({ today }: { today: TodayData }) {
  const shown = parts.filter((part) => today[part].count > 0)
  if (shown.length === 0) {
    return (
      <Panel>
        <Empty title="Nothing is waiting">
          Everybody has an answer, no follow-up is due, no proposal needs you, and nothing has
          failed.
        </Empty>
      </Panel>
    )
  }
  const [first, ...others] = shown.map((part) => <PartPanel key={part} part={part} today={today} />)
  return (
    <Columns>
      <Column>{first}</Column>
      {others.length > 0 && <Column>{others}</Column>}
    </Columns>
  )
}

const PartPanel = ({ part, today }: { part: TodayPart; today: TodayData }) => (
  <Panel aria-labelledby={`today-${part}`}>
    <PanelHeader>
      <h3 id={`today-${part}`}>{titles[part]}</h3>
      <AllLink href={hrefs[part]}>
        Show all {formatCount(today[part].count)}
        <VisuallyHidden>: {titles[part]}</VisuallyHidden>
      </AllLink>
    </PanelHeader>
    <Rows aria-labelledby={`today-${part}`}>{rowsOf[part](today)}</Rows>
  </Panel>
)
