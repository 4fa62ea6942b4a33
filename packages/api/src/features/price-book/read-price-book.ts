import { defaultPriceBook } from '@agency/contract/default-price-book'
import { RateCard } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import { upgradePriceBook } from '@agency/contract/price-book-changes'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { findLogo, findPriceBook, listPriceBooks } from './price-book-queries.ts'

/** Converts a version's stored book to the current format. */
export function bookOf({ rateCard, parts }: { rateCard: unknown; parts: unknown }): PriceBook {
  const { rateCard: _own, ...defaults } = defaultPriceBook
  return upgradePriceBook(parts ?? undefined, RateCard.parse(rateCard), defaults)
}

/** The book that prices the next estimate. The first version is the default book. */
export async function readPriceBook(db: Database | Transaction<DB>): Promise<StoredPriceBook> {
  const row = await findPriceBook(db)
  if (!row) return { book: defaultPriceBook, version: 1, since: null }
  const { version, createdAt } = row
  return { book: bookOf(row), version, since: version > 1 ? createdAt.toISOString() : null }
}

/** The basis of an estimate's price and its document's look, for the process that writes it. */
export interface BookPricing {
  book: PriceBook
  bookVersion: number
  /** A PNG with its size in pixels; absent if the document has the site's own logo. */
  logo?: { picture: Uint8Array; width: number; height: number }
}

/** The current book, with the logo it refers to. */
export async function readPricing(db: Database): Promise<BookPricing> {
  const { book, version } = await readPriceBook(db)
  return pricingOf(db, book, version)
}

/** The book of an earlier version, which an estimate was priced with, and its logo. */
export async function readPricingOf(db: Database, version: number): Promise<BookPricing> {
  const [row] = await listPriceBooks(db, { maxVersion: version, limit: 1 })
  return pricingOf(db, row ? bookOf(row) : defaultPriceBook, version)
}

async function pricingOf(db: Database, book: PriceBook, version: number): Promise<BookPricing> {
  const logo = book.look.logo ? await findLogo(db, book.look.logo) : undefined
  return { book, bookVersion: version, ...(logo && { logo }) }
}
