import type { PreviewedBrief } from '@agency/contract/price-book'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../ui/amounts.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { formatDay } from '../parts/dates.ts'
import { Panel, PanelBody, PanelHead } from '../parts/panel.ts'
import { differenceText, previewSummary } from './preview-words.ts'

const Moved = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '32px' },
      cursor: 'pointer',
      color: 'accent',
      fontWeight: '600',
      borderRadius: 'control',
    },
    '& > ul': { display: 'grid', gap: '1', paddingBlock: '1' },
    '& > ul > li': { color: 'fg.muted' },
  },
})

const Amount = chakra('span', { base: { whiteSpace: 'nowrap' } })

const columns: Column<PreviewedBrief>[] = [
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
    title: 'What moved',
    cell: ({ reference, moved }) =>
      moved.length > 0 && (
        <Moved>
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
        </Moved>
      ),
  },
]

const linesText = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/** The last briefs priced by the book as it is and as it would be; brought into view when it comes. */
export function PreviewPanel({ rows }: { rows: PreviewedBrief[] }) {
  const head = useRef<HTMLHeadingElement>(null)
  // A newer preview is a newer array.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what the effect follows
  useEffect(() => head.current?.focus(), [rows])
  return (
    <Panel aria-labelledby="price-book-preview" scrollMarginTop="72px">
      <PanelHead>
        <h2 id="price-book-preview" ref={head} tabIndex={-1}>
          Preview
        </h2>
      </PanelHead>
      <PanelBody display="grid" gap="3">
        <p role="status">{previewSummary(rows)} Totals include GST. Nothing is saved yet.</p>
      </PanelBody>
      {rows.length > 0 && (
        <DataTable
          caption="Preview on the last briefs"
          columns={columns}
          rows={rows}
          idOf={(row) => rows.indexOf(row)}
          nameOf={({ reference }) => reference}
        />
      )}
    </Panel>
  )
}
