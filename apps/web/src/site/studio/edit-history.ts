import type { ConceptEdits } from '@agency/contract/concept-edits'

/** The changes now, and those to go back and forward to. */
export interface EditHistory {
  past: readonly ConceptEdits[]
  present: ConceptEdits
  future: readonly ConceptEdits[]
  /** What the last change was about, and when it was made, in ms. */
  last: { key: string; at: number } | undefined
}

const MAX_STEPS = 200
/** Changes of the same thing within this time are one step, in ms. */
const SAME_STEP_MS = 1_200

export const startHistory = (present: ConceptEdits): EditHistory => ({
  ...{ past: [], present, future: [], last: undefined },
})

/** A change; letters typed one after another into the same text are one step. */
export function withChange(
  { past, present, future, last }: EditHistory,
  next: ConceptEdits,
  { key, at }: { key: string; at: number },
): EditHistory {
  const isSameStep =
    last?.key === key && at - last.at < SAME_STEP_MS && past.length > 0 && future.length === 0
  return {
    past: isSameStep ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    last: { key, at },
  }
}

export function undone(history: EditHistory): EditHistory {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (!previous) return history
  return {
    past: past.slice(0, -1),
    present: previous,
    future: [present, ...future],
    last: undefined,
  }
}

export function redone(history: EditHistory): EditHistory {
  const { past, present, future } = history
  const [next, ...later] = future
  if (!next) return history
  return { past: [...past, present], present: next, future: later, last: undefined }
}
