import type { CallFailure } from '@agency/contract/ai-providers'

/** Why a provider was not even asked. */
export type Refusal = 'cap-reached' | 'paused' | 'asked-enough'

interface FailureDetails {
  /** Status of the answer, where there was one. */
  status?: number
  /** The provider's own code for it, where it gave one. */
  code?: string
  /** When the provider wants to be asked again, in ms. */
  retryAfterMs?: number
  /** Whether an answer, or silence, can still stand on the provider's bill. */
  mayCost?: boolean
  cause?: unknown
}

/** An AI service gave nothing that can be used. Its text is for the log; it holds no key. */
export class ProviderError extends Error {
  readonly outcome: CallFailure | Refusal
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterMs: number | undefined
  readonly mayCost: boolean

  constructor(outcome: CallFailure | Refusal, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'ProviderError'
    this.outcome = outcome
    this.status = details.status
    this.code = details.code
    this.retryAfterMs = details.retryAfterMs
    this.mayCost = details.mayCost ?? false
  }
}

/** An answer was there, and so is its bill; it cannot be used. */
export const unusable = (message: string, cause?: unknown) =>
  new ProviderError('unusable', message, { mayCost: true, cause })
