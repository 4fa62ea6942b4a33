import type { Ground, Section } from '@agency/contract/concept'
import { type SectionFamily, type SectionKind, sectionFamilyOf } from '../section-kinds.ts'
import type { Archetype } from './archetype.ts'
import {
  MAX_INDEX_ENTRIES,
  type Writing,
  type WrittenSection,
  writeSection,
} from './write-section.ts'

/** Nobody reads more sections, and they would take time to draw. */
const MAX_SECTIONS_WITH_ONE_FORM = 11
/** The most sections of a page with further forms, each of which makes it longer. */
export const MAX_SECTIONS = 13

/** Sections with their own background, which differs from those around them. */
const STRONG_GROUNDS: Partial<Record<SectionKind, Ground>> = {
  ticker: 'accent',
  'figures-band': 'primary',
  'quote-large': 'tint',
  // A card in the brand's colour needs the page's background around it.
  'action-card': 'background',
}

/** Section kinds for content of the brief that the archetype has no slot for, in this order. */
const UNPLANNED_KINDS: SectionKind[][] = [
  ['offer-rows', 'offer-columns', 'offer-index'],
  ['list-table', 'list-menu'],
  ['split-left', 'split-right'],
  ['process-columns'],
  ['split-right', 'split-left'],
  ['details-columns'],
  ['notes-list', 'notes-cards'],
  ['notes-list', 'notes-cards'],
  ['people-names'],
  ['place-card', 'place-columns'],
  ['split-left', 'split-right'],
  ['quote-large'],
]
/** What the brief says is on the page even if that makes it longer than planned. */
const FACT_KINDS: SectionKind[][] = [
  ['list-table', 'list-menu'],
  ['details-columns'],
  ['people-names'],
  ['place-columns'],
  ['notes-list'],
  ['notes-list'],
]
/** Families of sections that visitors expect at the end of a page, wherever the plan has them. */
const LOGIN = 'asked-login'
/** What is still to be supplied: photographs, a film, pages of which there is only the name. */
const TO_COME = 'to come'
const isToCome = ({ kind, items }: WrittenSection) =>
  kind === 'asked-photos' ||
  kind === 'asked-film' ||
  (kind === 'asked-topics' && items.every(({ text }) => text === ''))
const END_FAMILIES: (SectionFamily | SectionKind | typeof TO_COME)[] = [
  TO_COME,
  'people',
  'details',
  'notes',
  'place',
  'booking',
  LOGIN,
]
/** A form with no more fields asks for a name, an answer and a message. */
const PLAIN_FORM_FIELDS = 3
/** A page with fewer sections, including the closing, also gets a contact form. */
const MIN_SECTIONS = 4

/** Families of which a page can have several sections; of others it has only one. */
const REPEATABLE_FAMILIES = new Set<SectionFamily>(['split', 'asked', 'notes', 'booking'])

/** Families whose sections keep their order: their sentences may refer to those before. */
const ORDERED_FAMILIES = new Set<SectionFamily>(['split', 'notes', 'people'])

/** Families that say nothing of the business by themselves: where it is, and a plain form. */
const NEVER_LEADING = new Set<SectionFamily>(['place', 'booking'])

/**
 * Moves the section that leads to below the hero; 0 keeps the plan's order. A form leads only if the
 * client asked for it.
 */
function moveLead(sections: WrittenSection[], lead: number, isFormRequested: boolean): void {
  const canLead = (section: WrittenSection) => {
    const { kind } = section
    const family = sectionFamilyOf(kind)
    const isRefused = NEVER_LEADING.has(family) && !(family === 'booking' && isFormRequested)
    return kind !== LOGIN && !isToCome(section) && !ORDERED_FAMILIES.has(family) && !isRefused
  }
  const candidates = sections.slice(1).filter(canLead)
  const leading = candidates[lead % candidates.length]
  if (lead === 0 || !leading) return
  sections.splice(sections.indexOf(leading), 1)
  sections.splice(1, 0, leading)
}

/** What the owner changes every day stands right below the hero. */
function moveNotice(sections: WrittenSection[]): void {
  const index = sections.findIndex(({ kind }) => kind === 'asked-notice')
  if (index > 1) sections.splice(1, 0, ...sections.splice(index, 1))
}

