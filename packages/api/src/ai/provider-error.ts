import type { CallFailure } from '@agency/contract/ai-providers'

/** Why no request was sent to a provider. */
export type Refusal = 'cap-reached' | 'paused' | 'request-limit-reached'

interface FailureDetails {
  /** HTTP status of the response, if there was one. */
  status?: number
  /** The provider's own error code, if it sent one. */
  code?: string
  /** When the provider allows a retry, in ms. */
  retryAfterMs?: number
  /** Whether the provider may still bill for this response, or for the lack of one. */
  mayBeBilled?: boolean
  cause?: unknown
}

/** An AI service returned nothing usable. The message is for the log; it contains no key. */
export class ProviderError extends Error {
  readonly outcome: CallFailure | Refusal
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterMs: number | undefined
  readonly mayBeBilled: boolean

  constructor(outcome: CallFailure | Refusal, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'ProviderError'
    this.outcome = outcome
    this.status = details.status
    this.code = details.code
    this.retryAfterMs = details.retryAfterMs
    this.mayBeBilled = details.mayBeBilled ?? false
  }
}

/** A response arrived and is billed, but cannot be used. */
export const unusable = (message: string, cause?: unknown) =>
  new ProviderError('unusable', message, { mayBeBilled: true, cause })
