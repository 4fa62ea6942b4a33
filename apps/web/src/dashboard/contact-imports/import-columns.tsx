import {
  columnsProblem,
  type ImportField,
  type ImportPreview,
  importFieldLabels,
  importFields,
} from '@agency/contract/contact-import'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { DataTable } from '../../ui/data/data-table.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, CompactSelect } from '../../ui/forms/controls.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import type { ContactImportState } from './use-contact-import.ts'

/** Exports of other programs can have a hundred columns, most of them of no use here. */
const FEW = 15

const Examples = chakra('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })
const Problem = chakra('p', {
  base: { padding: '4', paddingBottom: '2', color: 'error', fontWeight: '600' },
})
const DateOrder = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
})

interface ImportColumnsPanelProps {
  state: ContactImportState
  preview: ImportPreview
}

/** How the columns of the file are matched. */
export function ImportColumnsPanel({ state, preview }: ImportColumnsPanelProps) {
  const { columns, chosen, setOptions } = state
  const problem = columnsProblem(columns)
  const match = (index: number, field: ImportField | null) =>
    // A field has one column: another one that had it is ignored now.
    setOptions({
      columns: columns.map((each, at) => (at === index ? field : each === field ? null : each)),
    })
  const [showsAll, setShowsAll] = useState(columns.length <= FEW || problem !== undefined)
  // A column stays where it is once it is chosen to be ignored.
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const all = preview.columns.map((column, id) => ({ ...column, id }))
  const rows = all.filter(({ id }) => showsAll || columns[id] !== null || changed.has(id))
  const nameOf = ({ id, heading }: { id: number; heading: string }) => heading || `Column ${id + 1}`
  return (
    <Panel aria-labelledby="import-columns">
      <PanelHeader>
        <h2 id="import-columns">Columns</h2>
        {columns.length > FEW && (
          <Action variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show matched columns only' : `Show all ${all.length} columns`}
          </Action>
        )}
      </PanelHeader>
      {problem && <Problem role="alert">{problem}</Problem>}
      <DataTable
        caption="Columns of the file"
        rows={rows}
        nameOf={nameOf}
        columns={[
          { key: 'heading', title: 'In the file', cell: (row) => <strong>{nameOf(row)}</strong> },
          {
            key: 'examples',
            title: 'Examples',
            cell: ({ examples }) =>
              examples.length > 0 && <Examples>{examples.join(' · ')}</Examples>,
          },
          {
            key: 'field',
            title: 'Imported as',
            cell: (row) => (
              <CompactSelect
                aria-label={`${nameOf(row)} is imported as`}
                value={columns[row.id] ?? ''}
                minWidth={{ base: '0', md: '170px' }}
                onChange={({ target }) => {
                  setChanged(new Set([...changed, row.id]))
                  match(row.id, importFields.find((field) => field === target.value) ?? null)
                }}
              >
                <option value="">Not imported</option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {importFieldLabels[field]}
                  </option>
                ))}
              </CompactSelect>
            ),
          },
        ]}
      />
      {columns.includes('created') && (
        <PanelBody borderTopWidth="1px" borderColor="line">
          <DateOrder>
            <span aria-hidden="true">3/4/2026 is in</span>
            <SegmentedControl
              legend="3/4/2026 is in"
              name="date-order"
              dense
              options={[
                ['day', 'April'],
                ['month', 'March'],
              ]}
              value={chosen?.options.dayFirst ? 'day' : 'month'}
              onChange={(order) => setOptions({ dayFirst: order === 'day' })}
            />
          </DateOrder>
        </PanelBody>
      )}
    </Panel>
  )
}
