import type { Concept, Section } from '@agency/contract/concept'
import { withDistinctGrounds } from '../distinct-surfaces.ts'
import { findSectionKind, type SectionFamily, sectionFamilyOf } from '../section-kinds.ts'
import { type AdaptedSection, adaptSections, type OmittedPart } from './adapt-sections.ts'

/** The purpose of a page of a small website. */
export type PageRole = 'home' | 'services' | 'prices' | 'about' | 'questions' | 'contact'

/** A page of a small website. */
export interface SitePage {
  role: PageRole
  /** Its name in the menu, from the concept. */
  name: string
  /** 'prices.html'. */
  file: string
  sections: Section[]
  /** The position in the concept of each of its sections. */
  indexes: number[]
}

/** A small website, composed from the sections of a concept. */
export interface SmallSite {
  /** The home page first. */
  pages: [SitePage, ...SitePage[]]
  /**
   * The entries of its menu: its pages, or, on a single page, headlines; undefined for a single page
   * in English, whose menu depends on its sections.
   */
  menu: string[] | undefined
  /** What the concept has and the site has not. */
  omitted: OmittedPart[]
}

type SubpageRole = Exclude<PageRole, 'home'>

/**
 * The page on which visitors expect sections of a family; others stay on the home page, such as
 * photographs to take: a page of nothing but frames would be empty.
 */
const ROLES: Partial<Record<SectionFamily, SubpageRole>> = {
  offer: 'services',
  process: 'services',
  list: 'prices',
  split: 'about',
  people: 'about',
  questions: 'questions',
  place: 'contact',
  booking: 'contact',
}

/** The order of the pages in the menu. */
const MENU_ORDER: SubpageRole[] = ['services', 'prices', 'about', 'questions', 'contact']
/** The order in which pages take their sections from the home page. */
const PRIORITY: Exclude<SubpageRole, 'contact'>[] = ['prices', 'about', 'questions', 'services']

/** The home page keeps this many sections between its hero and its closing. */
const MIN_HOME_SECTIONS = 1
/**
 * Visitors look for what a business offers on its home page, unless that has enough to say. A site
 * with a contact page only also needs more than that.
 */
const MIN_FULL_HOME_SECTIONS = 2
/** A page with fewer words and fewer entries would be nearly empty. */
const MIN_PAGE_WORDS = 24
const MIN_PAGE_ENTRIES = 3
const PRICE_NOTES = /\bprices?\b/i

function roleOf({ kind: name, headline }: Section): SubpageRole | undefined {
  const kind = findSectionKind(name)
  if (!kind) return undefined
  if (kind === 'asked-questions') return 'questions'
  if (kind.startsWith('notes')) return PRICE_NOTES.test(headline) ? 'prices' : undefined
  return ROLES[sectionFamilyOf(kind)]
}

const wordsIn = ({ headline, text, items }: Section): number =>
  [headline, text, ...items.flatMap(({ title, text, value }) => [title, text, value])]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length

const isForm = ({ kind }: Section) => kind.startsWith('booking')
const isPlace = ({ kind }: Section) => kind.startsWith('place')

/** Fields of a form count; entries of a list count only if they say more than their name. */
const entriesIn = (section: Section): number =>
  section.items.filter(({ text, value }) => isForm(section) || text !== '' || value !== '').length

/** Whether sections have enough in them for a page of their own. */
const fillPage = (sections: readonly AdaptedSection[]) =>
  sections.reduce((sum, { section }) => sum + wordsIn(section), 0) >= MIN_PAGE_WORDS ||
  sections.some(({ section }) => entriesIn(section) >= MIN_PAGE_ENTRIES)

const isClosing = ({ section }: AdaptedSection) => section.kind.startsWith('action')

/** A name from the concept's own site map, or else the label of the role. */
function nameOf(role: SubpageRole, { siteMap, labels }: Concept): string {
  const labelled = (key: string) => labels[key] ?? key
  const mapped = (pattern: RegExp) => siteMap.find((page) => pattern.test(page))
  switch (role) {
    case 'services':
      return mapped(/^What (?:I|we) do$/) ?? labelled('services')
    case 'prices':
      return mapped(/^(?:Menu|Shop|Catalogue|Prices)$/) ?? labelled('prices')
    default:
      return labelled(role)
  }
}

const FILE_NAMES: Record<string, string> = { Menu: 'menu', Shop: 'shop', Catalogue: 'catalogue' }
const fileOf = (role: SubpageRole, name: string) =>
  `${role === 'prices' ? (FILE_NAMES[name] ?? role) : role}.html`

/**
 * The place and the opening hours, which the home page shows next to other details, as a section of
 * their own: visitors look for them on the contact page.
 */
function placeFromDetails(
  sections: readonly AdaptedSection[],
  { labels, sections: ofConcept }: Concept,
): AdaptedSection[] {
  const details = sections.find(({ section }) => section.kind === 'details-columns')
  const group = labels['find us'] ?? ''
  const [place, ...hours] = details?.section.items.filter((item) => item.group === group) ?? []
  if (!details || !place) return []
  const contacts = ofConcept.at(-1)?.items ?? []
  const section: Section = {
    ...details.section,
    ...{ kind: 'place-columns', ground: 'background', eyebrow: group, headline: place.title },
    items: [
      ...hours.map((item) => ({ ...item, group: labels.hours ?? '' })),
      ...contacts.map((item) => ({ ...item, group: labels.contact ?? '' })),
    ],
  }
  return [{ section, index: details.index }]
}

