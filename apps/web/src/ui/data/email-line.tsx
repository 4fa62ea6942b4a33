import { chakra } from '@chakra-ui/react/styled-system'

const Line = chakra('small', {
  base: {
    display: 'block',
    color: 'fg.muted',
    fontSize: '.8125rem',
    overflowWrap: 'anywhere',
    // In a table column whose width is set by the names, where an email address would break into
    // four lines.
    '@container (width >= 654px)': {
      width: '0',
      minWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& wbr': { display: 'none' },
    },
  },
})

/** An email address; one that is too long for its line breaks after the @. */
export const EmailText = ({ email }: { email: string }) => {
  const [name, domain] = email.split(/(?<=@)/)
  return (
    <>
      {name}
      {domain && <wbr />}
      {domain}
    </>
  )
}

/** An email address under a person's name: one line in a table, in full on a phone. */
export const EmailLine = ({ email }: { email: string }) => (
  <Line title={email}>
    <EmailText email={email} />
  </Line>
)
