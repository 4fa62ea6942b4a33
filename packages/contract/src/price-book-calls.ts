import { z } from 'zod'
import { NewPriceBook, PriceBook } from './price-book.ts'
import { BookChange } from './price-book-changes.ts'

/** The book that prices the next estimate. */
export const StoredPriceBook = z.object({
  book: PriceBook,
  /** Counted from 1; stored with estimates. */
  version: z.int().min(1),
  /** ISO 8601, UTC; null for the default book. */
  since: z.string().nullable(),
})
export type StoredPriceBook = z.infer<typeof StoredPriceBook>

export const PriceBookChange = z.strictObject({
  book: NewPriceBook,
  /** The version that the change is based on. */
  version: z.int('This is not the number of a version.').min(1).max(2_147_483_647),
})
export type PriceBookChange = z.infer<typeof PriceBookChange>

export const PRICE_BOOK_CHANGED_MEANWHILE =
  'Somebody else changed the price book meanwhile. Please load it again.'

/** A version of the book and its changes from the previous one. */
export const BookVersion = z.object({
  version: z.int().min(1),
  since: z.string().nullable(),
  /** Who saved it; null if unknown. */
  by: z.string().nullable(),
  changes: z.array(BookChange),
})
export type BookVersion = z.infer<typeof BookVersion>

/** Number of briefs in the preview of a change. */
export const PREVIEW_BRIEFS = 10

/** A brief priced with the current book and with the draft; totals in cents including GST. */
export const PreviewedBrief = z.object({
  reference: z.string(),
  companyName: z.string(),
  createdAt: z.string(),
  before: z.int(),
  after: z.int(),
  /** Lines whose amount differs, GST last; 0 if there was no such line. */
  moved: z.array(z.object({ description: z.string(), before: z.int(), after: z.int() })),
})
export type PreviewedBrief = z.infer<typeof PreviewedBrief>

export const BookVersionsRequest = z.object({
  /** The `next` of a page: returns the versions before that one. */
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

/** Max length of a picture in base64 in a request. */
export const LOGO_BASE64_MAX = 60_000
const LOGO = 'Please upload a PNG, JPEG or WebP picture.'
export const NewLogo = z.strictObject({
  picture: z
    .string(LOGO)
    .min(1, LOGO)
    .max(LOGO_BASE64_MAX, 'Please upload an image no larger than 44 KB.')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, LOGO),
})
export type NewLogo = z.infer<typeof NewLogo>

/** A logo for display: a data URL, and its size in pixels. */
export const LogoPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })
