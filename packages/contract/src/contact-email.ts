import { z } from 'zod'
import { contactEmailTexts } from './email-template.ts'
import { type ContactVariable, contactVariableLabels } from './email-variables.ts'
import { emailAddress } from './text.ts'

/** Whose inbox gets the reply: the agency's, or that of the staff member who writes. */
export const replyToChoices = ['agency', 'me'] as const
export type ReplyToChoice = (typeof replyToChoices)[number]

/** What staff enter to write an email to a contact. */
export const ContactEmailFields = z.object({
  ...contactEmailTexts,
  /** One of the contact's addresses. */
  to: emailAddress,
  replyTo: z.enum(replyToChoices),
})
export type ContactEmailFields = z.infer<typeof ContactEmailFields>

export const ContactEmailPreviewRequest = z.object({
  contactId: z.int32().positive(),
  ...contactEmailTexts,
  replyTo: z.enum(replyToChoices),
})
export type ContactEmailPreviewRequest = z.infer<typeof ContactEmailPreviewRequest>

export const NewContactEmail = ContactEmailFields.extend({
  contactId: z.int32().positive(),
  /** The same for every attempt to send one form: it writes one email. */
  idempotencyKey: z.uuid(),
})
export type NewContactEmail = z.infer<typeof NewContactEmail>

/** An email as it would be sent. */
export const EmailPreview = z.object({
  subject: z.string(),
  /** The sender, and the Reply-To address. */
  from: z.string(),
  replyTo: z.string(),
  text: z.string(),
  /** A whole page, with inline styles. */
  html: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>

export const ContactEmailPreview = EmailPreview.extend({
  /** Why it cannot be sent like this: variables without a value. */
  problems: z.array(z.string()),
})
export type ContactEmailPreview = z.infer<typeof ContactEmailPreview>

/** Why an email with this variable cannot be sent: it would leave a gap in a sentence. */
export const emptyVariable = (name: ContactVariable) =>
  `{{${name}}} has no value: ${contactVariableLabels[name].toLowerCase()} is not known. Fill it in, or write around it.`

export const NOT_THEIR_ADDRESS = 'This is not an address of this contact. Please choose another.'
