import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '../../../ui/stored-json.ts'
import { FormNotice } from './conflict-choice.tsx'
import { Action } from './controls.ts'
import { formatTime } from './dates.ts'

/** A pause in typing this long is worth keeping, in ms. */
const KEPT_AFTER_MS = 600

/** What was typed and not saved, kept on this browser under a key; files cannot be kept. */
export function useDraft<Values>(key: string, values: z.ZodType<Values>) {
  const [found, setFound] = useState(() =>
    readStored(key, z.object({ values, savedAt: z.string() })),
  )
  return {
    /** The draft that an earlier visit left. */
    found,
    dismiss: () => setFound(undefined),
    keep: (changed: Values) =>
      writeStored(key, { values: changed, savedAt: new Date().toISOString() }),
    forget: () => {
      removeStored(key)
      setFound(undefined)
    },
  }
}

/** Calls back with values that have stood for a moment, while there is something to keep. */
export function useKept<Values>(values: Values, isWorthIt: boolean, keep: (v: Values) => void) {
  // Values come as a new object with every render; their text changes when they do.
  const text = JSON.stringify(values)
  const keepText = useEffectEvent((stood: string) => keep(JSON.parse(stood)))
  useEffect(() => {
    if (!isWorthIt) return
    const timer = setTimeout(() => keepText(text), KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isWorthIt])
}

interface DraftNoticeProps {
  /** What it is a draft of: 'this project'. */
  of: string
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit left. */
export const DraftNotice = ({ of, savedAt, onRestore, onDiscard }: DraftNoticeProps) => (
  <FormNotice role="status">
    <p>
      You left a draft of {of} on {formatTime(savedAt)}.
    </p>
    <Action look="outline" onClick={onRestore}>
      Restore draft
    </Action>
    <Action look="quiet" onClick={onDiscard}>
      Discard
    </Action>
  </FormNotice>
)
