import type { Concept, Section } from '@agency/contract/concept'

/** What the pages of a site show of themselves on its first page, by their English names. */
const SHOWN: [page: RegExp, kinds: RegExp][] = [
  [/^What (?:I|we) /, /^offer/],
  [/^(?:Prices|Menu)$/, /^(?:list|asked-order)/],
  [/^About$/, /^split/],
  [/^People$/, /^people/],
  [/^Photos$/, /^(?:asked-photos|gallery)/],
  [/^Shop$/, /^(?:asked-order|list|offer)/],
  [/^Catalogue$/, /^(?:list|offer|asked-order|asked-search)/],
  [/^Downloads$/, /^asked-files/],
]

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Forms are found by what they are for. */
const isFormOf = (page: string, { kind, headline }: Section) =>
  kind.startsWith('booking') &&
  (page === 'Book'
    ? /\b(?:book|request|reserve)/i
    : new RegExp(`\\b${page.replace(/[^\p{L} ]/gu, '')}\\b`, 'iu')
  ).test(headline)

/** Whether a section shows what a page of this name would. */
export const shows = (section: Section, page: string): boolean => {
  const { kind, headline, items } = section
  return (
    same(headline, page) ||
    isFormOf(page, section) ||
    SHOWN.some(([name, kinds]) => name.test(page) && kinds.test(kind)) ||
    (kind.startsWith('asked') && items.some(({ title }) => same(title, page))) ||
    (kind.startsWith('details') && items.some(({ group }) => same(group, page)))
  )
}

/** A menu's words are short. */
const WORD_MAX = 18
const MOST = 5

/** The menu of a page: those of the site's pages that have something on it, and how to get in touch. */
export function menuOf({ siteMap, sections, labels, language }: Concept): string[] {
  if (language !== 'en') return siteMap
  const contact = labels.contact ?? 'Contact'
  const pages = siteMap.filter(
    (page) => !same(page, contact) && sections.some((each) => shows(each, page)),
  )
  const headed = sections
    .slice(1, -1)
    .filter(({ kind }) => !/^(?:ticker|quote|split|figures)/.test(kind))
    .filter((section) => !pages.some((page) => shows(section, page)))
    .flatMap(({ kind, headline, items }) =>
      kind.startsWith('details') ? items.map(({ group }) => group) : [headline],
    )
    .filter(
      (headline) => headline !== '' && headline.length <= WORD_MAX && !pages.includes(headline),
    )
  const own = [...new Set([...pages, ...headed.slice(0, Math.max(0, 3 - pages.length))])]
  return [...own.slice(0, MOST - 1), contact]
}
