import type { Concept, Section } from '@agency/contract/concept'
import type { SitePageOutline } from '@agency/contract/starter-site'
import { composePages } from './compose-pages.ts'

const isClosing = ({ kind }: Section) => kind.startsWith('action')

/** Further entries of a list are left out of the outline. */
const MAX_ENTRIES = 4

/** The first entries of a list: 'Tuning, Pitch raise, Regulation, …'. */
function entriesOf(items: Section['items']): string {
  const titles = items.map(({ title }) => title).filter(Boolean)
  return [...titles.slice(0, MAX_ENTRIES), ...(titles.length > MAX_ENTRIES ? ['…'] : [])].join(', ')
}

/** What a section is about, in the words that visitors see; a page's own name says nothing new. */
function contentsOf({ kind, headline, items }: Section, pageName: string): string[] {
  if (kind === 'details-columns') return [...new Set(items.map(({ group }) => group))]
  const isName = headline.toLowerCase() === pageName.toLowerCase()
  return [isName || headline === '' ? entriesOf(items) : headline]
}

/** The site map of the website that a concept becomes: its pages, and what is on each. */
export const outlinePages = (concept: Concept): SitePageOutline[] =>
  composePages(concept).pages.map(({ name, file, sections }) => {
    const own = sections.filter((section, index) => index === 0 || !isClosing(section))
    return {
      ...{ name, file },
      contents: [...new Set(own.flatMap((section) => contentsOf(section, name)))].filter(
        (text) => text.trim() !== '',
      ),
    }
  })
