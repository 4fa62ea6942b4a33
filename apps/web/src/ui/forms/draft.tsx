import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '../../browser/stored-json.ts'
import { formatTime } from '../../format/dates.ts'
import { FormNotice } from './conflict-choice.tsx'
import { Action } from './controls.ts'
import { mergeValues } from './merge-values.ts'

/** Drafts that nobody decides on must not pile up. */
const DRAFTS_MAX = 4

interface Draft<Values> {
  values: Values
  /** The values that the change started from; unknown for drafts from earlier releases. */
  base?: Partial<Values> | undefined
  savedAt: string
}

/** Newest first; earlier releases stored only one. */
function storedDrafts<Values extends object>(
  values: z.ZodType<Values>,
): z.ZodType<Draft<Values>[]> {
  const one = z.object({
    values,
    base: z.custom<Partial<Values>>((base) => typeof base === 'object').optional(),
    savedAt: z.string(),
  })
  return z.union([z.array(one), one.transform((draft) => [draft])])
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
  const [offers, setOffers] = useState(() => readStored(key, storedDrafts(schema)) ?? [])
  const current = useRef<Draft<Values>>(undefined)
  const store = (left: Draft<Values>[]) => {
    const drafts = [...(current.current ? [current.current] : []), ...left].slice(0, DRAFTS_MAX)
    if (drafts.length > 0) writeStored(key, drafts)
    else removeStored(key)
  }
  const decide = (left: Draft<Values>[]) => {
    store(left)
    setOffers(left)
  }
  return {
    /** The draft from an earlier visit. */
    found: offers[0],
    keep: (values: Values) => {
      current.current = { values, base, savedAt: new Date().toISOString() }
      store(offers)
    },
    /**
     * Returns the form's values with the draft's changes. Input typed meanwhile is offered in its
     * place.
     */
    restore: (): Values => {
      const [offer, ...rest] = offers
      const left = current.current ? [current.current, ...rest] : rest
      const values = offer ? mergeValues(offer.values, offer.base ?? {}, base) : base
      current.current = { values, base, savedAt: offer?.savedAt ?? new Date().toISOString() }
      decide(left)
      return values
    },
    discard: () => decide(offers.slice(1)),
    /** Discards the input of this visit. */
    drop: () => {
      current.current = undefined
      store(offers)
    },
    /** Everything is saved. */
    clear: () => {
      current.current = undefined
      decide([])
    },
  }
}

/**
 * Stores values as they change, while there is something to keep: a session can end at any time.
 */
export function useAutosave<Values>(
  values: Values,
  isWorthIt: boolean,
  keep: (values: Values) => void,
) {
  // Each render creates a new object of values, so compare them as JSON.
  const text = JSON.stringify(values)
  const keepText = useEffectEvent((changed: string) => keep(JSON.parse(changed)))
  useEffect(() => {
    if (isWorthIt) keepText(text)
  }, [text, isWorthIt])
}

interface DraftNoticeProps {
  /** The name of the drafted item: 'this project'. */
  of: string
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers the draft of an earlier visit. */
export const DraftNotice = ({ of, savedAt, onRestore, onDiscard }: DraftNoticeProps) => (
  <FormNotice role="status">
    <p>
      You left a draft of {of} on {formatTime(savedAt)}.
    </p>
    <Action variant="outline" onClick={onRestore}>
      Restore draft
    </Action>
    <Action variant="quiet" onClick={onDiscard}>
      Discard
    </Action>
  </FormNotice>
)
