import type { Section } from '@agency/contract/concept'
import {
  findSectionKind,
  type SectionFamily,
  type SectionKind,
  sectionFamilyOf,
} from '../section-kinds.ts'

interface Swap {
  kind: SectionKind
  /** What a client calls it. */
  name: string
  /** Whether a section's content fills it: a kind that needs more would have gaps. */
  suits?: (section: Section) => boolean
}

const hasImage = ({ image }: Section) => image !== undefined
const atMost =
  (count: number) =>
  ({ items }: Section) =>
    items.length <= count

/** The ways to draw a section with the same content, by family. */
const swaps: Partial<Record<SectionFamily, Swap[]>> = {
  hero: [
    { kind: 'hero-split', name: 'Picture at the side', suits: hasImage },
    { kind: 'hero-centre', name: 'Centred above the picture', suits: hasImage },
    { kind: 'hero-editorial', name: 'Wide picture first', suits: hasImage },
    { kind: 'hero-portrait', name: 'Arched picture', suits: hasImage },
    { kind: 'hero-panel', name: 'Colour panel', suits: hasImage },
    { kind: 'hero-billboard', name: 'Billboard', suits: hasImage },
    { kind: 'hero-frame', name: 'Framed', suits: hasImage },
  ],
  offer: [
    { kind: 'offer-rows', name: 'Rows' },
    { kind: 'offer-columns', name: 'Columns', suits: atMost(4) },
    { kind: 'offer-index', name: 'Numbered list', suits: atMost(5) },
  ],
  split: [
    { kind: 'split-left', name: 'Picture on the left', suits: hasImage },
    { kind: 'split-right', name: 'Picture on the right', suits: hasImage },
    { kind: 'split-overlap', name: 'Text over the picture', suits: hasImage },
    {
      kind: 'split-wide',
      name: 'Panorama',
      suits: (section) => hasImage(section) && section.text.length <= 260,
    },
  ],
  figures: [
    { kind: 'figures-row', name: 'Row' },
    { kind: 'figures-band', name: 'Colour band' },
    { kind: 'figures-large', name: 'Large' },
  ],
  process: [
    { kind: 'process-columns', name: 'Columns' },
    { kind: 'process-line', name: 'Beside a picture', suits: hasImage },
    { kind: 'process-stairs', name: 'Stairs' },
  ],
  list: [
    { kind: 'list-menu', name: 'Menu' },
    { kind: 'list-table', name: 'Table', suits: atMost(8) },
  ],
  place: [
    { kind: 'place-card', name: 'Card' },
    { kind: 'place-columns', name: 'Columns' },
  ],
  notes: [
    { kind: 'notes-list', name: 'List' },
    { kind: 'notes-cards', name: 'Cards', suits: ({ items }) => items.length % 2 === 0 },
  ],
  action: [
    { kind: 'action-band', name: 'Band' },
    { kind: 'action-centred', name: 'Centred' },
    { kind: 'action-card', name: 'Card' },
    {
      kind: 'action-split',
      name: 'Two halves',
      suits: (section) => hasImage(section) || section.items.length > 0,
    },
  ],
}

/** The kinds that a section can be swapped for; empty if there is no other. */
export function swapsFor(section: Section): { kind: SectionKind; name: string }[] {
  const kind = findSectionKind(section.kind)
  const candidates = (kind && swaps[sectionFamilyOf(kind)]) ?? []
  const suitable = candidates.filter(({ suits }) => suits?.(section) ?? true)
  return suitable.some((candidate) => candidate.kind !== kind) ? suitable : []
}

/** Backgrounds that some kinds need. */
const OWN_GROUND: Partial<Record<SectionKind, Section['ground']>> = {
  'figures-band': 'primary',
  // Every plan draws it in colour; without one it would be a picture at the side.
  'hero-panel': 'primary',
  'action-card': 'background',
}

/** A section drawn as another kind of its family; unchanged if the kind does not suit it. */
export function swapSection(section: Section, name: string): Section {
  const swap = swapsFor(section).find(({ kind }) => kind === name)
  if (!swap || swap.kind === section.kind) return section
  return { ...section, kind: swap.kind, ground: OWN_GROUND[swap.kind] ?? section.ground }
}
