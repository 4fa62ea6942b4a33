import type { Ground, Section } from '@agency/contract/concept'
import { readColours } from './read-colours.ts'

const isStrong = (ground: Ground | undefined) => ground === 'ink' || ground === 'primary'

/**
 * The sections of a page whose client wants a colour used sparingly: it is on buttons and in
 * pictures, but is not the background of any section.
 */
export function limitSparingColour(
  sections: readonly Section[],
  text: string,
  designNotes: string,
): Section[] {
  if (!readColours(text, designNotes).accent) return [...sections]
  const grounds: Ground[] = sections.map(({ ground }) => ground)
  for (const [index, ground] of grounds.entries()) {
    if (ground !== 'accent') continue
    grounds[index] = isStrong(grounds[index - 1]) || isStrong(grounds[index + 1]) ? 'tint' : 'ink'
  }
  return sections.map((section, index) => ({
    ...section,
    ground: grounds[index] ?? section.ground,
  }))
}
