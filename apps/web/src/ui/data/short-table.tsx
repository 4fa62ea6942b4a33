import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { formatCount } from '../../format/dates.ts'
import { Action } from '../forms/controls.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

const ROWS = 10

const Footer = chakra('div', {
  base: { padding: '2', borderTopWidth: '1px', borderColor: 'line' },
})

/** A table below the list of a screen: its first rows, or all of them once somebody asks. */
export function ShortTable<Row extends { id: number }>({ rows, ...table }: DataTableProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DataTable {...table} rows={isOpen ? rows : rows.slice(0, ROWS)} />
      {rows.length > ROWS && (
        <Footer>
          <Action variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${formatCount(rows.length)}`}
          </Action>
        </Footer>
      )}
    </>
  )
}
