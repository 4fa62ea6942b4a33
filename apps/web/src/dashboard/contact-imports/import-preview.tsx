import type { ImportCounts, ImportPreview, ImportSample } from '@agency/contract/contact-import'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { formatCount, formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { EmailLine } from '../../ui/data/email-line.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { downloadProblems } from './import-calls.ts'
import { contacts, rows } from './import-texts.ts'
import type { ContactImportState } from './use-contact-import.ts'

const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    '& > div': { display: 'grid', alignContent: 'start' },
    '& dt': { color: 'fg.muted', order: '1', overflowWrap: 'anywhere' },
    '& dd': { fontSize: '1.75rem', fontWeight: '700', lineHeight: '1.2' },
    '& [data-zero]': { color: 'fg.subtle' },
  },
})
const Known = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
})
const Note = chakra('p', { base: { padding: '4', color: 'fg.muted' } })
const Person = chakra('span', { base: { display: 'block', '& strong': { fontWeight: '600' } } })

const countLabels = {
  added: 'New contacts',
  known: 'Exist already',
  duplicates: 'Repeated in the file',
  faulty: 'With a fault',
} as const satisfies Partial<Record<keyof ImportCounts, string>>

const sampleColumns: Column<ImportSample & { id: number }>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, email }) => (
      <Person>
        <strong>{name}</strong>
        <EmailLine email={email} />
      </Person>
    ),
  },
  { key: 'company', title: 'Company', cell: ({ company }) => company },
  { key: 'phone', title: 'Phone', wideOnly: true, cell: ({ phone }) => phone },
  { key: 'status', title: 'Status', cell: ({ status }) => status },
  { key: 'source', title: 'Source', wideOnly: true, cell: ({ source }) => source },
  { key: 'tags', title: 'Tags', cell: ({ tags }) => tags.join(', ') },
  {
    key: 'created',
    title: 'Created on',
    cell: ({ created }) => (created ? formatDay(created) : 'Today'),
  },
]

interface ImportPartProps {
  state: ContactImportState
  preview: ImportPreview
}

/** What an import would do, and the button that does it. */
export function ImportPreviewPanel({ state, preview: { result } }: ImportPartProps) {
  const { chosen, isCurrent, isImporting } = state
  if (!result || !chosen) return null
  const { counts, samples } = result
  const isEmpty = counts.added + counts.filled === 0
  const action = [
    counts.added > 0 && `Import ${contacts(counts.added)}`,
    counts.filled > 0 &&
      `${counts.added > 0 ? 'fill in' : 'Fill in'} ${formatCount(counts.filled)}`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Panel aria-labelledby="import-preview" aria-busy={!isCurrent}>
      <PanelHeader>
        <h2 id="import-preview">Preview</h2>
        <span role="status">{isCurrent ? rows(counts.rows) : 'Reading the file...'}</span>
      </PanelHeader>
      <PanelBody display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Counts>
          {Object.entries(countLabels).map(([name, label]) => {
            const count = counts[name as keyof typeof countLabels]
            return (
              <div key={name} data-zero={count === 0 ? '' : undefined}>
                <dt>{label}</dt>
                <dd>{formatCount(count)}</dd>
              </div>
            )
          })}
        </Counts>
        {counts.known > 0 && (
          <Known>
            <span aria-hidden="true">Those who exist already:</span>
            <SegmentedControl
              legend="Contacts who exist already"
              name="known"
              dense
              options={[
                ['keep', 'Leave as is'],
                ['fill', 'Fill in gaps'],
              ]}
              value={chosen.options.known}
              onChange={(known) => state.setOptions({ known })}
            />
            {chosen.options.known === 'fill' && isCurrent && (
              <span>
                {counts.filled === 0
                  ? 'They lack nothing that is in the file.'
                  : `${contacts(counts.filled)} would get something they lack.`}
              </span>
            )}
          </Known>
        )}
        <FormFailure message={state.importFailure} />
        <div>
          <Action
            aria-disabled={!isCurrent || isEmpty || isImporting}
            onClick={() => isCurrent && !isEmpty && !isImporting && state.importFile()}
          >
            {isImporting ? 'Importing...' : isEmpty ? 'Nothing to import' : action}
          </Action>
        </div>
      </PanelBody>
      {samples.length > 0 && (
        <DataTable
          caption="The first new contacts"
          rows={samples.map((sample) => ({ ...sample, id: sample.line }))}
          nameOf={({ name }) => name}
          columns={sampleColumns}
          isStale={!isCurrent}
        />
      )}
    </Panel>
  )
}

/** The rows that are left out, and why. */
export function ImportProblems({ state, preview: { result } }: ImportPartProps) {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const { chosen, columns } = state
  if (!result || !chosen || result.problemCount === 0) return null
  const { problems, problemCount } = result
  async function download({ file, options }: NonNullable<typeof chosen>) {
    setBusy(true)
    try {
      await downloadProblems(file, { ...options, columns })
    } catch {
      toast({ text: 'Failed to download the list. Please try again.', failed: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel aria-labelledby="import-problems">
      <PanelHeader paddingBlock="2">
        <h2 id="import-problems">Left out</h2>
        <Action
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void download(chosen)}
        >
          <Icon name="download" /> {isBusy ? 'Downloading...' : 'Download as CSV'}
        </Action>
      </PanelHeader>
      <DataTable
        caption="Rows that are left out"
        rows={problems.map((problem, id) => ({ ...problem, id }))}
        nameOf={({ line }) => `line ${line}`}
        columns={[
          { key: 'line', title: 'Line', cell: ({ line }) => `Line ${formatCount(line)}` },
          { key: 'column', title: 'Column', cell: ({ column }) => column },
          { key: 'reason', title: 'Problem', cell: ({ reason }) => reason },
        ]}
        isStale={!state.isCurrent}
      />
      {problemCount > problems.length && (
        <Note>
          These are the first {formatCount(problems.length)} of {formatCount(problemCount)}. The
          download has all of them, with their rows, to be mended and imported again.
        </Note>
      )}
    </Panel>
  )
}
