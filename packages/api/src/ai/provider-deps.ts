import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { Service } from './post.ts'

/** What every kind of work that a provider does needs. */
export interface ProviderDeps {
  db: Database
  log: Logger
  service: Service
  /** For all that is asked of the provider for one result, in ms. */
  budgetMs: number
}
