import type { NewBrief } from './brief.ts'
import { apiFieldNames, type BriefField, type BriefValues, briefFields } from './brief-fields.ts'
import { businessTypes } from './business-types.ts'
import { designStyles } from './generator-form.ts'

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

/** Name of the form's checkbox; its value is 'true' if ticked. */
export const SHOW_IN_GALLERY = 'showInGallery'

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** A select's value must be one of its options. */
const choices: Partial<Record<BriefField, readonly string[]>> = {
  businessType: businessTypes,
  companySize: companySizes,
  style: designStyles,
}
export const isOffered = (field: BriefField, value: string) =>
  choices[field]?.includes(value) ?? true

/** The API input for a form that passed validation; the server validates it again. */
export const toBrief = (values: BriefValues, showInGallery: boolean): NewBrief => ({
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
export const toFormValues = (brief: NewBrief): BriefValues => {
  const entries = briefFields.map((field) => [field, String(brief[apiFieldNames[field]])])
  return Object.fromEntries(entries) as BriefValues
}

/** The form field that a validation issue of the API is about. */
export const fieldOfIssue = (path: string): BriefField | undefined =>
  briefFields.find((field) => apiFieldNames[field] === path)
