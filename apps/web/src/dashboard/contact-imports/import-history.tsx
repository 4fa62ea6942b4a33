import type { ContactImport } from '@agency/contract/contact-import'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { contacts, describeCounts } from './import-texts.ts'
import type { ContactImportState } from './use-contact-import.ts'

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& p': { flex: '1 1 240px', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
  },
})

const UNDO_NOTE =
  'Contacts that were changed since, wrote, or were written to stay, and you see who they are.'

/** The imports that can still be undone. */
export function ImportHistory({ state }: { state: ContactImportState }) {
  const confirm = useConfirm()
  const { data: imports = [] } = trpc.contacts.imports.useQuery()
  if (imports.length === 0) return null
  async function undo(done: ContactImport) {
    const isConfirmed = await confirm({
      text: `Undo the import of ${done.fileName}, with ${contacts(done.counts.added)}?`,
      note: UNDO_NOTE,
      confirmLabel: 'Undo the import',
      danger: true,
    })
    if (isConfirmed) await state.undo(done)
  }
  return (
    <Panel aria-labelledby="import-history">
      <PanelHeader>
        <h2 id="import-history">Imports of the last day</h2>
      </PanelHeader>
      <PanelBody>
        <Rows aria-label="Imports">
          {imports.map((done) => (
            <li key={done.id}>
              <p>
                <strong>{done.fileName}</strong>: {describeCounts(done.counts)}
                <small>
                  By {done.by}, {formatTime(done.importedAt)}. You can undo it until{' '}
                  {formatTime(done.undoUntil)}.
                </small>
              </p>
              <Action
                variant="outline"
                aria-label={`Undo the import of ${done.fileName}`}
                aria-disabled={state.isUndoing}
                onClick={() => !state.isUndoing && void undo(done)}
              >
                {state.isUndoing ? 'Undoing...' : 'Undo'}
              </Action>
            </li>
          ))}
        </Rows>
      </PanelBody>
    </Panel>
  )
}
