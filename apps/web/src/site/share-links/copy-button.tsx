import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { Button } from '../../ui/core/button.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'

/** How long a button says what it did, in ms. */
const SAID_FOR_MS = 2_500

interface Copying {
  /** What the last press did; undefined after a while. */
  outcome: 'copied' | 'refused' | undefined
  copy: (text: string) => void
}

/** Copies, and says for a moment how it went. */
export function useCopying(): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return {
    outcome,
    copy: (text) => void copyText(text).then((copied) => setOutcome(copied ? 'copied' : 'refused')),
  }
}

/** In words, for the eye and, in a status, for the ear. */
export const copyOutcomeText = {
  copied: 'Copied',
  refused: 'Please copy it by hand',
} as const

interface CopyButtonProps {
  /** Made when it is pressed. */
  text: () => string
  children: ReactNode
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const { outcome, copy } = useCopying()
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => copy(text())}>
        {outcome ? copyOutcomeText[outcome] : children}
      </Button>
      <VisuallyHidden role="status">{outcome && copyOutcomeText[outcome]}</VisuallyHidden>
    </>
  )
}
