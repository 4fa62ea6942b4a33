import { businessTypes, designStyles, NewBrief } from '@agency/contract/brief'
import { z } from '../../ui/schema.ts'

const { userName, userEmail, phone, companyName, businessType, employeeCount } = NewBrief.shape
const { industry, colorFeel, mainGoal } = NewBrief.shape

/** The form as the visitor knows it, checked by the contract's own rules. */
export const BriefForm = z.object({
  name: userName,
  email: userEmail,
  phone,
  companyName,
  businessType,
  companySize: employeeCount,
  industry,
  colorScheme: colorFeel,
  style: z.enum(designStyles, 'Please choose a style.'),
  description: mainGoal,
})

/** What stands in the inputs: all of it text, whether or not it would pass. */
export type BriefValues = Record<keyof z.infer<typeof BriefForm>, string>
export type BriefField = keyof BriefValues

export const briefFields = Object.keys(BriefForm.shape) as BriefField[]

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

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** What a select cannot show is no value of it. */
const choices: Partial<Record<BriefField, readonly string[]>> = {
  businessType: businessTypes,
  companySize: companySizes,
  style: designStyles,
}
export const isOffered = (field: BriefField, value: string) =>
  choices[field]?.includes(value) ?? true

export const isValid = (field: BriefField, value: string) =>
  isOffered(field, value) && BriefForm.shape[field].safeParse(value).success

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
} as const satisfies Record<BriefField, keyof NewBrief>

/** The call's input for a form that passed. */
export const briefOf = (values: z.infer<typeof BriefForm>): NewBrief => ({
  userName: values.name,
  userEmail: values.email,
  phone: values.phone,
  companyName: values.companyName,
  businessType: values.businessType,
  employeeCount: values.companySize,
  industry: values.industry,
  colorFeel: values.colorScheme,
  overallVibe: values.style,
  mainGoal: values.description,
  keyVisualElements: '',
})

/** The form's field that a refusal of the call speaks of. */
export const fieldOfIssue = (path: string): BriefField | undefined =>
  briefFields.find((field) => callNames[field] === path)
