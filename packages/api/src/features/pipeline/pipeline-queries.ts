import type { ContactFilter } from '@agency/contract/contact'
import type { PipelineFilter } from '@agency/contract/pipeline'
import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { matchesContactFilter } from '../contacts/contact-queries.ts'

export const contactFilterOf = (filter: PipelineFilter): ContactFilter => ({
  ...filter,
  due: false,
  waiting: false,
})

/** Contacts and cents of each stage, maintained by triggers, so that no contacts are read. */
export const listStoredTotals = (db: Database) =>
  db
    .selectFrom('pipelineTotals')
    .select('stage')
    .select(sql<number>`sum(contacts)::int`.as('contacts'))
    // More cents than an integer can hold, and fewer than a double represents exactly.
    .select(sql<number>`sum(value_cents)::float8`.as('valueCents'))
    .groupBy('stage')
    .execute()

/** The same for the contacts that match a filter. */
export const listMatchingTotals = (db: Database, filter: PipelineFilter) =>
  db
    .selectFrom('contacts')
    .select('stage')
    .select(sql<number>`count(*)::int`.as('contacts'))
    .select(sql<number>`sum(value_cents)::float8`.as('valueCents'))
    .where(matchesContactFilter(contactFilterOf(filter)))
    .groupBy('stage')
    .execute()
