import { AppError } from '../errors/app-error.ts'
import { ProviderError } from './provider-error.ts'

const SAFE = 'Your details are safe with us'

const messages = {
  concept: {
    declined: `Our picture service declined to draw this description. ${SAFE}: please reword it and try again.`,
    timeout: `Our picture service took too long to draw your concept. ${SAFE}, so please try again in a moment.`,
    other: `Our picture service could not generate your concept just now. ${SAFE}, so please try again in a moment.`,
  },
  brief: {
    declined: `Our writing service declined to write about this description. ${SAFE}: please reword it and try again.`,
    timeout: `Our writing service took too long over your concept. ${SAFE}, so please try again in a moment.`,
    other: `Our writing service could not write your concept just now. ${SAFE}, so please try again in a moment.`,
  },
} as const

/** Rethrows a provider's error as one to show to the person; the cause is for the log. */
export const toUserError =
  (purpose: keyof typeof messages) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error
    const { declined, timeout, other } = messages[purpose]
    if (error.outcome === 'timeout') throw new AppError('TIMEOUT', timeout, { cause: error })
    const message = error.outcome === 'declined' ? declined : other
    throw new AppError('UPSTREAM_FAILED', message, { cause: error })
  }
