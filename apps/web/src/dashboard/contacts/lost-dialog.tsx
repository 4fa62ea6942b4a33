import { LOST_NOTE_MAX } from '@agency/contract/contact'
import { type LostReason, lostReasonLabels, lostReasons } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef, useState } from 'react'
import { Action, CheckBox, CheckLabel, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { confirmDialogStyle } from '../../ui/overlay/confirm-dialog-style.ts'
import { useModal } from '../../ui/overlay/modal.ts'

const Box = chakra('dialog', {
  base: {
    ...confirmDialogStyle,
    '& form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    '& h2': { fontSize: '1rem', fontWeight: '600', overflowWrap: 'anywhere' },
    '& fieldset': { display: 'grid' },
    '& fieldset + div': { marginTop: '1' },
    '& form > div:last-child': { display: 'flex', justifyContent: 'flex-end', gap: '2' },
  },
})

export interface LostAnswer {
  /** null if staff do not know. */
  lostReason: LostReason | null
  lostNote: string
}

interface LostDialogProps {
  name: string
  onAnswer: (answer: LostAnswer | undefined) => void
}

const options = [
  ...lostReasons.map((reason) => [reason, lostReasonLabels[reason]] as const),
  [null, 'I don’t know'] as const,
]

function LostDialog({ name, onAnswer }: LostDialogProps) {
  const dialog = useModal()
  const [lostReason, setReason] = useState<LostReason | null>(null)
  const [lostNote, setNote] = useState('')
  const close = (answer: LostAnswer | undefined) => {
    dialog.current?.close()
    onAnswer(answer)
  }
  return (
    <Box ref={dialog} aria-labelledby="lost-question" onClose={() => onAnswer(undefined)}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          close({ lostReason, lostNote: lostNote.trim() })
        }}
      >
        <h2 id="lost-question">Why was {name} lost?</h2>
        <fieldset aria-labelledby="lost-question">
          {options.map(([reason, label]) => (
            <CheckLabel key={label}>
              <CheckBox
                type="radio"
                name="lost-reason"
                checked={lostReason === reason}
                onChange={() => setReason(reason)}
              />
              {label}
            </CheckLabel>
          ))}
        </fieldset>
        <Field id="lost-note" label="In their words" optional>
          {(control) => (
            <CompactInput
              {...control}
              value={lostNote}
              maxLength={LOST_NOTE_MAX}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div>
          <Action variant="outline" onClick={() => close(undefined)}>
            Cancel
          </Action>
          <Action type="submit">Mark as lost</Action>
        </div>
      </form>
    </Box>
  )
}

/**
 * Asks why a contact was lost: `ask` resolves to the answer, or to undefined if staff cancel; the
 * dialog has to be rendered.
 */
export function useLostReason(): {
  ask: (name: string) => Promise<LostAnswer | undefined>
  dialog: ReactNode
} {
  const [name, setName] = useState<string>()
  const resolve = useRef<(answer: LostAnswer | undefined) => void>(undefined)
  const settle = (answer: LostAnswer | undefined) => {
    resolve.current?.(answer)
    resolve.current = undefined
    setName(undefined)
  }
  return {
    ask: (contactName) =>
      new Promise((onAnswer) => {
        // Only one question is shown at a time.
        resolve.current?.(undefined)
        resolve.current = onAnswer
        setName(contactName)
      }),
    dialog: name !== undefined && <LostDialog key={name} name={name} onAnswer={settle} />,
  }
}
