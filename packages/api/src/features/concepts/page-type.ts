import type { Concept } from '@agency/contract/concept'

/** Describes a concept's type of page for the gallery. */
export const describePageType = (concept: Concept): string =>
  `Home page, ${concept.sections.length} sections`
