import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { Action } from '../forms/controls.ts'
import { confirmDialogStyle } from './confirm-dialog-style.ts'
import { useModal } from './modal.ts'

const Box = chakra('dialog', {
  base: {
    ...confirmDialogStyle,
    '& p': { fontSize: '1rem', fontWeight: '600', lineHeight: '1.5' },
    '& small': {
      ...{ display: 'block', marginTop: '2', fontSize: '.875rem', color: 'fg.muted' },
      whiteSpace: 'pre-line',
    },
    '& > div': { display: 'flex', justifyContent: 'flex-end', gap: '2', marginTop: '6' },
  },
})

interface Question {
  /** The exact text of the question. */
  text: string
  /** More information for the decision; line breaks are kept. */
  note?: string
  /** The label of the confirm button. */
  confirmLabel: string
  danger?: boolean
}

interface PendingQuestion extends Question {
  id: number
  resolve: (isConfirmed: boolean) => void
}

type Confirm = (question: Question) => Promise<boolean>
const ConfirmContext = createContext<Confirm>(async () => false)

/** Asks a yes-or-no question in a dialog; anything but yes counts as no. */
export const useConfirm = (): Confirm => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<PendingQuestion>()
  const latest = useRef<PendingQuestion>(undefined)
  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((resolve) => {
        // Only one question is shown at a time: one that is replaced counts as declined.
        latest.current?.resolve(false)
        latest.current = { ...request, resolve, id: (latest.current?.id ?? 0) + 1 }
        setQuestion(latest.current)
      }),
    [],
  )
  const settle = (pending: PendingQuestion, isConfirmed: boolean) => {
    pending.resolve(isConfirmed)
    // The close event of a dialog comes late: the next question may already be shown.
    if (latest.current === pending) setQuestion(undefined)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          key={question.id}
          question={question}
          onAnswer={(isConfirmed) => settle(question, isConfirmed)}
        />
      )}
    </ConfirmContext>
  )
}

function ConfirmDialog({
  question: { text, note, confirmLabel, danger = false },
  onAnswer,
}: {
  question: Question
  onAnswer: (isConfirmed: boolean) => void
}) {
  const dialog = useModal()
  const close = (isConfirmed: boolean) => {
    dialog.current?.close()
    onAnswer(isConfirmed)
  }
  return (
    <Box
      ref={dialog}
      aria-labelledby="question"
      aria-describedby={note && 'question-note'}
      onClose={() => onAnswer(false)}
    >
      <p id="question">{text}</p>
      {note && <small id="question-note">{note}</small>}
      <div>
        <Action variant="outline" onClick={() => close(false)}>
          Cancel
        </Action>
        <Action danger={danger} onClick={() => close(true)}>
          {confirmLabel}
        </Action>
      </div>
    </Box>
  )
}
