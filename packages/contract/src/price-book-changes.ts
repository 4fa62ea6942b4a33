import { z } from 'zod'
import type { RateCard } from './estimate.ts'
import { type BookParts, PriceBook } from './price-book.ts'

type Template = Record<string, unknown>
const isObject = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is stored, in the shape of the template: what it lacks is the template's, what is unknown goes. */
function shapedAs(template: unknown, stored: unknown): unknown {
  if (Array.isArray(template)) {
    if (!Array.isArray(stored)) return template
    const [entry] = template
    return isObject(entry) ? stored.map((each) => shapedAs(entry, each)) : stored
  }
  if (!isObject(template)) return stored === undefined ? template : stored
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [
      key,
      shapedAs(value, isObject(stored) ? stored[key] : undefined),
    ]),
  )
}

/**
 * A stored book in today's shape: what another release did not know of is as in `defaults`, and what
 * only a newer one knows is left out. Throws where a value is none that was ever accepted.
 */
export const raisePriceBook = (
  stored: unknown,
  rateCard: RateCard,
  defaults: BookParts,
): PriceBook => PriceBook.parse({ ...(shapedAs(defaults, stored) as BookParts), rateCard })

/** One value of a book that differs from another book's. */
export const BookChange = z.object({
  /** Where it stands, such as 'features.shop.design'. */
  path: z.string(),
  /** null where there was none. */
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

/** What differs between two books, value by value, in the order of the book. */
export function changesBetween(before: PriceBook, after: PriceBook): BookChange[] {
  const [old, now] = [leavesOf(before, ''), leavesOf(after, '')]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const change = { path, before: old.get(path) ?? null, after: now.get(path) ?? null }
    return change.before === change.after ? [] : [change]
  })
}
