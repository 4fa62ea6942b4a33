import type { Concept } from '@agency/contract/concept'
import { type FontFile, fontFilesFor } from '@agency/fonts/page-fonts'

const allText = (concept: Concept) =>
  JSON.stringify([concept.companyName, concept.tagline, concept.siteMap, concept.sections])

/** The font files that drawing this concept needs. */
export const requiredFonts = (concept: Concept): FontFile[] =>
  fontFilesFor(concept.type, allText(concept))

/** Names of the icons that the concept's pictures show. */
export const requiredIcons = ({ sections }: Concept): string[] =>
  sections
    .flatMap(({ image, pictures, items }) => [
      image,
      ...pictures,
      ...items.map((item) => item.image),
    ])
    .flatMap((imagery) => imagery?.motifs ?? [])
