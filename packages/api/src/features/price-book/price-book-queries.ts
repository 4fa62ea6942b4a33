import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** The current version of the book; undefined on a site whose settings were never stored. */
export const findPriceBook = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('rateCardVersions as newest')
    .select((row) => [
      'newest.version',
      'newest.createdAt',
      'newest.rateCard',
      row
        .selectFrom('rateCardVersions as earlier')
        .select('earlier.priceBook')
        .where('earlier.priceBook', 'is not', null)
        .orderBy('earlier.version', 'desc')
        .limit(1)
        .as('parts'),
    ])
    .orderBy('newest.version', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Versions up to `maxVersion` (all without it), newest first, each with its book; a version without one
 * uses the book of an earlier version.
 */
export const listPriceBooks = (
  db: Database,
  { maxVersion, limit }: { maxVersion?: number; limit: number },
) =>
  db
    .selectFrom('rateCardVersions as listed')
    .select((row) => [
      'listed.version',
      'listed.createdAt',
      'listed.rateCard',
      'listed.staffEmail',
      row
        .selectFrom('rateCardVersions as earlier')
        .select('earlier.priceBook')
        .where('earlier.priceBook', 'is not', null)
        .whereRef('earlier.version', '<=', 'listed.version')
        .orderBy('earlier.version', 'desc')
        .limit(1)
        .as('parts'),
    ])
    .$if(maxVersion !== undefined, (query) => query.where('listed.version', '<=', maxVersion ?? 0))
    .orderBy('listed.version', 'desc')
    .limit(limit)
    .execute()

/** The latest briefs with an estimate, newest first, each with its concept. */
export const listPricedBriefs = (db: Database, limit: number) =>
  db
    .selectFrom('estimates')
    .innerJoin('generations', 'generations.submissionId', 'estimates.submissionId')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .select(['generations.brief', 'estimates.createdAt', 'estimates.reference', 'concepts.concept'])
    .orderBy('estimates.createdAt', 'desc')
    .orderBy('estimates.id', 'desc')
    .limit(limit)
    .execute()

export const insertLogo = (
  db: Database,
  row: { id: string; picture: Buffer; width: number; height: number },
) =>
  db
    .insertInto('documentLogos')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

export const findLogo = (db: Database | Transaction<DB>, id: string) =>
  db
    .selectFrom('documentLogos')
    .select(['picture', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Deletes logos that were uploaded over a day ago and are used in no version of the book. */
export const deleteUnusedLogos = (db: Database) =>
  db
    .deleteFrom('documentLogos')
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rateCardVersions').where(
            sql<boolean>`price_book #>> '{look,logo}' = document_logos.id`,
          ),
        ),
      ),
    )
    .execute()
