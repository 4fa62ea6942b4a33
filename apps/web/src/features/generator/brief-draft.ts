import { type BriefField, type BriefValues, briefFields } from '@agency/contract/brief-values'
import { readStoredTexts, removeStored, writeStored } from '../../ui/stored-json.ts'

const DRAFT_KEY = 'generatorDraft'

/** What was typed and not sent yet, here or on another page that leads to the form. */
export const readDraft = (): Partial<BriefValues> => readStoredTexts(DRAFT_KEY, briefFields) ?? {}
export const keepDraft = (draft: Partial<Record<BriefField, string>>) =>
  writeStored(DRAFT_KEY, draft)
export const dropDraft = () => removeStored(DRAFT_KEY)
