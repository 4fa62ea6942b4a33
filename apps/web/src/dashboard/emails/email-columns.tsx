import type { Email } from '@agency/contract/email'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { EmailLine } from '../../ui/data/email-line.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { EmailStatusBadge, kindNames } from './email-labels.tsx'

const OpenButton = chakra('button', {
  base: {
    minHeight: { base: '44px', md: '32px' },
    textAlign: 'start',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent' },
  },
})
const Recipient = chakra('span', {
  base: {
    display: 'block',
    '@container (width >= 654px)': { minWidth: '116px' },
    '@container (width >= 1000px)': { minWidth: '180px' },
    overflowWrap: 'anywhere',
  },
})

export const emailColumns = (onOpen: (id: number) => void): Column<Email>[] => [
  {
    key: 'subject',
    title: 'Subject',
    cell: ({ id, subject }) => (
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        title="Read the email"
        onClick={() => onOpen(id)}
      >
        {subject}
      </OpenButton>
    ),
  },
  {
    key: 'to',
    title: 'To',
    cell: ({ to }) => (
      <Recipient>
        {to.name}
        <EmailLine email={to.address} />
      </Recipient>
    ),
  },
  { key: 'kind', title: 'About', wideOnly: true, cell: ({ kind }) => kindNames[kind] },
  { key: 'state', title: 'State', cell: (email) => <EmailStatusBadge email={email} /> },
  {
    key: 'attempts',
    title: 'Attempts',
    numeric: true,
    wideOnly: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    key: 'when',
    title: 'When',
    cell: ({ createdAt }) => <Timestamp time={createdAt} />,
  },
]
