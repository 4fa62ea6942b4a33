import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Empty } from '../../ui/data/states.tsx'
import { useWidth } from './use-width.ts'

/** A scrollable region must be reachable by keyboard. */
const ScrollRegion = chakra('section', {
  base: {
    maxHeight: '320px',
    overflow: 'auto',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
const DataDisclosure = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '4',
      color: 'fg.muted',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    '& summary::before': { content: "'▸'", width: '20px', flexShrink: '0' },
    '&[open] summary::before': { content: "'▾'" },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& th, & td': { height: '36px', paddingInline: '4', textAlign: 'start' },
    '& thead th': { position: 'sticky', top: '0', bg: 'surface', color: 'fg.muted' },
    '& tbody th': { fontWeight: '550' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& :is(td, thead th:not(:first-of-type))': { textAlign: 'end' },
  },
})
const ChartContainer = chakra('div', { base: { minWidth: '0', '& svg': { maxWidth: 'none' } } })

interface ChartTable {
  headers: string[]
  rows: { name: string; cells: string[] }[]
}

interface ChartPanelProps {
  id: string
  title: string
  /** The chart's content, if the title does not describe it. */
  note: string
  /** The meaning of each colour. */
  legend?: ReactNode
  /** The same figures as a table. */
  table: ChartTable
  isEmpty: boolean
  /** Shown when there is no data to draw. */
  emptyTitle: string
  /** Renders the chart at a width in px. */
  children: (width: number) => ReactNode
}

/** A chart with its title, its legend and its figures as a table. */
export function ChartPanel({
  id,
  title,
  note,
  legend,
  table,
  isEmpty,
  emptyTitle,
  children,
}: ChartPanelProps) {
  const [container, width] = useWidth()
  return (
    <Panel aria-labelledby={`${id}-heading`}>
      <PanelHeader flexWrap="wrap" paddingBlock="2">
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <chakra.p color="fg.muted">{note}</chakra.p>
        </div>
        {!isEmpty && legend}
      </PanelHeader>
      {isEmpty ? (
        <Empty title={emptyTitle} />
      ) : (
        <PanelBody>
          <ChartContainer ref={container}>{width > 0 && children(width)}</ChartContainer>
        </PanelBody>
      )}
      {!isEmpty && <FiguresTable title={title} table={table} />}
    </Panel>
  )
}

const FiguresTable = ({
  title,
  table: { headers, rows },
}: {
  title: string
  table: ChartTable
}) => (
  <DataDisclosure>
    <summary>View as a table</summary>
    <ScrollRegion tabIndex={0} aria-label={`${title}, table`}>
      <table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headers[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </DataDisclosure>
)
