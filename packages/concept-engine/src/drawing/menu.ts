import type { Section } from '@agency/contract/concept'
import type { DrawnConcept } from './kit-interface.ts'

/**
 * The section kinds that show the content of a page of the site on the home page, by the page's
 * English name.
 */
const PAGE_SECTION_KINDS: [page: RegExp, kinds: RegExp][] = [
  [/^What (?:I|we) /, /^offer/],
  [/^(?:Prices|Menu)$/, /^(?:list|asked-order)/],
  [/^About$/, /^split/],
  [/^People$/, /^people/],
  [/^Photos$/, /^(?:asked-photos|gallery)/],
  [/^Shop$/, /^(?:asked-order|list|offer)/],
  [/^Catalogue$/, /^(?:list|offer|asked-order|asked-search)/],
  [/^Downloads$/, /^asked-files/],
]

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Forms are identified by their purpose. */
const isFormForPage = (page: string, { kind, headline }: Section) =>
  kind.startsWith('booking') &&
  (page === 'Book'
    ? /\b(?:book|request|reserve)/i
    : new RegExp(`\\b${page.replace(/[^\p{L} ]/gu, '')}\\b`, 'iu')
  ).test(headline)

/** Whether a section shows the content of a page with this name. */
export const shows = (section: Section, page: string): boolean => {
  const { kind, headline, items } = section
  return (
    same(headline, page) ||
    isFormForPage(page, section) ||
    PAGE_SECTION_KINDS.some(([name, kinds]) => name.test(page) && kinds.test(kind)) ||
    (kind.startsWith('asked') && items.some(({ title }) => same(title, page))) ||
    (kind.startsWith('details') && items.some(({ group }) => same(group, page)))
  )
}

/** Maximum length of a menu entry, in characters. */
const ENTRY_MAX = 18
const MAX_ENTRIES = 5
/** Nobody looks for what is not done, or for a heading that says nothing by itself. */
const NO_DESTINATION = /^(?:What (?:I|we) don’t do|When|Credentials|Good to know|Send a message)$/

/**
 * The menu of a page: the pages of its website, or, on a home page alone, those with content on it,
 * and the contact page.
 */
export function menuOf({
  website,
  siteMap,
  sections,
  labels,
  language,
}: DrawnConcept): readonly string[] {
  if (website?.menu) return website.menu
  if (language !== 'en') return siteMap
  const contact = labels.contact ?? 'Contact'
  const pages = siteMap.filter(
    (page) => !same(page, contact) && sections.some((section) => shows(section, page)),
  )
  const headed = sections
    .slice(1, -1)
    .filter(({ kind }) => !/^(?:ticker|quote|split|figures)/.test(kind))
    .filter((section) => !pages.some((page) => shows(section, page)))
    .flatMap(({ kind, headline, items }) =>
      kind.startsWith('details') ? items.map(({ group }) => group) : [headline],
    )
    .filter(
      (headline) =>
        headline !== '' &&
        headline.length <= ENTRY_MAX &&
        !pages.includes(headline) &&
        !NO_DESTINATION.test(headline),
    )
  const entries = [...new Set([...pages, ...headed.slice(0, Math.max(0, 3 - pages.length))])]
  return [...entries.slice(0, MAX_ENTRIES - 1), contact]
}
