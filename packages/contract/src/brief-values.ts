import type { NewBrief } from './brief.ts'
import { businessTypes } from './business-types.ts'
import { designStyles } from './generator-form.ts'

/** The call's names for the form's fields. */
const callNames = {
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

export type BriefField = keyof typeof callNames
export const briefFields = Object.keys(callNames) as BriefField[]

/** What stands in the inputs: all of it text, whether or not it would pass. */
export type BriefValues = Record<BriefField, string>

export const emptyBrief: BriefValues = {
  name: '',
  email: '',
  phone: '',
  companyName: '',
  businessType: '',
  companySize: '',
  industry: '',
  colorScheme: '',
  style: '',
  description: '',
}

/** The form's box that is ticked, or not; its value is 'true'. */
export const SHOW_IN_GALLERY = 'showInGallery'

/** Says of a form that it is begun and not yet to be sent: what was typed is shown in the generator's. */
export const BEGINS = 'begins'

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** What a select cannot show is no value of it. */
const choices: Partial<Record<BriefField, readonly string[]>> = {
  businessType: businessTypes,
  companySize: companySizes,
  style: designStyles,
}
export const isOffered = (field: BriefField, value: string) =>
  choices[field]?.includes(value) ?? true

/** The call's input for a form that passed its check; the server checks it again. */
export const briefOf = (values: BriefValues, showInGallery: boolean): NewBrief => ({
  userName: values.name,
  userEmail: values.email,
  phone: values.phone,
  companyName: values.companyName,
  businessType: values.businessType as NewBrief['businessType'],
  employeeCount: values.companySize,
  industry: values.industry,
  colorFeel: values.colorScheme,
  overallVibe: values.style,
  mainGoal: values.description,
  keyVisualElements: '',
  showInGallery,
})

/** The form's values for a brief that was sent. */
export const valuesOf = (brief: NewBrief): BriefValues => {
  const entries = briefFields.map((field) => [field, String(brief[callNames[field]])])
  return Object.fromEntries(entries) as BriefValues
}

/** The form's field that a refusal of the call speaks of. */
export const fieldOfIssue = (path: string): BriefField | undefined =>
  briefFields.find((field) => callNames[field] === path)
