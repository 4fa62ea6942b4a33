import type { RateCard } from '@agency/contract/estimate'
import type { BookParts } from '@agency/contract/price-book'
import type { Settings } from '@agency/contract/settings'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

const settings = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('settings')
    .select([
      'settings.agency',
      'settings.rateCard',
      'settings.retention',
      'settings.font',
      'settings.aiServices',
      'settings.pipeline',
      'settings.mcp',
      'settings.embedding',
      'settings.botProtection',
      'settings.updatedAt',
    ])

/** The settings, with the number of the current rate card and the time since it applies. */
export const findSettings = (db: Database) =>
  settings(db)
    .innerJoin('rateCardVersions as card', (join) => join.onTrue())
    .where('card.version', '=', ({ selectFrom }) =>
      selectFrom('rateCardVersions').select(({ fn }) => fn.max<number>('version').as('newest')),
    )
    .select(['card.version', 'card.createdAt'])
    .executeTakeFirst()

/** The settings, locked until the transaction ends. */
export const lockSettings = (trx: Transaction<DB>) => settings(trx).forUpdate().executeTakeFirst()

const asJson = (values: Settings) => ({
  agency: JSON.stringify(values.agency),
  rateCard: JSON.stringify(values.rateCard),
  retention: JSON.stringify(values.retention),
  font: JSON.stringify(values.font),
  aiServices: JSON.stringify(values.aiServices),
  pipeline: JSON.stringify(values.pipeline),
  mcp: JSON.stringify(values.mcp),
  embedding: JSON.stringify(values.embedding),
  botProtection: JSON.stringify(values.botProtection),
})

/**
 * Stores a rate card under the next version number, with the price book it belongs to; without one,
 * the previous version's book still applies. Safe only while the settings are locked.
 */
export const insertRateCard = (
  trx: Transaction<DB>,
  rateCard: RateCard,
  {
    priceBook = null,
    staffEmail = null,
  }: { priceBook?: BookParts | null; staffEmail?: string | null } = {},
) =>
  trx
    .insertInto('rateCardVersions')
    .columns(['version', 'rateCard', 'priceBook', 'staffEmail'])
    .expression((from) =>
      from
        .selectFrom('rateCardVersions')
        .select(({ fn, lit, val }) => [
          sql<number>`${fn.coalesce(fn.max('version'), lit(0))} + 1`.as('version'),
          sql`${val(JSON.stringify(rateCard))}::jsonb`.as('rateCard'),
          sql`${val(priceBook && JSON.stringify(priceBook))}::jsonb`.as('priceBook'),
          sql<string | null>`${val(staffEmail)}::text`.as('staffEmail'),
        ]),
    )
    .execute()

/** Stores the first settings of a site; false if there already are some. */
export const insertSettings = async (trx: Transaction<DB>, values: Settings): Promise<boolean> => {
  const inserted = await trx
    .insertInto('settings')
    .values(asJson(values))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Each change has a later time than the previous one, so that the time identifies the state. */
export const changeSettings = (trx: Transaction<DB>, values: Settings) =>
  trx
    .updateTable('settings')
    .set({
      ...asJson(values),
      updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .execute()
