import type { ProviderPurpose } from '@agency/contract/providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import { getSettings } from '../features/settings/settings-service.ts'
import { ServiceFailure } from './service-failure.ts'

interface Work<T> {
  purpose: ProviderPurpose
  /** Ends the work: then nobody waits for this machine's either. */
  signal: AbortSignal
  byService: () => Promise<T>
  locally: () => Promise<T>
}

/**
 * What a service made, else what this machine makes where the owner allows that. Throws the
 * ServiceFailure where not, and the signal's reason where it has ended.
 */
export async function orLocally<T>(
  { db, log }: { db: Database; log: Logger },
  { purpose, signal, byService, locally }: Work<T>,
): Promise<T> {
  try {
    return await byService()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ServiceFailure)) throw error
    const { fallBack } = (await getSettings(db)).aiServices[purpose]
    if (!fallBack) throw error
    log.info({ purpose, outcome: error.outcome }, 'done by this machine instead')
    return locally()
  }
}
