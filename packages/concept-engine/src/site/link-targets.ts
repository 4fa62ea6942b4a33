import type { Concept } from '@agency/contract/concept'
import type { LinkTarget } from '../drawing/element.ts'
import { shows } from '../drawing/menu.ts'
import { contactAddress, filledItems } from '../drawing/slots.ts'
import { findSectionKind, type SectionKind } from '../section-kinds.ts'

/** The target of links to functions that the preview does not have. */
export const PREVIEW_NOTE = 'preview'
export const TOP_ID = 'top'
export const FOOTER_ID = 'footer'

/** The id of a section in a URL. */
export const sectionId = (kind: string, index: number) => `${kind.split('-')[0]}-${index + 1}`

const forms: readonly SectionKind[] = [
  'booking-form',
  'booking-bar',
  'asked-order',
  'asked-signup',
  'asked-calendar',
  'asked-calculator',
  'asked-login',
]
export const isForm = (name: string) => {
  const kind = findSectionKind(name)
  return kind !== undefined && forms.includes(kind)
}

/** Targets of the second call to action: words in its label, and the sections that match. */
const ACTION_SECTIONS: [words: RegExp, kinds: RegExp][] = [
  [/\b(?:pric|fee|cost|menu|rate)/i, /^(?:list|asked-order|details|offer)/],
  [/\b(?:order|shop|buy)/i, /^(?:asked-order|list|offer)/],
  [/\b(?:find|visit|direction|where|map)/i, /^(?:place|details)/],
  [/\b(?:people|team|who)\b/i, /^people/],
  [/\b(?:photo|gallery|picture|work)/i, /^(?:gallery|asked-photos)/],
  [/\b(?:class|course|service|offer|what|timetable|product)/i, /^(?:offer|list)/],
  [/\b(?:about|story)/i, /^split/],
]

/** A phone number or an email address from the brief, as a link. */
export const contactHrefOf = (
  { sections }: Concept,
  scheme: 'tel:' | 'mailto:',
): string | undefined =>
  sections
    .flatMap(({ items }) => filledItems(items))
    .map(({ value }) => contactAddress(value))
    .find((address) => address?.startsWith(scheme))

/** The sections that show what the label of the second call to action names. */
export const secondActionKinds = (label: string): RegExp | undefined =>
  ACTION_SECTIONS.find(([words]) => words.test(label))?.[1]

const PHONE_LABEL = /\b(?:ring|call|text|phone)\b/i
const EMAIL_LABEL = /\be-?mail\b/i

/** The contact that a label names: a call, or an email. */
export const directHrefOf = (concept: Concept, label: string): string | undefined =>
  PHONE_LABEL.test(label)
    ? contactHrefOf(concept, 'tel:')
    : EMAIL_LABEL.test(label)
      ? contactHrefOf(concept, 'mailto:')
      : undefined

/** Resolves links: to a section of the page, or to a contact from the brief. */
export function linkTargets(concept: Concept) {
  const { sections, labels } = concept
  const ids = sections.map(({ kind }, index) => sectionId(kind, index))
  const hrefOf = (index: number) => (index < 0 ? undefined : `#${ids[index]}`)
  const findSection = (matches: (kind: string) => boolean) =>
    sections.findIndex(({ kind }) => matches(kind))
  const contact =
    [
      findSection((kind) => kind.startsWith('booking')),
      findSection(isForm),
      findSection((kind) => kind.startsWith('action')),
      findSection((kind) => kind.startsWith('place')),
    ].find((index) => index >= 0) ?? -1
  const contactHref = hrefOf(contact) ?? `#${FOOTER_ID}`

  function pageHref(page: string, order: number): string {
    if (page === labels.contact) return contactHref
    if (page === labels.home) return `#${TOP_ID}`
    const shown = sections.findIndex((section, index) => index > 0 && shows(section, page))
    if (shown >= 0) return hrefOf(shown) ?? contactHref
    // Page names in other languages match no rule, so they are assigned to sections in order.
    const last = sections.length - 1
    return hrefOf(Math.min(last, Math.max(1, order + 1))) ?? contactHref
  }

  /** `from` is the index of the section that contains the link; -1 for none. */
  function actionHref(action: 'first' | 'second', label: string, from: number): string {
    const kind = sections[from]?.kind ?? ''
    if (isForm(kind) && action === 'first') return `#${PREVIEW_NOTE}`
    const address = directHrefOf(concept, label)
    if (address) return address
    const kinds = action === 'second' ? secondActionKinds(label) : undefined
    const matchedSection = kinds ? findSection((candidate) => kinds.test(candidate)) : -1
    if (matchedSection > 0 && matchedSection !== from) return hrefOf(matchedSection) ?? contactHref
    if (from !== contact) return contactHref
    return contactHrefOf(concept, 'mailto:') ?? contactHrefOf(concept, 'tel:') ?? `#${PREVIEW_NOTE}`
  }

  return (link: LinkTarget, from: number, order: number): string => {
    if ('top' in link) return `#${TOP_ID}`
    if ('page' in link) return pageHref(link.page, order)
    if ('action' in link) return actionHref(link.action, link.label, from)
    // Nothing else is accepted as an address, whatever a stored concept contains.
    return /^(?:tel:|mailto:)/.test(link.address) ? link.address : contactHref
  }
}
