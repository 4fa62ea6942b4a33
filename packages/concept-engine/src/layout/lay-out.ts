import type { Ground, Section } from '@agency/contract/concept'
import { type SectionFamily, type SectionKind, sectionFamilyOf } from '../section-kinds.ts'
import type { Archetype } from './archetype.ts'
import { type Writing, type WrittenSection, writeSection } from './write-section.ts'

/** More are neither read nor worth their time. */
export const MAX_SECTIONS = 11

/** Sections that carry a ground of their own against what is around them. */
const STRONG: Partial<Record<SectionKind, Ground>> = {
  ticker: 'accent',
  'figures-band': 'primary',
  'quote-large': 'tint',
  // A card of the brand's colour needs a page around it.
  'action-card': 'background',
}

/** What the archetype's slots did not ask for and the brief holds all the same, in this order. */
const OWED: SectionKind[][] = [
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
/** What a visitor looks for at a page's end comes there, wherever the plan has it. */
const LOGIN = 'asked-login'
const LATE: (SectionFamily | SectionKind)[] = [
  'people',
  'details',
  'notes',
  'place',
  'booking',
  LOGIN,
]
/** A page this short is asked for a message besides. */
const SHORT = 4

/** Of other sections a page has one of a sort. */
const SEVERAL = new Set<SectionFamily>(['split', 'asked', 'notes'])

/** Writes the sections of an archetype; what the brief says nothing for is left out. */
export function layOut(archetype: Archetype, writing: Writing): Section[] {
  const { random } = writing
  const sections: WrittenSection[] = []
  const add = (kinds: readonly SectionKind[]): boolean => {
    for (const kind of kinds) {
      const family = sectionFamilyOf(kind)
      if (!SEVERAL.has(family) && sections.some((each) => sectionFamilyOf(each.kind) === family))
        continue
      // One picture beside its words and the next the other way round.
      if (family === 'split' && sections.some((each) => each.kind === kind)) continue
      const written = writeSection(kind, 'background', writing)
      if (written) return sections.push(written) > 0
    }
    return false
  }
  const closing = archetype.slots.at(-1)
  const { asked, isFormAsked } = writing.deck
  const reserved = asked.length + Number(isFormAsked) + 1
  for (const { role, kinds } of archetype.slots.slice(0, -1)) {
    if (sections.length >= MAX_SECTIONS - reserved) break
    const shuffled = random.shuffled(kinds)
    add(role === 'hero' ? [...shuffled, 'hero-split', 'hero-centre'] : shuffled)
  }
  // What the client asked the website to do stands before what nobody asked for.
  if (isFormAsked) add(random.shuffled(['booking-form', 'booking-bar']))
  for (const { kind } of asked) add([kind])
  for (const kinds of OWED) if (sections.length < MAX_SECTIONS - 1) add(random.shuffled(kinds))
  if (sections.length < SHORT - 1 && !writing.deck.noForms)
    add(random.shuffled(['booking-form', 'booking-bar']))
  const rank = ({ kind }: WrittenSection) =>
    LATE.indexOf(kind === LOGIN ? kind : sectionFamilyOf(kind)) + 1
  sections.sort((a, b) => rank(a) - rank(b))
  add([...random.shuffled(closing?.kinds ?? []), 'action-centred'])
  return grounded(archetype, sections)
}

/** The two voices may be one colour, where one was named. */
const colourOf = (ground: Ground) => (ground === 'accent' ? 'primary' : ground)
/** Two neighbours on one strong ground would read as one section. */
const isTwin = (one: Ground, other: Ground) =>
  one !== 'background' && colourOf(one) === colourOf(other)

/** Gives each section its ground, by the archetype's rhythm. */
function grounded(archetype: Archetype, sections: readonly WrittenSection[]): Section[] {
  const last = sections.length - 1
  const wanted = sections.map(({ kind }, at): Ground => {
    if (at === 0) return archetype.heroGround
    const strong = STRONG[kind]
    const turn = archetype.rhythm[at % archetype.rhythm.length] ?? 'background'
    return strong ?? (at === last ? archetype.closingGround : turn)
  })
  let above: Ground = archetype.heroGround
  return sections.map((section, at) => {
    const own = wanted[at] ?? 'background'
    const below = at === last - 1 ? (wanted[last] ?? 'background') : 'background'
    const gives = at > 0 && at < last && (isTwin(own, above) || isTwin(own, below))
    above = gives ? 'background' : own
    return { ...section, ground: above }
  })
}
