import {
  type BriefField,
  type BriefValues,
  emptyBrief,
  isOffered,
} from '@agency/contract/brief-values'
import { findDesignStyle } from '@agency/contract/generator-form'
import { DESCRIPTION_MAX } from '@agency/contract/limits'
import { readStoredTexts, removeStored, writeStored } from '../../browser/stored-json.ts'
import { PREFILL_KEY } from '../gallery/concept-prefill.ts'
import { readDraft } from './brief-draft.ts'

const DETAILS_KEY = 'userDetails'

const remembered = ['name', 'email', 'phone', 'companySize'] as const
const left = ['companyName', 'websiteFor', 'colorPalette', 'designStyle'] as const

/** Contact details for the next visit, and no other answer. */
export const rememberDetails = ({ name, email, phone, companySize }: BriefValues) =>
  writeStored(DETAILS_KEY, { name, email, phone, companySize })

/** What the gallery left for this form: used once. */
const takePrefill = (): Partial<BriefValues> => {
  const prefill = readStoredTexts(PREFILL_KEY, left)
  removeStored(PREFILL_KEY)
  if (!prefill) return {}
  const { companyName = '', websiteFor = '', colorPalette = '', designStyle = '' } = prefill
  return {
    companyName,
    industry: websiteFor,
    colorScheme: colorPalette,
    style: findDesignStyle(designStyle) ?? '',
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

/**
 * The form's first values, the later ones before the earlier: remembered details, the draft (which a
 * sent form drops, so that it is the newer of the two), what the gallery left, the query. Takes the
 * gallery's prefill out of storage.
 */
export function startingValues(search: string): BriefValues {
  const values = { ...emptyBrief }
  const details = readStoredTexts(DETAILS_KEY, remembered) ?? {}
  for (const source of [details, readDraft(), takePrefill(), fromQuery(search)]) {
    for (const [field, value] of Object.entries(source) as [BriefField, string][]) {
      if (value && isOffered(field, value)) values[field] = value
    }
  }
  values.description = values.description.slice(0, DESCRIPTION_MAX)
  return values
}

/** Fields that remembered details make needless to show; each holds a valid value. */
export async function foldedFields(values: BriefValues): Promise<BriefField[]> {
  if (!readStoredTexts(DETAILS_KEY, remembered)) return []
  const { isValid } = await import('./brief-schema.ts')
  return foldable.filter((field) => isValid(field, values[field]))
}