/**
 * Writes the sections of an archetype; sections without content in the brief are left out. `lead`
 * selects the one below the hero.
 */
export function layOut(archetype: Archetype, lead: number, writing: Writing): Section[] {
  const { random } = writing
  const sections: WrittenSection[] = []
  const { offers } = writing.deck
  // An index below the headline has all there is to say about such offers.
  const isListedWhole =
    offers.length <= MAX_INDEX_ENTRIES && offers.every(({ text, value }) => !text && !value)
  const add = (kinds: readonly SectionKind[]): boolean => {
    for (const kind of kinds) {
      const family = sectionFamilyOf(kind)
      if (
        !REPEATABLE_FAMILIES.has(family) &&
        sections.some((section) => sectionFamilyOf(section.kind) === family)
      )
        continue
      if (family === 'offer' && sections[0]?.kind === 'hero-index' && isListedWhole) continue
      // Pictures alternate between the left and the right of their text.
      if (family === 'split' && sections.some((section) => section.kind === kind)) continue
      const section = writeSection(kind, 'background', writing)
      if (section) return sections.push(section) > 0
    }
    return false
  }
  const closing = archetype.slots.at(-1)
  const { requested, isFormRequested, otherForms } = writing.deck
  const max = Math.min(MAX_SECTIONS, MAX_SECTIONS_WITH_ONE_FORM + otherForms.length)
  const reserved = requested.length + Number(isFormRequested) + otherForms.length + 1
  for (const { role, kinds } of archetype.slots.slice(0, -1)) {
    if (sections.length >= max - reserved) break
    const shuffled = random.shuffled(kinds)
    add(role === 'hero' ? [...shuffled, 'hero-split', 'hero-centre'] : shuffled)
  }
  // Features that the client asked for come before the others.
  if (isFormRequested) add(random.shuffled(['booking-form', 'booking-bar']))
  for (const _form of otherForms) add(random.shuffled(['booking-form', 'booking-bar']))
  for (const { kind } of requested) add([kind])
  for (const kinds of UNPLANNED_KINDS) if (sections.length < max - 1) add(random.shuffled(kinds))
  for (const kinds of FACT_KINDS) if (sections.length < MAX_SECTIONS - 1) add(kinds)
  if (sections.length < MIN_SECTIONS - 1 && !writing.deck.noForms)
    add(random.shuffled(['booking-form', 'booking-bar']))
  const rank = (section: WrittenSection) => {
    const { kind } = section
    const family = isToCome(section) ? TO_COME : kind === LOGIN ? kind : sectionFamilyOf(kind)
    return END_FAMILIES.indexOf(family) + 1
  }
  sections.sort((a, b) => rank(a) - rank(b))
  moveLead(sections, lead, writing.deck.form.fields.length > PLAIN_FORM_FIELDS)
  moveNotice(sections)
  add([...random.shuffled(closing?.kinds ?? []), 'action-centred'])
  return grounded(archetype, sections)
}

/** If only one colour was named, both brand colours may be the same. */
const colourOf = (ground: Ground) => (ground === 'accent' ? 'primary' : ground)
/** Two adjacent sections with the same strong background would look like one. */
const isSameColour = (a: Ground, b: Ground) => a !== 'background' && colourOf(a) === colourOf(b)

/** Gives each section its background, following the archetype's rhythm. */
function grounded(archetype: Archetype, sections: readonly WrittenSection[]): Section[] {
  const last = sections.length - 1
  const planned = sections.map(({ kind }, index): Ground => {
    if (index === 0) return archetype.heroGround
    const strong = STRONG_GROUNDS[kind]
    const turn = archetype.rhythm[index % archetype.rhythm.length] ?? 'background'
    return strong ?? (index === last ? archetype.closingGround : turn)
  })
  let above: Ground = archetype.heroGround
  return sections.map((section, index) => {
    const ground = planned[index] ?? 'background'
    const below = index === last - 1 ? (planned[last] ?? 'background') : 'background'
    const isReplaced =
      index > 0 && index < last && (isSameColour(ground, above) || isSameColour(ground, below))
    above = isReplaced ? 'background' : ground
    return { ...section, ground: above }
  })
}
