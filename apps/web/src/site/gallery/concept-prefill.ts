import type { ConceptPrefill, GalleryConcept } from '@agency/contract/gallery-concept'
import { writeStored } from '../../browser/stored-json.ts'

export const PREFILL_KEY = 'conceptPrefill'

/** Stores a concept for the generator's form, which uses it once. */
export function storePrefill(concept: GalleryConcept) {
  const prefill: ConceptPrefill = {
    companyName: concept.companyName,
    websiteFor: concept.websiteFor,
    colorPalette: concept.colorPalette,
    designStyle: concept.designStyle,
  }
  writeStored(PREFILL_KEY, prefill)
}
