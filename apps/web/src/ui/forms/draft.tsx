import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '../../browser/stored-json.ts'
import { formatTime } from '../../format/dates.ts'
import { FormNotice } from './conflict-choice.tsx'
import { Action } from './controls.ts'
import { mergeValues } from './merge-values.ts'

/** Limits how many unresolved drafts accumulate. */
const MAX_DRAFTS = 4

interface Draft<Values> {
  values: Values
  /** The values that the change started from; unknown for drafts from earlier releases. */
  base?: Partial<Values> | undefined
  savedAt: string
}

/** Newest first; earlier releases stored only one. */
function storedDraftsSchema<Values extends object>(
  values: z.ZodType<Values>,
): z.ZodType<Draft<Values>[]> {
  const draftSchema = z.object({
    values,
    base: z.custom<Partial<Values>>((base) => typeof base === 'object').optional(),
    savedAt: z.string(),
  })
  return z.union([z.array(draftSchema), draftSchema.transform((draft) => [draft])])
}

/**
 * Unsaved input, stored in this browser under a key; files cannot be stored. A draft from an
 * earlier visit is offered until somebody decides on it: new input goes into a separate draft.
 */
export function useDraft<Values extends object>(
  key: string,
  schema: z.ZodType<Values>,
  base: Values,
) {
  const [earlierDrafts, setEarlierDrafts] = useState(
    () => readStored(key, storedDraftsSchema(schema)) ?? [],
  )
  const current = useRef<Draft<Values>>(undefined)
  const store = (remaining: Draft<Values>[]) => {
    const drafts = [...(current.current ? [current.current] : []), ...remaining].slice(
      0,
      MAX_DRAFTS,
    )
    if (drafts.length > 0) writeStored(key, drafts)
    else removeStored(key)
  }
  const updateEarlierDrafts = (remaining: Draft<Values>[]) => {
    store(remaining)
    setEarlierDrafts(remaining)
  }
  return {
    /** The draft from an earlier visit. */
    earlier: earlierDrafts[0],
    keep: (values: Values) => {
      current.current = { values, base, savedAt: new Date().toISOString() }
      store(earlierDrafts)
    },
    /**
     * Returns the form's values with the draft's changes. Input typed meanwhile is offered in its
     * place.
     */
    restore: (): Values => {
      const [restored, ...others] = earlierDrafts
      const remaining = current.current ? [current.current, ...others] : others
      const values = restored ? mergeValues(restored.values, restored.base ?? {}, base) : base
      current.current = { values, base, savedAt: restored?.savedAt ?? new Date().toISOString() }
      updateEarlierDrafts(remaining)
      return values
    },
    discard: () => updateEarlierDrafts(earlierDrafts.slice(1)),
    /** Discards the input of this visit. */
    discardCurrent: () => {
      current.current = undefined
      store(earlierDrafts)
    },
    /** Everything is saved. */
    clear: () => {
      current.current = undefined
      updateEarlierDrafts([])
    },
  }
}

/**
 * Stores values as they change, while there is something to keep: a session can end at any time.
 */
export function useAutosave<Values>(
  values: Values,
  shouldSave: boolean,
  keep: (values: Values) => void,
) {
  // Each render creates a new object of values, so compare them as JSON.
  const text = JSON.stringify(values)
  const saveJson = useEffectEvent((changed: string) => keep(JSON.parse(changed)))
  useEffect(() => {
    if (shouldSave) saveJson(text)
  }, [text, shouldSave])
}

interface DraftNoticeProps {
  /** The name of the drafted item: 'this project'. */
  itemName: string
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers the draft of an earlier visit. */
export const DraftNotice = ({ itemName, savedAt, onRestore, onDiscard }: DraftNoticeProps) => (
  <FormNotice role="status">
    <p>
      You left a draft of {itemName} on {formatTime(savedAt)}.
    </p>
    <Action variant="outline" onClick={onRestore}>
      Restore draft
    </Action>
    <Action variant="quiet" onClick={onDiscard}>
      Discard
    </Action>
  </FormNotice>
)
