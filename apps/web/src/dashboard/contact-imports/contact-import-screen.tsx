import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@agency/contract/contact-import'
import { formatCount } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { Action, ActionLink } from '../../ui/forms/controls.ts'
import { FileDrop } from '../../ui/media/file-drop.tsx'
import { formatBytes } from '../../ui/media/image-file.ts'
import { Screen } from '../layout/screen.tsx'
import { ImportColumnsPanel } from './import-columns.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportOutcomePanel } from './import-outcome.tsx'
import { ImportPreviewPanel, ImportProblems } from './import-preview.tsx'
import { useContactImport } from './use-contact-import.ts'

const FILE_TYPES = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain']

function fileError({ name, size }: File): string | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name)) {
    return `${name} is a spreadsheet. Please save it as CSV first.`
  }
  if (size > MAX_IMPORT_BYTES) {
    return `${name} is larger than ${formatBytes(MAX_IMPORT_BYTES)}. Please split it.`
  }
  return undefined
}

/** Imports contacts from a CSV file: match its columns, see what would happen, then import. */
export default function ContactImportScreen() {
  const state = useContactImport()
  const { chosen, preview, previewFailure, outcome } = state
  return (
    <Screen
      title="Import contacts"
      requires="contacts:write"
      description="From HubSpot, Outlook, Google Contacts or a spreadsheet, saved as CSV. You see what would happen before anything is stored, and can undo it for a day. Nobody gets an email."
      actions={
        <ActionLink href="/dashboard/users" variant="outline">
          <Icon name="left" /> All users
        </ActionLink>
      }
    >
      {outcome && (
        // A panel of its own for each outcome, so that each takes the focus.
        <ImportOutcomePanel key={`${outcome.type} ${outcome.id}`} outcome={outcome} />
      )}
      <Panel aria-labelledby="import-file">
        <PanelHeader>
          <h2 id="import-file">File</h2>
        </PanelHeader>
        <PanelBody>
          <FileDrop
            label="File with contacts"
            action={chosen ? 'Choose another file' : 'Choose a file'}
            hint={`or drop one here: at most ${formatCount(MAX_IMPORT_ROWS)} rows and ${formatBytes(MAX_IMPORT_BYTES)}`}
            accept={FILE_TYPES}
            errorOf={fileError}
            onFiles={([file]) => file && state.choose(file)}
          >
            {chosen && (
              <>
                <strong>{chosen.file.name}</strong>
                <Action variant="quiet" onClick={state.cancel}>
                  Remove
                </Action>
              </>
            )}
          </FileDrop>
        </PanelBody>
      </Panel>
      {chosen &&
        (previewFailure ? (
          <Panel aria-label="Preview">
            <LoadFailure message={previewFailure} onRetry={state.retryPreview} />
          </Panel>
        ) : preview ? (
          <>
            <ImportColumnsPanel key={chosen.idempotencyKey} state={state} preview={preview} />
            <ImportPreviewPanel state={state} preview={preview} />
            <ImportProblems state={state} preview={preview} />
          </>
        ) : (
          <Panel aria-label="Preview">
            <RowsSkeleton rows={6} label="Reading the file..." />
          </Panel>
        ))}
      <ImportHistory state={state} />
    </Screen>
  )
}
