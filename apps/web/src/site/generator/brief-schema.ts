import { NewBrief } from '@agency/contract/brief'
import type { BriefField } from '@agency/contract/brief-fields'
import { isOffered } from '@agency/contract/brief-values'
import { designStyles } from '@agency/contract/generator-form'
import { z } from 'zod'

const { userName, userEmail, phone, companyName, businessType, employeeCount } = NewBrief.shape
const { industry, colorFeel, mainGoal } = NewBrief.shape

/** The form as the visitor sees it, validated by the contract's own rules. */
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

export const isValid = (field: BriefField, value: string) =>
  isOffered(field, value) && BriefForm.shape[field].safeParse(value).success
