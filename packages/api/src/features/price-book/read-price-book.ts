import { defaultPriceBook } from '@agency/contract/default-price-book'
import { RateCard } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import { raisePriceBook } from '@agency/contract/price-book-changes'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { findLogo, findPriceBook } from './price-book-queries.ts'

/** A version's book as it is stored, in today's shape. */
export function bookOf({ rateCard, parts }: { rateCard: unknown; parts: unknown }): PriceBook {
  const { rateCard: _own, ...defaults } = defaultPriceBook
  return raisePriceBook(parts ?? undefined, RateCard.parse(rateCard), defaults)
}

/** The book that prices the next estimate. The first one was there before anybody chose it. */
export async function readPriceBook(db: Database | Transaction<DB>): Promise<StoredPriceBook> {
  const row = await findPriceBook(db)
  if (!row) return { book: defaultPriceBook, version: 1, since: null }
  const { version, createdAt } = row
  return { book: bookOf(row), version, since: version > 1 ? createdAt.toISOString() : null }
}

/** What prices an estimate and how its document looks; passed to the process that writes it. */
export interface BookPricing {
  book: PriceBook
  bookVersion: number
  /** PNG, and its size in pixels; absent where the document bears the site's mark. */
  logo?: { picture: Uint8Array; width: number; height: number }
}

/** The book that holds, with the logo it names. */
export async function readPricing(db: Database): Promise<BookPricing> {
  const { book, version } = await readPriceBook(db)
  const logo = book.look.logo ? await findLogo(db, book.look.logo) : undefined
  return { book, bookVersion: version, ...(logo && { logo }) }
}
