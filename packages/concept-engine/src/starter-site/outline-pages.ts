import type { Concept, Section } from '@agency/contract/concept'
import type { SitePageOutline } from '@agency/contract/starter-site'
import { composePages } from './compose-pages.ts'

const isClosing = ({ kind }: Section) => kind.startsWith('action')

/** What a section is about, in the words that visitors see first. */
const contentsOf = ({ kind, headline, items }: Section): string[] =>
  kind === 'details-columns' ? [...new Set(items.map(({ group }) => group))] : [headline]

/** The site map of the website that a concept becomes: its pages, and what is on each. */
export const outlinePages = (concept: Concept): SitePageOutline[] =>
  composePages(concept).pages.map(({ name, file, sections }) => {
    const own = sections.filter((section, index) => index === 0 || !isClosing(section))
    return {
      ...{ name, file },
      contents: [...new Set(own.flatMap(contentsOf))].filter((text) => text.trim() !== ''),
    }
  })
