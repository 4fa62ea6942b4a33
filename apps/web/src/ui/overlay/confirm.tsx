import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { Action } from '../forms/controls.ts'
import { useModal } from './modal.ts'

const Box = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(440px, calc(100vw - 2rem))',
    padding: '6',
    bg: 'surface',
    color: 'fg',
    fontSize: '.875rem',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
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
  yes: string
  danger?: boolean
}

interface AskedQuestion extends Question {
  id: number
  answer: (isYes: boolean) => void
}

type Confirm = (question: Question) => Promise<boolean>
const ConfirmContext = createContext<Confirm>(async () => false)

/** Asks a yes-or-no question in a dialog; anything but yes counts as no. */
export const useConfirm = (): Confirm => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<AskedQuestion>()
  const latest = useRef<AskedQuestion>(undefined)
  const confirm = useCallback<Confirm>(
    (requested) =>
      new Promise((answer) => {
        // Only one question is shown at a time: one that is replaced counts as declined.
        latest.current?.answer(false)
        latest.current = { ...requested, answer, id: (latest.current?.id ?? 0) + 1 }
        setQuestion(latest.current)
      }),
    [],
  )
  const settle = (answered: AskedQuestion, isYes: boolean) => {
    answered.answer(isYes)
    // The close event of a dialog comes late: the next question may already be shown.
    if (latest.current === answered) setQuestion(undefined)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          key={question.id}
          question={question}
          onAnswer={(isYes) => settle(question, isYes)}
        />
      )}
    </ConfirmContext>
  )
}

function ConfirmDialog({
  question: { text, note, yes, danger = false },
  onAnswer,
}: {
  question: Question
  onAnswer: (isYes: boolean) => void
}) {
  const dialog = useModal()
  const close = (isYes: boolean) => {
    dialog.current?.close()
    onAnswer(isYes)
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
          {yes}
        </Action>
      </div>
    </Box>
  )
}
