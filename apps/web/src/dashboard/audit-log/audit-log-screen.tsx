import { type AuditEntry, AuditFilter, auditKinds } from '@agency/contract/audit-log'
import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import type { Column } from '../../ui/data/data-table.tsx'
import { EmailText } from '../../ui/data/email-line.tsx'
import { type ChoiceFilter, FilterRow } from '../../ui/data/filter-row.tsx'
import { ListPanel } from '../../ui/data/list-panel.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'

const UrlParams = z.object({
  person: AuditFilter.shape.person.catch(undefined),
  kind: AuditFilter.shape.kind.catch(undefined),
  period: AuditFilter.shape.period.catch(undefined),
  /** There is only one order: newest first. */
  sort: z.literal('newest').catch('newest'),
  ...listParams,
})

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const choicesOf = (people: string[]): ChoiceFilter[] => [
  {
    ...{ name: 'person', label: 'Person' },
    options: [['', 'Everybody'], ...people.map((email) => [email, email] as const)],
  },
  {
    ...{ name: 'kind', label: 'Kind' },
    options: [['', 'Everything'], ...auditKinds.map((kind) => [kind, capitalised(kind)] as const)],
  },
  {
    ...{ name: 'period', label: 'Time' },
    options: [
      ['', 'At any time'],
      ['today', 'Today'],
      ['week', 'In the last 7 days'],
      ['month', 'In the last 30 days'],
    ],
  },
]

const Lines = chakra('div', {
  base: {
    // In a table, what changed leaves the person enough width.
    '@container (width >= 654px)': { minWidth: '150px' },
    '@container (width >= 960px)': { minWidth: '210px' },
    '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
  },
})
const Changes = chakra('ul', {
  base: {
    overflowWrap: 'anywhere',
    '& q': { quotes: 'none', color: 'fg' },
    '& li': { color: 'fg.muted' },
  },
})

/** A time as everywhere in the dashboard, and structured data without its punctuation. */
const valueText = (value: string) => {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)) return formatTime(value)
  if (/^[[{]/.test(value))
    value = value.replace(/[[\]{}"]/g, '').replace(/([,:])(?=[^\s/])/g, '$1 ')
  return value || 'empty'
}

const subjectText = ({ kind, subject, subjectId }: AuditEntry) =>
  [kind, subject || subjectId].filter((part) => part !== '').join(' ')

const meansText = ({ means, keyName }: AuditEntry) =>
  ({
    screen: 'In the dashboard',
    key: `API key ${keyName}`,
    mcp: `Assistant (MCP) with API key ${keyName}`,
    system: 'By the server',
  })[means]

const byText = (entry: AuditEntry) =>
  [meansText(entry), entry.address && `from ${entry.address}`].filter(Boolean).join(', ')

const columns: Column<AuditEntry>[] = [
  { key: 'time', title: 'Time', cell: ({ createdAt }) => <Timestamp time={createdAt} /> },
  {
    key: 'person',
    title: 'Person',
    cell: (entry) => (
      <Lines>
        {entry.person ? <EmailText email={entry.person} /> : 'System'}
        <small>{byText(entry)}</small>
      </Lines>
    ),
  },
  {
    key: 'what',
    title: 'What',
    cell: (entry) => (
      <Lines>
        {capitalised(subjectText(entry))}
        <small>{capitalised(entry.action)}</small>
      </Lines>
    ),
  },
  {
    key: 'changes',
    title: 'From and to',
    cell: (entry) => {
      // A new row has many fields that nobody filled in.
      const changes = entry.changes.filter(({ values }) => values?.before !== '' || values.after)
      return (
        changes.length > 0 && (
          <Changes>
            {changes.map(({ field, values }) => (
              <li key={field}>
                {field}
                {values && (
                  <>
                    : <q>{valueText(values.before)}</q> → <q>{valueText(values.after)}</q>
                  </>
                )}
              </li>
            ))}
          </Changes>
        )
      )
    },
  },
]

/** Who changed what, from and to, when, from where and how. */
export default function AuditLogScreen() {
  return (
    <Screen
      title="Audit log"
      description="Who changed what. Entries cannot be changed; they are kept as long as the settings say. Contacts are named by their number only."
      requires="auditLog:read"
      actions={
        <ActionLink href="/dashboard/settings" variant="outline">
          <Icon name="left" /> Settings
        </ActionLink>
      }
    >
      <Entries />
    </Screen>
  )
}

function Entries() {
  const state = useListState(UrlParams)
  const { filter, page } = state
  const { data: people = [] } = trpc.audit.people.useQuery()
  const query = trpc.audit.list.useQuery({ filter, ...page }, { placeholderData: keepPreviousData })
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="end"
        justifyContent="space-between"
      >
        <FilterRow label="Filter the log" choices={choicesOf(people)} state={state} />
        <ExportMenu list="auditLog" query={filter} />
      </chakra.div>
      <ListPanel
        caption="Audit log"
        nouns={['entry', 'entries']}
        query={query}
        rows={query.data?.rows}
        state={state}
        columns={columns}
        nameOf={subjectText}
        empty={
          <Empty title="Nothing was changed yet">Changes by people and keys appear here.</Empty>
        }
      />
    </>
  )
}
