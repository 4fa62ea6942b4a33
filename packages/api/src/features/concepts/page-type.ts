import type { Concept } from '@agency/contract/concept'

/** What kind of page a concept is, in words for the gallery. */
export const describePageType = (concept: Concept): string =>
  `Home page, ${concept.sections.length} sections`
