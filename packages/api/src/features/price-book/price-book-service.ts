import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { DesignBrief } from '@agency/contract/brief'
import type { PriceBook } from '@agency/contract/price-book'
import {
  type BookVersionPage,
  type NewLogo,
  PREVIEW_BRIEFS,
  PRICE_BOOK_CHANGED_MEANWHILE,
  type PreviewedBrief,
  type PriceBookChange,
  type StoredPriceBook,
} from '@agency/contract/price-book-calls'
import { changesBetween } from '@agency/contract/price-book-changes'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import { initialSettings } from '../settings/initial-settings.ts'
import {
  changeSettings,
  insertRateCard,
  insertSettings,
  lockSettings,
} from '../settings/settings-queries.ts'
import { settingsOf } from '../settings/settings-service.ts'
import { checkLargestPrice } from './check-largest-price.ts'
import {
  deleteUnusedLogos,
  findLogo,
  insertLogo,
  listPriceBooks,
  listPricedBriefs,
} from './price-book-queries.ts'
import { bookOf, readPriceBook } from './read-price-book.ts'

const PATH = 'book.rateCard.hourly.build'

/**
 * Stores a book under the next version number; its rates are those of the settings. An unchanged
 * book gets no new number. Throws CONFLICT if another was stored since `version` was read, and
 * BAD_REQUEST for a logo that does not exist.
 */
export async function updatePriceBook(
  db: Database,
  staff: Pick<Staff, 'email'>,
  { book, version }: PriceBookChange,
): Promise<StoredPriceBook> {
  checkLargestPrice(book, PATH)
  const conflict = () => new AppError('CONFLICT', PRICE_BOOK_CHANGED_MEANWHILE)
  await db.transaction().execute(async (trx) => {
    const row = await lockSettings(trx)
    const settings = row ? settingsOf(row) : initialSettings
    if (!row) {
      if (!(await insertSettings(trx, settings))) throw conflict()
      await insertRateCard(trx, settings.rateCard)
    }
    const current = await readPriceBook(trx)
    if (current.version !== version) throw conflict()
    if (isDeepStrictEqual(current.book, book)) return
    if (book.look.logo && !(await findLogo(trx, book.look.logo))) throw logoNotFound()
    const { rateCard, ...priceBook } = book
    if (!isDeepStrictEqual(rateCard, settings.rateCard)) {
      await changeSettings(trx, { ...settings, rateCard })
    }
    await insertRateCard(trx, rateCard, { priceBook, staffEmail: staff.email })
  })
  return readPriceBook(db)
}

function logoNotFound(): AppError {
  const message = 'Logo not found. Please upload it again.'
  return new AppError('BAD_REQUEST', message, { issues: [{ path: 'book.look.logo', message }] })
}

const PAGE_SIZE = 20

/** Versions with the changes in each, newest first; those before `cursor` if given. */
export async function listBookVersions(db: Database, cursor?: string): Promise<BookVersionPage> {
  const stored = await listPriceBooks(db, {
    ...(cursor !== undefined && { maxVersion: Number(cursor) - 1 }),
    limit: PAGE_SIZE + 1,
  })
  const books = stored.map(bookOf)
  const rows = stored.slice(0, PAGE_SIZE).map(({ version, createdAt, staffEmail }, index) => {
    const [book, earlier] = [books[index], books[index + 1]]
    return {
      version,
      since: version > 1 ? createdAt.toISOString() : null,
      by: staffEmail,
      changes: book && earlier ? changesBetween(earlier, book) : [],
    }
  })
  const last = rows.at(-1)
  if (!last && cursor === undefined) {
    return { rows: [{ version: 1, since: null, by: null, changes: [] }] }
  }
  return { rows, ...(last && stored.length > rows.length && { next: String(last.version) }) }
}

/** The part of a stored concept that the amount of work depends on. */
const ConceptScope = z.object({ siteMap: z.array(z.string()) })

/** The latest briefs, priced with the current book and with a draft; nothing is stored. */
export async function previewPriceBook(
  { db, previewPrices }: Pick<Deps, 'db' | 'previewPrices'>,
  book: PriceBook,
): Promise<PreviewedBrief[]> {
  checkLargestPrice(book, PATH)
  const [{ book: current }, rows] = await Promise.all([
    readPriceBook(db),
    listPricedBriefs(db, PREVIEW_BRIEFS),
  ])
  const briefs = rows.flatMap(({ brief, concept, ...row }) => {
    const parsed = DesignBrief.safeParse(brief).data
    return parsed ? [{ ...row, brief: parsed, concept: ConceptScope.safeParse(concept).data }] : []
  })
  const prices = await previewPrices({
    briefs: briefs.map(({ brief, concept }) => ({ brief, concept })),
    ...{ before: current, after: book },
  })
  return prices.flatMap((price, index) => {
    const priced = briefs[index]
    if (!priced) return []
    const { reference, createdAt, brief } = priced
    const { companyName } = brief
    return [{ reference, companyName, createdAt: createdAt.toISOString(), ...price }]
  })
}

/**
 * Validates and stores a logo for documents, named by its bytes. Throws the same errors as any
 * upload of a picture.
 */
export async function addLogo(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  staff: Pick<Staff, 'id'>,
  { picture }: NewLogo,
): Promise<{ id: string }> {
  const { bytes, width, height } = await pictures.run(
    'readLogo',
    { bytes: Buffer.from(picture, 'base64'), accepted: ['png', 'jpeg', 'webp'] },
    { staff: staff.id },
  )
  const stored = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const id = createHash('sha256').update(stored).digest('hex').slice(0, 32)
  await deleteUnusedLogos(db)
  await insertLogo(db, { id, picture: stored, width, height })
  return { id }
}

/** A stored logo for an <img>. Throws NOT_FOUND if there is none. */
export async function getLogo(db: Database, { id }: { id: string }) {
  const logo = await findLogo(db, id)
  if (!logo) throw new AppError('NOT_FOUND', 'Logo not found.')
  const { picture, width, height } = logo
  return { url: `data:image/png;base64,${picture.toString('base64')}`, width, height }
}
