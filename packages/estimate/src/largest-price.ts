import { type PageKind, type PriceBook, pageKinds } from '@agency/contract/price-book'
import { priceOf } from './amounts.ts'
import { features } from './features.ts'
import { priceEstimate } from './price-estimate.ts'
import { MAX_LANGUAGES, MAX_PAGES, type Scope } from './scope.ts'
import type { SitePage } from './site-pages.ts'

/** The most expensive kind of page, apart from the home page. */
function mostExpensiveKind({ pages, rateCard: { hourly } }: PriceBook): PageKind {
  const priceOfPage = (kind: PageKind) => {
    const { design, build, content } = pages[kind]
    return (
      priceOf(design, hourly.design) +
      priceOf(build, hourly.build) +
      priceOf(content, hourly.content)
    )
  }
  const [first, ...others] = pageKinds.filter((kind) => kind !== 'home')
  return others.reduce(
    (mostExpensive, kind) =>
      priceOfPage(kind) > priceOfPage(mostExpensive) ? kind : mostExpensive,
    first ?? 'designed',
  )
}

/** Every feature, on the maximum number of pages that can be priced. */
function largestScope(book: PriceBook): Scope {
  const kind = mostExpensiveKind(book)
  const pages = Array.from({ length: MAX_PAGES }, (_, index): SitePage => {
    const name = index === 0 ? 'Home' : `Page ${index + 1}`
    return { name, purpose: '', kind: index === 0 ? 'home' : kind }
  })
  return {
    ...{ pages, languages: MAX_LANGUAGES, features, mentioned: [], refused: [] },
    stated: { pages: MAX_PAGES, languages: MAX_LANGUAGES, words: 0, content: false },
    ...{ stakeholders: 3, businessType: 'Both' },
  }
}

/** The upper end of the most expensive estimate that a book can produce, in cents including GST. */
export const largestPrice = (book: PriceBook): number =>
  priceEstimate(largestScope(book), { book, bookVersion: 1, issuedOn: '2026-01-01' }).high
