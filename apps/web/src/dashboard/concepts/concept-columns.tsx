import type { StaffConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatDay } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { EmailLine } from '../../ui/data/email-line.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ConceptThumbnail } from './concept-thumbnail.tsx'

const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '44px', md: '32px' },
    textAlign: 'start',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    '& > :last-child': { minWidth: '72px' },
    _hover: { color: 'accent' },
  },
})
const Person = chakra('span', {
  base: {
    display: 'block',
    '@container (width >= 654px)': { minWidth: '84px' },
    '@container (width >= 960px)': { minWidth: '150px' },
    overflowWrap: 'anywhere',
  },
})

const ReleaseNote = chakra('span', {
  base: { display: 'block', color: 'fg.muted', whiteSpace: 'nowrap' },
})

interface VisibilityProps {
  concept: Pick<StaffConcept, 'isActive' | 'isReleased'>
}

/** Whether visitors see the concept, and whether they are allowed to. */
export const Visibility = ({ concept: { isActive, isReleased } }: VisibilityProps) => (
  <span>
    <StatusBadge
      tone={isActive ? 'good' : 'quiet'}
      icon={<DashboardIcon name={isActive ? 'eye' : 'eyeOff'} />}
    >
      {isActive ? 'Active' : 'Hidden'}
    </StatusBadge>
    {isReleased ? (
      !isActive && <ReleaseNote>May be shown</ReleaseNote>
    ) : (
      <ReleaseNote>Not released</ReleaseNote>
    )}
  </span>
)

export const conceptColumns = (onOpen: (id: number) => void): Column<StaffConcept>[] => [
  {
    key: 'company',
    title: 'Company',
    sorts: { ascending: 'company', descending: 'company-desc' },
    cell: (concept) => (
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        title="Show the details"
        onClick={() => onOpen(concept.id)}
      >
        <ConceptThumbnail concept={concept} width={52} />
        <span>{concept.companyName}</span>
      </OpenButton>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ userName, userEmail }) =>
      userEmail ? (
        <Person>
          {userName}
          <EmailLine email={userEmail} />
        </Person>
      ) : (
        <chakra.span color="fg.subtle" whiteSpace="nowrap">
          No contact
        </chakra.span>
      ),
  },
  { key: 'industry', title: 'Industry', wideOnly: true, cell: ({ industry }) => industry },
  {
    key: 'businessType',
    title: 'Type',
    wideOnly: true,
    cell: ({ businessType }) => businessType ?? '',
  },
  {
    key: 'employees',
    title: 'Employees',
    wideOnly: true,
    cell: ({ employeeCount }) => employeeCount,
  },
  {
    key: 'created',
    title: 'Created',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Timestamp time={createdAt} format={formatDay} />,
  },
  {
    key: 'status',
    title: 'Status',
    cell: (concept) => <Visibility concept={concept} />,
  },
]
