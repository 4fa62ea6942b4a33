import {
  isAllowed,
  type Permission,
  type Resource,
  Role,
  roleLabels,
} from '@agency/contract/permissions'
import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use } from 'react'
import { DashboardIcon } from '../ui/media/dashboard-icon.tsx'

const RoleContext = createContext<Role>('owner')

interface RoleProviderProps {
  /** What the server says; until it has answered, what the token says. */
  staffRole: string | undefined
  children: ReactNode
}

/** The role of the person who is logged in. The server checks every call in any case. */
export const RoleProvider = ({ staffRole, children }: RoleProviderProps) => (
  <RoleContext value={Role.catch('owner').parse(staffRole)}>{children}</RoleContext>
)

export const useRole = (): Role => use(RoleContext)

/** Whether the person who is logged in may do this. */
export const useMay = (permission: Permission): boolean => isAllowed(use(RoleContext), permission)

/** Shows its content, such as a button, only to those who may do this. */
export const Permitted = ({
  permission,
  children,
}: {
  permission: Permission
  children: ReactNode
}) => useMay(permission) && children

const Fields = chakra('fieldset', {
  base: {
    display: 'contents',
    '&:disabled :is(input, select, textarea, button)': { cursor: 'not-allowed', opacity: '.7' },
  },
})

/** Controls that change something: disabled for those who may not. */
export const PermittedFields = ({
  permission,
  children,
}: {
  permission: Permission
  children: ReactNode
}) => <Fields disabled={!useMay(permission)}>{children}</Fields>

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '& svg': { width: '18px', height: '18px', flexShrink: '0' },
  },
})

/** What cannot be changed, and the pronoun for it. */
const nouns: Partial<Record<Resource, [noun: string, pronoun: 'them' | 'it']>> = {
  projects: ['projects', 'them'],
  concepts: ['concepts', 'them'],
  contacts: ['contacts', 'them'],
  estimates: ['estimates', 'them'],
  proposals: ['proposals', 'them'],
  analytics: ['the analytics', 'them'],
  emails: ['emails', 'them'],
  jobs: ['jobs', 'them'],
  priceBook: ['the price book', 'it'],
  settings: ['the settings', 'them'],
}

/** Says why nothing can be changed on a screen, to those who may only read it. */
export function ReadOnlyNotice({ resource }: { resource: Resource }) {
  const role = use(RoleContext)
  if (isAllowed(role, `${resource}:write`)) return null
  const [noun, pronoun] = nouns[resource] ?? ['this', 'it']
  return (
    <Notice>
      <DashboardIcon name="eye" />
      {`You can read ${noun}, but not change ${pronoun}: your role is ${roleLabels[role]}.`}
    </Notice>
  )
}
