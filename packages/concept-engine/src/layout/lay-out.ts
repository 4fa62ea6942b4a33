import type { Ground, Section } from '@agency/contract/concept'
import type { Archetype, Slot } from './archetype.ts'
import { featuresFor, isLocal, isOnScreen } from './features.ts'
import { type Writing, writeSection } from './write-section.ts'

/** Fewer make a flyer, not a page. */
const MIN_SECTIONS = 6
/** More are neither read nor worth their time. */
const MAX_SECTIONS = 7

/** Sections that carry a ground of their own against what is around them. */
const STRONG: [start: string, ground: Ground][] = [
  ['ticker', 'accent'],
  ['figures-band', 'primary'],
  ['quote-large', 'tint'],
  // A card of the brand's colour needs a page around it.
  ['action-card', 'background'],
]

/** What fills a page whose slots had nothing to say, in this order. */
const SPARE = ['split-left', 'process-columns', 'gallery-mosaic', 'offer-cards', 'booking-form']

/** A slot's ways to be drawn, in the order in which they are tried. */
function kindsOf(slot: Slot, subject: string, { random }: Writing): string[] {
  const own = random.shuffled(slot.kinds)
  if (slot.role === 'hero') {
    // A screen is shown by who sells one; to others a place is closer.
    const fit = own.filter((kind) => kind !== 'hero-device' || isOnScreen(subject))
    return fit.length > 0 ? fit : own
  }
  if (slot.role !== 'feature') return own
  const [first = [], ...others] = featuresFor(subject)
  const trades = [
    random.shuffled(first),
    ...random.shuffled(others).map((kinds) => random.shuffled(kinds)),
  ]
  return random.next() < 0.5
    ? [...trades.flat(), ...own]
    : [...(trades[1] ?? []), ...trades.flat(), ...own]
}

const familyOf = (kind: string) => kind.split('-')[0] ?? kind

/** Writes the sections of an archetype; what has nothing true to say is left out. */
export function layOut(archetype: Archetype, writing: Writing): Section[] {
  const { subject } = writing.deck.industry
  const sections: Section[] = []
  const turn = (at: number): Ground =>
    archetype.rhythm[at % archetype.rhythm.length] ?? 'background'
  const groundOf = (kind: string, role: Slot['role']): Ground => {
    if (role === 'hero') return archetype.heroGround
    const strong = STRONG.find(([start]) => kind.startsWith(start))?.[1]
    if (role === 'closing') return strong ?? archetype.closingGround
    const wanted = strong ?? turn(sections.length)
    const above = sections.at(-1)?.ground
    // Two neighbours on one strong ground would read as one section.
    return wanted === above && wanted !== 'background' ? 'background' : wanted
  }
  const add = (kinds: string[], role: Slot['role']) => {
    for (const kind of kinds) {
      if (
        role !== 'hero' &&
        sections.some(
          (each) => familyOf(each.kind) === familyOf(kind) && familyOf(kind) !== 'split',
        )
      )
        continue
      const written = writeSection(kind, groundOf(kind, role), writing)
      if (written) return sections.push(written)
    }
    return 0
  }
  const closing = archetype.slots.at(-1)
  for (const slot of archetype.slots.slice(0, -1)) add(kindsOf(slot, subject, writing), slot.role)
  if (sections.length < MAX_SECTIONS - 1 && isLocal(subject) && writing.random.next() < 0.6)
    add(['place-map', 'place-wide'], 'place')
  for (const kind of SPARE) {
    if (sections.length >= MIN_SECTIONS - 1) break
    add([kind], 'story')
  }
  if (closing) add(kindsOf(closing, subject, writing), 'closing')
  return sections
}
