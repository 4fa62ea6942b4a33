import { z } from 'zod'
import { NewPriceBook, PriceBook } from './price-book.ts'
import { BookChange } from './price-book-changes.ts'

/** The book that prices the next estimate. */
export const StoredPriceBook = z.object({
  book: PriceBook,
  /** Counted from 1; the number that estimates keep. */
  version: z.int().min(1),
  /** ISO 8601, UTC; null for the book that the site came with. */
  since: z.string().nullable(),
})
export type StoredPriceBook = z.infer<typeof StoredPriceBook>

export const PriceBookChange = z.strictObject({
  book: NewPriceBook,
  /** As it was read. */
  version: z.int('This is not the number of a version.').min(1).max(2_147_483_647),
})
export type PriceBookChange = z.infer<typeof PriceBookChange>

export const PRICE_BOOK_CHANGED_MEANWHILE =
  'Somebody else changed the price book meanwhile. Please load it again.'

/** A version of the book, and what it changed of the one before. */
export const BookVersion = z.object({
  version: z.int().min(1),
  since: z.string().nullable(),
  /** Who saved it; null where nobody is known. */
  by: z.string().nullable(),
  changes: z.array(BookChange),
})
export type BookVersion = z.infer<typeof BookVersion>

/** How many briefs a change is tried on. */
export const PREVIEW_BRIEFS = 10

/** A brief priced by the book as it is and by the book as it would be; totals in cents with GST. */
export const PreviewedBrief = z.object({
  reference: z.string(),
  companyName: z.string(),
  createdAt: z.string(),
  before: z.int(),
  after: z.int(),
  /** Lines whose amount differs, GST the last of them; 0 where there was none. */
  moved: z.array(z.object({ description: z.string(), before: z.int(), after: z.int() })),
})
export type PreviewedBrief = z.infer<typeof PreviewedBrief>

export const BookVersionsRequest = z.object({
  /** A page's `next`: the versions before that one. */
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
})
export const BookVersionPage = z.object({
  rows: z.array(BookVersion),
  next: z.string().optional(),
})
export type BookVersionPage = z.infer<typeof BookVersionPage>

/** Bytes of a picture as base64: what a request may carry. */
export const LOGO_BASE64_MAX = 60_000
const LOGO = 'Please upload a PNG, JPEG or WebP picture.'
export const NewLogo = z.strictObject({
  picture: z
    .string(LOGO)
    .min(1, LOGO)
    .max(LOGO_BASE64_MAX, 'Please upload a picture of at most 44 KB.')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, LOGO),
})
export type NewLogo = z.infer<typeof NewLogo>

/** A logo as it is shown: a data address, and its size in pixels. */
export const LogoPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })
