import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Rows = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '3',
    },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& li > div': { display: 'flex', gap: '2' },
    '& p': { flex: '1 1 240px', minWidth: '0', overflowWrap: 'anywhere' },
    '& strong': { display: 'block', fontWeight: '600' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
  },
})

interface TextRowsProps<Row> {
  label: string
  rows: Row[]
  keyOf: (row: Row) => string | number
  title: (row: Row) => ReactNode
  note: (row: Row) => ReactNode
  actions: (row: Row) => ReactNode
}

/** A list of texts, each with its actions. */
export const TextRows = <Row,>({
  label,
  rows,
  keyOf,
  title,
  note,
  actions,
}: TextRowsProps<Row>) => (
  <Rows aria-label={label}>
    {rows.map((row) => (
      <li key={keyOf(row)}>
        <p>
          <strong>{title(row)}</strong>
          <small>{note(row)}</small>
        </p>
        <div>{actions(row)}</div>
      </li>
    ))}
  </Rows>
)

/** A form in a drawer, for one text. */
export const TextForm = chakra(
  'form',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      padding: '4',
      '& label': { fontSize: '.875rem' },
    },
  },
  { defaultProps: { method: 'post' } },
)
export const FormNote = chakra('p', { base: { color: 'fg.muted' } })
