import { z } from 'zod'
import { hasVisibleCharacter } from './characters.ts'
import {
  clientEmailTextKeys,
  clientEmailTextLabels,
  clientEmailTextVariables,
  defaultClientEmailTexts,
} from './client-email-texts.ts'
import { EMAIL_SUBJECT_MAX } from './email-template.ts'
import type { EmailTextFields } from './email-text-fields.ts'
import { variableProblem } from './email-variables.ts'
import {
  defaultStaffEmailTexts,
  isStaffEmailText,
  staffEmailTextKeys,
  staffEmailTextLabels,
  staffEmailTextVariables,
} from './staff-email-texts.ts'
import { anyText, requiredLine } from './text.ts'

/** The emails that the site writes by itself. */
export const emailTextKeys = [...clientEmailTextKeys, ...staffEmailTextKeys] as const
export const EmailTextKey = z.enum(emailTextKeys)
export type EmailTextKey = z.infer<typeof EmailTextKey>

/** When each of them is sent. */
export const emailTextLabels: Record<EmailTextKey, string> = {
  ...clientEmailTextLabels,
  ...staffEmailTextLabels,
}

/** What each text can use. */
export const emailTextVariables: Record<EmailTextKey, readonly string[]> = {
  ...clientEmailTextVariables,
  ...staffEmailTextVariables,
}

/** The original texts. */
export const defaultEmailTexts: Record<EmailTextKey, EmailTextFields> = {
  ...defaultClientEmailTexts,
  ...defaultStaffEmailTexts,
}

const textFields = {
  subject: requiredLine(EMAIL_SUBJECT_MAX, 'Please enter a subject.'),
  heading: requiredLine(150, 'Please enter a heading.'),
  opening: anyText(4_000),
  closing: anyText(4_000),
}

/** A changed text. Throws for a variable that its email does not have. */
export const EmailTextChange = z
  .object({ key: EmailTextKey, ...textFields })
  .superRefine(({ key, ...texts }, context) => {
    // Facts without a word about them are enough for staff.
    if (!hasVisibleCharacter(texts.opening) && !isStaffEmailText(key)) {
      const message = 'Please write an opening.'
      context.addIssue({ code: 'custom', path: ['opening'], message })
    }
    for (const [field, text] of Object.entries(texts)) {
      const message = variableProblem(text, emailTextVariables[key])
      if (message) context.addIssue({ code: 'custom', path: [field], message })
    }
  })
export type EmailTextChange = z.infer<typeof EmailTextChange>

export const EmailText = z.object({
  key: EmailTextKey,
  subject: z.string(),
  heading: z.string(),
  opening: z.string(),
  closing: z.string(),
  /** ISO 8601, UTC; null while it is the original. */
  changedAt: z.string().nullable(),
})
export type EmailText = z.infer<typeof EmailText>
