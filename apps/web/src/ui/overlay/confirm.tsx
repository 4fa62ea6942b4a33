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
  /** The question, word for word. */
  text: string
  /** What else there is to know before the answer; lines stay lines. */
  note?: string
  /** The label of yes. */
  yes: string
  danger?: boolean
}

type Confirm = (question: Question) => Promise<boolean>
const ConfirmContext = createContext<Confirm>(async () => false)

/** Asks a yes-or-no question in a dialog of its own; anything but yes is no. */
export const useConfirm = (): Confirm => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const answer = useRef<(isYes: boolean) => void>(undefined)
  const confirm = useCallback<Confirm>(
    (asked) =>
      new Promise((resolve) => {
        // Only one question is shown at a time: one that is replaced was not agreed to.
        answer.current?.(false)
        answer.current = resolve
        setQuestion(asked)
      }),
    [],
  )
  const settle = (isYes: boolean) => {
    setQuestion(undefined)
    answer.current?.(isYes)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog question={question} onAnswer={settle} />}
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
  const isYes = useRef(false)
  const close = (chosen: boolean) => {
    isYes.current = chosen
    dialog.current?.close()
  }
  return (
    <Box
      ref={dialog}
      aria-labelledby="question"
      aria-describedby={note && 'question-note'}
      onClose={() => onAnswer(isYes.current)}
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
