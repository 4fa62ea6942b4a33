import { Role, roleLabels, roles } from '@agency/contract/permissions'
import { LAST_OWNER, type StaffMember } from '@agency/contract/staff-member'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action, CompactSelect, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { isLastOwner, type PeopleActions } from './use-people-actions.ts'

const Email = chakra('strong', {
  base: {
    fontWeight: '600',
    overflowWrap: 'anywhere',
    '& small': { color: 'fg.muted', fontWeight: '400', fontSize: 'inherit' },
  },
})

interface PeopleTableProps {
  people: StaffMember[]
  actions: PeopleActions
}

/** Everybody with a login. */
export function PeopleTable({ people, actions }: PeopleTableProps) {
  const columns: Column<StaffMember>[] = [
    {
      key: 'email',
      title: 'Person',
      cell: ({ id, email }) => (
        <Email>
          {email}
          {id === actions.ownId && <small> (you)</small>}
        </Email>
      ),
    },
    {
      key: 'role',
      title: 'Role',
      cell: (person) => {
        const isLast = isLastOwner(person, people)
        return (
          <CompactSelect
            aria-label={`Role of ${person.email}`}
            title={isLast ? LAST_OWNER : undefined}
            value={person.role}
            minWidth={{ base: '0', md: '120px' }}
            disabled={isLast}
            onChange={({ target }) => void actions.changeRole(person, Role.parse(target.value))}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </CompactSelect>
        )
      },
    },
    {
      key: 'state',
      title: 'State',
      cell: ({ deactivatedAt }) =>
        deactivatedAt === null ? (
          <StatusBadge tone="good" icon={<Icon name="check" />}>
            Active
          </StatusBadge>
        ) : (
          <StatusBadge tone="quiet" icon={<Icon name="pause" />}>
            {`Deactivated on ${formatDay(deactivatedAt)}`}
          </StatusBadge>
        ),
    },
    {
      key: 'factor',
      title: 'Second factor',
      wideOnly: true,
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'None'),
    },
    {
      key: 'seen',
      title: 'Last seen',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? 'Not logged in' : <Timestamp time={lastSeenAt} />,
    },
  ]
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      nameOf={({ email }) => email}
      actions={(person) => <RowActions person={person} people={people} actions={actions} />}
    />
  )
}

const Buttons = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    '@container (width >= 654px)': { flexWrap: 'nowrap' },
    alignItems: 'center',
    justifyContent: { base: 'flex-start', lg: 'flex-end' },
    gap: '2',
  },
})

function RowActions({ person, people, actions }: PeopleTableProps & { person: StaffMember }) {
  const { id, email, role, deactivatedAt, hasSecondFactor } = person
  const isLast = isLastOwner(person, people)
  // Not `disabled`: the reason must be reachable by keyboard and announced.
  const refusal = { 'aria-disabled': isLast, title: isLast ? LAST_OWNER : undefined }
  return (
    <Buttons>
      {deactivatedAt !== null ? (
        <Action
          variant="outline"
          aria-label={`Reactivate ${email}`}
          onClick={() => actions.reactivate(person)}
        >
          Reactivate
        </Action>
      ) : (
        <>
          {id !== actions.ownId && role !== 'owner' && (
            <Action
              variant="outline"
              aria-label={`Transfer ownership to ${email}`}
              onClick={() => actions.transferOwnership(person)}
            >
              Transfer ownership
            </Action>
          )}
          {id !== actions.ownId && hasSecondFactor && (
            <Action
              variant="outline"
              aria-label={`Reset the second factor of ${email}`}
              onClick={() => actions.resetSecondFactor(person)}
            >
              Reset factor
            </Action>
          )}
          <Action
            variant="outline"
            aria-label={`Deactivate ${email}`}
            {...refusal}
            onClick={() => actions.deactivate(person)}
          >
            Deactivate
          </Action>
        </>
      )}
      <IconAction
        aria-label={`Remove ${email}`}
        {...refusal}
        title={isLast ? LAST_OWNER : 'Remove'}
        onClick={() => actions.remove(person)}
      >
        <DashboardIcon name="trash" />
      </IconAction>
    </Buttons>
  )
}
