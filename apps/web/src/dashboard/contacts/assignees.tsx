import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { ChoiceFilter } from '../../ui/data/filter-row.tsx'
import { CompactSelect } from '../../ui/forms/controls.ts'

export interface Login {
  id: number
  email: string
  /** Whether they can log in. Others may still be responsible for contacts, but get no new ones. */
  isActive: boolean
}

/** The staff members who can be responsible for contacts; none while there is only one. */
export function useAssignees(): Login[] {
  const { data: logins = [] } = trpc.contacts.assignees.useQuery()
  return logins.length > 1 ? logins : []
}

/** The filter by staff member, if there are several. */
export const assigneeChoices = (assignees: Login[]): ChoiceFilter[] =>
  assignees.length === 0
    ? []
    : [
        {
          ...{ name: 'assignee', label: 'Assigned to' },
          options: [
            ['', 'Assigned to anyone'],
            ['none', 'Not assigned'],
            ...assignees.map(({ id, email }) => [String(id), email] as const),
          ],
        },
      ]

const Note = chakra('small', {
  base: { display: 'block', color: 'fg.muted', fontSize: '.8125rem', overflowWrap: 'anywhere' },
})

interface AssigneeNoteProps {
  contact: Pick<Contact, 'assigneeId'>
  assignees: Login[]
}

/** Who is responsible for a contact, in a list. */
export function AssigneeNote({ contact: { assigneeId }, assignees }: AssigneeNoteProps) {
  const assignee = assignees.find(({ id }) => id === assigneeId)
  return assignee && <Note>Assigned to {assignee.email.split('@')[0]}</Note>
}

interface AssigneeSelectProps {
  id?: string
  label?: string
  assignees: Login[]
  value: number | null
  onChange: (assigneeId: number | null) => void
}

export const AssigneeSelect = ({ id, label, assignees, value, onChange }: AssigneeSelectProps) => (
  <CompactSelect
    id={id}
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  >
    <option value="">Nobody</option>
    {assignees
      .filter(({ id, isActive }) => isActive || id === value)
      .map((login) => (
        <option key={login.id} value={login.id}>
          {login.email}
        </option>
      ))}
  </CompactSelect>
)
