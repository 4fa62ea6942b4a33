import { findDesignStyle } from '@agency/contract/brief'
import { ConceptPrefill } from '@agency/contract/gallery-concept'
import { DESCRIPTION_MAX } from '@agency/contract/limits'
import { z } from '../../ui/schema.ts'
import { readStored, removeStored, writeStored } from '../../ui/stored-json.ts'
import { PREFILL_KEY } from '../gallery/concept-prefill.ts'
import {
  type BriefField,
  type BriefValues,
  briefFields,
  emptyBrief,
  isOffered,
  isValid,
} from './brief-values.ts'

const DETAILS_KEY = 'userDetails'
const DRAFT_KEY = 'generatorDraft'

const Details = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  companySize: z.string(),
})
const Draft = z.partialRecord(z.enum(briefFields), z.string())

/** Contact details for the next visit, and no other answer. */
export const rememberDetails = ({ name, email, phone, companySize }: BriefValues) =>
  writeStored(DETAILS_KEY, { name, email, phone, companySize })

export const readDraft = (): Partial<BriefValues> => readStored(DRAFT_KEY, Draft) ?? {}
export const keepDraft = (draft: Partial<BriefValues>) => writeStored(DRAFT_KEY, draft)
export const dropDraft = () => removeStored(DRAFT_KEY)

/** What the gallery left for this form: used once. */
const takePrefill = (): Partial<BriefValues> => {
  const prefill = readStored(PREFILL_KEY, ConceptPrefill)
  removeStored(PREFILL_KEY)
  if (!prefill) return {}
  return {
    companyName: prefill.companyName,
    industry: prefill.websiteFor,
    colorScheme: prefill.colorPalette,
    style: findDesignStyle(prefill.designStyle) ?? '',
  }
}

const fromQuery = (search: string): Partial<BriefValues> => {
  const query = new URLSearchParams(search)
  const style = findDesignStyle(query.get('overallVibe') ?? '')
  return {
    companyName: query.get('companyName') ?? '',
    industry: query.get('industry') ?? '',
    style: style ?? '',
  }
}

const foldable: BriefField[] = ['name', 'email', 'phone', 'companySize', 'industry']

export interface Start {
  values: BriefValues
  /** Fields that remembered details make needless to show; each holds a valid value. */
  folded: BriefField[]
}

/**
 * The form's first values: the draft, then remembered details, then what the gallery left, then
 * the query. Takes the gallery's prefill out of storage.
 */
export function startingValues(search: string): Start {
  const values = { ...emptyBrief }
  const details = readStored(DETAILS_KEY, Details)
  for (const source of [readDraft(), details ?? {}, takePrefill(), fromQuery(search)]) {
    for (const [field, value] of Object.entries(source) as [BriefField, string][]) {
      if (value && isOffered(field, value)) values[field] = value
    }
  }
  values.description = values.description.slice(0, DESCRIPTION_MAX)
  const folded = details ? foldable.filter((field) => isValid(field, values[field])) : []
  return { values, folded }
}
