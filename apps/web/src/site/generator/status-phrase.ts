import { STATUS_PHRASE_MS } from '@agency/contract/constants'
import { statusPhrases } from '@agency/contract/generator-form'

/** The phrase to show after this many milliseconds. */
export const phraseAt = (elapsed: number) =>
  statusPhrases[Math.floor(elapsed / STATUS_PHRASE_MS) % statusPhrases.length]

/** Whole seconds as 0:07. */
export const formatElapsed = (elapsed: number) => {
  const seconds = Math.floor(elapsed / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
