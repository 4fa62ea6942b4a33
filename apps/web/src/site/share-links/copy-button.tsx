import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { Button } from '../../ui/core/button.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'

/** How long a button shows its feedback, in ms. */
const FEEDBACK_MS = 2_500

interface CopyState {
  /** The result of the last press; undefined after a while. */
  outcome: 'copied' | 'failed' | undefined
  copy: (text: string) => void
}

/** Copies text, and briefly shows whether it worked. */
export function useCopyToClipboard(): CopyState {
  const [outcome, setOutcome] = useState<CopyState['outcome']>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return {
    outcome,
    copy: (text) => void copyText(text).then((copied) => setOutcome(copied ? 'copied' : 'failed')),
  }
}

/** The outcome as text, shown and, in a status region, announced. */
export const copyOutcomeText = {
  copied: 'Copied',
  failed: 'Please copy it by hand',
} as const

interface CopyButtonProps {
  /** Computed when the button is pressed. */
  text: () => string
  children: ReactNode
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const { outcome, copy } = useCopyToClipboard()
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => copy(text())}>
        {outcome ? copyOutcomeText[outcome] : children}
      </Button>
      <VisuallyHidden role="status">{outcome && copyOutcomeText[outcome]}</VisuallyHidden>
    </>
  )
}
