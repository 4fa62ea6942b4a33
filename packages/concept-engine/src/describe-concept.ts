import type { Concept } from '@agency/contract/concept'

/** A one-sentence description for people who cannot see the picture. */
export function describeConcept({
  companyName,
  style,
  palette,
  sections,
  industry,
}: Concept): string {
  const hero = sections[0]?.headline.replace(/\.$/, '') ?? ''
  return `${style} website concept for ${companyName}, ${industry}: a ${palette.scheme} page headed “${hero}” with ${sections.length} sections.`
}
