import type { Concept, Imagery } from '@agency/contract/concept'
import { type FontFile, fontFilesFor } from '@agency/fonts/page-fonts'

const allText = (concept: Concept) =>
  JSON.stringify([concept.companyName, concept.tagline, concept.siteMap, concept.sections])

/** The font files that drawing this concept needs. */
export const requiredFonts = (concept: Concept): FontFile[] =>
  fontFilesFor(concept.type, allText(concept))

const imageryOf = ({ sections }: Concept): Imagery[] =>
  sections
    .flatMap(({ image, pictures, items }) => [
      image,
      ...pictures,
      ...items.map((item) => item.image),
    ])
    .filter((imagery) => imagery !== undefined)

/** Names of the icons that the concept's pictures show. */
export const requiredIcons = (concept: Concept): string[] =>
  imageryOf(concept).flatMap(({ motifs }) => motifs)

/** The files of the uploaded photographs that the concept shows, each once, in order. */
export const requiredPhotos = (concept: Concept): string[] => [
  ...new Set(imageryOf(concept).flatMap(({ photo }) => photo?.file ?? [])),
]

/** The files of all uploaded pictures that the concept shows. */
export const requiredUploads = (concept: Concept): string[] => [
  ...requiredPhotos(concept),
  ...(concept.logo ? [concept.logo.file] : []),
]
