import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '../../browser/stored-json.ts'
import { formatTime } from '../../format/dates.ts'
import { FormNotice } from './conflict-choice.tsx'
import { Action } from './controls.ts'
import { mergeValues } from './merge-values.ts'

/** An offer that nobody answers must not grow into a heap. */
const DRAFTS_MAX = 4

interface Draft<Values> {
  values: Values
  /** What the change began from; unknown of drafts of earlier releases. */
  base?: Partial<Values> | undefined
  savedAt: string
}

/** The newest first; earlier releases kept one. */
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
 * What was typed and not saved, kept on this browser under a key; files cannot be kept. A draft of an
 * earlier visit is offered until somebody decides on it: typing goes into a draft of its own.
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
    /** The draft that an earlier visit left. */
    found: offers[0],
    keep: (values: Values) => {
      current.current = { values, base, savedAt: new Date().toISOString() }
      store(offers)
    },
    /** The form with what the draft had changed. What was typed meanwhile is offered in its place. */
    restore: (): Values => {
      const [offer, ...rest] = offers
      const left = current.current ? [current.current, ...rest] : rest
      const values = offer ? mergeValues(offer.values, offer.base ?? {}, base) : base
      current.current = { values, base, savedAt: offer?.savedAt ?? new Date().toISOString() }
      decide(left)
      return values
    },
    discard: () => decide(offers.slice(1)),
    /** What was typed on this visit is given up. */
    drop: () => {
      current.current = undefined
      store(offers)
    },
    /** All is saved. */
    clear: () => {
      current.current = undefined
      decide([])
    },
  }
}

/** Keeps values as they change, while there is something to keep: a session can end at any moment. */
export function useAutosave<Values>(
  values: Values,
  isWorthIt: boolean,
  keep: (values: Values) => void,
) {
  // Values come as a new object with every render; their text changes when they do.
  const text = JSON.stringify(values)
  const keepText = useEffectEvent((changed: string) => keep(JSON.parse(changed)))
  useEffect(() => {
    if (isWorthIt) keepText(text)
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
    <Action variant="outline" onClick={onRestore}>
      Restore draft
    </Action>
    <Action variant="quiet" onClick={onDiscard}>
      Discard
    </Action>
  </FormNotice>
)
