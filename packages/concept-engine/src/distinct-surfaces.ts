import type { Ground, Section } from '@agency/contract/concept'

/** If only one colour was named, both brand colours may be the same. */
const colourOf = (ground: Ground) => (ground === 'accent' ? 'primary' : ground)

/** Two adjacent sections on the same strong background would look like one. */
export function withDistinctGrounds(sections: readonly Section[]): Section[] {
  let above: Ground = 'background'
  return sections.map((section) => {
    const isSame = colourOf(section.ground) === colourOf(above) && section.ground !== 'background'
    above = isSame ? 'background' : section.ground
    return { ...section, ground: above }
  })
}
