import type { CountedRow, CountedRows } from '@agency/contract/sources-report'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { channelNames } from '@agency/contract/visit-source'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { formatCount, formatDay, formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Feed, nextPage } from '../../ui/data/feed.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { PersonLink } from '../contacts/person-link.tsx'
import { deviceNames, figureNames, formatFunnelFigure } from './sources-labels.ts'
import type { FigureTarget, SourcesState } from './sources-state.ts'

type Row<Type extends CountedRow['type']> = Extract<CountedRow, { type: Type }>

const Note = chakra('p', { base: { color: 'fg.muted' } })
const ProposalLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '32px' },
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
  },
})

const kindNames: Record<SubmissionKind, string> = {
  message: 'Message',
  concept: 'Concept brief',
  quote: 'Estimate request',
}

const dayColumns: Column<Row<'day'>>[] = [
  { key: 'day', title: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'count', title: 'Count', numeric: true, cell: ({ count }) => formatCount(count) },
]
const leadColumns: Column<Row<'lead'>>[] = [
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ contact: { id, name, company, email } }) => (
      <PersonLink id={id} name={company ? `${name}, ${company}` : name} email={email} />
    ),
  },
  { key: 'kind', title: 'Sent', cell: ({ kind }) => kindNames[kind] },
  {
    key: 'source',
    title: 'Source',
    cell: ({ channel, source }) =>
      source === channelNames[channel] ? source : `${source} (${channelNames[channel]})`,
  },
  { key: 'landing', title: 'First page', wideOnly: true, cell: ({ landing }) => landing || '–' },
  { key: 'campaign', title: 'Campaign', wideOnly: true, cell: ({ campaign }) => campaign || '–' },
  {
    key: 'time',
    title: 'Time',
    cell: ({ time }) => <Timestamp time={time} format={formatTime} />,
  },
]
const proposalColumns: Column<Row<'proposal'>>[] = [
  {
    key: 'title',
    title: 'Proposal',
    cell: ({ id, title, reference }) => (
      <ProposalLink href={`/dashboard/proposals/${id}`}>
        {title}, {reference}
      </ProposalLink>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ contact }) =>
      contact ? (
        <ProposalLink href={`/dashboard/users/${contact.id}`}>{contact.name}</ProposalLink>
      ) : (
        'Deleted'
      ),
  },
  {
    key: 'total',
    title: 'Total incl. GST',
    numeric: true,
    cell: ({ totalCents }) => formatMoney(totalCents),
  },
  {
    key: 'time',
    title: 'Time',
    cell: ({ time }) => <Timestamp time={time} format={formatTime} />,
  },
]

interface SourcesRowsProps {
  state: Pick<SourcesState, 'period' | 'reportHref'>
  target: FigureTarget
}

/** The rows that a figure of the report counts. */
export function SourcesRows({ state: { period, reportHref }, target }: SourcesRowsProps) {
  const { figure, of: group, key } = target
  const query = trpc.sources.rows.useInfiniteQuery(
    { period, figure, ...(group && { group }), ...(key !== undefined && { key }) },
    nextPage,
  )
  const first = query.data?.pages[0]
  return (
    <Panel aria-labelledby="counted-rows">
      <PanelHeader paddingBlock="2" rowGap="2">
        <div>
          <h2 id="counted-rows">{titleOf(target, first)}</h2>
          <Note role="status">{first ? summaryOf(target, first) : '\u00a0'}</Note>
        </div>
        <ActionLink href={reportHref} variant="outline">
          <Icon name="left" /> All sources
        </ActionLink>
      </PanelHeader>
      <Feed query={query} itemsName="the rows" size={8} empty={<Empty title="Nothing to list" />}>
        {(rows, moreButton) => (
          <>
            <RowsTable rows={rows} caption={titleOf(target, first)} />
            {moreButton && <PanelBody>{moreButton}</PanelBody>}
          </>
        )}
      </Feed>
    </Panel>
  )
}

function RowsTable({ rows, caption }: { rows: CountedRow[]; caption: string }) {
  const of = <Type extends CountedRow['type']>(type: Type) =>
    rows.filter((row): row is Row<Type> => row.type === type)
  switch (rows[0]?.type) {
    case 'lead':
      return (
        <DataTable
          caption={caption}
          columns={leadColumns}
          rows={of('lead')}
          nameOf={({ contact }) => contact.name}
        />
      )
    case 'proposal':
      return (
        <DataTable
          caption={caption}
          columns={proposalColumns}
          rows={of('proposal')}
          nameOf={({ title }) => title}
        />
      )
    default:
      return (
        <DataTable
          caption={caption}
          columns={dayColumns}
          rows={of('day')}
          nameOf={({ day }) => day}
        />
      )
  }
}

/** 'Forms sent: Search' */
function titleOf({ figure, of, key }: FigureTarget, page: CountedRows | undefined): string {
  const label = of === 'device' ? deviceNames[key as keyof typeof deviceNames] : page?.label
  return label ? `${figureNames[figure]}: ${label}` : figureNames[figure]
}

/** '12 from 24 Oct 2026 to 22 Nov 2026.', with what its rows are. */
function summaryOf({ figure }: FigureTarget, { from, to, ...page }: CountedRows): string {
  const days = `${formatDay(from)} to ${formatDay(to)}`
  const isByDay = page.rows[0]?.type === 'day'
  return [
    `${formatFunnelFigure(figure, page.figure)} from ${days}.`,
    ...(isByDay ? ['Visitors are not recognised, so only the counts of each day are kept.'] : []),
  ].join(' ')
}
