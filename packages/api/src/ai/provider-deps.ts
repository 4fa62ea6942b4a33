import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { Service } from './post.ts'

/** Dependencies shared by all provider calls. */
export interface ProviderDeps {
  db: Database
  log: Logger
  service: Service
  /** Time budget for all requests that one result takes, in ms. */
  budgetMs: number
}
