import { z } from 'zod'
import { contactVariables, variableProblem } from './email-variables.ts'
import { requiredLine, requiredText } from './text.ts'

export const EMAIL_SUBJECT_MAX = 150
export const EMAIL_TEXT_MAX = 10_000
export const TEMPLATE_NAME_MAX = 80
/** More than anybody looks through. */
export const MAX_EMAIL_TEMPLATES = 100

/** A text whose variables are all among the known ones. */
const withVariables = (schema: z.ZodType<string, string>, known: readonly string[]) =>
  schema.superRefine((text, context) => {
    const message = variableProblem(text, known)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const contactEmailTexts = {
  subject: withVariables(
    requiredLine(EMAIL_SUBJECT_MAX, 'Please enter a subject.'),
    contactVariables,
  ),
  text: withVariables(requiredText(EMAIL_TEXT_MAX, 'Please write something.'), contactVariables),
}

/** What staff enter for a template. */
export const EmailTemplateFields = z.object({
  name: requiredLine(TEMPLATE_NAME_MAX, 'Please enter a name.'),
  ...contactEmailTexts,
})
export type EmailTemplateFields = z.infer<typeof EmailTemplateFields>

export const EmailTemplate = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  /** ISO 8601, UTC; identifies the version that a change starts from. */
  updatedAt: z.string(),
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

/** A template whose deletion can still be undone. */
export const DeletedEmailTemplate = EmailTemplate.pick({
  id: true,
  name: true,
  subject: true,
}).extend({
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedEmailTemplate = z.infer<typeof DeletedEmailTemplate>

export const EmailTemplateRef = z.object({ id: z.int32().positive(), updatedAt: z.iso.datetime() })
export type EmailTemplateRef = z.infer<typeof EmailTemplateRef>
export const EmailTemplateChange = EmailTemplateFields.extend(EmailTemplateRef.shape)
export type EmailTemplateChange = z.infer<typeof EmailTemplateChange>

export const TEMPLATE_NAME_TAKEN = 'Another template has this name.'
export const TEMPLATE_CHANGED_MEANWHILE =
  'Somebody changed this template meanwhile. Close it and open it again to see their version.'
export const TOO_MANY_TEMPLATES = `There can be ${MAX_EMAIL_TEMPLATES} templates. Delete one that you no longer use.`
