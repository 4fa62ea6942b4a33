import type { ProviderPurpose } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import { getSettings } from '../features/settings/settings-service.ts'
import { ProviderError } from './provider-error.ts'

interface Fallback<T> {
  purpose: ProviderPurpose
  /** Aborts the work; then the local fallback is not started either. */
  signal: AbortSignal
  callProvider: () => Promise<T>
  runLocally: () => Promise<T>
}

/**
 * Returns the provider's result, or else the local one if the owner allows that. Throws the
 * ProviderError if not, and the signal's reason if it has aborted.
 */
export async function withLocalFallback<T>(
  { db, log }: { db: Database; log: Logger },
  { purpose, signal, callProvider, runLocally }: Fallback<T>,
): Promise<T> {
  try {
    return await callProvider()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    const { fallBack } = (await getSettings(db)).aiServices[purpose]
    if (!fallBack) throw error
    log.info({ purpose, outcome: error.outcome }, 'using the local fallback')
    return runLocally()
  }
}
