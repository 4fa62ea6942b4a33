import { z } from 'zod'
import { businessTypes } from './business-types.ts'
import { DESCRIPTION_MAX } from './constants.ts'
import { emailAddress, optionalText, requiredLine, requiredText } from './text.ts'

export const INVALID_BUSINESS_TYPE =
  'Invalid Business Type selected. Please choose from the dropdown.'

/** The engine's input: the brief without personal data. */
export const DesignBrief = z.object({
  companyName: requiredLine(120, 'Please enter your company name.'),
  /** Head count as the person wrote it, such as '11-50'. */
  employeeCount: requiredLine(60, 'Please choose your company size.'),
  businessType: z.enum(businessTypes, INVALID_BUSINESS_TYPE),
  industry: requiredLine(120, 'Please enter your industry.'),
  /** The description: what the business does and what the website is for. */
  mainGoal: requiredText(DESCRIPTION_MAX, 'Please describe your website.'),
  /** One of `designStyles` from the form; external callers may send free text. */
  overallVibe: requiredLine(120, 'Please choose a style.'),
  /** Colours in free text: 'navy and gold', '#0a5', 'no preference'. */
  colorFeel: requiredLine(200, 'Please describe your colours.'),
})
export type DesignBrief = z.infer<typeof DesignBrief>

/**
 * Selects one of the possible designs of a brief: the same brief and seed give the same concept.
 */
export const DesignSeed = z
  .int()
  .min(0)
  .max(2 ** 31 - 2)

/** The body of POST /api/generate-estimate and the input of `generations.start`. */
export const NewBrief = DesignBrief.extend({
  userName: requiredLine(100, 'Please enter your name.'),
  userEmail: emailAddress,
  phone: optionalText(40),
  /** Documented as always empty: '' or []. */
  keyVisualElements: z.union([z.literal(''), z.array(z.never())]).default(''),
  showInGallery: z
    .boolean('This has to be true or false.')
    .default(false)
    .describe('Whether the public gallery may show the concept. Staff look at it before it shows.'),
})
export type NewBrief = z.infer<typeof NewBrief>
