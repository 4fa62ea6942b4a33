import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { EstimateTerms } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { shareOf } from './amounts.ts'
import type { BookedScope } from './booked-scope.ts'
import { fillWording } from './fill-wording.ts'
import { LANGUAGES_MOST, PAGES_MOST } from './scope.ts'

type Wording = PriceBook['wording']

const unique = (items: string[]) => [...new Set(items)]
/** What an owner has left empty is left out. */
const said = (items: string[]) => items.filter((item) => item !== '')

/** What was asked for and is more than a price without a conversation can hold. */
const limitsOf = ({ said }: BookedScope): string[] => [
  ...(said.pages > PAGES_MOST
    ? [
        `You asked for ${said.pages} pages. This price covers the first ${PAGES_MOST}; a site of that size needs a conversation first, so please talk to us.`,
      ]
    : []),
  ...(said.languages > LANGUAGES_MOST
    ? [
        `You asked for ${said.languages} languages. This price covers ${LANGUAGES_MOST}; please talk to us about the others.`,
      ]
    : []),
]

/** What the price takes for granted; it follows from the scope, in the book's words. */
export const assumptionsOf = (scope: BookedScope, wording: Wording): string[] => [
  ...assumed(scope, wording),
  ...limitsOf(scope),
]

const sizeOf = ({ pages, languages }: BookedScope) =>
  `${pages.length === 1 ? 'One page' : `${pages.length} pages`}${languages > 1 ? ` in ${languages} languages` : ''}`

const assumed = (scope: BookedScope, wording: Wording): string[] => {
  const { features, stakeholders } = scope
  return said([
    fillWording(wording.scope, { scope: sizeOf(scope) }),
    stakeholders === 1
      ? wording.oneDecider
      : fillWording(wording.severalDeciders, { people: String(stakeholders + 1) }),
    wording.rounds,
    ...features.flatMap(({ name, assumes }) => (assumes ? [`${name}: ${assumes}`] : [])),
    ...wording.assumptions,
    wording.ownership,
  ])
}

/** What others charge for, what is work of its own, and what was asked for and is not offered. */
export const exclusionsOf = (
  { languages, features, notOffered }: BookedScope,
  wording: Wording,
): string[] =>
  unique(
    said([
      ...notOffered.map((name) => `${name}, which you asked for and we do not offer`),
      wording.hosting,
      wording.licences,
      ...(languages > 1 ? [wording.translation] : []),
      ...features.map(({ excludes }) => excludes),
      ...wording.exclusions,
      wording.afterCare,
    ]),
  )

/** What the document says of payment, promises and what comes next. */
export const termsOf = (
  { terms, wording }: Pick<PriceBook, 'terms' | 'wording'>,
  total: number,
): EstimateTerms => ({
  ...{ introduction: wording.introduction, steps: wording.steps, closing: wording.closing },
  ...{ abn: terms.abn, paymentDays: terms.paymentDays, lines: terms.lines },
  deposit: shareOf(total, terms.deposit),
  depositBasisPoints: terms.deposit,
})

/** What documents said before there was a price book. */
export const defaultTerms: EstimateTerms = termsOf(defaultPriceBook, 0)
