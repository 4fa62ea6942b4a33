import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const Anchor = chakra(Link, {
  base: {
    display: 'inline-grid',
    alignContent: 'center',
    minHeight: { base: '44px', md: '32px' },
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: '600' },
    '& small': { color: 'fg.muted', fontSize: '.8125rem' },
    '&:hover strong': { color: 'accent' },
  },
})

interface PersonLinkProps {
  id: number
  name: string
  email: string
  /** Keeps a column from closing up around short names. */
  minWidth?: string
}

/** A person in a list, leading to all that is known of them. */
export const PersonLink = ({ id, name, email, minWidth }: PersonLinkProps) => (
  <Anchor href={`/dashboard/users/${id}`} minWidth={{ lg: minWidth }}>
    <strong>{name}</strong>
    <small>{email}</small>
  </Anchor>
)
