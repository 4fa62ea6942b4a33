import { z } from 'zod'
import type { RateCard } from './estimate.ts'
import { type BookParts, PriceBook } from './price-book.ts'

type Template = Record<string, unknown>
const isObject = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Converts stored data to the structure of the template: missing values come from the template, and
 * unknown ones are dropped.
 */
function conformTo(template: unknown, stored: unknown): unknown {
  if (Array.isArray(template)) {
    if (!Array.isArray(stored)) return template
    const [entry] = template
    return isObject(entry) ? stored.map((item) => conformTo(entry, item)) : stored
  }
  if (!isObject(template)) return stored === undefined ? template : stored
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [
      key,
      conformTo(value, isObject(stored) ? stored[key] : undefined),
    ]),
  )
}

/**
 * Converts a stored book to the current format: values that another release did not have come from
 * `defaults`, and those that only a newer one has are dropped. Throws if a value was never valid.
 */
export const upgradePriceBook = (
  stored: unknown,
  rateCard: RateCard,
  defaults: BookParts,
): PriceBook => PriceBook.parse({ ...(conformTo(defaults, stored) as BookParts), rateCard })

/** One value of a book that differs from another book's. */
export const BookChange = z.object({
  /** Its path, such as 'features.shop.design'. */
  path: z.string(),
  /** null if there was none. */
  before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  after: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export type BookChange = z.infer<typeof BookChange>

type Leaf = BookChange['before']
function leavesOf(value: unknown, path: string, leaves = new Map<string, Leaf>()) {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      leavesOf(part, path ? `${path}.${key}` : key, leaves)
    }
  } else leaves.set(path, value as Leaf)
  return leaves
}

/** The differences between two books, value by value, in the order of the book. */
export function changesBetween(before: PriceBook, after: PriceBook): BookChange[] {
  const [old, current] = [leavesOf(before, ''), leavesOf(after, '')]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const change = { path, before: old.get(path) ?? null, after: current.get(path) ?? null }
    return change.before === change.after ? [] : [change]
  })
}
