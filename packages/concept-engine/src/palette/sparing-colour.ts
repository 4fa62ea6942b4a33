import type { Ground, Section } from '@agency/contract/concept'
import { readColours } from './read-colours.ts'

const isStrong = (ground: Ground | undefined) => ground === 'ink' || ground === 'primary'

/**
 * Keeps a colour that the client wants used sparingly off the section backgrounds. It still appears
 * on buttons and in pictures.
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
