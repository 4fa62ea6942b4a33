// In a separate module, so that the home page needs neither the options nor the texts of the form.
import type { NewBrief } from './brief.ts'

/** The API's names for the form's fields. */
export const apiFieldNames = {
  name: 'userName',
  email: 'userEmail',
  phone: 'phone',
  companyName: 'companyName',
  businessType: 'businessType',
  companySize: 'employeeCount',
  industry: 'industry',
  colorScheme: 'colorFeel',
  style: 'overallVibe',
  description: 'mainGoal',
} as const satisfies Record<string, keyof NewBrief>

export type BriefField = keyof typeof apiFieldNames
export const briefFields = Object.keys(apiFieldNames) as BriefField[]

/** The current values of the inputs: all text, valid or not. */
export type BriefValues = Record<BriefField, string>

/** Marks a form as started rather than submitted: its values are shown in the generator's form. */
export const STARTED_FIELD = 'begins'
