import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Names and values side by side. */
export const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    // On a phone the names leave as much room as possible to the values.
    gridTemplateColumns: { base: 'fit-content(130px) minmax(0, 1fr)', sm: '130px minmax(0, 1fr)' },
    rowGap: '2',
    columnGap: '3',
    '& dt': { color: 'fg.subtle' },
    '& dd': { overflowWrap: 'anywhere' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})

/** An empty value is left out. */
export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (!Array.isArray(children) || children.length > 0) ? (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  ) : null