/**
 * The closing below a place: its call alone, without the contacts and the hours that the place has
 * just listed.
 */
function ctaBelow(place: Section, { section, index }: AdaptedSection): AdaptedSection {
  const listed = new Set(place.items.map(({ title, value }) => `${title}: ${value}`))
  const items = section.items.filter(({ title, value }) => !listed.has(`${title}: ${value}`))
  const text = [...listed].reduce((rest, line) => rest.replace(`${line}.`, ''), section.text).trim()
  // One half of it would be empty.
  const isHalf = section.kind === 'action-split' && !section.image && items.length === 0
  return {
    index,
    section: { ...section, text, items, kind: isHalf ? 'action-band' : section.kind },
  }
}

/** The sections of the contact page: the form and the place with its details, and a call without a form. */
function contactPageOf(
  own: readonly AdaptedSection[],
  { left, closing }: { left: readonly AdaptedSection[]; closing: readonly AdaptedSection[] },
  concept: Concept,
): AdaptedSection[] {
  const hasPlace = own.some(({ section }) => isPlace(section))
  const sections = [...own, ...(hasPlace ? [] : placeFromDetails(left, concept))]
  // With a form, the call to action would only lead to itself.
  if (own.some(({ section }) => isForm(section))) return sections
  const place = sections.find(({ section }) => isPlace(section))?.section
  return [...sections, ...closing.map((each) => (place ? ctaBelow(place, each) : each))]
}

/** A longer headline is no menu entry, in characters. */
const MAX_ENTRY = 18

/**
 * The menu of a single page: the headlines of its sections. The engine's rules for a menu are for
 * English, and the concept's site map also names pages that do not exist yet.
 */
const headlinesOf = (sections: readonly AdaptedSection[]) => [
  ...new Set(
    sections
      .slice(1)
      .map(({ section }) => section.headline)
      .filter((headline) => headline !== '' && headline.length <= MAX_ENTRY),
  ),
]

/**
 * Calls to action in other languages name a page of the site map, whether or not there is content
 * for it; without it, the button is left out.
 */
const withKnownCalls = (sections: readonly AdaptedSection[], { language }: Concept) => {
  const headlines = new Set(sections.map(({ section }) => section.headline))
  return sections.map(({ section, index }) => {
    const isKnown = language === 'en' || headlines.has(section.secondCallToAction)
    return { index, section: isKnown ? section : { ...section, secondCallToAction: '' } }
  })
}

const pageOf = (
  page: Pick<SitePage, 'role' | 'name' | 'file'>,
  sections: readonly AdaptedSection[],
): SitePage => ({
  ...page,
  sections: withDistinctGrounds(sections.map(({ section }) => section)),
  indexes: sections.map(({ index }) => index),
})

type Taken = Map<SubpageRole, AdaptedSection[]>

const ofRole = (sections: readonly AdaptedSection[], role: SubpageRole) =>
  sections.filter(({ section }) => roleOf(section) === role)

/** The sections that each page takes from the home page, and those that are left there. */
function takeFromHome(sections: readonly AdaptedSection[]) {
  const taken: Taken = new Map()
  let left = [...sections]
  for (const role of PRIORITY) {
    const candidates = ofRole(left, role)
    const rest = left.filter((section) => !candidates.includes(section))
    const min = role === 'services' ? MIN_FULL_HOME_SECTIONS : MIN_HOME_SECTIONS
    if (candidates.length === 0 || !fillPage(candidates) || rest.length < min) continue
    taken.set(role, candidates)
    left = rest
  }
  return { taken, left }
}

/**
 * Composes a small website from the sections of a concept's page: each section is on one page, and
 * there is a page only if its sections fill it and the home page keeps enough. Only the closing call
 * to action, with the contact details, is on every page. So nothing is on the site that the concept
 * does not say, and nothing that it says appears twice. A concept of a few sections becomes a single
 * page.
 */
export function composePages(concept: Concept): SmallSite {
  const { sections: adapted, omitted } = adaptSections(concept.sections, concept.labels)
  const sections = withKnownCalls(adapted, concept)
  const [hero, ...others] = sections
  const closing = others.filter(isClosing)
  const middle = others.filter((section) => !isClosing(section))
  const home = { role: 'home', name: concept.labels.home ?? 'Home', file: 'index.html' } as const
  const contact = ofRole(middle, 'contact')
  const { taken, left } = takeFromHome(middle.filter((section) => !contact.includes(section)))
  const isContactPageEnough =
    contact.length > 0 && fillPage(contact) && left.length >= MIN_FULL_HOME_SECTIONS
  if (!hero || (taken.size === 0 && !isContactPageEnough))
    return {
      pages: [pageOf(home, sections)],
      menu: concept.language === 'en' ? undefined : headlinesOf(sections),
      omitted,
    }
  const contactSections = contactPageOf(contact, { left, closing }, concept)
  if (contactSections.length > 0) taken.set('contact', contactSections)
  const pages = MENU_ORDER.flatMap((role) => {
    const own = taken.get(role)
    if (!own) return []
    const name = nameOf(role, concept)
    return [
      pageOf(
        { role, name, file: fileOf(role, name) },
        role === 'contact' ? own : [...own, ...closing],
      ),
    ]
  })
  return {
    pages: [pageOf(home, [hero, ...left, ...closing]), ...pages],
    menu: pages.map(({ name }) => name),
    omitted,
  }
}
