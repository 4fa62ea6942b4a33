import type { NewBrief } from '@agency/contract/brief'
import type { GenerationResult } from '@agency/contract/generation'

const KEY = 'generatorRun'

/** A generation that this tab is waiting for, with its context. */
export interface RememberedRun {
  generationId: string
  brief: NewBrief
  /** The concepts that it will be added to. */
  variants: GenerationResult[]
}

const isRememberedRun = (value: unknown): value is RememberedRun =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RememberedRun).generationId === 'string' &&
  typeof (value as RememberedRun).brief === 'object' &&
  Array.isArray((value as RememberedRun).variants)

/** The generation that this tab was waiting for when it was left or reloaded. */
export function readRun(): RememberedRun | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRememberedRun(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Without storage the run is still shown until the page is left. */
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
