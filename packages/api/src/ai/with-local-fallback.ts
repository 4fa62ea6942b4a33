import type { ProviderPurpose } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import { getSettings } from '../features/settings/settings-service.ts'
import { ProviderError } from './provider-error.ts'

interface Fallback<T> {
  purpose: ProviderPurpose
  /** Ends the work: then nobody waits for this machine's either. */
  signal: AbortSignal
  callProvider: () => Promise<T>
  runLocally: () => Promise<T>
}

/**
 * What a provider made, else what this machine makes where the owner allows that. Throws the
 * ProviderError where not, and the signal's reason where it has ended.
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
