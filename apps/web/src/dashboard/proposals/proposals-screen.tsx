import { pageSizes } from '@agency/contract/list-page'
import { ProposalState, proposalStates } from '@agency/contract/proposal'
import type { ProposalPage, ProposalRow } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'wouter'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { formatAgo, formatCount, formatDay, formatTime } from '../../format/dates.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { ChoiceFilter, FilterRow, TextFilter } from '../../ui/data/filter-row.tsx'
import { listPart, stepsOf, useListState } from '../../ui/data/list-state.ts'
import { Pagination } from '../../ui/data/pagination.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { Empty, LoadFailure, NoMatches, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { PersonLink } from '../contacts/person-link.tsx'
import { Screen } from '../layout/screen.tsx'
import { ProposalStatusBadge, stateNames } from './proposal-labels.tsx'

const Shown = z.object({
  text: z.string().max(100).catch(''),
  state: ProposalState.optional().catch(undefined),
  /** There is one order: the last changed first. */
  sort: z.literal('newest').catch('newest'),
  ...listPart,
})

const Name = chakra(Link, {
  base: {
    display: 'inline-grid',
    alignContent: 'center',
    minHeight: { base: '44px', md: '32px' },
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
    '& small': { display: 'block', color: 'fg.muted', fontWeight: '400', fontSize: 'inherit' },
  },
})

const columns: Column<ProposalRow>[] = [
  {
    key: 'title',
    title: 'Proposal',
    cell: ({ id, title, reference }) => (
      <Name href={`/dashboard/proposals/${id}`}>
        {title}
        <small>{reference}</small>
      </Name>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ contact: { id, name, company, email } }) => (
      <PersonLink id={id} name={company ? `${name}, ${company}` : name} email={email} />
    ),
  },
  { key: 'state', title: 'State', cell: ({ state }) => <ProposalStatusBadge state={state} /> },
  {
    key: 'total',
    title: 'Total incl. GST',
    numeric: true,
    cell: ({ totalCents }) => formatMoney(totalCents),
  },
  {
    key: 'expires',
    title: 'Valid to',
    wideOnly: true,
    cell: ({ expiresOn }) => (expiresOn ? formatDay(expiresOn) : 'Not sent yet'),
  },
  {
    key: 'changed',
    title: 'Changed',
    wideOnly: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={formatTime(updatedAt)}>
        {formatAgo(updatedAt)}
      </time>
    ),
  },
]

const Totals = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    '& > div': {
      padding: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: '650', overflowWrap: 'anywhere' },
    '& dd + dd': { color: 'fg.muted', fontWeight: '400' },
  },
})

const StateTotals = ({ totals }: Pick<ProposalPage, 'totals'>) => (
  <Totals aria-label="Proposals by state">
    {proposalStates.map((state) => {
      const found = totals.find((each) => each.state === state)
      return (
        <div key={state}>
          <dt>{stateNames[state]}</dt>
          <dd>{formatMoney(found?.totalCents ?? 0)}</dd>
          <dd>
            {formatCount(found?.count ?? 0)} {found?.count === 1 ? 'proposal' : 'proposals'}
          </dd>
        </div>
      )
    })}
  </Totals>
)

const states = [
  { value: '', text: 'All states' },
  ...proposalStates.map((state) => ({ value: state, text: stateNames[state] })),
]

/** Every proposal, the last changed first, with what those in each state come to. */
export default function ProposalsScreen() {
  const { filter, page, ...state } = useListState(Shown, { size: '25' })
  const request = { filter, ...page }
  const { data, error, refetch, isPlaceholderData } = trpc.proposals.list.useQuery(request, {
    placeholderData: keepPreviousData,
  })
  return (
    <Screen
      title="Proposals"
      lead="What clients can accept and sign. A proposal begins as an estimate."
      actions={<ActionLink href="/dashboard/create-estimate">All estimates</ActionLink>}
    >
      {data && <StateTotals totals={data.totals} />}
      <FilterRow label="Filter proposals" state={state}>
        <TextFilter
          label="Search proposals or people"
          value={filter.text}
          onChange={(text) => state.set('text', text)}
        />
        <ChoiceFilter
          label="State"
          value={filter.state ?? ''}
          options={states}
          onChange={(chosen) => state.set('state', chosen)}
        />
      </FilterRow>
      <Panel aria-label="Proposals">
        {error ? (
          <LoadFailure message="Failed to load proposals" onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton rows={10} label="Loading proposals..." />
        ) : data.rows.length === 0 && !isPlaceholderData ? (
          state.isFiltered ? (
            <NoMatches noun="proposals" onClear={state.clear} />
          ) : (
            <Empty title="No proposals yet">
              Open the estimates and press “Make a proposal” beside one of them.
            </Empty>
          )
        ) : (
          <>
            <DataTable
              caption="Proposals"
              columns={columns}
              rows={data.rows}
              idOf={({ id }) => id}
              nameOf={({ reference }) => reference}
              isStale={isPlaceholderData}
            />
            <Pagination size={page.size} sizes={pageSizes} {...stepsOf(state, data)} />
          </>
        )}
      </Panel>
    </Screen>
  )
}
