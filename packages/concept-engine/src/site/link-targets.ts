import type { Concept } from '@agency/contract/concept'
import type { LinkTarget } from '../drawing/element.ts'
import { shows } from '../drawing/menu.ts'
import { known, reachAddress } from '../drawing/slots.ts'
import { findSectionKind, type SectionKind } from '../section-kinds.ts'

/** Where a link that asks for something leads which the page itself cannot do. */
export const PREVIEW_NOTE = 'preview'
export const TOP = 'top'
export const FOOTER = 'footer'

/** The name of a section in an address. */
export const sectionId = (kind: string, at: number) => `${kind.split('-')[0]}-${at + 1}`

const forms: readonly SectionKind[] = [
  'booking-form',
  'booking-bar',
  'asked-order',
  'asked-signup',
  'asked-calendar',
  'asked-calculator',
  'asked-login',
]
const isForm = (name: string) => {
  const kind = findSectionKind(name)
  return kind !== undefined && forms.includes(kind)
}

/** What a second call looks at, by its words, and the sections that show it. */
const LOOKS: [words: RegExp, kinds: RegExp][] = [
  [/\b(?:pric|fee|cost|menu|rate)/i, /^(?:list|asked-order|details|offer)/],
  [/\b(?:order|shop|buy)/i, /^(?:asked-order|list|offer)/],
  [/\b(?:find|visit|direction|where|map)/i, /^(?:place|details)/],
  [/\b(?:people|team|who)\b/i, /^people/],
  [/\b(?:photo|gallery|picture|work)/i, /^(?:gallery|asked-photos)/],
  [/\b(?:class|course|service|offer|what|timetable|product)/i, /^(?:offer|list)/],
  [/\b(?:about|story)/i, /^split/],
]

/** A number or an address that the brief gives, as a link. */
export const reachOf = ({ sections }: Concept, scheme: 'tel:' | 'mailto:'): string | undefined =>
  sections
    .flatMap(({ items }) => known(items))
    .map(({ value }) => reachAddress(value))
    .find((address) => address?.startsWith(scheme))

const CALLS = /\b(?:ring|call|text|phone)\b/i
const WRITES = /\be-?mail\b/i

/** Finds where links lead: to a section of the page, or to a way to get in touch that the brief gives. */
export function linkTargets(concept: Concept) {
  const { sections, labels } = concept
  const ids = sections.map(({ kind }, at) => sectionId(kind, at))
  const hrefOf = (at: number) => (at < 0 ? undefined : `#${ids[at]}`)
  const find = (fits: (kind: string) => boolean) => sections.findIndex(({ kind }) => fits(kind))
  const contact =
    [
      find((kind) => kind.startsWith('booking')),
      find(isForm),
      find((kind) => kind.startsWith('action')),
      find((kind) => kind.startsWith('place')),
    ].find((at) => at >= 0) ?? -1
  const contactHref = hrefOf(contact) ?? `#${FOOTER}`

  function pageHref(page: string, order: number): string {
    if (page === labels.contact) return contactHref
    if (page === labels.home) return `#${TOP}`
    const shown = sections.findIndex((section, at) => at > 0 && shows(section, page))
    if (shown >= 0) return hrefOf(shown) ?? contactHref
    // Pages of other languages are named in words that no rule knows: they follow each other.
    const last = sections.length - 1
    return hrefOf(Math.min(last, Math.max(1, order + 1))) ?? contactHref
  }

  const direct = (label: string): string | undefined =>
    CALLS.test(label)
      ? reachOf(concept, 'tel:')
      : WRITES.test(label)
        ? reachOf(concept, 'mailto:')
        : undefined

  /** `from` is the section that the link stands in; -1 is none. */
  function actionHref(action: 'first' | 'second', label: string, from: number): string {
    const kind = sections[from]?.kind ?? ''
    if (isForm(kind) && action === 'first') return `#${PREVIEW_NOTE}`
    const address = direct(label)
    if (address) return address
    const kinds = action === 'second' ? LOOKS.find(([words]) => words.test(label))?.[1] : undefined
    const looked = kinds ? find((each) => kinds.test(each)) : -1
    if (looked > 0 && looked !== from) return hrefOf(looked) ?? contactHref
    if (from !== contact) return contactHref
    return reachOf(concept, 'mailto:') ?? reachOf(concept, 'tel:') ?? `#${PREVIEW_NOTE}`
  }

  return (link: LinkTarget, from: number, order: number): string => {
    if ('top' in link) return `#${TOP}`
    if ('page' in link) return pageHref(link.page, order)
    if ('action' in link) return actionHref(link.action, link.label, from)
    // Nothing else is ever an address, whatever a stored concept holds.
    return /^(?:tel:|mailto:)/.test(link.address) ? link.address : contactHref
  }
}
