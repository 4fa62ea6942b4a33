import type { Contact, ContactStatus } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount, formatDay } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { AssigneeNote, type Login } from './assignees.tsx'
import { FollowUpDay } from './follow-up-day.tsx'
import { PersonLink } from './person-link.tsx'
import { StatusSelect } from './status-select.tsx'

const TagList = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    '& li': {
      paddingInline: '2',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'full',
      color: 'fg.muted',
      fontSize: '.8125rem',
    },
  },
})

type OnStatus = (contact: Contact, status: ContactStatus) => void

export const contactColumns = (assignees: Login[], onStatus: OnStatus): Column<Contact>[] => [
  {
    key: 'name',
    title: 'Name',
    sorts: { ascending: 'name-asc', descending: 'name-desc' },
    cell: ({ id, name, email }) => <PersonLink id={id} name={name} email={email} />,
  },
  {
    key: 'company',
    title: 'Company',
    cell: ({ company, tags }) =>
      tags.length === 0 ? (
        company
      ) : (
        <>
          {company}
          <TagList aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </TagList>
        </>
      ),
  },
  {
    key: 'submissions',
    title: 'Submissions',
    numeric: true,
    sorts: { ascending: 'totalSubmissions-asc', descending: 'totalSubmissions-desc' },
    cell: ({ totalSubmissions }) => formatCount(totalSubmissions),
  },
  {
    key: 'firstSeen',
    title: 'First seen',
    wideOnly: true,
    sorts: { ascending: 'firstSeen-asc', descending: 'firstSeen-desc' },
    cell: ({ firstSeen }) => <Timestamp time={firstSeen} format={formatDay} />,
  },
  {
    key: 'lastActivity',
    title: 'Last activity',
    sorts: { ascending: 'lastActivity-asc', descending: 'lastActivity-desc' },
    cell: ({ lastActivity }) => <Timestamp time={lastActivity} />,
  },
  {
    key: 'followUp',
    title: 'Follow-up',
    wideOnly: true,
    cell: ({ nextFollowUp }) => nextFollowUp && <FollowUpDay day={nextFollowUp} />,
  },
  {
    key: 'status',
    title: 'Status',
    cell: (contact) => (
      <>
        <StatusSelect
          label={`Status of ${contact.name}`}
          value={contact.contactStatus}
          onChoose={(status) => onStatus(contact, status)}
        />
        <AssigneeNote contact={contact} assignees={assignees} />
      </>
    ),
  },
]
