import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { EstimateTerms } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { shareOf } from './amounts.ts'
import { fillWording } from './fill-wording.ts'
import type { OfferedScope } from './offered-scope.ts'
import { MAX_LANGUAGES, MAX_PAGES } from './scope.ts'

type Wording = PriceBook['wording']

const unique = (items: string[]) => [...new Set(items)]
/** Omits items that the owner has left empty. */
const nonEmpty = (items: string[]) => items.filter((item) => item !== '')

/** Requests that exceed what can be priced without a conversation. */
const exceededLimits = ({ stated }: OfferedScope): string[] => [
  ...(stated.pages > MAX_PAGES
    ? [
        `You asked for ${stated.pages} pages. This price covers the first ${MAX_PAGES}; a site of that size needs a conversation first, so please talk to us.`,
      ]
    : []),
  ...(stated.languages > MAX_LANGUAGES
    ? [
        `You asked for ${stated.languages} languages. This price covers ${MAX_LANGUAGES}; please talk to us about the others.`,
      ]
    : []),
]

/** The assumptions of the price; they follow from the scope, in the book's wording. */
export const assumptionsOf = (scope: OfferedScope, wording: Wording): string[] => [
  ...scopeAssumptions(scope, wording),
  ...exceededLimits(scope),
]

const scopeText = ({ pages, languages }: OfferedScope) =>
  `${pages.length === 1 ? 'One page' : `${pages.length} pages`}${languages > 1 ? ` in ${languages} languages` : ''}`

const scopeAssumptions = (scope: OfferedScope, wording: Wording): string[] => {
  const { features, stakeholders } = scope
  return nonEmpty([
    fillWording(wording.scope, { scope: scopeText(scope) }),
    stakeholders === 1
      ? wording.oneDecider
      : fillWording(wording.severalDeciders, { people: String(stakeholders + 1) }),
    wording.rounds,
    ...features.flatMap(({ name, assumes }) => (assumes ? [`${name}: ${assumes}`] : [])),
    ...wording.assumptions,
    wording.ownership,
  ])
}

/** Third-party costs, separate work, and requested features that are not offered. */
export const exclusionsOf = (
  { languages, features, notOffered }: OfferedScope,
  wording: Wording,
): string[] =>
  unique(
    nonEmpty([
      ...notOffered.map((name) => `${name}, which you asked for and we do not offer`),
      wording.hosting,
      wording.licences,
      ...(languages > 1 ? [wording.translation] : []),
      ...features.map(({ excludes }) => excludes),
      ...wording.exclusions,
      wording.afterCare,
    ]),
  )

/** The document's text about payment, guarantees and next steps. */
export const termsOf = (
  { terms, wording }: Pick<PriceBook, 'terms' | 'wording'>,
  total: number,
): EstimateTerms => ({
  ...{ introduction: wording.introduction, steps: wording.steps, closing: wording.closing },
  ...{ abn: terms.abn, paymentDays: terms.paymentDays, lines: terms.lines },
  deposit: shareOf(total, terms.deposit),
  depositBasisPoints: terms.deposit,
})

/** The terms of documents that were created before price books existed. */
export const defaultTerms: EstimateTerms = termsOf(defaultPriceBook, 0)
