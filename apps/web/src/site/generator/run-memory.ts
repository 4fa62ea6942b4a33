import type { NewBrief } from '@agency/contract/brief'
import type { GenerationResult } from '@agency/contract/generation'

const KEY = 'generatorRun'

/** A generation that this tab waits for, and what stands beside it. */
export interface RememberedRun {
  generationId: string
  brief: NewBrief
  /** The concepts that it is to be added to. */
  variants: GenerationResult[]
}

const isRun = (value: unknown): value is RememberedRun =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RememberedRun).generationId === 'string' &&
  typeof (value as RememberedRun).brief === 'object' &&
  Array.isArray((value as RememberedRun).variants)

/** What this tab waited for when it was left or loaded again. */
export function readRun(): RememberedRun | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRun(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** A browser that stores nothing still shows the run, until the page is left. */
export const saveRun = (run: RememberedRun) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(run))
  } catch {}
}

export const deleteRun = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
