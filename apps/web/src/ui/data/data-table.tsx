import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../core/icons.tsx'
import { VisuallyHidden } from '../core/text.ts'
import { CheckBox } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'
import type { RowSelection } from './row-selection.ts'

export interface Column<Row> {
  key: string
  title: string
  /** Right-aligned, for numbers. */
  numeric?: boolean
  /** Hidden if the list is narrow and the other columns matter more. */
  wideOnly?: boolean
  /** The sort orders by this column, as they are named in the URL. */
  sorts?: { ascending: string; descending: string }
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** The table's caption, announced before it. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** The name of a row in its controls' labels: 'Select Lantern Bakery'. */
  nameOf: (row: Row) => string
  sort?: string
  onSort?: (sort: string) => void
  selection?: RowSelection
  /** Shown at the end of each row. */
  actions?: (row: Row) => ReactNode
  /** The rows belong to a page that is about to be replaced. */
  isStale?: boolean
}

/** The container's own width counts: next to an open sidebar a list is narrower than the screen. */
const TableContainer = chakra('div', { base: { containerType: 'inline-size' } })

// Plain cells styled by the table: a component for each would cost half a second in a long list.
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    transitionProperty: 'opacity',
    transitionDuration: 'hover',
    '&[data-stale]': { opacity: '.55' },
    '& th': {
      position: 'sticky',
      top: '56px',
      zIndex: 'content',
      height: '40px',
      paddingInline: '3',
      bg: 'surface',
      boxShadow: 'inset 0 -1px 0 {colors.line}',
      color: 'fg.muted',
      fontWeight: '600',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { borderStartStartRadius: 'card' },
    '& th:last-of-type': { borderStartEndRadius: 'card' },
    // A word too long for its column breaks: it must not make the list wider than the screen.
    '& td': { height: '44px', paddingInline: '3', paddingBlock: '6px', overflowWrap: 'anywhere' },
    '& time': { whiteSpace: 'nowrap' },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody tr:hover': { bg: 'raised' },
    '& tr[data-chosen]': { boxShadow: 'inset 2px 0 0 {colors.brand.500}', bg: 'raised' },
    '& [data-numeric]': { textAlign: 'end' },
    '& [data-select]': { width: '44px', paddingInlineEnd: '0' },
    '& [data-actions]': { width: '1%', whiteSpace: 'nowrap', textAlign: 'end' },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '32px',
      fontWeight: '600',
      _hover: { color: 'fg' },
    },
    '& th svg': { width: '14px', height: '14px' },
    '& th[aria-sort] button': { color: 'fg' },
    '@container (width < 960px)': {
      '& [data-wide]': { display: 'none' },
      '& td, & th': { paddingInline: '2' },
    },
    // Cards on a phone: each cell shows its column's name.
    '@container (width < 654px)': {
      '&, & tbody, & tr, & td': { display: 'block' },
      '& thead tr': { display: 'flex', flexWrap: 'wrap', paddingInline: '2' },
      '& th': { position: 'static', display: 'flex', alignItems: 'center', boxShadow: 'none' },
      '& th button': { minHeight: '44px' },
      '& th:not([data-select]):not([data-sorts])': { display: 'none' },
      '& tbody tr': { position: 'relative', padding: '3' },
      '& tbody tr:first-child': { borderTopWidth: '1px', borderColor: 'line' },
      '& td': { height: 'auto', minHeight: '0', padding: '2px 0', width: 'full' },
      '& td[data-label]': {
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        columnGap: '2',
        alignItems: 'baseline',
      },
      '& td[data-label] > *': { gridColumn: '2' },
      '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.subtle' },
      '& td[data-numeric]': { textAlign: 'start' },
      '& td[data-select]': { position: 'absolute', top: '3', insetInlineEnd: '3', width: 'auto' },
      '& td[data-actions]': { textAlign: 'start', paddingTop: '1', width: 'full' },
      '& td:empty, & td[data-wide]': { display: 'none' },
    },
  },
})
const SelectionLabel = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: { base: '44px', md: '24px' },
    minHeight: { base: '44px', md: '32px' },
  },
})

/**
 * A list as a table: captioned, sortable by its headers, with selectable rows; cards on a phone.
 */
export function DataTable<Row extends { id: number }>({
  caption,
  columns,
  rows,
  nameOf,
  sort,
  onSort,
  selection,
  actions,
  isStale = false,
}: DataTableProps<Row>) {
  return (
    <TableContainer>
      <Table data-stale={isStale || undefined} aria-busy={isStale}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {selection && (
              <th data-select="" scope="col">
                <SelectAll selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th data-actions="" scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { id } = row
            return (
              <tr key={id} data-chosen={selection?.has(id) ? '' : undefined}>
                {selection && (
                  <td data-select="">
                    <SelectionLabel>
                      <CheckBox
                        checked={selection.has(id)}
                        aria-label={`Select ${nameOf(row)}`}
                        onChange={() => {}}
                        // Change events do not tell whether Shift is held, and clicks are also
                        // fired by the keyboard.
                        onClick={(event) => selection.toggle(id, event.shiftKey)}
                      />
                    </SelectionLabel>
                  </td>
                )}
                {columns.map(({ key, title, numeric, wideOnly, cell }, index) => (
                  <td
                    key={key}
                    data-label={index === 0 ? undefined : title}
                    data-numeric={numeric ? '' : undefined}
                    data-wide={wideOnly ? '' : undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
                {actions && <td data-actions="">{actions(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TableContainer>
  )
}

function SelectAll({ selection }: { selection: RowSelection }) {
  return (
    <SelectionLabel>
      <CheckBox
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = selection.state === 'some'
        }}
        checked={selection.state === 'all'}
        aria-label="Select all rows on this page"
        onChange={selection.toggleAll}
      />
    </SelectionLabel>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { title, numeric, wideOnly, sorts } = column
  const cellProps = {
    scope: 'col',
    'data-numeric': numeric ? '' : undefined,
    'data-wide': wideOnly ? '' : undefined,
  } as const
  if (!sorts || !onSort) return <th {...cellProps}>{title}</th>
  const order =
    sort === sorts.ascending ? 'ascending' : sort === sorts.descending ? 'descending' : undefined
  return (
    <th {...cellProps} data-sorts="" aria-sort={order}>
      <button
        type="button"
        onClick={() => onSort(order === 'ascending' ? sorts.descending : sorts.ascending)}
      >
        {title}
        {order === 'ascending' && <DashboardIcon name="up" />}
        {order === 'descending' && <Icon name="down" />}
      </button>
    </th>
  )
}
