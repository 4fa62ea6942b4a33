import { useEffect, useState } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '../../../ui/stored-json.ts'
import { ProjectValues } from './project-values.ts'

const Draft = z.object({ values: ProjectValues, savedAt: z.string() })
type Draft = z.infer<typeof Draft>

/** A pause in typing this long is worth keeping, in ms. */
const KEPT_AFTER_MS = 600

/** What was typed and not saved, kept on this browser for each project; files cannot be kept. */
export function useProjectDraft(id: number | undefined) {
  const key = `project-draft-${id ?? 'new'}`
  const [found, setFound] = useState<Draft | undefined>(() => readStored(key, Draft))
  return {
    /** The draft that an earlier visit left. */
    found,
    dismiss: () => setFound(undefined),
    keep: (values: ProjectValues) =>
      writeStored(key, { values, savedAt: new Date().toISOString() }),
    forget: () => {
      removeStored(key)
      setFound(undefined)
    },
  }
}

/** Calls back with values that have stood for a moment, while there is something to keep. */
export function useKept(
  values: ProjectValues,
  isWorthIt: boolean,
  keep: (v: ProjectValues) => void,
) {
  const text = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values
  useEffect(() => {
    if (!isWorthIt) return
    const timer = setTimeout(() => keep(values), KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isWorthIt])
}
