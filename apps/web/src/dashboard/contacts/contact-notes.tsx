import { type Contact, NOTES_MAX } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { formatClock, formatDay } from '../../format/dates.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { Action, CompactTextArea } from '../../ui/forms/controls.ts'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useNotes } from './use-notes.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '3', padding: '4' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const SaveState = chakra('p', {
  base: { color: 'fg.muted', '&[data-unsaved]': { color: 'warning', fontWeight: '600' } },
})
const TheirNotes = chakra('blockquote', {
  base: {
    flex: '1 1 100%',
    maxHeight: '200px',
    overflowY: 'auto',
    paddingInlineStart: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'control',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** The notes that staff keep about a person. */
export function ContactNotes({ contact }: { contact: Contact }) {
  const notes = useNotes(contact)
  const textArea = useRef<HTMLTextAreaElement>(null)
  useUnsavedGuard(notes.isUnsaved, notes.discard)
  const save = useSingleFlight(notes.save)
  /** Begins a note of today above the others. */
  const addDated = () => {
    const start = `${formatDay(new Date())}: `
    flushSync(() => notes.edit(notes.text === '' ? start : `${start}\n\n${notes.text}`))
    textArea.current?.focus()
    textArea.current?.setSelectionRange(start.length, start.length)
  }
  const resolveConflict = (choice: () => void) => () => {
    choice()
    textArea.current?.focus()
  }
  return (
    <Panel aria-labelledby="contact-notes">
      <PanelHeader>
        <h2 id="contact-notes">Notes</h2>
        <SaveState role="status" data-unsaved={notes.isUnsaved && !notes.isSaving ? '' : undefined}>
          {stateOf(notes)}
        </SaveState>
      </PanelHeader>
      <Form
        method="post"
        aria-label="Notes"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {notes.theirs && (
          <ConflictChoice
            itemName="this user"
            onKeepMine={resolveConflict(notes.keepMine)}
            onTakeTheirs={resolveConflict(notes.takeTheirs)}
          >
            <TheirNotes tabIndex={0} aria-label="Their notes">
              {notes.theirs.notes || 'They removed the notes.'}
            </TheirNotes>
          </ConflictChoice>
        )}
        <VisuallyHidden as="label" {...{ htmlFor: 'notes' }}>
          Notes about {contact.name}
        </VisuallyHidden>
        <CompactTextArea
          ref={textArea}
          id="notes"
          rows={6}
          maxLength={NOTES_MAX}
          value={notes.text}
          placeholder="What was said, what was promised, who to ask for."
          onChange={({ target }) => notes.edit(target.value)}
        />
        <Actions>
          <Action
            type="submit"
            variant={notes.isUnsaved ? 'solid' : 'outline'}
            aria-disabled={notes.isSaving}
          >
            {notes.isSaving ? 'Saving...' : 'Save notes'}
          </Action>
          <Action variant="outline" onClick={addDated}>
            <DashboardIcon name="plus" /> Note of today
          </Action>
        </Actions>
      </Form>
    </Panel>
  )
}

function stateOf({ isSaving, isUnsaved, savedAt }: ReturnType<typeof useNotes>): string {
  if (isSaving) return 'Saving...'
  if (isUnsaved) return 'Unsaved changes'
  return savedAt ? `Saved ${formatClock(savedAt)}` : ''
}
