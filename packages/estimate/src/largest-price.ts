import { type PageKind, type PriceBook, pageKinds } from '@agency/contract/price-book'
import { priceOf } from './amounts.ts'
import { features } from './features.ts'
import { priceEstimate } from './price-estimate.ts'
import { LANGUAGES_MOST, PAGES_MOST, type Scope } from './scope.ts'
import type { SitePage } from './site-pages.ts'

/** The kind of page, but for the home page, that costs most. */
function dearestKind({ pages, rateCard: { hourly } }: PriceBook): PageKind {
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
    (best, kind) => (priceOfPage(kind) > priceOfPage(best) ? kind : best),
    first ?? 'designed',
  )
}

/** Everything that can be asked for at once, on as many pages as are priced. */
function largestScope(book: PriceBook): Scope {
  const kind = dearestKind(book)
  const pages = Array.from({ length: PAGES_MOST }, (_, at): SitePage => {
    const name = at === 0 ? 'Home' : `Page ${at + 1}`
    return { name, purpose: '', kind: at === 0 ? 'home' : kind }
  })
  return {
    ...{ pages, languages: LANGUAGES_MOST, features, mentioned: [], refused: [] },
    said: { pages: PAGES_MOST, languages: LANGUAGES_MOST, words: 0, content: false },
    ...{ stakeholders: 3, businessType: 'Both' },
  }
}

/** The upper end of the dearest estimate that a book can lead to, in cents with GST. */
export const largestPrice = (book: PriceBook): number =>
  priceEstimate(largestScope(book), { book, bookVersion: 1, issuedOn: '2026-01-01' }).high
