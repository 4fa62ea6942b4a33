import { useEffect, useRef, useState } from 'react'

/**
 * Arrow keys pass through the values in between, so a keyboard choice is committed after this many
 * ms without a key.
 */
const COMMIT_DELAY_MS = 800

/** Commits a choice by pointer immediately, and one by keys after a pause, on Enter or on blur. */
export function useDeferredChoice<Value>(value: Value, onChoose: (value: Value) => void) {
  const [draft, setDraft] = useState<Value>()
  const isByKeyboard = useRef(false)
  const commit = () => {
    setDraft(undefined)
    if (draft !== undefined && draft !== value) onChoose(draft)
  }
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(() => latest.current(), COMMIT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // A row that leaves the view commits its pending choice.
  useEffect(() => () => latest.current(), [])
  return {
    displayedValue: draft ?? value,
    choose: (next: Value) => {
      if (isByKeyboard.current) setDraft(next)
      else onChoose(next)
    },
    commit,
    setByKeyboard: (isKeyboard: boolean) => {
      isByKeyboard.current = isKeyboard
    },
  }
}
