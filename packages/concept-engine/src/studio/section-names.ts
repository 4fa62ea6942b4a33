import type { Section } from '@agency/contract/concept'
import { findSectionKind, type SectionFamily, sectionFamilyOf } from '../section-kinds.ts'

/** What a client calls the sections of each family. */
const names: Record<SectionFamily, string> = {
  hero: 'Opening',
  offer: 'What you offer',
  split: 'Story',
  figures: 'Numbers',
  process: 'Steps',
  gallery: 'Gallery',
  list: 'Price list',
  people: 'People',
  quote: 'Quote',
  questions: 'Questions',
  journal: 'Journal',
  place: 'Where to find you',
  booking: 'Form',
  notes: 'Notes',
  details: 'Details',
  asked: 'Feature',
  action: 'Closing',
  ticker: 'Ticker',
}

/** What a client calls this section. */
export function sectionNameOf({ kind: name }: Section): string {
  const kind = findSectionKind(name)
  return kind ? names[sectionFamilyOf(kind)] : 'Section'
}
