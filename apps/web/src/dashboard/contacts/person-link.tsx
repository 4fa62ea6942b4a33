import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { EmailLine } from '../../ui/data/email-line.tsx'

const personStyle = {
  base: {
    display: 'inline-grid',
    alignContent: 'center',
    minHeight: { base: '44px', md: '32px' },
    overflowWrap: 'anywhere',
    // Keeps a column from collapsing to the width of short names.
    '@container (width >= 654px)': { minWidth: '116px' },
    '@container (width >= 960px)': { minWidth: '124px' },
    '@container (width >= 1080px)': { minWidth: '180px' },
    '& strong': { fontWeight: '600' },
    '&:hover strong': { color: 'accent' },
  },
} as const
const Anchor = chakra(Link, personStyle)
const DeletedPerson = chakra('span', personStyle)

interface PersonLinkProps {
  /** null for a person who was deleted. */
  id: number | null
  name: string
  email: string
}

/** A person in a list, linking to their details. */
export const PersonLink = ({ id, name, email }: PersonLinkProps) =>
  id === null ? (
    <DeletedPerson>
      {name}
      <EmailLine email={`${email} (deleted)`} />
    </DeletedPerson>
  ) : (
    <Anchor href={`/dashboard/users/${id}`}>
      <strong>{name}</strong>
      <EmailLine email={email} />
    </Anchor>
  )
