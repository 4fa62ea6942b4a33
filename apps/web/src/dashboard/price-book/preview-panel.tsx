import type { PreviewedBrief } from '@agency/contract/price-book-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../format/amounts.ts'
import { formatDay } from '../../format/dates.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Disclosure } from './disclosure.ts'
import { differenceText, previewSummary } from './preview-labels.ts'

const Amount = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** The table component needs numeric row ids. */
type Row = PreviewedBrief & { id: number }

const columns: Column<Row>[] = [
  {
    key: 'brief',
    title: 'Brief',
    cell: ({ companyName, reference, createdAt }) => (
      <>
        <strong>{companyName}</strong>
        <br />
        {reference}, {formatDay(createdAt)}
      </>
    ),
  },
  {
    key: 'before',
    title: 'Total now',
    numeric: true,
    cell: ({ before }) => <Amount>{formatMoney(before)}</Amount>,
  },
  {
    key: 'after',
    title: 'With the change',
    numeric: true,
    cell: ({ after }) => <Amount>{formatMoney(after)}</Amount>,
  },
  {
    key: 'difference',
    title: 'Difference',
    numeric: true,
    cell: (row) => <Amount>{differenceText(row)}</Amount>,
  },
  {
    key: 'moved',
    title: 'Changed lines',
    cell: ({ reference, moved }) =>
      moved.length > 0 && (
        <Disclosure>
          <summary aria-label={`${linesText(moved.length)} of ${reference}`}>
            {linesText(moved.length)}
          </summary>
          <ul>
            {moved.map(({ description, before, after }) => (
              <li key={description}>
                {description}: {formatMoney(before)} → {formatMoney(after)}
              </li>
            ))}
          </ul>
        </Disclosure>
      ),
  },
]

const linesText = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/**
 * The latest briefs, priced with the current book and with the changed one. It scrolls into view
 * when it mounts, so each preview needs a new key.
 */
export function PreviewPanel({ rows }: { rows: PreviewedBrief[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-labelledby="price-book-preview" scrollMarginTop="72px">
      <PanelHeader>
        <h2 id="price-book-preview" ref={heading} tabIndex={-1}>
          Preview
        </h2>
      </PanelHeader>
      <PanelBody display="grid" gap="3">
        <p role="status">{previewSummary(rows)} Totals include GST. Nothing is saved yet.</p>
      </PanelBody>
      {rows.length > 0 && (
        <DataTable
          caption="Preview on the last briefs"
          columns={columns}
          rows={rows.map((row, id) => ({ ...row, id }))}
          nameOf={({ reference }) => reference}
        />
      )}
    </Panel>
  )
}
