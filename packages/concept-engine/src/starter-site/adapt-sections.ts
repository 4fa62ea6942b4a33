import type { Section, SectionItem } from '@agency/contract/concept'
import { findSectionKind, type SectionKind } from '../section-kinds.ts'

/** A part of the concept that a website without a server cannot have, or that has no content yet. */
export interface OmittedPart {
  kind: 'needs a server' | 'needs content'
  /** Its headline, and the titles of its entries. */
  name: string
  entries: string[]
}

/** A section of the site, with its position in the concept. */
export interface AdaptedSection {
  section: Section
  /** Index of the section in the concept. */
  index: number
}

const NEEDS_SERVER: Partial<Record<SectionKind, true>> = {
  'asked-calendar': true,
  'asked-calculator': true,
  'asked-login': true,
  'asked-search': true,
}
const NEEDS_CONTENT: Partial<Record<SectionKind, true>> = {
  'asked-film': true,
  'asked-sound': true,
  'asked-files': true,
}

/** Lists of up to this many entries are shown in one column. */
const MAX_TABLE_ENTRIES = 8

/** An order form without its quantities, which could not be sent: a list of prices. */
function priceListOf(section: Section, heading: string): Section {
  const { items, image } = section
  const half = Math.ceil(items.length / 2)
  const isTable = items.length <= MAX_TABLE_ENTRIES && image !== undefined
  return {
    ...section,
    kind: isTable ? 'list-table' : 'list-menu',
    headline: heading,
    callToAction: '',
    items: items.map((item, index) => ({
      ...item,
      group: isTable || index < half ? '' : ' ',
    })),
  }
}

/** A list has only its columns so far. */
const hasText = ({ text, group }: SectionItem) => text.trim() !== '' && group !== 'table'

/**
 * The sections of a concept as a website without a server can show them: nothing in them pretends
 * to work, and nothing is a placeholder for words. Photographs to take keep their frames.
 */
export function adaptSections(
  sections: readonly Section[],
  labels: Record<string, string>,
): { sections: AdaptedSection[]; omitted: OmittedPart[] } {
  const adapted: AdaptedSection[] = []
  const omitted: OmittedPart[] = []
  for (const [index, section] of sections.entries()) {
    const kind = findSectionKind(section.kind)
    if (!kind) continue
    const omit = (reason: OmittedPart['kind'], items = section.items) =>
      omitted.push({
        kind: reason,
        name: section.headline,
        entries: items.map(({ title }) => title).filter((title) => title !== ''),
      })
    if (NEEDS_SERVER[kind]) omit('needs a server', [])
    else if (NEEDS_CONTENT[kind]) omit('needs content')
    else if (kind === 'asked-order') {
      omit('needs a server', [])
      adapted.push({ index, section: priceListOf(section, labels.prices ?? section.headline) })
    } else if (kind === 'asked-topics' || kind === 'asked-questions') {
      const items = section.items.filter(hasText)
      if (items.length < section.items.length)
        omit(
          'needs content',
          section.items.filter((item) => !hasText(item)),
        )
      if (items.length > 0) adapted.push({ index, section: { ...section, items } })
    } else adapted.push({ index, section })
  }
  return { sections: adapted, omitted }
}
