import { z } from 'zod'
import type { PriceBook } from './price-book.ts'

/** One price of the book: what an hour costs, or the hours of a piece of work. */
export const PriceLine = z.object({
  /** Its path in the book, such as 'features.shop.design'. */
  path: z.string(),
  /** What it belongs to, such as 'Online shop'. */
  name: z.string(),
  /** Whether it is charged for and offered. */
  isOffered: z.boolean(),
  /** Cents an hour before GST; null for hours. */
  hourlyCents: z.int().nullable(),
  /** Null for a rate. */
  quarterHours: z.int().nullable(),
})
export type PriceLine = z.infer<typeof PriceLine>

const pageNames: Record<keyof PriceBook['pages'], string> = {
  home: 'Home page',
  designed: 'Designed page',
  pattern: 'Templated page',
  plain: 'Plain page',
  homeSections: 'Sections of the home page',
}

/** The hours of a part of the book; what is no number is none. */
const hoursOf = (path: string, name: string, part: object, isOffered = true): PriceLine[] =>
  Object.entries(part).flatMap(([work, quarterHours]) =>
    typeof quarterHours === 'number'
      ? [{ ...{ path: `${path}.${work}`, name, isOffered }, hourlyCents: null, quarterHours }]
      : [],
  )

/** The rates and the hours of a book, line by line, in its order. */
export function priceLinesOf(book: PriceBook): PriceLine[] {
  const { rateCard, pages, features, languages, overhead, options } = book
  const { homeSections, ...pageKinds } = pages
  return [
    ...Object.entries(rateCard.hourly).map(([role, hourlyCents]) => ({
      ...{ path: `rateCard.hourly.${role}`, name: 'Hourly rate', isOffered: true },
      ...{ hourlyCents, quarterHours: null },
    })),
    ...Object.entries(pageKinds).flatMap(([kind, hours]) =>
      hoursOf(`pages.${kind}`, pageNames[kind as keyof typeof pageNames], hours),
    ),
    ...hoursOf('pages', pageNames.homeSections, { homeSections }),
    ...Object.entries(features).flatMap(([key, feature]) =>
      hoursOf(`features.${key}`, feature.name, feature, feature.isOffered),
    ),
    ...hoursOf('languages', 'Several languages', languages),
    ...Object.entries(overhead).flatMap(([key, work]) =>
      hoursOf(`overhead.${key}`, work.description, work),
    ),
    ...options.flatMap((option, index) =>
      hoursOf(`options.${index}`, option.name, option, option.isOffered),
    ),
  ]
}
