import type { Concept } from '@agency/contract/concept'
import { findSectionKind, type SectionKind } from '../section-kinds.ts'
import {
  contactHrefOf,
  directHrefOf,
  FOOTER_ID,
  isForm,
  linkTargets,
  PREVIEW_NOTE,
  secondActionKinds,
  sectionId,
  TOP_ID,
} from '../site/link-targets.ts'
import type { Writer } from '../site/to-html.ts'
import type { SitePage, SmallSite } from './compose-pages.ts'

interface Target {
  page: SitePage
  kind: SectionKind
  /** Index of the section on its page. */
  index: number
}

const targetsOn = (page: SitePage): Target[] =>
  page.sections.flatMap(({ kind: name }, index) => {
    const kind = findSectionKind(name)
    return kind ? [{ page, kind, index }] : []
  })

/** Resolves the links of a page that is a whole website: to its sections, as in the concept. */
function linksOfOnePage(concept: Concept, page: SitePage): Writer['hrefOf'] {
  const hrefOf = linkTargets({ ...concept, sections: page.sections })
  return (link, from, order) => {
    const headed =
      'page' in link ? page.sections.findIndex(({ headline }) => headline === link.page) : -1
    if (headed > 0) return `#${sectionId(page.sections[headed]?.kind ?? '', headed)}`
    const href = hrefOf(link, from, order)
    return href === `#${PREVIEW_NOTE}` ? `#${FOOTER_ID}` : href
  }
}

/**
 * Resolves the links of a page of a website: to a page, to a section of one, or to a contact from
 * the brief. `base` is the folder of the pages: '' for pages beside each other.
 */
export function pageLinks(
  concept: Concept,
  site: SmallSite,
  from: SitePage,
  base = '',
): Writer['hrefOf'] {
  const { pages } = site
  if (pages.length === 1 && base === '') return linksOfOnePage(concept, from)
  const [home] = pages
  const targets = pages.flatMap(targetsOn)
  const hrefOf = ({ page, kind, index }: Target) => {
    // The top of a page shows its first section.
    if (index === 0) return `${base}${page.file}`
    const id = sectionId(kind, index)
    return page === from ? `#${id}` : `${base}${page.file}#${id}`
  }
  const contactPage = pages.find(({ role }) => role === 'contact') ?? home
  const form = targets.find(({ kind }) => isForm(kind))
  const contactHref = form ? hrefOf(form) : `${base}${contactPage.file}`

  function actionHref(action: 'first' | 'second', label: string, index: number): string {
    const address = directHrefOf(concept, label)
    if (address) return address
    const kinds = action === 'second' ? secondActionKinds(label) : undefined
    const shown = targets.find(
      (target) => kinds?.test(target.kind) && !(target.page === from && target.index === index),
    )
    if (shown) return hrefOf(shown)
    if (from !== contactPage) return contactHref
    if (form && !(form.page === from && form.index === index)) return hrefOf(form)
    return contactHrefOf(concept, 'mailto:') ?? contactHrefOf(concept, 'tel:') ?? `#${TOP_ID}`
  }

  return (link, index) => {
    if ('top' in link) return `${base}${home.file}`
    if ('page' in link) {
      const page = pages.find(({ name }) => name === link.page)
      return page ? `${base}${page.file}` : contactHref
    }
    if ('action' in link) return actionHref(link.action, link.label, index)
    // Nothing else is accepted as an address, whatever a stored concept contains.
    return /^(?:tel:|mailto:)/.test(link.address) ? link.address : contactHref
  }
}
