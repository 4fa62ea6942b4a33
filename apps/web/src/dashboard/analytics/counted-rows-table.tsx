import type { CountedRow } from '@agency/contract/sources-report'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { channelNames } from '@agency/contract/visit-source'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatMoney } from '../../format/amounts.ts'
import { formatCount, formatDay, formatTime } from '../../format/dates.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { PersonLink } from '../contacts/person-link.tsx'

type Row<Type extends CountedRow['type']> = Extract<CountedRow, { type: Type }>

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

/** The rows that a figure counts: days, forms or proposals. */
export function CountedRowsTable({ rows, caption }: { rows: CountedRow[]; caption: string }) {
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
