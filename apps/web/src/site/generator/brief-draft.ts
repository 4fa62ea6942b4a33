import { type BriefField, type BriefValues, briefFields } from '@agency/contract/brief-fields'
import { readStoredStrings, removeStored, writeStored } from '../../browser/stored-json.ts'

const DRAFT_KEY = 'generatorDraft'

/** Input that was not sent yet, here or on another page that links to the form. */
export const readDraft = (): Partial<BriefValues> => readStoredStrings(DRAFT_KEY, briefFields) ?? {}
export const saveDraft = (draft: Partial<Record<BriefField, string>>) =>
  writeStored(DRAFT_KEY, draft)
export const deleteDraft = () => removeStored(DRAFT_KEY)
