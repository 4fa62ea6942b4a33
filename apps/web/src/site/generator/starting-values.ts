import type { BriefField, BriefValues } from '@agency/contract/brief-fields'
import { emptyBrief, isOffered } from '@agency/contract/brief-values'
import { DESCRIPTION_MAX } from '@agency/contract/constants'
import { findDesignStyle } from '@agency/contract/generator-form'
import { readStoredStrings, removeStored, writeStored } from '../../browser/stored-json.ts'
import { PREFILL_KEY } from '../gallery/concept-prefill.ts'
import { readDraft } from './brief-draft.ts'

const DETAILS_KEY = 'userDetails'

const rememberedFields = ['name', 'email', 'phone', 'companySize'] as const
const prefillFields = ['companyName', 'websiteFor', 'colorPalette', 'designStyle'] as const

/** Stores contact details for the next visit, but no other answers. */
export const rememberDetails = ({ name, email, phone, companySize }: BriefValues) =>
  writeStored(DETAILS_KEY, { name, email, phone, companySize })

/** The values that the gallery left for this form; they are used once. */
const takePrefill = (): Partial<BriefValues> => {
  const prefill = readStoredStrings(PREFILL_KEY, prefillFields)
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

/** The company of the concept that the visitor comes from; '' if they come from none. */
export const companyOfPrefill = (search: string): string =>
  new URLSearchParams(search).get('companyName') ||
  readStoredStrings(PREFILL_KEY, prefillFields)?.companyName ||
  ''

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
 * The form's initial values. Later sources override earlier ones: remembered details, the draft
 * (submitting deletes it, so it is the newer of the two), what the gallery left, the query. Removes
 * the gallery's prefill from storage.
 */
export function startingValues(search: string): BriefValues {
  const values = { ...emptyBrief }
  const details = readStoredStrings(DETAILS_KEY, rememberedFields) ?? {}
  for (const source of [details, readDraft(), takePrefill(), fromQuery(search)]) {
    for (const [field, value] of Object.entries(source) as [BriefField, string][]) {
      if (value && isOffered(field, value)) values[field] = value
    }
  }
  values.description = values.description.slice(0, DESCRIPTION_MAX)
  return values
}

/** Fields that need not be shown because of remembered details; each holds a valid value. */
export async function foldedFields(values: BriefValues): Promise<BriefField[]> {
  if (!readStoredStrings(DETAILS_KEY, rememberedFields)) return []
  const { isValid } = await import('./brief-schema.ts')
  return foldable.filter((field) => isValid(field, values[field]))
}
