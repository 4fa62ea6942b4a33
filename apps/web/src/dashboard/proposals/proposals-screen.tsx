import { ProposalState, proposalStates } from '@agency/contract/proposal'
import type { ProposalPage, ProposalRow } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'wouter'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { formatCount, formatDay } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { type ChoiceFilter, FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { PersonLink } from '../contacts/person-link.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { ProposalStatusBadge, stateNames } from './proposal-labels.tsx'

const UrlParams = z.object({
  text: z.string().max(100).catch(''),
  state: ProposalState.optional().catch(undefined),
  /** Only proposals that were opened or are about to expire. */
  attention: z.literal('true').optional().catch(undefined),
  /** There is only one order: latest change first. */
  sort: z.literal('newest').catch('newest'),
  ...listParams,
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
    cell: ({ updatedAt }) => <Timestamp time={updatedAt} />,
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
      const stateTotal = totals.find((other) => other.state === state)
      return (
        <div key={state}>
          <dt>{stateNames[state]}</dt>
          <dd>{formatMoney(stateTotal?.totalCents ?? 0)}</dd>
          <dd>
            {formatCount(stateTotal?.count ?? 0)}{' '}
            {stateTotal?.count === 1 ? 'proposal' : 'proposals'}
          </dd>
        </div>
      )
    })}
  </Totals>
)

const choices: ChoiceFilter[] = [
  {
    ...{ name: 'state', label: 'State' },
    options: [
      ['', 'All statuses'],
      ...proposalStates.map((state) => [state, stateNames[state]] as const),
    ],
  },
  {
    ...{ name: 'attention', label: 'Attention' },
    options: [
      ['', 'Any proposal'],
      ['true', 'Opened or about to expire'],
    ],
  },
]

/** Every proposal, latest change first, with the totals for each state. */
export default function ProposalsScreen() {
  const state = useListState(UrlParams)
  const { filter, page } = state
  const query = trpc.proposals.list.useQuery(
    { filter: { ...filter, attention: filter.attention === 'true' }, ...page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Screen
      title="Proposals"
      resource="proposals"
      description="Documents that clients can accept and sign. A proposal starts as an estimate."
      actions={
        <>
          <ExportMenu list="proposals" query={filter} />
          <ActionLink href="/dashboard/create-estimate">All estimates</ActionLink>
        </>
      }
    >
      {query.data && <StateTotals totals={query.data.totals} />}
      <FilterRow
        label="Filter proposals"
        search="Search proposals or people"
        choices={choices}
        state={state}
      />
      <ListPanel
        caption="Proposals"
        nouns={['proposal', 'proposals']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={columns}
        nameOf={({ reference }) => reference}
        empty={
          <Empty title="No proposals yet">
            Open the estimates and press “Make a proposal” beside one of them.
          </Empty>
        }
      />
    </Screen>
  )
}
